import { type LocaleCode, localized } from '../../generator/contract/locales.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { Route } from '../../generator/contract/routes.ts'
import { entryRows } from '../../generator/model/view/entryRows.ts'
import { findPage } from '../../generator/model/view/findPage.ts'
import type { PageCall } from '../shared/pageData.ts'

/** The operations and channels that a page documents, from top to bottom. */
export function callsOf(route: Route, apis: readonly Api[], defaultLocale: LocaleCode): PageCall[] {
  const found = findPage(route, apis)
  if (!found) return []
  const { page, api } = found
  return entryRows(page, api).map(({ anchor, title, method, path, deprecation }) => ({
    anchor,
    title: localized(title, route.locale, defaultLocale).text,
    method,
    path,
    ...(deprecation && { deprecated: true }),
  }))
}
