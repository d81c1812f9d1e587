import type { Diagnostic } from '../../generator/contract/diagnostics.ts'

/** Something wrong with a published page, whose source is not known yet. */
export interface PageFinding extends Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  /** Texts by which the line in the source can be found, the best first. */
  readonly clues: readonly string[]
}
