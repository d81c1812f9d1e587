import { randomUUID } from 'node:crypto'
import { isRecord, type Json } from '../../../contract/json.ts'
import { ownValue } from '../../../contract/ownValue.ts'
import type { Api, ConnectionToken, OperationId, Server } from '../../../contract/reference.ts'
import { addressOf } from './mockRoutes.ts'

/** A WebSocket server of an API that is opened with a token. */
export interface TokenServer {
  readonly api: Api
  readonly server: Server
  readonly token: ConnectionToken
}

/** The tokens that were handed out and the servers they open. */
export interface ConnectionTokens {
  /** The reply of an operation with a token that opens a connection to this very server; as it is where it gives none. */
  withToken(api: Api, operation: OperationId, body: Json | undefined, socketOrigin: string): Json | undefined
  /** The server that a token opens. */
  serverOf(token: string): TokenServer | undefined
}

const mostTokens = 1000

export function createConnectionTokens(): ConnectionTokens {
  const given = new Map<string, TokenServer>()
  return {
    withToken(api, operation, body, socketOrigin) {
      const server = api.streaming?.servers.find(({ token }) => token?.operation === operation)
      if (!server?.token || body === undefined) return body
      const text = `mock-${randomUUID()}`
      given.set(text, { api, server, token: server.token })
      const [oldest] = given.keys()
      if (given.size > mostTokens && oldest !== undefined) given.delete(oldest)
      const replaced = replaceAt(body, server.token.token, text)
      if (server.token.endpoint === undefined) return replaced
      return replaceAt(replaced, server.token.endpoint, socketOrigin + new URL(addressOf(server)).pathname)
    },
    serverOf: (token) => given.get(token),
  }
}

/** A value with another one in the place of a JSON pointer (RFC 6901). */
function replaceAt(value: Json, pointer: string, replacement: Json): Json {
  const [step, ...rest] = pointer.split('/').slice(1)
  if (step === undefined) return replacement
  const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
  const inner = rest.map((part) => `/${part}`).join('')
  if (Array.isArray(value))
    return value.map((item: Json, index) => (String(index) === key ? replaceAt(item, inner, replacement) : item))
  if (!isRecord(value)) return value
  return { ...value, [key]: replaceAt(ownValue(value, key) ?? null, inner, replacement) }
}
