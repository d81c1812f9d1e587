import { isSameJson } from '../../generator/contract/json.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { Server } from '../../generator/contract/server.ts'
import { templateOf } from './template.ts'

/**
 * An API whose addresses are split between servers and paths as another one splits them: `https://a/v1` with `/x` is
 * `https://a` with `/v1/x`. As it is when its addresses cannot be written so, or are others.
 */
export function splitAlike(api: Api, other: Api): Api {
  const pathOf = pathMove(api.servers, other.servers)
  const called = api.operations.filter(({ kind }) => kind === 'operation')
  if (!pathOf || !called.every(({ servers }) => isSameJson(servers, api.servers))) return api
  const routes = new Set(other.operations.map(routeOf))
  const moved = called.flatMap((operation) => {
    const path = pathOf(operation.path)
    return path === undefined ? [] : [{ ...operation, path }]
  })
  if (moved.length < called.length || !moved.some((operation) => routes.has(routeOf(operation)))) return api
  const servers = api.servers.map((server, index) => ({ ...server, url: other.servers[index]?.url ?? server.url }))
  const others = api.operations.filter(({ kind }) => kind !== 'operation')
  const atServers = (operation: Operation) =>
    isSameJson(operation.servers, api.servers) ? { ...operation, servers } : operation
  return { ...api, servers, operations: [...moved, ...others].map(atServers) }
}

function routeOf({ kind, method, path }: Operation): string {
  return `${kind} ${method} ${templateOf(path)}`
}

/** The change of paths when a part of every server's address moves into or out of them; nothing without such a move. */
function pathMove(
  before: readonly Server[],
  after: readonly Server[],
): ((path: string) => string | undefined) | undefined {
  if (before.length !== after.length) return undefined
  const into = partBehind(after, before)
  if (into !== undefined) return (path) => into + path
  const out = partBehind(before, after)
  return out === undefined ? undefined : (path) => (path.startsWith(`${out}/`) ? path.slice(out.length) : undefined)
}

/** The text that each address of the second list has after the first list's address: `/v1`. */
function partBehind(short: readonly Server[], long: readonly Server[]): string | undefined {
  const bare = ({ url }: Server) => url.replace(/\/$/, '')
  const parts = long.map((server, index) => {
    const own = short[index]
    return own && bare(server).startsWith(`${bare(own)}/`) ? bare(server).slice(bare(own).length) : undefined
  })
  return new Set(parts).size === 1 ? parts[0] : undefined
}
