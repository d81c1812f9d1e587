import { isIP } from 'node:net'
import { hostname } from 'node:os'

/** Name that the servers listen at unless `--host` names another: the loopback addresses alone. */
export const loopback = 'localhost'

/** The answer to a request whose `Host` header names another server. */
export const unknownHost =
  'This server does not answer to that name: open it as localhost, or start it with --host NAME.'

/**
 * Whether a `Host` header names the server that listens at `listensAt`. Another site can point its own name to this machine
 * and read the answers (DNS rebinding), but it cannot do that with an address.
 */
export function isAllowedHost(header: string | undefined, listensAt: string = loopback): boolean {
  const name = nameIn(header)
  if (name === undefined) return false
  if (isLoopback(name)) return true
  if (isLoopback(listensAt)) return false
  return isIP(name) > 0 || [listensAt, hostname()].some((own) => own.toLowerCase() === name)
}

/** Whether an `Origin` header names this server's host. A request without a page has no such header. */
export function isAllowedOrigin(origin: string | undefined, listensAt: string = loopback): boolean {
  if (origin === undefined) return true
  return /^https?:\/\//.test(origin) && isAllowedHost(origin.replace(/^https?:\/\//, ''), listensAt)
}

/** Whether a name or address never leaves this machine. */
export function isLoopback(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name)
}

/** Host of a header such as `localhost:4173` or `[::1]:4173`, in lower case. */
function nameIn(header = ''): string | undefined {
  const [, six, name] = /^(?:\[([\da-f:.]+)\]|([a-z\d.-]+))(?::\d{1,5})?$/i.exec(header) ?? []
  return (six ?? name)?.toLowerCase()
}
