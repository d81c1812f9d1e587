import type { ConnectionTokens } from './connectionTokens.ts'
import type { SocketServer } from './socketExchanges.ts'

/** Status and body of a refused connection. */
export interface Refusal {
  readonly status: string
  readonly reason: string
}

/** The server at an address. Of several servers, the server of the token. */
export function findSocketServer(
  { pathname, searchParams }: URL,
  servers: readonly SocketServer[],
  tokens: ConnectionTokens,
): { readonly server: SocketServer } | Refusal {
  const here = servers.filter(({ takes }) => takes.test(pathname))
  const [first] = here
  if (!first) {
    const known = [...new Set(servers.map(({ path }) => path))].join(', ')
    return { status: '404 Not Found', reason: `There is no WebSocket at ${pathname}: try ${known}.` }
  }
  const lacking = requiredQuery(first).find((name) => !searchParams.has(name))
  if (lacking !== undefined) return { status: '400 Bad Request', reason: `The parameter ${lacking} is missing.` }
  const [token] = here.flatMap(({ server }) => (server.token && 'parameter' in server.token ? [server.token] : []))
  if (!token) return { server: first }
  const { parameter } = token
  const text = searchParams.get(parameter)
  if (text === null) return { status: '401 Unauthorized', reason: `The parameter ${parameter} is missing.` }
  const opened = tokens.serverOf(text)
  const server = here.find((own) => own.api === opened?.api && own.server === opened.server)
  if (!opened || !server)
    return { status: '401 Unauthorized', reason: `The ${parameter} "${text}" was not handed out for this address.` }
  const parameters = 'parameters' in opened.token ? opened.token.parameters : {}
  const missing = Object.entries(parameters).find(([name, value]) => searchParams.get(name) !== value)
  if (!missing) return { server }
  return { status: '400 Bad Request', reason: `The parameter ${missing.join('=')} is missing.` }
}

/** Query parameters that every channel at an address requires of the handshake. */
function requiredQuery({ channels }: SocketServer): string[] {
  const [names = [], ...others] = channels.map(({ handshake = [] }) =>
    handshake.flatMap(({ in: place, required, name }) => (place === 'query' && required ? name : [])),
  )
  return names.filter((name) => others.every((own) => own.includes(name)))
}
