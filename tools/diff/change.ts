import type { SourceLocation } from '../../generator/contract/diagnostics.ts'
import type { Json } from '../../generator/contract/json.ts'
import type { Localized } from '../../generator/contract/locales.ts'
import type { ParameterPlace } from '../../generator/contract/operation.ts'
import type { SchemaId } from '../../generator/contract/schema.ts'
import type { ChangeClass } from './changeClass.ts'
import type { RuleId } from './rules.ts'

/** The side that writes the changed value: the client (`request`) or the server (`response`). */
export type Side = 'request' | 'response'

/** One of the two descriptions. */
export type End = 'before' | 'after'

/** A value in both descriptions. `before` is missing for a new value, `after` for a removed value. */
export interface Ends<T> {
  readonly before?: T
  readonly after?: T
}

type SubjectKind = 'operation' | 'webhook' | 'callback' | 'channel' | 'connection' | 'security scheme' | 'error' | 'api'

/** The operation, channel or other thing that has changed. */
export interface Subject {
  readonly kind: SubjectKind
  /** Unique in the API for its kind. If the id has changed, the new id. */
  readonly id: string
  /** Name on the wire: `POST /orders`, the address of a channel, a code. */
  readonly name: string
  /** Title in each language; empty if the subject has only a name. */
  readonly title: Localized
}

/** The part of the subject with the changed field. */
export type ChangedPart =
  | { readonly kind: 'whole' }
  | { readonly kind: 'parameter'; readonly in: ParameterPlace; readonly name: string }
  | { readonly kind: 'body' }
  | { readonly kind: 'response'; readonly status: string }
  | { readonly kind: 'response header'; readonly status: string; readonly name: string }
  | { readonly kind: 'message'; readonly id: string }
  | { readonly kind: 'message headers'; readonly id: string }
  | { readonly kind: 'topic'; readonly name: string }

/** One difference between two descriptions of an API. */
export interface ApiChange {
  readonly class: ChangeClass
  readonly rule: RuleId
  readonly api: string
  readonly subject: Subject
  readonly side: Side
  readonly part: ChangedPart
  /** Names from the part down, `legs[*].size`; empty for the part itself. */
  readonly field: string
  /** The new, removed or changed thing if it is no field: a value, a media type, a keyword. */
  readonly item?: string
  readonly before?: Json
  readonly after?: Json
  /** The closest named schema around the field, and the path from there: equal for each use of the schema. */
  readonly schema?: { readonly id: SchemaId; readonly field: string }
  /** Path of the page without the language, and the anchor: `/spot/order#placeOrder.body.size`. */
  readonly address: Ends<string>
  /** Source location of the subject in both specs. */
  readonly source: Ends<SourceLocation>
}
