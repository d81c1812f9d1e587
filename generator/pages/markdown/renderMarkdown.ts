import type { Changelog } from '../../contract/changelog.ts'
import { defaultLocaleOf } from '../../contract/config.ts'
import { historyKey } from '../../contract/history.ts'
import type { LocaleCode } from '../../contract/locales.ts'
import { noOwnFiles } from '../../contract/ownFiles.ts'
import { besidePage, type Route } from '../../contract/routes.ts'
import { markdownTexts } from '../../messages/catalogs.ts'
import { interfaceSentences } from '../../messages/interfaceSentences.ts'
import { addressesOf, publishedPaths } from '../../model/view/addresses.ts'
import { findPage } from '../../model/view/findPage.ts'
import { changelogSections } from '../history/changelogSections.ts'
import type { ContentInput } from '../mdx/renderContent.ts'
import { guideMarkdown } from './guideMarkdown.ts'
import type { MarkdownContext } from './markdownContext.ts'
import { referenceMarkdown } from './referenceMarkdown.ts'

/** Gives the Markdown version of a page; nothing for one that has none. */
export function renderMarkdown(input: ContentInput): (route: Route) => string | undefined {
  // A reader of Markdown goes on in Markdown.
  const contexts = contextsOf(input, (route) => besidePage(route, 'md'))
  return (route) => {
    const context = contexts.get(route.locale)
    return context && markdownOf(route, input, context)
  }
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

function contextsOf(input: ContentInput, urlOf?: (route: Route) => string): ReadonlyMap<LocaleCode, MarkdownContext> {
  return new Map(input.config.locales.map(({ code }) => [code, markdownContext(code, input, urlOf)]))
}

function markdownOf(route: Route, { guides, apis }: ContentInput, context: MarkdownContext): string | undefined {
  const guide = guides.find(({ file }) => file === route.source.file)
  if (guide) return guideMarkdown(guide, context)
  const found = findPage(route, apis)
  return (
    found && referenceMarkdown(found.page, found.api, { ...context, pathOfSchema: addressesOf(found.api).ofSchema })
  )
}

function markdownContext(
  locale: LocaleCode,
  { config, apis, routes, tables, recipes = new Map(), own = noOwnFiles, downloads = [], history }: ContentInput,
  urlOf?: (route: Route) => string,
): MarkdownContext {
  const published = publishedPaths(routes.routes, locale, urlOf)
  const books = new Map(apis.map((api) => [api.id, addressesOf(api)]))
  return {
    config,
    apis,
    locale,
    defaultLocale: defaultLocaleOf(config),
    labels: markdownTexts.textsIn(locale, config.messages),
    say: interfaceSentences(locale, config.messages),
    addressOf: (path) =>
      path.startsWith('/') ? `${config.origin}${config.base.slice(0, -1)}${published(path)}` : path,
    own,
    pathOfEntry: (api, id) => books.get(api)?.ofEntry(id)?.path,
    historyOf: (api, id) => history[locale]?.[historyKey(api, id)] ?? [],
    tables,
    recipes,
    downloads,
    schemas: {},
    pathOfSchema: () => undefined,
  }
}
