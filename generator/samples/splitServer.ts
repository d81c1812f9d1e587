import { isAddress } from '../contract/httpSyntax.ts'
import type { Server } from '../contract/server.ts'

/** A server's address with its variables at their defaults: scheme and host, and the path below which operations lie. */
export function splitServer(server: Server | undefined): { readonly origin: string; readonly path: string } {
  const address = filledAddress(server)
  const [, origin = '', path = address] = /^([a-z][a-z\d+.-]*:\/\/[^/]+)(.*)$/i.exec(address) ?? []
  return { origin, path: path.replace(/\/$/, '') }
}

/** A server's address with its variables at their defaults; nothing where that is no address. */
export function filledAddress(server: Server | undefined): string {
  const address = (server?.variables ?? []).reduce(
    (url, variable) => url.replaceAll(`{${variable.name}}`, () => variable.default),
    server?.url ?? '',
  )
  return isAddress(address) ? address : ''
}
