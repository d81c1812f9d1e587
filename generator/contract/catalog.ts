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

/** A text to translate, with the notes for translators that its catalog entry carries. */
export interface WantedText {
  readonly source: string
  /** Distinguishes equal texts, for example the id of a text of the interface. */
  readonly context?: string
  /** Source locations, as `file:line`. */
  readonly references?: readonly string[]
  /** The object that has the text, for example a parameter. */
  readonly notes?: readonly string[]
}
