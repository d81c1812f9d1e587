import { defaultLocaleOf } from '../contract/config.ts'
import type { Diagnostic } from '../contract/diagnostics.ts'
import type { Api } from '../contract/reference.ts'
import type { RouteTable } from '../contract/routes.ts'
import { renderMarkdown } from '../pages/markdown/renderMarkdown.ts'
import { checkShownTexts } from '../validate/guides/shownTexts.ts'
import type { Texts } from './checkContent.ts'
import type { Loaded } from './loadSources.ts'

/** Finds texts of specs that no page shows. It needs every page as Markdown, so builds leave it out. */
export function checkShown(
  { config, specs, guides, tables, recipes }: Loaded,
  apis: readonly Api[],
  texts: Texts,
  table: RouteTable,
): Diagnostic[] {
  const locale = defaultLocaleOf(config)
  const routes = { ...table, routes: table.routes.filter((route) => route.locale === locale) }
  const markdownOf = renderMarkdown({ config, guides, apis, routes, tables, recipes, history: {} })
  const pages = routes.routes.flatMap((route) => markdownOf(route) ?? [])
  return checkShownTexts({ specs: specs.map(({ spec }) => spec), texts, pages })
}
