import type { Deprecation, Prose } from '../../contract/annotations.ts'
import type { Channel } from '../../contract/channel.ts'
import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import { type Download, downloadsOf } from '../../contract/downloads.ts'
import { fileNameOf } from '../../contract/ids.ts'
import { type LocaleCode, localePrefix, localized } from '../../contract/locales.ts'
import { type KeepEntry, keepNoEntry } from '../../contract/memory.ts'
import type { Operation } from '../../contract/operation.ts'
import type { Api } from '../../contract/reference.ts'
import type { RouteTable } from '../../contract/routes.ts'
import type { SchemaId } from '../../contract/schema.ts'
import { addressesOf, publishedPaths } from '../../model/view/addresses.ts'
import { endingDays, endingsPath } from '../../model/view/endings.ts'
import { type Retirement, retirementOf } from './retirement.ts'
import { siteAddress } from './siteAddress.ts'
import { channelSlice } from './slices/channelSlice.ts'
import { sharedSchemas } from './slices/definitions.ts'
import { operationSlice } from './slices/operationSlice.ts'
import { schemaJson } from './slices/schemaJson.ts'
import type { SliceContext } from './slices/sliceContext.ts'
import { type JsonObject, withoutAbsent } from './slices/withoutAbsent.ts'

interface SliceInput {
  readonly config: Pick<SiteConfig, 'origin' | 'base' | 'locales' | 'messages'>
  readonly apis: readonly Api[]
  readonly routes: RouteTable
  readonly downloads: readonly Download[]
}

/** Path of the list of all slices of a language, behind the path of the language. */
export const sliceListUrl = '/reference/index.json'

type Kind = 'operations' | 'channels'

/** Name of the file of a named schema. */
function schemaFile(id: SchemaId): string {
  return `${fileNameOf(id)}.json`
}

/** Path of the slice of an operation or channel below the base: `/zh/reference/spot/operations/createOrder.json`. */
function sliceUrl(kind: Kind, api: string, id: string, prefix: string): string {
  return `${prefix}/reference/${fileNameOf(api)}/${kind}/${fileNameOf(id)}.json`
}

/** Every operation and channel as a JSON file, the schemas that are too long for these files, and a list, in every language. */
export function* sliceFiles(input: SliceInput, keep: KeepEntry = keepNoEntry): Generator<File> {
  for (const { code } of input.config.locales) yield* languageFiles(code, input, keep)
}

/** Input of the files of one language. */
interface Language {
  readonly input: SliceInput
  readonly locale: LocaleCode
  readonly prefix: string
  readonly keep: KeepEntry
  /** Full address of the page that shows an operation or channel. */
  readonly pageOf: (kind: Kind, id: string, api: Api) => string | null
}

type File = readonly [path: string, text: string]

function* languageFiles(locale: LocaleCode, input: SliceInput, keep: KeepEntry): Generator<File> {
  const prefix = localePrefix(locale, defaultLocaleOf(input.config))
  const language = { input, locale, prefix, keep, pageOf: pagesIn(locale, input) }
  const list = { locale, apis: input.apis.map((api) => apiJson(api, language)) }
  for (const api of input.apis) yield* entryFiles(api, language)
  yield [`${prefix}${sliceListUrl}`, json(list)]
  const endings = input.apis.flatMap((api) => endingsJson(api, language))
  if (endings.length > 0) yield [`${prefix}${endingsPath}`, json({ locale, endings })]
}

function pagesIn(locale: LocaleCode, { config, routes }: SliceInput): Language['pageOf'] {
  const published = publishedPaths(routes.routes, locale)
  return (kind, id, api) => {
    const path = addressesOf(api).ofEntry(id, kind === 'channels' ? 'channel' : 'operation')?.path
    return path === undefined ? null : siteAddress(config, published(path))
  }
}

function* entryFiles(api: Api, language: Language): Generator<File> {
  const { input, locale, prefix, keep } = language
  const text = (prose: Prose | undefined) => textIn(prose, language)
  const context = { api, text, fileOf: (id: SchemaId) => `../schemas/${encodeURIComponent(schemaFile(id))}` }
  const file = <Entry extends Operation | Channel>(
    kind: Kind,
    entry: Entry,
    sliceOf: (entry: Entry, context: SliceContext) => JsonObject,
  ): File => {
    const page = language.pageOf(kind, entry.id, api)
    const url = sliceUrl(kind, api.id, entry.id, prefix)
    const sources = { api, entries: [entry], read: [page, locale, defaultLocaleOf(input.config)] }
    return [url, keep(url, sources, () => json({ locale, page, ...sliceOf(entry, context) }))]
  }
  for (const operation of api.operations) yield file('operations', operation, operationSlice)
  for (const channel of api.channels) yield file('channels', channel, channelSlice)
  for (const [id, schema] of sharedSchemas(api)) {
    const beside = { api, text, fileOf: (other: SchemaId) => encodeURIComponent(schemaFile(other)) }
    yield [`${prefix}/reference/${fileNameOf(api.id)}/schemas/${schemaFile(id)}`, json(schemaJson(schema, beside))]
  }
}

function apiJson(api: Api, language: Language): object {
  const { config, downloads, apis } = language.input
  const retirement = retirementOf(api, apis, language.locale, config)
  return {
    id: api.id,
    title: textIn(api.title, language),
    version: api.version,
    ...(retirement ? { deprecation: retirementJson(retirement) } : {}),
    specifications: downloadsOf(downloads, api.id)
      .flat()
      .map(({ kind, format, version, path }) => ({ kind, format, version, url: siteAddress(config, `/${path}`) })),
    operations: api.operations.map(({ id, title, method, path, deprecation }) => ({
      ...entryJson({ kind: 'operations', id, title }, api, language),
      ...{ method, path },
      ...deprecationFlags(deprecation),
    })),
    channels: api.channels.map(({ id, title, address, callName, deprecation }) => ({
      ...entryJson({ kind: 'channels', id, title }, api, language),
      address,
      ...(callName === undefined ? {} : { callName }),
      ...deprecationFlags(deprecation),
    })),
  }
}

/** Entries of an API that end, with their days, the latest days first. */
function endingsJson(api: Api, language: Language): object[] {
  return endingDays(api).flatMap(({ since, sunset, entries }) =>
    entries.map(({ kind, id, title, method, path, deprecation: { replacements } }) => ({
      ...{
        api: api.id,
        ...entryJson({ kind: kind === 'operation' ? 'operations' : 'channels', id, title }, api, language),
        method,
        path,
      },
      ...withoutAbsent({ deprecatedSince: since, sunset }),
      replacements,
    })),
  )
}

function retirementJson({ sunset, successor, notice }: Retirement): object {
  return withoutAbsent({ sunset, replacements: successor && [successor.id], note: notice })
}

function deprecationFlags(deprecation: Deprecation | undefined): object {
  if (!deprecation) return {}
  return { deprecated: true, ...withoutAbsent({ sunset: deprecation.sunset, replacements: deprecation.replacements }) }
}

function entryJson(
  { kind, id, title }: Pick<Operation | Channel, 'id' | 'title'> & { readonly kind: Kind },
  api: Api,
  language: Language,
): object {
  const url = siteAddress(language.input.config, sliceUrl(kind, api.id, id, language.prefix))
  return { id, title: textIn(title, language), url, page: language.pageOf(kind, id, api) }
}

function textIn(prose: Prose | undefined, { locale, input }: Language): string | undefined {
  return prose && localized(prose, locale, defaultLocaleOf(input.config)).text
}

function json(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
