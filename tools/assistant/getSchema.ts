import { z } from 'zod'
import type { Prose } from '../../generator/contract/annotations.ts'
import { localized } from '../../generator/contract/locales.ts'
import { addressesOf, publishedPaths } from '../../generator/model/view/addresses.ts'
import { absoluteLinks } from '../../generator/outputs/downloads/absoluteLinks.ts'
import { channelSlice } from '../../generator/outputs/machines/slices/channelSlice.ts'
import { operationSlice } from '../../generator/outputs/machines/slices/operationSlice.ts'
import type { SliceContext } from '../../generator/outputs/machines/slices/sliceContext.ts'
import type { JsonObject } from '../../generator/outputs/machines/slices/withoutAbsent.ts'
import { type AssistantAnswer, found } from './answer.ts'
import { chooseLocale } from './chooseLocale.ts'
import { addressOf, type Documentation } from './documentation.ts'
import { type Entry, findEntry } from './findEntry.ts'
import { apiInput, defineTool, localeInput } from './tool.ts'

const input = z.strictObject({
  name: z.string().min(1).max(500).describe('Id, "METHOD /path", title, or address of a channel'),
  api: apiInput,
  locale: localeInput,
})

export const getSchemaTool = defineTool({
  name: 'get_schema',
  title: 'Schema of an operation or channel',
  description:
    'Gives one operation or WebSocket channel as self-contained JSON: request, body, responses or messages as JSON Schema with $defs, errors, permission, rate limit, security, examples. read_page takes the links to its pages.',
  input,
  output: z.looseObject({ kind: z.string(), api: z.string(), id: z.string() }),
  answer: getSchema,
})

/** The description of an operation or a channel as one JSON document, with the address of its page. */
export function getSchema(
  documentation: Documentation,
  { name, api, locale }: z.output<typeof input>,
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

/** Address of an entry's section: its page, with an anchor where the page has other entries. */
export function pageOf(documentation: Documentation, entry: Entry, locale: string): string | undefined {
  const { id } = entry.kind === 'operation' ? entry.operation : entry.channel
  const path = addressesOf(entry.api).ofEntry(id, entry.kind)?.path
  return path === undefined
    ? undefined
    : addressOf(documentation, publishedPaths(documentation.routes.routes, locale)(path))
}
