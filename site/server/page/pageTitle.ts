import type { PageData } from '../../shared/pageData.ts'

/** The title in the browser: the page, then its category and section, because pages of several sections share names. */
export function pageTitle({ title, kind, breadcrumbs, frame }: PageData): string {
  if (kind === 'home') return frame.siteTitle
  const above = breadcrumbs.map((crumb) => crumb.title).reverse()
  return [title, ...above, frame.siteTitle].join(' · ')
}
