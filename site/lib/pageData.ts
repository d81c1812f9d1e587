import type { PageKind } from '../../generator/contract/routes.ts'

export interface PageLink {
  readonly title: string
  readonly url: string
}

export interface Breadcrumb {
  readonly title: string
  /** Missing for a category, which has no page of its own. */
  readonly url?: string
}

export interface Heading {
  readonly id: string
  readonly text: string
  readonly level: 2 | 3
}

/** A link of the navbar, in the page's language, the base included. */
export interface FrameLink {
  readonly label: string
  readonly url: string
  readonly external?: true
  /** Sidebar that the page behind the link stands in: the link is current on all pages of it. */
  readonly section?: string
}

export interface FrameMenu {
  readonly label: string
  readonly items: readonly FrameLink[]
}

export type FrameItem = FrameLink | FrameMenu

/** What is the same on every page of one language. Nothing here grows with the site. */
export interface Frame {
  readonly brand: string
  readonly siteTitle: string
  readonly copyright: string
  readonly base: string
  readonly home: string
  readonly start: readonly FrameItem[]
  readonly end: readonly FrameItem[]
}

/** The same page in one of the site's languages, the page's own included. */
export interface Translation {
  readonly locale: string
  readonly label: string
  readonly lang: string
  readonly url: string
}

export interface SidebarReference {
  readonly id: string
  readonly label: string
  /** Path of the page in the terms of the sidebar's entries. */
  readonly path: string
  /** Put before the path of an entry to make a link of it: base and locale. */
  readonly prefix: string
  /** The section's entries as JSON; the name holds a hash of the content. */
  readonly file: string
}

/** All that the shell needs to know of one page; a part of its HTML. */
export interface PageData {
  readonly frame: Frame
  readonly kind: PageKind | 'not-found'
  readonly locale: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly url: string
  readonly title: string
  readonly headings: readonly Heading[]
  readonly translations: readonly Translation[]
  readonly breadcrumbs: readonly Breadcrumb[]
  /** The translation is older than the text it translates. */
  readonly isOutdated?: true
  /** Language of the article where the translation is missing. */
  readonly fallback?: { readonly lang: string; readonly label: string }
  readonly sidebar?: SidebarReference
  readonly previous?: PageLink
  readonly next?: PageLink
  readonly editUrl?: string
  readonly reportUrl?: string
  readonly markdownUrl?: string
}

export const pageDataElementId = 'page-data'
