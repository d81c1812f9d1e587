import type { Json } from '../../generator/contract/json.ts'
import { withValueAt } from '../../generator/contract/jsonPointer.ts'
import type { OperationId } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { ConnectionToken, Server } from '../../generator/contract/server.ts'
import type { MockKey } from './keys.ts'
import { serverPath } from './mockRoutes.ts'

/** A WebSocket server of an API that is opened with a token. */
interface TokenServer {
  readonly api: Api
  readonly server: Server
  readonly token: ConnectionToken
  /** The key that it was given to. */
  readonly key: MockKey
}

interface TokenReply {
  readonly api: Api
  readonly operation: OperationId
  readonly key: MockKey
  readonly socketOrigin: string
}

/** The tokens that were handed out and the servers they open. */
export interface ConnectionTokens {
  /** The reply of an operation with a token for a connection to this mock; a reply without a token does not change. */
  withToken(given: TokenReply, body: Json | undefined): Json | undefined
  /** The server that a token opens. */
  serverOf(token: string): TokenServer | undefined
}

const mostTokens = 1000

export function createConnectionTokens(): ConnectionTokens {
  const given = new Map<string, TokenServer>()
  return {
    withToken({ api, operation, key, socketOrigin }, body) {
      const server = api.streaming?.servers.find(({ token }) => token?.operation === operation)
      if (!server?.token || body === undefined) return body
      const text = `mock-${crypto.randomUUID()}`
      given.set(text, { api, server, token: server.token, key })
      const [oldest] = given.keys()
      if (given.size > mostTokens && oldest !== undefined) given.delete(oldest)
      const replaced = withValueAt(body, server.token.token, text)
      const endpoint = 'endpoint' in server.token ? server.token.endpoint : undefined
      if (endpoint === undefined) return replaced
      return withValueAt(replaced, endpoint, socketOrigin + serverPath(server))
    },
    serverOf: (token) => given.get(token),
  }
}
