import type { PageData } from './pageData.ts'

type Listed = Pick<PageData, 'kind' | 'headings' | 'calls'>

/** Whether the page has a list of its headings. */
export function hasContents({ kind, headings }: Listed): boolean {
  return headings.length > 1 && kind !== 'home'
}

/** Whether the list stands beside the article too. */
export function hasContentsPanel(page: Listed): boolean {
  return page.kind === 'guide' && hasContents(page)
}

/** Whether the HTML of the page lists all its headings: a menu of several calls leaves out their parts. */
export function listsAllHeadings(page: Listed): boolean {
  return hasContentsPanel(page) || (hasContents(page) && (page.calls ?? []).length < 2)
}
