import type { Label, Prose } from './annotations.ts'
import type { WithFacts } from './facts.ts'
import type { SecurityRequirement } from './security.ts'

export interface Server extends WithFacts {
  readonly url: string
  /** Name of the server for people (OpenAPI 3.2), or its title in AsyncAPI. */
  readonly name?: Prose
  readonly description?: Prose
  readonly variables: readonly ServerVariable[]
  /** Words that sort servers (AsyncAPI). */
  readonly tags?: readonly Label[]
  /** A server for tests: nothing on it is real (`x-test-server`). */
  readonly isTest?: true
  /** Its security schemes, where another server of the same channel needs none. */
  readonly security?: readonly SecurityRequirement[]
  /** A WebSocket server that is opened with a token from a REST call. */
  readonly token?: ConnectionToken
}

/** Source of the token of a WebSocket connection, and its place in the connection (`x-connection-token`). */
export type ConnectionToken = (AddressToken | MessageToken) & {
  /** Id of the operation of the same API that gives the token. */
  readonly operation: string
  /** JSON pointer into its reply (RFC 6901). */
  readonly token: string
  /** The server greets first: nothing may be sent before its frame has come. */
  readonly welcome?: true
}

/** A token that stands in the address of the socket. */
export interface AddressToken {
  /** JSON pointer to the address of the socket, where the reply with the token gives it too. */
  readonly endpoint?: string
  /** Parameter that carries the token: of the query, or of the path. */
  readonly parameter: string
  /** The token stands in the path of the channels that have this parameter. Others take no token. */
  readonly isInPath?: true
  /** Further query parameters of the address. */
  readonly parameters: Readonly<Record<string, string>>
}

/** A token that stands in the messages of the client. */
export interface MessageToken {
  /** JSON pointer to the member that carries the token, in the messages that have it. */
  readonly member: string
}

export interface ServerVariable {
  readonly name: string
  readonly default: string
  readonly values: readonly string[]
  readonly description?: Prose
}
