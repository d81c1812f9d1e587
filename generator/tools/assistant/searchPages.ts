import { type AssistantAnswer, found, refused } from './answer.ts'
import { didYouMean } from './chooseApis.ts'
import { chooseLocale } from './chooseLocale.ts'
import { addressOf, type Documentation } from './documentation.ts'

export interface SearchPagesRequest {
  readonly query: string
  readonly locale?: string | undefined
  readonly section?: string | undefined
  readonly limit: number
}

export interface FoundPlace {
  readonly url: string
  /** Path of the page, for reading it. */
  readonly page: string
  readonly title: string
  readonly heading: string
  readonly kind: string
  readonly section: string
  readonly method?: string
  readonly deprecated?: true
  readonly excerpt: string
}

/** What the site's own search finds, best first. */
export async function searchPages(
  documentation: Documentation,
  { query, locale, section, limit }: SearchPagesRequest,
): Promise<AssistantAnswer<readonly FoundPlace[]>> {
  const language = chooseLocale(documentation, locale)
  if (language.kind === 'refused') return language
  const ids = [...new Set(documentation.routes.sidebars.map(({ id }) => id))]
  if (section !== undefined && !ids.includes(section)) {
    const hint = didYouMean(section, ids) ?? `Use one of: ${ids.join(', ')}.`
    return refused(`There is no section "${section}".`, hint)
  }
  const provider = await documentation.searchIn(language.value)
  const hits = await provider.search(query, { limit, ...(section === undefined ? {} : { section }) })
  return found(
    hits.map(({ record, excerpt }) => ({
      url: addressOf(documentation, record.url),
      page: record.url.replace(/#.*$/, ''),
      title: record.title,
      heading: [...(record.within ?? []), record.heading].filter((part) => part !== '').join(' › '),
      kind: record.kind,
      section: record.section ?? '',
      ...(record.method === undefined ? {} : { method: record.method }),
      ...(record.deprecated ? { deprecated: true as const } : {}),
      excerpt,
    })),
  )
}
