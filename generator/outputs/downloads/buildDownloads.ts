import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import { type KeepEntry, keepNoEntry } from '../../contract/memory.ts'
import type { RouteTable } from '../../contract/routes.ts'
import { textsOf } from '../../load/document/textsOf.ts'
import { collectionPath, type DownloadSource, hasRequests, publishedSpecs } from './listDownloads.ts'
import { postmanCollection } from './postmanCollection.ts'
import { publishedDocument } from './publishedDocument.ts'
import { siteAddresses } from './siteAddresses.ts'
import { withAbsoluteLinks } from './withAbsoluteLinks.ts'
import { yamlText } from './yamlText.ts'

export interface DownloadInput extends DownloadSource {
  readonly config: Pick<SiteConfig, 'origin' | 'base' | 'locales'>
  readonly routes: RouteTable
}

/** The downloads, each with its path below the site's base and its text. */
export function* buildDownloads(
  { specs, apis, config, routes }: DownloadInput,
  keep: KeepEntry = keepNoEntry,
): Generator<File> {
  const { origin, base } = config
  const locale = defaultLocaleOf(config)
  const site = JSON.stringify([origin, base, locale, ...routes.routes.map(({ path, url }) => [path, url])])
  const addressOf = siteAddresses(config, routes)
  for (const api of apis) {
    const entries = [...api.operations, ...api.channels, ...api.pages]
    const keepFile = (path: string, read: readonly string[], write: () => string): File => [
      path,
      keep(`download ${path}`, { api, entries, read: [site, ...read] }, write),
    ]
    for (const { spec, path } of publishedSpecs(specs, api.id)) {
      const texts = [textsOf(spec)]
      let made: unknown
      const document = () => {
        made ??= withAbsoluteLinks(publishedDocument(spec), addressOf)
        return made
      }
      yield keepFile(`${path}.yaml`, texts, () => yamlText(document()))
      yield keepFile(`${path}.json`, texts, () => jsonText(document()))
    }
    if (hasRequests(api))
      yield keepFile(collectionPath(api), [], () => jsonText(postmanCollection({ api, locale, addressOf })))
  }
}

type File = readonly [path: string, text: string]

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
