import type { SourceLocation } from './diagnostics.ts'
import type { Json } from './json.ts'
import type { Localized } from './locales.ts'
import type { Signing, SigningVector } from './signing.ts'

/** Markdown in every language it exists in. */
export type Prose = Localized

export type SchemaId = string
export type OperationId = string

/** How sure a statement is: `inferred` is nowhere written, `unofficial` was seen but never published. */
type Certainty = 'inferred' | 'unofficial'

/** What a call does to the account of the caller: it reads, changes a setting, trades, or sends money away. */
export type Effect = 'read' | 'write' | 'trade' | 'withdraw'

export interface EnumValue {
  readonly value: Json
  readonly description?: Prose
}

/** One keyword that limits a value, in the words of JSON Schema: `{ keyword: 'maximum', value: 100 }`. */
export interface Constraint {
  readonly keyword:
    | 'minimum'
    | 'maximum'
    | 'exclusiveMinimum'
    | 'exclusiveMaximum'
    | 'multipleOf'
    | 'minLength'
    | 'maxLength'
    | 'pattern'
    | 'minItems'
    | 'maxItems'
    | 'uniqueItems'
    | 'minProperties'
    | 'maxProperties'
  readonly value: number | string | boolean
}

export interface Property {
  readonly name: string
  readonly required: boolean
  readonly schema: SchemaNode
}

export interface Variant {
  readonly name: Prose
  readonly schema: SchemaNode
  /** Value of the discriminator property that selects this variant. */
  readonly discriminatorValue?: string
  /** It holds where the discriminator says nothing else (`defaultMapping`). */
  readonly isDefault?: true
}

/** oneOf (exactly one holds) or anyOf (at least one holds). */
export interface VariantSet {
  readonly mode: 'oneOf' | 'anyOf'
  readonly variants: readonly Variant[]
  readonly discriminator?: string
}

/** How a value is written as XML (OpenAPI, "XML Object"). */
export interface XmlHints {
  readonly name?: string
  readonly namespace?: string
  readonly prefix?: string
  /** Kind of node: `attribute`, `text` …; an element when absent. */
  readonly nodeType?: string
  /** The items of an array have an element around them. */
  readonly wrapped?: true
}

/** How the value of a parameter or of a part of a body is written, as far as that needs saying. */
export interface Serialization {
  /** What is sent, with made-up values: `filter[side]=1&filter[price]=2`. */
  readonly form?: string
  readonly contentType?: string
  readonly allowReserved?: true
  readonly allowEmptyValue?: true
}

/** A schema that says something about the one it stands in, in the words of JSON Schema. */
export interface Subschema {
  readonly keyword:
    | 'if'
    | 'then'
    | 'else'
    | 'not'
    | 'contains'
    | 'propertyNames'
    | 'dependentSchemas'
    | 'contentSchema'
    | 'unevaluatedProperties'
    | 'unevaluatedItems'
  /** The property that brings a dependent schema into force. */
  readonly property?: string
  /** How many items of an array have to match what it contains: at least one unless said, any number at most. */
  readonly count?: { readonly least: number; readonly most?: number }
  readonly schema: SchemaNode
}

/** Properties that have to be there when another one is. */
export interface Dependency {
  readonly property: string
  readonly requires: readonly string[]
}

/**
 * One schema, independent of the format it was written in. `allOf` is merged; facets that a schema does not have are
 * absent. A node with `ref` stands for the named schema and adds only what its use site says (description, unit …).
 */
