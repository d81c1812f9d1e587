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

/** The text that explains why no server takes a call. */
export function lackOfServers(
  configured: readonly ShownServer[],
  { takesKey, isKeySigned = false }: Pick<CallNeeds, 'takesKey' | 'isKeySigned'>,
) {
  if (isKeySigned && configured.some(({ use }) => use === 'page')) return 'console.noServer.privateKey'
  return takesKey ? 'console.noServer.key' : 'console.noServer'
}

/**
 * The servers of the configuration that a call may go to. A mock takes every call; the mock of the page takes no call that a
 * private key signs. A real server takes the calls that the spec has for it, and calls with a key only if it is for accounts.
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
