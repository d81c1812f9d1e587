import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import { type KeepEntry, keepNoEntry } from '../../contract/memory.ts'
import type { RouteTable } from '../../contract/routes.ts'
import type { LoadedSpec } from '../../load/document/spec.ts'
import { textsDigest } from '../../load/document/textsDigest.ts'
import { collectionPath, type DownloadSource, hasRequests, publishedSpecs } from './listDownloads.ts'
import { postmanCollection } from './postmanCollection.ts'
import { publishedDocument } from './publishedDocument.ts'
import { type AddressOf, siteAddresses } from './siteAddresses.ts'
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
    const keepFile: KeepFile = (path, read, write) => [
      path,
      keep(`download ${path}`, { api, entries, read: [site, ...read] }, write),
    ]
    for (const { spec, path } of publishedSpecs(specs, api.id)) yield* specFiles(spec, path, { addressOf, keepFile })
    if (hasRequests(api))
      yield keepFile(collectionPath(api), [], () => jsonText(postmanCollection({ api, locale, addressOf })))
  }
}

type KeepFile = (path: string, read: readonly string[], write: () => string) => File

/** A spec in both formats. Its document, which is as large as the spec, is freed after them. */
function* specFiles(
  spec: LoadedSpec,
  path: string,
  { addressOf, keepFile }: { readonly addressOf: AddressOf; readonly keepFile: KeepFile },
): Generator<File> {
  const texts = [textsDigest(spec)]
  let made: unknown
  const document = () => {
    made ??= withAbsoluteLinks(publishedDocument(spec), addressOf)
    return made
  }
  yield keepFile(`${path}.yaml`, texts, () => yamlText(document()))
  yield keepFile(`${path}.json`, texts, () => jsonText(document()))
}

type File = readonly [path: string, text: string]

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
