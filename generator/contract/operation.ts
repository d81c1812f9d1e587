import type { Certainty, Label, Prose } from './annotations.ts'
import type { ReferenceEntry } from './entry.ts'
import type { WithFacts } from './facts.ts'
import type { Json } from './json.ts'
import type { Example, SchemaNode } from './schema.ts'
import type { WrittenSample } from './writtenSample.ts'

export type OperationId = string

/** An example that lies somewhere else: nothing is fetched, so it is a link. */
export interface ExternalExample {
  readonly name: string
  readonly summary?: Prose
  readonly url: string
}

/** Encoding of one part of a form or multipart body. */
export interface Encoding {
  /** Name of the property, or the position of a part that has none. */
  readonly part: string
  readonly contentType?: string
  readonly headers: readonly Parameter[]
  readonly style?: string
  readonly explode?: boolean
  readonly allowReserved?: true
}

export interface Content {
  readonly mediaType: string
  readonly schema?: SchemaNode
  /** Schema of one item, where the body is a stream of items. */
  readonly itemSchema?: SchemaNode
  readonly examples: readonly Example[]
  readonly externalExamples?: readonly ExternalExample[]
  readonly encodings?: readonly Encoding[]
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie' | 'querystring'

export interface Parameter extends WithFacts {
  readonly name: string
  readonly in: ParameterPlace
  readonly required: boolean
  readonly deprecated?: true
  readonly description?: Prose
  readonly schema: SchemaNode
  readonly examples: readonly Example[]
  /** Style of arrays and objects, when it differs from the default of the place. */
  readonly style?: string
  readonly explode?: boolean
  /** Reserved characters (RFC 3986) are sent as they are. */
  readonly allowReserved?: true
  readonly allowEmptyValue?: true
  /** The value is serialized in this format. */
  readonly mediaType?: string
  readonly certainty?: Certainty
}

export interface RequestBody {
  readonly description?: Prose
  readonly required: boolean
  readonly contents: readonly Content[]
}

export interface Response {
  /** `200`, `4XX` or `default`. */
  readonly status: string
  readonly summary?: Prose
  readonly description?: Prose
  readonly headers: readonly Parameter[]
  readonly contents: readonly Content[]
  readonly links: readonly ResponseLink[]
}

/** A next call that takes a value of the response (OpenAPI link). */
export interface ResponseLink {
  readonly name: string
  readonly description?: Prose
  readonly operation?: OperationId
  /** An operation of another description, as the spec refers to it. */
  readonly reference?: string
  /** Parameters of that operation and where their values come from: `$response.body#/id`. */
  readonly parameters?: readonly { readonly name: string; readonly value: Json }[]
  readonly requestBody?: Json
  readonly server?: string
}

export interface RateLimit {
  readonly requests: number
  /** Length of the window: `1s`, `1m`. */
  readonly interval: string
  /** Scope of the count: per account, per IP … */
  readonly scope?: string
  /** Calls with the same group share one budget. */
  readonly group?: string
  readonly certainty?: Certainty
}

export interface Pagination {
  readonly style: string
  readonly cursor?: string
  /** Field of the last row that the cursor takes. */
  readonly next?: string
  readonly limit?: string
  /** Name of the parameter that turns the order of pages around. */
  readonly direction?: string
  readonly start?: string
  readonly end?: string
  readonly defaultLimit?: number
  readonly maxLimit?: number
  readonly defaultWindow?: string
  readonly maxWindow?: string
}

export interface Callback {
  readonly name: string
  readonly operations: readonly Operation[]
}

export interface Operation extends ReferenceEntry {
  readonly kind: 'operation' | 'webhook' | 'callback'
  readonly method: string
  /** Path template, or for a webhook its name, for a callback its runtime expression. */
  readonly path: string
  /** Neither the operation nor its document states who may call it. */
  readonly isAccessUnsaid?: true
  readonly rateLimit?: RateLimit
  readonly pagination?: Pagination
  /** Codes of the API's error catalogue. */
  readonly errors: readonly (number | string)[]
  readonly parameters: readonly Parameter[]
  /** Headers that every request carries, by name (`x-request-headers`). */
  readonly requestHeaders?: Readonly<Record<string, string>>
  /** Values that the templates of its `x-signing` name (`x-signing-values`). */
  readonly signingValues?: Readonly<Record<string, string>>
  readonly requestBody?: RequestBody
  readonly responses: readonly Response[]
  readonly callbacks: readonly Callback[]
  readonly writtenSamples?: readonly WrittenSample[]
  /** Words that stand beside its facts: `x-badges`, `x-stability`, tags of a kind that is no navigation. */
  readonly badges?: readonly Label[]
}
