import type { Changelog } from '../../contract/changelog.ts'
import type { SiteConfig } from '../../contract/config.ts'
import { type KeepEntry, keepNoEntry } from '../../contract/memory.ts'
import { currentVersion, type VersionTable } from '../../contract/versions.ts'
import { agentSkills } from './agentSkills.ts'
import { apiCatalog, type CatalogInput, catalogUrl } from './apiCatalog.ts'
import { atomFeed } from './atomFeed.ts'
import { type LlmsInput, llmsFiles } from './llmsFiles.ts'
import { robotsText } from './robotsText.ts'
import { sitemapFiles } from './sitemap.ts'
import { type SliceInput, sliceFiles } from './sliceFiles.ts'

interface DiscoveryInput extends SliceInput, LlmsInput, CatalogInput {
  readonly config: SiteConfig
  readonly versions?: VersionTable | undefined
}

type File = readonly [path: string, text: string]

/**
 * What crawlers, feed readers and programs find a site by, as files of its root: `public/sitemap.xml`. What speaks of the
 * whole site or of news is not written for a frozen version, which is a part of the current one.
 */
export function* discoveryFiles(input: DiscoveryInput, keep: KeepEntry = keepNoEntry): Generator<File> {
  const isFrozen = input.versions !== undefined && input.versions.own !== currentVersion
  for (const files of [llmsFiles(input), sliceFiles(input, keep), isFrozen ? [] : siteFiles(input, keep)])
    for (const [path, text] of files) yield [`public${path}`, text]
}

function siteFiles(input: DiscoveryInput, keep: KeepEntry): File[] {
  const { config, changelogs, apis } = input
  return [
    ...[...sitemapFiles(input)].map(([file, text]) => [`/${file}`, text] as const),
    ['/robots.txt', robotsText(config)],
    ...changelogs.map((changelog) => feedFile(changelog, config, keep)),
    ...(apis.length > 0 ? [[catalogUrl, apiCatalog(input)] as const, ...agentSkills(input)] : []),
  ]
}

function feedFile(changelog: Changelog, { origin, base, locales, brand }: SiteConfig, keep: KeepEntry): File {
  const { feed = '', url } = changelog.route
  const site = { origin, base, locales, brand }
  return [feed, keep(`feed ${url}`, { read: [changelog, site] }, () => atomFeed(changelog, site))]
}
