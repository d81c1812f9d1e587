import { dump } from 'js-yaml'
import type { SiteConfig } from '../../contract/config.ts'
import { defaultLocaleOf } from '../../contract/config.ts'
import type { RouteTable } from '../../contract/routes.ts'
import { collectionPath, type DownloadSource, hasRequests, publishedSpecs } from './listDownloads.ts'
import { postmanCollection } from './postmanCollection.ts'
import { publishedDocument } from './publishedDocument.ts'
import { type AddressOf, siteAddresses } from './siteAddresses.ts'
import { withAbsoluteLinks } from './withAbsoluteLinks.ts'

export interface DownloadInput extends DownloadSource {
  readonly config: Pick<SiteConfig, 'origin' | 'base' | 'locales'>
  readonly routes: RouteTable
}

/** The text of every download by its path below the site's base. */
export function buildDownloads({ specs, apis, config, routes }: DownloadInput): Map<string, string> {
  const addressOf = siteAddresses(config, routes)
  const locale = defaultLocaleOf(config)
  return new Map(
    apis.flatMap((api) => [
      ...publishedSpecs(specs, api.id).flatMap(({ spec, path }) => {
        const document = withAbsoluteLinks(publishedDocument(spec), addressOf)
        return [[`${path}.yaml`, yamlText(document)] as const, [`${path}.json`, jsonText(document)] as const]
      }),
      ...(hasRequests(api) ? [collectionFile(api, locale, addressOf)] : []),
    ]),
  )
}

function collectionFile(
  api: DownloadInput['apis'][number],
  locale: string,
  addressOf: AddressOf,
): readonly [string, string] {
  return [collectionPath(api), jsonText(postmanCollection({ api, locale, addressOf }))]
}

/** No anchors and aliases, which many readers of YAML lack. */
function yamlText(value: unknown): string {
  return dump(value, { noRefs: true, lineWidth: 120 })
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
