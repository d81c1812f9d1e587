import type { Certainty, ExternalDocs, Label, Prose } from './annotations.ts'
import type { BookProof, BookRule } from './book.ts'
import type { ReferenceEntry } from './entry.ts'
import type { WithFacts } from './facts.ts'
import type { Json } from './json.ts'
import type { OperationId, Parameter, RateLimit } from './operation.ts'
import type { EnumValue, Example, SchemaNode } from './schema.ts'
import type { SecurityRequirement } from './security.ts'

/** Direction of a message from the client's side. A spec may be written from the client's side or the server's. */
export type Direction = 'send' | 'receive'

export type ChannelId = string

export type MessageId = string

/** Settings for one protocol, as its AsyncAPI binding names them. */
export interface Binding {
  readonly protocol: string
  readonly value: Json
}

/** A schema in a language that we do not read: Protobuf, Avro as text, RAML … */
export interface ForeignSchema {
  readonly format: string
  readonly text: string
}

/** One kind of frame of a channel. */
export interface Message extends WithFacts {
  /** Unique within its channel. */
  readonly id: MessageId
  readonly title: Prose
  readonly summary?: Prose
  readonly description?: Prose
  /** Direction of the message: `send` from the client. */
  readonly direction: Direction
  readonly payload?: SchemaNode
  readonly foreignPayload?: ForeignSchema
  readonly headers?: SchemaNode
  readonly contentType?: string
  readonly bindings?: readonly Binding[]
  readonly externalDocs?: ExternalDocs
  readonly tags?: readonly Label[]
  /** Location of the id that joins request and reply: `$message.payload#/id`. */
  readonly correlation?: string
  /** Description of the correlation id. */
  readonly correlationNote?: Prose
  readonly examples: readonly Example[]
  readonly deprecated?: true
  readonly certainty?: Certainty
}

/** One action on a channel, from the client's side; a request names the messages that may answer it. */
export interface ChannelOperation {
  readonly id: OperationId
  readonly direction: Direction
  readonly title: Prose
  /** The member of the document that is its title. Without one, its id is. */
  readonly titledBy?: 'title' | 'summary'
  /** Only for an operation that has a title as well. */
  readonly summary?: Prose
  readonly description?: Prose
  readonly messages: readonly MessageId[]
  readonly replies: readonly MessageId[]
  /** Address of the reply: a topic, or the location of the topic in the request. */
  readonly replyAddress?: { readonly topic?: string; readonly location?: string; readonly description?: Prose }
  /** Alternatives: one is enough. */
  readonly security?: readonly SecurityRequirement[]
  readonly rateLimit?: RateLimit
  /** Codes of the document's error catalogue. */
  readonly errors?: readonly (number | string)[]
  readonly bindings?: readonly Binding[]
  readonly externalDocs?: ExternalDocs
}

/** One step of a typical session on a channel. */
export interface ConversationStep {
  readonly direction: Direction
  readonly message: MessageId
  readonly example: Example
}

/** How a client notices a gap in a stream: which field must equal which field of the message before. */
export interface Sequence {
  readonly id: string
  readonly previous?: string
  readonly rule?: Prose
}

export interface ChannelParameter {
  readonly name: string
  readonly description?: Prose
  readonly values: readonly EnumValue[]
  readonly default?: string
  readonly examples?: readonly string[]
  /** Type, format and limits of any value. */
  readonly schema?: SchemaNode
}

/** A topic of a WebSocket connection, or a path to connect to. */
export interface Channel extends ReferenceEntry {
  /** Name of the topic as it goes over the wire, or the path that a client connects to; may hold `{parameters}`. */
  readonly address: string
  /** The description states no address: `address` is only the name of the channel in it. */
  readonly isAddressUnknown?: true
  /** The address is a path below the address of the server. Without it, the address is a topic of a connection. */
  readonly isPath?: true
  /** Id of the channel that this entry is one operation of: each operation of that channel has an entry of its own. */
  readonly partOf?: ChannelId
  /** Name of the operation in frames: the method of JSON-RPC, `order.place`. */
  readonly callName?: string
  /** The entries of its operations, where they have their own. */
  readonly parts?: readonly ChannelId[]
  readonly summary?: Prose
  /** Missing where the description states no access, or states it of parts alone. */
  readonly access?: 'public' | 'private'
  /** Some of its servers, or of its operations, need no authentication. */
  readonly partlySecured?: 'servers' | 'operations'
  readonly parameters: readonly ChannelParameter[]
  /** Query and headers of the request that opens the connection, as the binding describes them. */
  readonly handshake?: readonly Parameter[]
  readonly messages: readonly Message[]
  readonly operations: readonly ChannelOperation[]
  /** Frames of a typical session in order; empty when the spec gives none. */
  readonly conversation: readonly ConversationStep[]
  readonly bindings?: readonly Binding[]
  readonly pushFrequency?: Prose
  /** Content of the first message and of later messages. */
  readonly snapshot?: Prose
  readonly sequence?: Sequence
  /** Rules for an order book from its messages. */
  readonly book?: BookRule
  /** For checks alone. */
  readonly bookProof?: BookProof
}

/** Timeouts and pings that keep a connection open (`x-heartbeat`). */
export interface Heartbeat {
  readonly idleTimeout?: string
  readonly clientInterval?: string
  /** Seconds between the pings of the code samples. */
  readonly pingEvery?: number
  readonly ping?: Json
  readonly pong?: Json
  /** Another text for a ping, without JSON and in any letter case. */
  readonly bare?: string
  readonly description?: Prose
}

/** A limit of a connection (`x-limits`). */
export interface ConnectionLimit {
  readonly name: string
  readonly value: number | string
  readonly unit?: Prose
  /** Scope of the count: per connection, per IP … */
  readonly scope?: Prose
  readonly description?: Prose
  readonly certainty?: Certainty
}
