import { anchorOf } from '../../contract/ids.ts'
import { localized } from '../../contract/locales.ts'
import type { Prose } from '../../contract/reference.ts'
import { absoluteLinks } from '../../outputs/downloads/absoluteLinks.ts'
import { channelSlice } from '../../outputs/machines/slices/channelSlice.ts'
import { operationSlice } from '../../outputs/machines/slices/operationSlice.ts'
import type { SliceContext } from '../../outputs/machines/slices/sliceContext.ts'
import type { JsonObject } from '../../outputs/machines/slices/withoutAbsent.ts'
import { type Answer, found } from './answer.ts'
import { chooseLocale } from './chooseLocale.ts'
import { addressOf, type Documentation } from './documentation.ts'
import { type Entry, findEntry } from './findEntry.ts'

export interface SchemaRequest {
  readonly name: string
  readonly api?: string | undefined
  readonly locale?: string | undefined
}

/** All that the specs say of an operation or a channel, as one JSON document, with the address of its page. */
export function getSchema(documentation: Documentation, { name, api, locale }: SchemaRequest): Answer<JsonObject> {
  const language = chooseLocale(documentation, locale)
  if (language.kind === 'refused') return language
  const entry = findEntry(documentation, name, api)
  if (entry.kind === 'refused') return entry
  const context = { api: entry.value.api, text: textIn(documentation, language.value) }
  const page = pageOf(documentation, entry.value, language.value)
  return found({ ...(page === undefined ? {} : { page }), ...sliceOf(entry.value, context) })
}

function sliceOf(entry: Entry, context: SliceContext): JsonObject {
  return entry.kind === 'operation' ? operationSlice(entry.operation, context) : channelSlice(entry.channel, context)
}

/** Texts of a language, in the default one where they are not translated; their links lead to the site from anywhere. */
export function textIn(documentation: Documentation, locale: string): (prose: Prose | undefined) => string | undefined {
  const { locales, routes } = documentation
  const addresses = new Map(routes.routes.flatMap((own) => (own.locale === locale ? [[own.path, own.url]] : [])))
  const addressOfLink = (link: string) => {
    const [path = '', ...anchor] = link.split(/(?=[?#])/)
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`
    return addressOf(documentation, [addresses.get(path) ?? addresses.get(other) ?? path, ...anchor].join(''))
  }
  return (prose) => prose && absoluteLinks(localized(prose, locale, locales[0] ?? locale).text, addressOfLink)
}

/** Where the entry is explained, with the anchor where the page has others. */
export function pageOf(documentation: Documentation, entry: Entry, locale: string): string | undefined {
  const id = entry.kind === 'operation' ? entry.operation.id : entry.channel.id
  const list = entry.kind === 'operation' ? 'operations' : 'channels'
  const route = documentation.routes.routes.find(
    (own) => own.locale === locale && own.api === entry.api.id && own[list]?.includes(id),
  )
  if (!route) return undefined
  const isAlone = (route.operations?.length ?? 0) + (route.channels?.length ?? 0) === 1
  return addressOf(documentation, isAlone ? route.url : `${route.url}#${anchorOf(id)}`)
}
