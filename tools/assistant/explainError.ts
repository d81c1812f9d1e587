import { z } from 'zod'
import type { Api, ErrorCode } from '../../generator/contract/reference.ts'
import { errorJson } from '../../generator/outputs/machines/slices/entryParts.ts'
import type { JsonObject } from '../../generator/outputs/machines/slices/withoutAbsent.ts'
import { type AssistantAnswer, found, refused } from './answer.ts'
import { chooseApis, didYouMean } from './chooseApis.ts'
import { chooseLocale } from './chooseLocale.ts'
import { addressOf, type Documentation } from './documentation.ts'
import { textIn } from './getSchema.ts'
import { textOrInteger } from './looseInputs.ts'
import { apiInput, defineTool, jsonText, localeInput } from './tool.ts'

const input = z.strictObject({
  code: textOrInteger(z.string().min(1).max(200)).describe('Code, or its name'),
  api: apiInput,
  locale: localeInput,
})

const meaning = z.looseObject({
  api: z.string(),
  from: z.string().describe('"rest" or "websocket"'),
  code: z.union([z.string(), z.number()]),
  description: z.string().optional(),
  action: z.string().optional(),
  operations: z.array(z.string()).describe('Operations known to return it'),
})

export const explainErrorTool = defineTool({
  name: 'explain_error',
  title: 'Explain an error code',
  description:
    'Says what an error code or its name means and what to do about it, once for each API that has it: one code may mean different things.',
  input,
  output: z.object({ meanings: z.array(meaning) }),
  answer: explainError,
  text: ({ meanings }) => jsonText(meanings),
})

/** Meaning and remedy of a code or its name, for each API that has it: APIs may give one code different meanings. */
async function explainError(
  documentation: Documentation,
  { code, api, locale }: z.output<typeof input>,
): Promise<AssistantAnswer<{ readonly meanings: readonly JsonObject[] }>> {
  const language = chooseLocale(documentation, locale)
  if (language.kind === 'refused') return language
  const apis = chooseApis(documentation, api)
  if (apis.kind === 'refused') return apis
  const page = await pageOfCode(documentation, code, language.value)
  const meanings = apis.value.flatMap((own) =>
    catalogueOf(own)
      .filter(({ error }) => isMeant(error, code))
      .map(({ error, from }) => ({
        api: own.id,
        from,
        ...errorJson(error, { api: own, text: textIn(documentation, language.value) }),
        operations: operationsWith(own, error),
        ...page(own.id),
      })),
  )
  if (meanings.length > 0) return found({ meanings })
  return refused(`No API has the error "${code}".`, nearCode(apis.value, code))
}

function catalogueOf({ errors, streaming }: Api): { readonly error: ErrorCode; readonly from: 'rest' | 'websocket' }[] {
  return [
    ...errors.map((error) => ({ error, from: 'rest' }) as const),
    ...(streaming?.errors ?? []).map((error) => ({ error, from: 'websocket' }) as const),
  ]
}

function isMeant({ code, name }: ErrorCode, wanted: string): boolean {
  const text = wanted.trim().toLowerCase()
  return String(code).toLowerCase() === text || name?.toLowerCase() === text
}

function operationsWith({ operations, channels }: Api, { code }: ErrorCode): string[] {
  const all = [...operations, ...channels.flatMap((channel) => channel.operations)]
  return all.filter(({ errors = [] }) => errors.some((own) => String(own) === String(code))).map(({ id }) => id)
}

/** The page that lists a code, as the search knows it, for each API. */
async function pageOfCode(
  documentation: Documentation,
  code: string,
  locale: string,
): Promise<(api: string) => { readonly page?: string }> {
  const hits = await (await documentation.searchIn(locale)).search(code, { limit: 20 })
  const listing = hits.filter(({ record }) => record.kind === 'error' && record.names.includes(code.trim()))
  const sections = new Map(
    documentation.routes.routes.map(({ api, sidebar }) => [api, sidebar] as const).filter(([api]) => api !== undefined),
  )
  return (api) => {
    const own = listing.find(({ record }) => record.section === sections.get(api))
    return own ? { page: addressOf(documentation, own.record.url) } : {}
  }
}

function nearCode(apis: readonly Api[], wanted: string): string {
  const names = apis.flatMap((api) =>
    catalogueOf(api).flatMap(({ error: { code, name } }) => [String(code), ...(name === undefined ? [] : [name])]),
  )
  const ids = apis.map(({ id }) => id).join(', ')
  return didYouMean(wanted, names) ?? `Searched in: ${ids}. Look for the text of the message with search.`
}
