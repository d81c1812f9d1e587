import type { PageKind } from '../../generator/contract/routes.ts'
import type { SearchSource } from '../../generator/contract/search.ts'

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

/** A link of the navbar, in the page's language, the base included. */
export interface FrameLink {
  readonly label: string
  readonly url: string
  readonly external?: true
  /** The browser loads the page behind it, whose policy is its own. */
  readonly isApart?: true
  /** Sidebar that the page behind the link stands in: the link is current on all pages of it. */
  readonly section?: string
}

export interface FrameMenu {
  readonly label: string
  readonly items: readonly FrameLink[]
}

export type FrameItem = FrameLink | FrameMenu

/** All links of the main navigation, with the links of menus. */
export function linksOf({ start, end }: Pick<Frame, 'start' | 'end'>): FrameLink[] {
  return [...start, ...end].flatMap((item) => ('items' in item ? item.items : [item]))
}

/** The line above the pages, in the page's language. */
export interface FrameAnnouncement {
  /** A dismissal holds for this id. */
  readonly id: string
  readonly html: string
  /** Language of the text where its translation is missing. */
  readonly lang?: string
}

/** Data to show a reader the changes since the last visit. */
interface FrameChanges {
  /** Address of the dates of all changes, as JSON. */
  readonly file: string
  /** `Intl` calendar of the language. */
  readonly calendar: string
}

export interface FrameSection {
  readonly id: string
  readonly label: string
  readonly url: string
}

/** The search index of another language. */
export interface OtherSearch {
  readonly source: SearchSource
  readonly lang: string
  readonly label: string
}

/** A picture as a page shows it. */
export interface FramePicture {
  readonly src: string
  readonly width?: number
  readonly height?: number
}

/** The logo of the brand: one for day and night, or one for each. */
export interface FrameLogo {
  readonly light: FramePicture
  readonly dark?: FramePicture
}

/** Data that is the same on every page of one language. Nothing here grows with the site. */
export interface Frame {
  readonly brand: string
  /** Stands in place of the name. */
  readonly logo?: FrameLogo
  readonly siteTitle: string
  readonly copyright: string
  readonly base: string
  readonly home: string
  /** Where readers begin when there is no page at the root of the language. */
  readonly landing?: string
  readonly start: readonly FrameItem[]
  readonly end: readonly FrameItem[]
  /** Columns of links at the foot of the page. */
  readonly footer?: readonly FrameMenu[]
  /** The sections of the site, each with its first page. */
  readonly sections?: readonly FrameSection[]
  /** The search index of the page's language: the address of the file that names it, or a service. */
  readonly search?: SearchSource
  /** The indexes of the other languages: asked where the page's own has no answer. */
  readonly otherSearches?: readonly OtherSearch[]
  readonly announcement?: FrameAnnouncement
  /** The worker that keeps pages for reading without a network, where the site has one. */
  readonly serviceWorker?: string
  /** Missing where no page has a date, and in frozen versions, where nothing changes. */
  readonly changes?: FrameChanges
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
  /** Missing where the contents of the page list all headings. */
  readonly headings?: readonly Heading[]
  readonly frame: Omit<Frame, 'start' | 'end' | 'footer'>
}

export const pageDataElementId = 'page-data'
