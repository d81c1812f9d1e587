import type { SearchSource } from '../../generator/contract/search.ts'

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