export interface SchemaNode {
  readonly ref?: SchemaId
  /** Name of the schema in its spec, for object types the reader may meet by name. */
  readonly name?: string
  readonly title?: Prose
  readonly description?: Prose
  /** JSON types in the order of the spec, without `null`; empty means any. */
  readonly types: readonly string[]
  readonly nullable?: true
  readonly format?: string
  /** `x-unit`: ms, contracts, base, quote, ratio … */
  readonly unit?: string
  /** `x-server-time`: the clock of the server that sends it. */
  readonly serverTime?: true
  /** `x-unique`: the caller sends another value each time. */
  readonly unique?: true
  readonly constraints?: readonly Constraint[]
  readonly enum?: readonly EnumValue[]
  /** Values that are known but need not be all: `x-enum-descriptions` without `enum`. */
  readonly knownValues?: readonly EnumValue[]
  readonly const?: Json
  readonly default?: Json
  readonly examples?: readonly Json[]
  readonly deprecated?: true
  readonly readOnly?: true
  readonly writeOnly?: true
  readonly since?: string
  readonly certainty?: Certainty
  /** `x-page`: the page that shows its fields; others lead there. */
  readonly page?: string
  readonly properties?: readonly Property[]
  /** Members that must be there besides required properties: what a form of a choice asks of those that stand beside it. */
  readonly requiredNames?: readonly string[]
  readonly patternProperties?: readonly { readonly pattern: string; readonly schema: SchemaNode }[]
  /** Schema of further properties; `false` when none may follow. */
  readonly additionalProperties?: SchemaNode | false
  readonly items?: SchemaNode
  /** Positional array: one schema a place, named by its title. */
  readonly positions?: readonly SchemaNode[]
  readonly variants?: readonly VariantSet[]
  /** Schemas that must not hold, said in words: `not`. */
  readonly not?: SchemaNode
  /** Conditions and the like; `not` has a member of its own. */
  readonly subschemas?: readonly Subschema[]
  readonly dependencies?: readonly Dependency[]
  readonly contentMediaType?: string
  readonly contentEncoding?: string
  readonly xml?: XmlHints
  readonly externalDocs?: ExternalDocs
  /** Laid over the schema of a parameter or of a part of a body when it is shown. */
  readonly serialization?: Serialization
}

export interface Example {
  readonly name: string
  readonly summary?: Prose
  readonly description?: Prose
  readonly value: Json
  /** Headers of a message, beside its payload. */
  readonly headers?: Json
  /** Made by us from the schema because the spec gives none. */
  readonly generated?: true
}

/** An example that lies somewhere else: nothing is fetched, so it is a link. */
export interface ExternalExample {
  readonly name: string
  readonly summary?: Prose
  readonly url: string
}

/** How one part of a form or multipart body is written. */
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
  /** What each item of a stream is, where the body is a sequence of them. */
  readonly itemSchema?: SchemaNode
  readonly examples: readonly Example[]
  readonly externalExamples?: readonly ExternalExample[]
  readonly encodings?: readonly Encoding[]
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie' | 'querystring'

