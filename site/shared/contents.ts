import type { PageData } from './pageData.ts'

type Listed = Pick<PageData, 'kind' | 'headings'>

/** Whether the page has a list of its headings. */
export function hasContents({ kind, headings }: Listed): boolean {
  return headings.length > 1 && kind !== 'home'
}

/** Whether the list stands beside the article too. */
export function hasContentsPanel(page: Listed): boolean {
  return page.kind === 'guide' && hasContents(page)
}
