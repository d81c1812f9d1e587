import type { Changelog } from '../../contract/changelog.ts'
import { defaultLocaleOf } from '../../contract/config.ts'
import { type ChangeHistory, historyKey } from '../../contract/history.ts'
import type { LocaleCode } from '../../contract/locales.ts'
import { historyPart, type NoteDependency, type PageDependency, trackApi } from '../../contract/parts.ts'
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
import { digestsOf } from './twinDigests.ts'

/** A twin, and what it was made from. */
export interface Twin {
  readonly text: string
  /** What it read besides what all twins read. */
  readonly parts: readonly PageDependency[]
  /** Hash of all that it was made from. */
  readonly digest: string
}

/** Twins by their file: `markdown/<url>.md`. */
export type Twins = ReadonlyMap<string, Twin>

/** The Markdown twin of each page. Of those that are known, one is taken over whose page is made from the same as then. */
export function renderTwins(input: ContentInput, known: Twins = new Map()): Twins {
  let reads = new Set<PageDependency>()
  const note = (part: PageDependency): void => void reads.add(part)
  const history = changeHistory(input)
  const tracked = { ...input, apis: input.apis.map((api) => trackApi(api, note)) }
  const contexts = contextsOf(tracked, history, note)
  const digestOf = digestsOf(input, history)
  const twins = new Map<string, Twin>()
  for (const route of input.routes.routes) {
    const file = `markdown${besidePage(route, 'md')}`
    const old = known.get(file)
    const context = contexts.get(route.locale)
    if (old?.digest === digestOf(route, old?.parts ?? [])) twins.set(file, old)
    else if (context) {
      reads = new Set()
      const text = twinOf(route, tracked, context)
      const parts = [...reads].sort()
      if (text !== undefined) twins.set(file, { text, parts, digest: digestOf(route, parts) })
    }
  }
  return twins
}

/** The changelogs of a site in every language that they are shown in. */
export function renderChangelogs(input: ContentInput): Changelog[] {
  const contexts = contextsOf(input, changeHistory(input), () => {})
  return input.routes.routes.flatMap((route) => {
    const guide = route.feed === undefined ? undefined : input.guides.find(({ file }) => file === route.source.file)
    const context = contexts.get(route.locale)
    return guide && context ? [{ route, sections: changelogSections(guide, context) }] : []
  })
}

function contextsOf(
  input: ContentInput,
  history: ChangeHistory,
  note: NoteDependency,
): ReadonlyMap<LocaleCode, MarkdownContext> {
  return new Map(input.config.locales.map(({ code }) => [code, markdownContext(code, input, history, note)]))
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
  note: NoteDependency,
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
    historyOf(api, id) {
      const key = historyKey(api, id)
      note(historyPart(locale, key))
      return history[locale]?.[key] ?? []
    },
    tables,
    recipes,
    downloads,
    pathOfSchema: () => undefined,
  }
}
