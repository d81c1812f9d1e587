import type { ConsoleServer } from '../../../generator/contract/config.ts'
import type { Server } from '../../../generator/contract/server.ts'
import { splitServer } from '../../../generator/samples/splitServer.ts'

/**
 * The servers of the configuration that a call may go to. A mock takes all of them; another one takes those that the spec has
 * for it, and only those without a key unless it is there for accounts.
 */
export function usableServers(
  configured: readonly ConsoleServer[],
  {
    servers,
    isSocket,
    takesKey,
  }: { readonly servers: readonly Server[]; readonly isSocket: boolean; readonly takesKey: boolean },
): ConsoleServer[] {
  const own = servers.map((server) => splitServer(server).origin.toLowerCase())
  return configured.flatMap((server): ConsoleServer[] => {
    const { origin, use } = server
    if (use === 'mock') return [{ ...server, origin: isSocket ? origin.replace(/^http/, 'ws') : origin }]
    return own.includes(origin.toLowerCase()) && (use === 'account' || !takesKey) ? [server] : []
  })
}
