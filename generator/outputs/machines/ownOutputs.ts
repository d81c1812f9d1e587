import type { Changelog } from '../../contract/changelog.ts'
import type { Output } from '../../contract/config.ts'
import type { KeepEntry } from '../../contract/memory.ts'
import type { OutputFile, OutputSite } from '../../contract/pluginParts.ts'
import { currentVersion } from '../../contract/versions.ts'
import { agentSkills } from './agentSkills.ts'
import { apiCatalog, catalogUrl } from './apiCatalog.ts'
import { atomFeed } from './atomFeed.ts'
import { llmsFiles } from './llmsFiles.ts'
import { robotsText } from './robotsText.ts'
import { sitemapFiles } from './sitemap.ts'
import { sliceFiles } from './sliceFiles.ts'

/** Files by which crawlers, feed readers and programs find a site. They are declared like outputs of a plug-in. */
export const ownOutputs: readonly Output[] = [
  { name: 'llms', files: (site) => filesOf(llmsFiles(inputOf(site))) },
  { name: 'reference', files: (site, keep) => filesOf(sliceFiles(inputOf(site), keep)) },
  ofWholeSite({ name: 'sitemap', files: (site) => filesOf(sitemapFiles(inputOf(site))) }),
  ofWholeSite({ name: 'robots', files: ({ config }) => [{ path: 'robots.txt', text: robotsText(config) }] }),
  ofWholeSite({ name: 'feeds', files: (site, keep) => site.changelogs.map((own) => feedFile(own, site, keep)) }),
  ofApis({ name: 'api-catalog', files: (site) => filesOf([[catalogUrl, apiCatalog(inputOf(site))]]) }),
  ofApis({ name: 'agent-skills', files: (site) => filesOf(agentSkills(inputOf(site))) }),
]

/** An output about the whole site or about news. A frozen version has none, because it is a part of the current site. */
function ofWholeSite({ name, files }: Output): Output {
  const isFrozen = ({ versions }: OutputSite) => versions !== undefined && versions.own !== currentVersion
  return { name, files: (site, keep) => (isFrozen(site) ? [] : files(site, keep)) }
}

function ofApis({ name, files }: Output): Output {
  return ofWholeSite({ name, files: (site, keep) => (site.reference.apis.length > 0 ? files(site, keep) : []) })
}

function inputOf({ config, reference, table, downloads, changelogs, versions }: OutputSite) {
  return { config, apis: reference.apis, routes: table, downloads, changelogs, versions }
}

function* filesOf(files: Iterable<readonly [path: string, text: string]>): Generator<OutputFile> {
  for (const [path, text] of files) yield { path: path.replace(/^\//, ''), text }
}

function feedFile(changelog: Changelog, { config }: OutputSite, keep: KeepEntry): OutputFile {
  const { feed = '', url } = changelog.route
  const { origin, base, locales, brand } = config
  const site = { origin, base, locales, brand }
  const text = keep(`feed ${url}`, { read: [changelog, site] }, () => atomFeed(changelog, site))
  return { path: feed.slice(1), text }
}
