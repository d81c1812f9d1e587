import { anchorOf } from '../../generator/contract/ids.ts'
import { localized } from '../../generator/contract/locales.ts'
import { type Counterpart, counterpartsOf } from '../../generator/model/view/counterparts.ts'
import { type EntryRow, entryRows } from '../../generator/model/view/entryRows.ts'
import { findPage } from '../../generator/model/view/findPage.ts'
import type { PageCall, SectionCall } from '../shared/pageData.ts'
import { withoutBase } from '../shared/url.ts'
import type { ArticleInput } from './articleContext.tsx'
import { entryHref, type LinkContext, routeAt } from './links.ts'

/** The operations and channels that a page documents, from top to bottom, each with the same call in other sections. */
export function callsOf({ route, reference, site, routes }: ArticleInput): PageCall[] {
  const { apis } = reference
  const found = findPage(route, apis)
  if (!found) return []
  const { page, api } = found
  const context = { routes, site, locale: route.locale, defaultLocale: routes.defaultLocale }
  return entryRows(page, api).map((row) => {
    const elsewhere = counterpartsOf({ ...row, api }, apis).flatMap((other) => sectionCall(other, context) ?? [])
    return { ...callOf(row, context), ...(elsewhere.length > 0 && { elsewhere }) }
  })
}

function callOf(
  { anchor, title, method, path, deprecation }: EntryRow,
  { locale, defaultLocale }: LinkContext,
): PageCall {
  const text = localized(title, locale, defaultLocale).text
  return { anchor, title: text, method, path, ...(deprecation && { deprecated: true }) }
}

function sectionCall({ api, kind, id }: Counterpart, context: LinkContext): SectionCall | undefined {
  const url = entryHref(kind, id, api, context)
  const path = url === undefined ? undefined : withoutBase(url.replace(/#.*/, ''), context.site.base)
  const section = path === undefined ? undefined : routeAt(path, context)?.sidebar
  const entry = (kind === 'operation' ? api.operations : api.channels).find((candidate) => candidate.id === id)
  if (url === undefined || section === undefined || !entry) return undefined
  return {
    section,
    anchor: anchorOf(id),
    title: localized(entry.title, context.locale, context.defaultLocale).text,
    url,
  }
}
