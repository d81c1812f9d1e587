import type { Localized } from './locales.ts'

/** Markdown in every language it exists in. */
export type Prose = Localized

/** Certainty of a statement: `inferred` is nowhere written, `unofficial` was seen but never published. */
export type Certainty = 'inferred' | 'unofficial'

export interface Deprecation {
  readonly since?: string
  /** Date after which it stops working. */
  readonly sunset?: string
  /** Operations or channels to use instead, `api#id` where they are another API's; empty when there is none. */
  readonly replacements: readonly string[]
  /** Names that changed with the replacement. */
  readonly fields?: readonly { readonly from: string; readonly to: string }[]
  readonly note?: Prose
}

export interface ExternalDocs {
  readonly url: string
  readonly description?: Prose
}

/** A word that groups objects, and its meaning. */
export interface Label {
  readonly name: Prose
  readonly description?: Prose
}
