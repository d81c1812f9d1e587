import { z } from 'zod'
import type { Route } from '../../generator/contract/routes.ts'
import { type AssistantAnswer, found, refused } from './answer.ts'
import { didYouMean } from './chooseApis.ts'
import { chooseLocale } from './chooseLocale.ts'
import { addressOf, type Documentation } from './documentation.ts'
import { findRoute } from './findRoute.ts'
import { markdownHeadings, partBelow } from './markdownHeadings.ts'
import { defineTool, localeInput } from './tool.ts'

const input = z.strictObject({
  page: z.string().min(1).max(500).describe('Path, address or title of the page, such as "/faq"'),
  heading: z.string().max(500).optional().describe('Text of a heading on the page'),
  locale: localeInput,
})

const output = z.object({
  path: z.string(),
  url: z.string(),
  title: z.string(),
  locale: z.string().describe('Language that the text is really in'),
  updated: z.string().optional(),
  headings: z.array(z.string()),
  markdown: z.string(),
})

export type PageText = z.output<typeof output>

export const readPageTool = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Gives a page as Markdown. Long reference pages hold several operations: name a heading to get only the part below it.',
  input,
  output,
  answer: readPage,
  text: ({ markdown }) => markdown,
})

/** A page as Markdown, whole or in part. Refuses a page, language or heading that there is not. */
export async function readPage(
  documentation: Documentation,
  request: z.output<typeof input>,
): Promise<AssistantAnswer<PageText>> {
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
  headings: string[],
  markdown: string,
): PageText {
  const address = addressOf(documentation, url)
  const dated = updated === undefined ? {} : { updated }
  return { path, url: address, title, locale: contentLocale, ...dated, headings, markdown }
}
