import type { Certainty, Deprecation, ExternalDocs, Prose } from './annotations.ts'
import type { SourceLocation } from './diagnostics.ts'
import type { WithFacts } from './facts.ts'
import type { SecurityRequirement } from './security.ts'
import type { Server } from './server.ts'

/** Effect of a call on the account of the caller: it reads, changes a setting, trades, or sends money away. */
export type Effect = 'read' | 'write' | 'trade' | 'withdraw'

/** Members that operations and channels share. */
export interface ReferenceEntry extends WithFacts {
  /** Unique within the API; also the start of every anchor of the entry. */
  readonly id: string
  readonly title: Prose
  readonly description?: Prose
  readonly tags: readonly string[]
  /** Path of the page that shows it (`x-page`); else its first tag decides. */
  readonly page?: string
  readonly sidebarLabel?: Prose
  readonly servers: readonly Server[]
  /** Security schemes, besides a login that the API describes. Alternatives: one is enough. Empty when it is public. */
  readonly security: readonly SecurityRequirement[]
  readonly permission?: string
  /** Effect that the spec states (`x-effect`); `model/view` derives the effect where the spec states none. */
  readonly effect?: Effect
  readonly deprecation?: Deprecation
  readonly certainty?: Certainty
  readonly externalDocs?: ExternalDocs
  readonly source: SourceLocation
  /** Files of the spec that it is made from, where these are several. */
  readonly files?: readonly string[]
}
