import type { LocaleCode } from './locales.ts'

/** The translations of one API's spec into one language. The source text is the key. */
export interface Catalog {
  readonly api: string
  readonly locale: LocaleCode
  /** Path of the PO file relative to the project. */
  readonly file: string
  /** The file has an error, so that its translations are not known. */
  readonly isBroken?: true
  readonly messages: ReadonlyMap<string, string>
  /** The line that each translation begins on, by its source text. */
  readonly lines?: ReadonlyMap<string, number>
  /** Texts whose translation a command made and no person has read. */
  readonly unread?: ReadonlySet<string>
}

/** A text that wants a translation, with what its entry of a catalog tells a translator. */
export interface WantedText {
  readonly source: string
  /** Tells equal texts apart, such as the id of a text of the interface. */
  readonly context?: string
  /** Source locations, as `file:line`. */
  readonly references?: readonly string[]
  /** What the text stands at. */
  readonly notes?: readonly string[]
}
