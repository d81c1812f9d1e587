import type { Prose } from '../../../contract/annotations.ts'
import type { Api } from '../../../contract/reference.ts'

/** What a slice is made with: the API that the entry belongs to, and the language of its texts. */
export interface SliceContext {
  readonly api: Api
  /** A text in the slice's language; nothing for none. */
  readonly text: (prose: Prose | undefined) => string | undefined
}