export interface Parameter {
  readonly name: string
  readonly in: ParameterPlace
  readonly required: boolean
  readonly deprecated?: true
  readonly description?: Prose
  readonly schema: SchemaNode
  readonly examples: readonly Example[]
  /** How arrays and objects are written, when it is not the default of the place. */
  readonly style?: string
  readonly explode?: boolean
  /** Reserved characters (RFC 3986) are sent as they are. */
  readonly allowReserved?: true
  readonly allowEmptyValue?: true
  /** The value is serialized in this format. */
  readonly mediaType?: string
  readonly since?: string
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

/** What a value of the response can be used for next (OpenAPI link). */
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
  /** What the calls are counted by. */
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

export interface Deprecation {
  readonly since?: string
  /** Date after which it stops working. */
  readonly sunset?: string
  /** Operations or channels to use instead, `api#id` where they are another API's; empty when there is none. */
  readonly replacements: readonly string[]
  /** Names that changed with the replacement. */
  readonly fields?: readonly { readonly from: string; readonly to: string }[]
  readonly note?: Prose
}

/** One way to be authorised: every scheme of the list together. An empty list means no authentication. */
export type SecurityRequirement = readonly { readonly scheme: string; readonly scopes: readonly string[] }[]

export interface Callback {
  readonly name: string
  readonly operations: readonly Operation[]
}

/** A sample that the spec brings along (`x-codeSamples`). */
export interface WrittenSample {
  readonly language: string
  readonly label?: string
  readonly code: string
}

export interface Operation {
  readonly kind: 'operation' | 'webhook' | 'callback'
  /** Unique within the API; also the start of every anchor of the operation. */
  readonly id: OperationId
  readonly method: string
  /** Path template, or for a webhook its name, for a callback its runtime expression. */
  readonly path: string
  readonly title: Prose
  readonly description?: Prose
  readonly tags: readonly string[]
  /** Path of the page it asks for (`x-page`); else its first tag decides. */
  readonly page?: string
  readonly sidebarLabel?: Prose
  readonly servers: readonly Server[]
  /** Alternatives, any of which is enough; empty when the operation is public. */
  readonly security: readonly SecurityRequirement[]
  readonly permission?: string
  /** What the spec says that a call does (`x-effect`); `model/view` knows it where the spec is silent. */
  readonly effect?: Effect
  readonly rateLimit?: RateLimit
  readonly pagination?: Pagination
  /** Codes of the API's error catalogue. */
  readonly errors: readonly (number | string)[]
  readonly deprecation?: Deprecation
  readonly since?: string
  readonly certainty?: Certainty
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
  readonly externalDocs?: ExternalDocs
  readonly source: SourceLocation
  /** Files of the spec that it is made from, where they are more than the one it stands in. */
  readonly files?: readonly string[]
}

/** What is said on a channel: from the client's side, whatever side the spec was written from. */
export type Direction = 'send' | 'receive'

export type ChannelId = string
export type MessageId = string

/** What a protocol needs to be told, in the words of its binding. */
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
export interface Message {
  /** Unique within its channel. */
  readonly id: MessageId
  readonly title: Prose
  readonly summary?: Prose
  readonly description?: Prose
  /** Who sends it: `send` is the client. */
  readonly direction: Direction
  readonly payload?: SchemaNode
  readonly foreignPayload?: ForeignSchema
  readonly headers?: SchemaNode
  readonly contentType?: string
  readonly bindings?: readonly Binding[]
  readonly externalDocs?: ExternalDocs
  readonly tags?: readonly Label[]
  /** Where request and reply carry the id that joins them: `$message.payload#/id`. */
  readonly correlation?: string
  readonly examples: readonly Example[]
  readonly deprecated?: true
  readonly certainty?: Certainty
}

/** One action on a channel, from the client's side; a request names the messages that may answer it. */
export interface ChannelOperation {
  readonly id: OperationId
  readonly direction: Direction
  readonly title: Prose
  readonly description?: Prose
  readonly messages: readonly MessageId[]
  readonly replies: readonly MessageId[]
  /** Where the reply comes: the topic, or where the request says it. */
  readonly replyAddress?: { readonly topic?: string; readonly location?: string; readonly description?: Prose }
  readonly security?: readonly string[]
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
}

/** A topic of a WebSocket connection. */
export interface Channel {
  /** Unique within the API; also the start of every anchor of the channel. */
  readonly id: ChannelId
  /** Name of the topic as it goes over the wire; may hold `{parameters}`. */
  readonly address: string
  readonly title: Prose
  readonly summary?: Prose
  readonly description?: Prose
  readonly access: 'public' | 'private'
  readonly servers: readonly Server[]
  readonly security: readonly SecurityRequirement[]
  readonly permission?: string
  /** What the spec says that requests on it do (`x-effect`). */
  readonly effect?: Effect
  readonly page?: string
  readonly sidebarLabel?: Prose
  readonly tags: readonly string[]
  readonly parameters: readonly ChannelParameter[]
  readonly messages: readonly Message[]
  readonly operations: readonly ChannelOperation[]
  /** Frames of a typical session in order; empty when the spec gives none. */
  readonly conversation: readonly ConversationStep[]
  readonly bindings?: readonly Binding[]
  readonly externalDocs?: ExternalDocs
  readonly pushFrequency?: Prose
  /** What the first message is and what the later ones are. */
  readonly snapshot?: Prose
  readonly sequence?: Sequence
  readonly deprecation?: Deprecation
  readonly since?: string
  readonly certainty?: Certainty
  readonly source: SourceLocation
  /** Files of the spec that it is made from, where they are more than the one it stands in. */
  readonly files?: readonly string[]
}

/** How a connection is kept open (`x-heartbeat`). */
export interface Heartbeat {
  readonly idleTimeout?: string
  readonly clientInterval?: string
  /** Seconds between the pings of the code samples. */
  readonly pingEvery?: number
  readonly ping?: Json
  readonly pong?: Json
  readonly description?: Prose
}

/** A limit of a connection (`x-limits`). */
export interface ConnectionLimit {
  readonly name: string
  readonly value: number | string
  readonly unit?: Prose
  /** What it is counted by: per connection, per IP … */
  readonly scope?: Prose
  readonly description?: Prose
  readonly certainty?: Certainty
}

/** What holds for every connection of a WebSocket API. */
export interface Streaming
  extends Pick<Api, 'title' | 'version' | 'summary' | 'description' | 'contact' | 'license' | 'termsOfService'> {
  readonly servers: readonly Server[]
  readonly heartbeat?: Heartbeat
  readonly limits: readonly ConnectionLimit[]
  readonly errors: readonly ErrorCode[]
  /** `x-page`: the page that shows what holds for every connection; others lead there. */
  readonly page?: string
  readonly externalDocs?: ExternalDocs
  readonly source: SourceLocation
}

export interface ExternalDocs {
  readonly url: string
  readonly description?: Prose
}

export interface Server {
  readonly url: string
  /** How people call it (OpenAPI 3.2), or its title in AsyncAPI. */
  readonly name?: Prose
  readonly description?: Prose
  readonly variables: readonly ServerVariable[]
  /** Words that sort servers (AsyncAPI). */
  readonly tags?: readonly Label[]
  /** There to try things: nothing on it is real (`x-test-server`). */
  readonly isTest?: true
  /** A WebSocket server that is opened with a token from a REST call. */
  readonly token?: ConnectionToken
}

/** How the token of a WebSocket connection is had and where it goes (`x-connection-token`). */
export type ConnectionToken = (AddressToken | MessageToken) & {
  /** Operation of the same API that gives the token. */
  readonly operation: OperationId
  /** JSON pointer into its reply (RFC 6901). */
  readonly token: string
  /** The server greets first: nothing may be sent before its frame has come. */
  readonly welcome?: true
}

/** A token that stands in the address of the socket. */
export interface AddressToken {
  /** JSON pointer to the address in the reply that gives the token, where that is told too. */
  readonly endpoint?: string
  /** Query parameter that carries the token. */
  readonly parameter: string
  /** Further query parameters of the address. */
  readonly parameters: Readonly<Record<string, string>>
}

/** A token that stands in what the client sends. */
export interface MessageToken {
  /** JSON pointer to the member that carries the token, in the messages that have it. */
  readonly member: string
}

/** A word that sorts things, and what it means. */
export interface Label {
  readonly name: Prose
  readonly description?: Prose
}

export interface ServerVariable {
  readonly name: string
  readonly default: string
  readonly values: readonly string[]
  readonly description?: Prose
}

export interface SecurityScheme {
  readonly id: string
  /** What it is for, where operations and channels have another scheme of the same id each. */
  readonly usedBy?: 'operations' | 'channels'
  readonly type: string
  readonly description?: Prose
  /** Header, query or cookie name of an apiKey scheme. */
  readonly name?: string
  readonly in?: string
  /** `bearer`, `basic` … of an http scheme. */
  readonly httpScheme?: string
  readonly bearerFormat?: string
  readonly openIdConnectUrl?: string
  readonly oauth2MetadataUrl?: string
  readonly deprecated?: true
  readonly flows: readonly OAuthFlow[]
  /** How a request is signed (`x-signing`). */
  readonly signing?: Signing
  /** Signed requests that prove it. */
  readonly signingVectors?: readonly SigningVector[]
  /** Environment variable that samples read the key from, where the API has several keys. */
  readonly variable?: string
}

export interface OAuthFlow {
  readonly kind: string
  readonly authorizationUrl?: string
  readonly tokenUrl?: string
  readonly refreshUrl?: string
  readonly deviceAuthorizationUrl?: string
  readonly scopes: readonly { readonly name: string; readonly description?: Prose }[]
}

export interface Tag {
  readonly name: string
  readonly title: Prose
  /** Name of the tag that this one belongs under. */
  readonly parent?: string
  /** What it is for (OpenAPI 3.2): `nav` as without one, else it stands beside the facts of its operations. */
  readonly kind?: string
  readonly externalDocs?: ExternalDocs
  /** Path of the page its operations go to (`x-page`). */
  readonly page?: string
  readonly sidebarLabel?: Prose
  readonly description?: Prose
}

export interface License {
  readonly name: string
  /** As SPDX writes it: `Apache-2.0`. */
  readonly identifier?: string
  readonly url?: string
}

/** Tags under one heading. */
export interface TagGroup {
  readonly title: Prose
  readonly tags: readonly string[]
}

/** A member that tells the outcome, in the reply itself or in its parts, and its value when all went well. */
export interface SuccessCode {
  readonly member: string
  readonly value: string
}

/** One entry of an API's error catalogue (`x-errors` at the root of the spec). */
export interface ErrorCode {
  readonly code: number | string
  readonly name?: string
  readonly description: Prose
  /** What the caller should do about it. */
  readonly action?: Prose
  readonly httpStatus?: number
  readonly certainty?: Certainty
}

/** The pages an API is split into. `path` is language-neutral and below the site's base. */
export interface ReferencePage {
  readonly path: string
  readonly title: Prose
  readonly sidebarLabel?: Prose
  readonly description?: Prose
  /** Tag that brought the page about. */
  readonly tag?: string
  /** Category of a generated sidebar that it stands in. */
  readonly category?: Prose
  readonly content:
    | {
        readonly kind: 'reference'
        readonly operations: readonly OperationId[]
        readonly channels: readonly ChannelId[]
      }
    | { readonly kind: 'schema'; readonly schema: SchemaId }
    | { readonly kind: 'overview' }
  readonly source: SourceLocation
}

export interface Api {
  readonly id: string
  readonly title: Prose
  readonly version: string
  readonly description?: Prose
  readonly servers: readonly Server[]
  readonly securitySchemes: readonly SecurityScheme[]
  readonly tags: readonly Tag[]
  readonly operations: readonly Operation[]
  readonly channels: readonly Channel[]
  /** There when the API has a WebSocket part. */
  readonly streaming?: Streaming
  readonly schemas: Readonly<Record<SchemaId, SchemaNode>>
  readonly errors: readonly ErrorCode[]
  /** How a reply with HTTP status 2xx says that the call succeeded (`x-success`). */
  readonly success?: SuccessCode
  readonly pages: readonly ReferencePage[]
  readonly contact?: { readonly name?: string; readonly url?: string; readonly email?: string }
  readonly license?: License
  readonly termsOfService?: string
  readonly externalDocs?: ExternalDocs
  /** What it is, in one line (`info.summary`). */
  readonly summary?: Prose
  /** Tags by the group that they stand in (`x-tagGroups`). */
  readonly tagGroups?: readonly TagGroup[]
  /** Titles of what no spec names: groups of entries without a tag, the category of schemas. By their English names. */
  readonly defaultTitles?: Readonly<Record<string, Prose>>
  readonly source: SourceLocation
}

/** Every API of a site: what MDX, Markdown, samples, search, diff and downloads read. */
export interface Reference {
  readonly apis: readonly Api[]
}
