import type { SourceLocation } from '../../contract/diagnostics.ts'
import type { Json } from '../../contract/json.ts'
import type { Localized } from '../../contract/locales.ts'
import type { ParameterPlace, SchemaId } from '../../contract/reference.ts'
import type { ChangeClass } from './changeClass.ts'
import type { RuleId } from './rules.ts'

/** Who writes the value that changed: the client (`request`) or the server (`response`). */
export type Side = 'request' | 'response'

/** The same thing in the description before and after; one of them is missing where it came or went. */
export interface Ends<T> {
  readonly before?: T
  readonly after?: T
}

export type SubjectKind =
  | 'operation'
  | 'webhook'
  | 'callback'
  | 'channel'
  | 'connection'
  | 'security scheme'
  | 'error'
  | 'api'

/** What a change belongs to. */
export interface Subject {
  readonly kind: SubjectKind
  /** Unique in the API among its kind; the new one where it changed. */
  readonly id: string
  /** As it is known on the wire: `POST /orders`, the address of a channel, a code. */
  readonly name: string
  /** In every language it exists in; empty where it has only a name. */
  readonly title: Localized
}

/** The part of the subject that a field stands in. */
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
  /** What came, went or is meant, where that is no field: a value, a media type, a keyword. */
  readonly item?: string
  readonly before?: Json
  readonly after?: Json
  /** The closest named schema that the field is of, and the names from there down: the same for every place of use. */
  readonly schema?: { readonly id: SchemaId; readonly field: string }
  /** Language-neutral path of the page with the anchor of the place: `/spot/order#placeOrder.body.size`. */
  readonly address: Ends<string>
  /** Where the subject stands in the specs. */
  readonly source: Ends<SourceLocation>
}
