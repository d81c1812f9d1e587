import type { SpecNode } from '../../../load/document/spec.ts'

/** What cannot be true of an example, and where it shows. */
export interface Contradiction {
  readonly node: SpecNode
  readonly message: string
}
