import type { WantedText } from '../../generator/contract/catalog.ts'
import type { LocaleCode } from '../../generator/contract/locales.ts'

/** How a text is written: Markdown of a spec, an ICU message of the interface, or plain text of a title or name. */
type TextFormat = 'markdown' | 'message' | 'text'

/** A text for a command to translate. */
export interface TextToTranslate extends WantedText {
  /** Identifies the text in its catalog. */
  readonly key: string
  /** Language that it is written in. */
  readonly from: LocaleCode
  readonly format: TextFormat
  /** The answer that was not taken before, and why. */
  readonly refused?: Refusal
}

/** An answer that is not taken. */
export interface Refusal {
  readonly translation: string
  /** Its mistake as the end of a sentence: "it lacks `id`". */
  readonly problem: string
}
