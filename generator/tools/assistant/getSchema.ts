import { localized } from '../../contract/locales.ts'
import type { Prose } from '../../contract/reference.ts'
import { addressesOf, publishedPaths } from '../../model/view/addresses.ts'
import { absoluteLinks } from '../../outputs/downloads/absoluteLinks.ts'
import { channelSlice } from '../../outputs/machines/slices/channelSlice.ts'
import { operationSlice } from '../../outputs/machines/slices/operationSlice.ts'
import type { SliceContext } from '../../outputs/machines/slices/sliceContext.ts'
import type { JsonObject } from '../../outputs/machines/slices/withoutAbsent.ts'
import { type AssistantAnswer, found } from './answer.ts'
import { chooseLocale } from './chooseLocale.ts'
import { addressOf, type Documentation } from './documentation.ts'
import { type Entry, findEntry } from './findEntry.ts'

export interface SchemaRequest {
  readonly name: string
  readonly api?: string | undefined
  readonly locale?: string | undefined
}

/** All that the specs say of an operation or a channel, as one JSON document, with the address of its page. */
export function getSchema(
  documentation: Documentation,
  { name, api, locale }: SchemaRequest,
): AssistantAnswer<JsonObject> {
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
  const published = publishedPaths(routes.routes, locale)
  const addressOfLink = (link: string) => addressOf(documentation, published(link))
  return (prose) => prose && absoluteLinks(localized(prose, locale, locales[0] ?? locale).text, addressOfLink)
}

/** Where the entry is explained, with the anchor where the page has others. */
export function pageOf(documentation: Documentation, entry: Entry, locale: string): string | undefined {
  const { id } = entry.kind === 'operation' ? entry.operation : entry.channel
  const path = addressesOf(entry.api).ofEntry(id, entry.kind)?.path
  return path === undefined
    ? undefined
    : addressOf(documentation, publishedPaths(documentation.routes.routes, locale)(path))
}
