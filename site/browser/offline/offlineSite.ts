import type { FrameLogo } from '../../shared/frame.ts'

/** The texts of the page that replaces a missing page. */
export interface OfflineTexts {
  readonly lang: string
  readonly dir: string
  /** Path of the language below the base: empty for the default one, else `zh/`. */
  readonly prefix: string
  readonly title: string
  readonly text: string
  readonly retry: string
  readonly pages: string
  readonly none: string
}

/** Data of the site that the worker gets when it is built. */
export interface OfflineSite {
  /** Another one for each build: the files of an older build are replaced. */
  readonly build: string
  /** Path below which the site is published. */
  readonly base: string
  /** Scripts and styles, below the base, that the site needs on any page. */
  readonly assets: readonly string[]
  readonly brand: string
  readonly logo?: FrameLogo
  /** The default language first. */
  readonly languages: readonly OfflineTexts[]
}

/** Files that a page asks the worker to keep besides those it will load from now on. */
export interface KeepMessage {
  readonly kind: 'keep'
  readonly addresses: readonly string[]
}
