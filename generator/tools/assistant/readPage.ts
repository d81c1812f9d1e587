import type { Route } from '../../contract/routes.ts'
import { type AssistantAnswer, found, refused } from './answer.ts'
import { didYouMean } from './chooseApis.ts'
import { chooseLocale } from './chooseLocale.ts'
import { addressOf, type Documentation } from './documentation.ts'
import { findRoute } from './findRoute.ts'
import { markdownHeadings, partBelow } from './markdownHeadings.ts'

export interface PageRequest {
  readonly page: string
  readonly locale?: string | undefined
  /** Only the part that this heading stands over. */
  readonly heading?: string | undefined
}

export interface PageText {
  readonly path: string
  readonly url: string
  readonly title: string
  readonly locale: string
  /** When the text last changed, where that is known. */
  readonly updated?: string
  /** Those of the first two levels below the title. */
  readonly headings: readonly string[]
  readonly markdown: string
}

/** A page as Markdown, whole or in part. Refuses a page, language or heading that there is not. */
export async function readPage(documentation: Documentation, request: PageRequest): Promise<AssistantAnswer<PageText>> {
  const locale = chooseLocale(documentation, request.locale)
  if (locale.kind === 'refused') return locale
  const route = findRoute(documentation, request.page, locale.value)
  if (route.kind === 'refused') return route
  const whole = await documentation.textOf(route.value)
  const headings = markdownHeadings(whole).flatMap(({ level, text }) => (level === 2 || level === 3 ? [text] : []))
  const markdown = request.heading === undefined ? whole : partBelow(whole, request.heading)
  if (markdown !== undefined) return found(pageText(documentation, route.value, [...new Set(headings)], markdown))
  const wanted = request.heading ?? ''
  const hint = didYouMean(wanted, headings) ?? `Its headings are: ${[...new Set(headings)].join(' · ')}.`
  return refused(`The page "${route.value.title}" has no heading "${wanted}".`, hint)
}

function pageText(
  documentation: Documentation,
  { path, url, title, contentLocale, updated }: Route,
  headings: readonly string[],
  markdown: string,
): PageText {
  const address = addressOf(documentation, url)
  const dated = updated === undefined ? {} : { updated }
  return { path, url: address, title, locale: contentLocale, ...dated, headings, markdown }
}
