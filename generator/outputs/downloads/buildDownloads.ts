import { dump } from 'js-yaml'
import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import { noMemory } from '../../contract/memory.ts'
import type { Api } from '../../contract/reference.ts'
import type { RouteTable } from '../../contract/routes.ts'
import { textsOf } from '../../load/spec/textsOf.ts'
import {
  collectionPath,
  type DownloadSource,
  hasRequests,
  type PublishedSpec,
  publishedSpecs,
} from './listDownloads.ts'
import { postmanCollection } from './postmanCollection.ts'
import { publishedDocument } from './publishedDocument.ts'
import { type AddressOf, siteAddresses } from './siteAddresses.ts'
import { withAbsoluteLinks } from './withAbsoluteLinks.ts'

export interface DownloadInput extends DownloadSource {
  readonly config: Pick<SiteConfig, 'origin' | 'base' | 'locales'>
  readonly routes: RouteTable
}

/** The downloads, each with its path below the site's base and its text. */
export function* buildDownloads({ specs, apis, config, routes }: DownloadInput, memory = noMemory): Generator<File> {
  const locale = defaultLocaleOf(config)
  const addresses = [config.origin, config.base, locale, ...routes.routes.map(({ path, url }) => [path, url])]
  const addressOf = siteAddresses(config, routes)
  for (const api of apis) {
    const own = publishedSpecs(specs, api.id)
    const texts = own.map(({ spec, path }) => [path, textsOf(spec)])
    yield* memory.keep(`downloads ${api.id}`, JSON.stringify([addresses, texts, api]), () => [
      ...own.flatMap((published) => specFiles(published, addressOf)),
      ...(hasRequests(api) ? [collectionFile(api, locale, addressOf)] : []),
    ])
  }
}

type File = readonly [path: string, text: string]

function specFiles({ spec, path }: PublishedSpec, addressOf: AddressOf): File[] {
  const document = withAbsoluteLinks(publishedDocument(spec), addressOf)
  return [
    [`${path}.yaml`, yamlText(document)],
    [`${path}.json`, jsonText(document)],
  ]
}

function collectionFile(api: Api, locale: string, addressOf: AddressOf): File {
  return [collectionPath(api), jsonText(postmanCollection({ api, locale, addressOf }))]
}

/** No anchors and aliases, which many readers of YAML lack. */
function yamlText(value: unknown): string {
  return dump(value, { noRefs: true, lineWidth: 120 })
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
