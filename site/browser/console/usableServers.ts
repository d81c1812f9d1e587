import type { ShownServer } from '../../../generator/contract/console.ts'
import type { Server } from '../../../generator/contract/server.ts'
import { splitServer } from '../../../generator/samples/splitServer.ts'

interface CallNeeds {
  readonly servers: readonly Server[]
  readonly isSocket: boolean
  readonly takesKey: boolean
  /** A private key signs it. */
  readonly isKeySigned?: boolean
}

/**
 * The servers of the configuration that a call may go to. A mock takes all of them, that of the page no call that a private key
 * signs. Another one takes those that the spec has for it, and only those without a key unless it is there for accounts.
 */
export function usableServers(
  configured: readonly ShownServer[],
  { servers, isSocket, takesKey, isKeySigned = false }: CallNeeds,
): ShownServer[] {
  const own = servers.map((server) => splitServer(server).origin.toLowerCase())
  return configured.flatMap((server): ShownServer[] => {
    const { origin, use } = server
    if (use === 'page') return isKeySigned ? [] : [server]
    if (use === 'mock') return [{ ...server, origin: isSocket ? origin.replace(/^http/, 'ws') : origin }]
    return own.includes(origin.toLowerCase()) && (use === 'account' || !takesKey) ? [server] : []
  })
}
