import type { Certainty, ExternalDocs, Prose } from './annotations.ts'
import type { Channel, ChannelId, ConnectionLimit, Heartbeat } from './channel.ts'
import type { SourceLocation } from './diagnostics.ts'
import type { Operation, OperationId } from './operation.ts'
import type { RefusalKind } from './refusalKinds.ts'
import type { SchemaId, SchemaNode } from './schema.ts'
import type { SecurityScheme } from './security.ts'
import type { Server } from './server.ts'

/** Servers, heartbeat, limits and errors that every connection of a WebSocket API shares. */
export interface Streaming
  extends Pick<Api, 'title' | 'version' | 'summary' | 'description' | 'contact' | 'license' | 'termsOfService'> {
  readonly servers: readonly Server[]
  readonly heartbeat?: Heartbeat
  readonly limits: readonly ConnectionLimit[]
  readonly errors: readonly ErrorCode[]
  /** `x-page`: the page that shows heartbeat, limits and errors of every connection; others lead there. */
  readonly page?: string
  /** The document describes the client: its `send` operations are messages that a reader sends. */
  readonly isForClient?: true
  readonly externalDocs?: ExternalDocs
  readonly source: SourceLocation
}

export interface Tag {
  readonly name: string
  readonly title: Prose
  /** Name of the tag that this one belongs under. */
  readonly parent?: string
  /** Use of the tag (OpenAPI 3.2): `nav` is the default; any other stands beside the facts of its operations. */
  readonly kind?: string
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

/** Member of a reply, or of its parts, that holds the outcome, and its value for success. */
export interface SuccessCode {
  readonly member: string
  readonly value: string
}

/** `unknown`: the server may have carried out the call. `later`: it did not, and the client can send the call again. */
export const errorOutcomes = ['unknown', 'later'] as const

type ErrorOutcome = (typeof errorOutcomes)[number]

/** One entry of an API's error catalogue (`x-errors` at the root of the spec). */
export interface ErrorCode {
  readonly code: number | string
  readonly name?: string
  readonly description: Prose
  /** Advice for the caller. */
  readonly action?: Prose
  readonly httpStatus?: number
  /** Whether the call may have been carried out; without it, the same call would fail again. */
  readonly outcome?: ErrorOutcome
  /** Form of the refusal, with `{value}` for the refused value, where it is more than the code. */
  readonly text?: string
  /** Causes for which the mock refuses a request with this code. */
  readonly refuses?: readonly RefusalKind[]
  /** Parameters and members that the code applies to; without them, all. */
  readonly of?: readonly string[]
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
  /** Member of a reply with HTTP status 2xx that states the success of the call (`x-success`). */
  readonly success?: SuccessCode
  readonly pages: readonly ReferencePage[]
  readonly contact?: { readonly name?: string; readonly url?: string; readonly email?: string }
  readonly license?: License
  readonly termsOfService?: string
  readonly externalDocs?: ExternalDocs
  /** Summary in one line (`info.summary`). */
  readonly summary?: Prose
  /** Tags by the group that they stand in (`x-tagGroups`). */
  readonly tagGroups?: readonly TagGroup[]
  /** Titles that no spec gives: groups of entries without a tag, the category of schemas. By their English names. */
  readonly defaultTitles?: Readonly<Record<string, Prose>>
  readonly source: SourceLocation
}

/** Every API of a site: the input of MDX, Markdown, samples, search, diff and downloads. */
export interface Reference {
  readonly apis: readonly Api[]
}
