import type { PageKind } from '../../generator/contract/routes.ts'
import type { Frame } from './frame.ts'

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
  /** The heading is the name of a tool, which needs a script and may stand beside the text. */
  readonly isTool?: true
}

/** An operation or channel that the page documents. */
export interface PageCall {
  readonly anchor: string
  readonly title: string
  /** `WS` for a channel. */
  readonly method: string
  readonly path: string
  readonly deprecated?: true
  /** The same call in other sections. */
  readonly elsewhere?: readonly SectionCall[]
}

export interface SectionCall extends PageLink {
  /** Id of the sidebar that the call's page stands in. */
  readonly section: string
  /** Beginning of the anchors of its parts. */
  readonly anchor: string
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
  /** Script that the pages of the section load. */
  readonly script?: string
}

/** A version of the documentation, as this page links to it. */
export interface VersionLink {
  readonly name: string
  readonly label: string
  readonly url: string
  /** The link leads to this same page, not just into the version. */
  readonly hasPage?: true
}

/** The versions of the documentation, the current one first. */
export interface PageVersions {
  /** Names the documentation where the reader's choice is stored. */
  readonly id: string
  /** Name of the version of this page. */
  readonly own: string
  /** None when there is only one version. */
  readonly items: readonly VersionLink[]
}

/** All that the shell needs to know of one page; a part of its HTML. */
export interface PageData {
  readonly frame: Frame
  /** HTML of the project's own components at the top and at the foot of the page; a browser reads it from there. */
  readonly own?: { readonly header?: string | undefined; readonly footer?: string | undefined }
  /** `failed` is never published: it stands for a page that could not be loaded. */
  readonly kind: PageKind | 'not-found' | 'console' | 'failed'
  readonly locale: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly url: string
  /** Path of the page, the same in every language; missing where there is no page. */
  readonly path?: string
  readonly title: string
  /** When a file of the page last changed, as an instant. */
  readonly updated?: string
  /** Day of the newest changelog entry on the page or about its operations and channels, and that day in words. */
  readonly changed?: { readonly day: string; readonly text: string }
  /** Of a changelog: when its dated headings came to be there. */
  readonly entries?: readonly { readonly id: string; readonly updated: string }[]
  readonly headings: readonly Heading[]
  /** Missing where the page documents none. */
  readonly calls?: readonly PageCall[]
  readonly translations: readonly Translation[]
  readonly versions: PageVersions
  readonly breadcrumbs: readonly Breadcrumb[]
  /** Searches of the web leave the page out. */
  readonly noindex?: true
  /** The translation is older than the text it translates. */
  readonly isOutdated?: true
  /** Language of the article where the translation is missing. */
  readonly fallback?: { readonly lang: string; readonly label: string }
  readonly sidebar?: SidebarReference
  readonly previous?: PageLink
  readonly next?: PageLink
  readonly editUrl?: string
  readonly reportUrl?: string
  /** Where the answers to “Was this helpful?” lead. */
  readonly helpful?: { readonly yes: string; readonly no: string }
  readonly markdownUrl?: string
  /** Of a changelog: its feed. A frozen version has none, since nothing changes in it. */
  readonly feedUrl?: string
}

/** The data of a page as its HTML carries it: a browser reads the rest from the page. */
export interface WrittenPage extends Omit<PageData, 'own' | 'headings' | 'frame'> {
  readonly frame: Omit<Frame, 'start' | 'end' | 'footer'>
}

export const pageDataElementId = 'page-data'
