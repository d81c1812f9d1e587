import type { Changelog } from '../contract/changelog.ts'
import { defaultLocaleOf } from '../contract/config.ts'
import { type ChangeHistory, historyKey } from '../contract/history.ts'
import { anchorOf } from '../contract/ids.ts'
import type { LocaleCode } from '../contract/locales.ts'
import type { Api } from '../contract/reference.ts'
import { besidePage, normalizePath, type Route } from '../contract/routes.ts'
import { changeHistory } from './changeHistory.ts'
import { changelogSections } from './changelogSections.ts'
import { findPage } from './findPage.ts'
import { guideMarkdown } from './guideMarkdown.ts'
import { labelsOf } from './labels.ts'
import type { MarkdownContext } from './markdownContext.ts'
import { referenceMarkdown } from './referenceMarkdown.ts'
import type { ContentInput } from './renderContent.ts'

/** The Markdown twin of each page, by its file: `markdown/<url>.md`. */
export function renderTwins(input: ContentInput): Map<string, string> {
  const contexts = contextsOf(input)
  return new Map(
    input.routes.routes.flatMap((route) => {
      const context = contexts.get(route.locale)
      const text = context && twinOf(route, input, context)
      return text === undefined ? [] : [[`markdown${besidePage(route, 'md')}`, text] as const]
    }),
  )
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
  return found && referenceMarkdown(found.page, found.api, { ...context, pathOfSchema: schemaPathsOf(found.api) })
}

/** Schemas of different APIs may have the same name: each API knows the pages of its own. */
function schemaPathsOf({ pages }: Api): MarkdownContext['pathOfSchema'] {
  return (schema) => pages.find(({ content }) => content.kind === 'schema' && content.schema === schema)?.path
}

function markdownContext(
  locale: LocaleCode,
  { config, apis, routes, tables, recipes = new Map(), downloads = [] }: ContentInput,
  history: ChangeHistory,
): MarkdownContext {
  const own = routes.routes.filter((route) => route.locale === locale)
  const urls = new Map(own.map(({ path, url }) => [normalizePath(path), url]))
  const placeOfEntry = new Map(own.flatMap(placesOf))
  return {
    apis,
    locale,
    defaultLocale: defaultLocaleOf(config),
    labels: labelsOf(locale),
    addressOf(path) {
      const [bare = '', fragment] = path.split('#')
      const url = urls.get(normalizePath(bare)) ?? bare
      return `${config.origin}${config.base.slice(0, -1)}${url}${fragment === undefined ? '' : `#${fragment}`}`
    },
    pathOfEntry: (api, id) => placeOfEntry.get(`${api} ${id}`),
    historyOf: (api, id) => history[locale]?.[historyKey(api, id)] ?? [],
    tables,
    recipes,
    downloads,
    pathOfSchema: () => undefined,
  }
}

/** Where each operation and channel of a page is: the page itself when it has only one. */
function placesOf({ api, operations = [], channels = [], path }: Route): (readonly [string, string])[] {
  const ids = [...operations, ...channels]
  return ids.map((id) => [`${api} ${id}`, ids.length > 1 ? `${path}#${anchorOf(id)}` : path])
}
