import type { Changelog } from '../../contract/changelog.ts'
import { defaultLocaleOf } from '../../contract/config.ts'
import { type ChangeHistory, historyKey } from '../../contract/history.ts'
import type { LocaleCode } from '../../contract/locales.ts'
import { besidePage, type Route } from '../../contract/routes.ts'
import { markdownTexts } from '../../messages/catalogs.ts'
import { addressesOf, publishedPaths } from '../../model/view/addresses.ts'
import { findPage } from '../../model/view/findPage.ts'
import { changeHistory } from '../history/changeHistory.ts'
import { changelogSections } from '../history/changelogSections.ts'
import type { ContentInput } from '../mdx/renderContent.ts'
import { guideMarkdown } from './guideMarkdown.ts'
import type { MarkdownContext } from './markdownContext.ts'
import { referenceMarkdown } from './referenceMarkdown.ts'

/** Texts by their file: `markdown/<url>.md`. */
export type Twins = ReadonlyMap<string, string>

/** The Markdown twin of each page. Those that are known to be as before are taken over. */
export function renderTwins(input: ContentInput, known: Twins = new Map()): Twins {
  const contexts = contextsOf(input)
  return new Map(
    input.routes.routes.flatMap((route) => {
      const file = twinFile(route)
      const context = contexts.get(route.locale)
      const text = known.get(file) ?? (context && twinOf(route, input, context))
      return text === undefined ? [] : [[file, text] as const]
    }),
  )
}

/** The file of a page's Markdown twin. */
export function twinFile(route: Route): string {
  return `markdown${besidePage(route, 'md')}`
}

/** The changelogs of a site in every language that they are shown in. */
export function renderChangelogs(input: ContentInput): Changelog[] {
  const contexts = contextsOf(input)
  return input.routes.routes.flatMap((route) => {
    const guide = route.feed === undefined ? undefined : input.guides.find(({ file }) => file === route.source.file)
    const context = contexts.get(route.locale)
    return guide && context ? [{ route, sections: changelogSections(guide, context) }] : []
  })
}

function contextsOf(input: ContentInput): ReadonlyMap<LocaleCode, MarkdownContext> {
  const history = changeHistory(input)
  return new Map(input.config.locales.map(({ code }) => [code, markdownContext(code, input, history)]))
}

function twinOf(route: Route, { guides, apis }: ContentInput, context: MarkdownContext): string | undefined {
  const guide = guides.find(({ file }) => file === route.source.file)
  if (guide) return guideMarkdown(guide, context)
  const found = findPage(route, apis)
  return (
    found && referenceMarkdown(found.page, found.api, { ...context, pathOfSchema: addressesOf(found.api).ofSchema })
  )
}

function markdownContext(
  locale: LocaleCode,
  { config, apis, routes, tables, recipes = new Map(), downloads = [] }: ContentInput,
  history: ChangeHistory,
): MarkdownContext {
  const published = publishedPaths(routes.routes, locale)
  const books = new Map(apis.map((api) => [api.id, addressesOf(api)]))
  return {
    apis,
    locale,
    defaultLocale: defaultLocaleOf(config),
    labels: markdownTexts.textsIn(locale, config.messages),
    addressOf: (path) => `${config.origin}${config.base.slice(0, -1)}${published(path)}`,
    pathOfEntry: (api, id) => books.get(api)?.ofEntry(id)?.path,
    historyOf: (api, id) => history[locale]?.[historyKey(api, id)] ?? [],
    tables,
    recipes,
    downloads,
    pathOfSchema: () => undefined,
  }
}
