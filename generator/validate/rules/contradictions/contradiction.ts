import type { SpecNode } from '../../../load/document/spec.ts'

/** A contradiction in an example: its node, and the message. */
export interface Contradiction {
  readonly node: SpecNode
  readonly message: string
}
