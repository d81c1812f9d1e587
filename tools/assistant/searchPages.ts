import { z } from 'zod'
import { type AssistantAnswer, found, refused } from './answer.ts'
import { didYouMean } from './chooseApis.ts'
import { chooseLocale } from './chooseLocale.ts'
import { addressOf, type Documentation } from './documentation.ts'
import { defineTool, jsonText, localeInput } from './tool.ts'

const input = z.strictObject({
  query: z.string().min(1).max(500),
  locale: localeInput,
  section: z.string().optional().describe('Only pages of this section; list_pages names the sections'),
  limit: z.number().int().min(1).max(50).default(10),
})

const hit = z.object({
  url: z.string(),
  page: z.string(),
  title: z.string(),
  heading: z.string(),
  kind: z.string(),
  section: z.string(),
  method: z.string().optional(),
  deprecated: z.boolean().optional(),
  excerpt: z.string(),
})

export const searchPagesTool = defineTool({
  name: 'search',
  title: 'Search the documentation',
  description:
    'Finds pages, operations, channels, fields, error codes and values by words, ids, paths or codes, best first. Give "page" of a hit to read_page.',
  input,
  output: z.object({ hits: z.array(hit) }),
  answer: searchPages,
  text: ({ hits }) => (hits.length === 0 ? 'Nothing found.' : jsonText(hits)),
})

/** Results of the site's own search, best first. */
async function searchPages(
  documentation: Documentation,
  { query, locale, section, limit }: z.output<typeof input>,
): Promise<AssistantAnswer<{ readonly hits: z.output<typeof hit>[] }>> {
  const language = chooseLocale(documentation, locale)
  if (language.kind === 'refused') return language
  const ids = [...new Set(documentation.routes.sidebars.map(({ id }) => id))]
  if (section !== undefined && !ids.includes(section)) {
    const hint = didYouMean(section, ids) ?? `Use one of: ${ids.join(', ')}.`
    return refused(`There is no section "${section}".`, hint)
  }
  const provider = await documentation.searchIn(language.value)
  const hits = await provider.search(query, { limit, ...(section === undefined ? {} : { section }) })
  return found({
    hits: hits.map(({ record, excerpt }) => ({
      url: addressOf(documentation, record.url),
      page: record.url.replace(/#.*$/, ''),
      title: record.title,
      heading: [...(record.within ?? []), record.heading].filter((part) => part !== '').join(' › '),
      kind: record.kind,
      section: record.section ?? '',
      ...(record.method === undefined ? {} : { method: record.method }),
      ...(record.deprecated ? { deprecated: true } : {}),
      excerpt,
    })),
  })
}
