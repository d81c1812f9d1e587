import type { Server } from '../contract/reference.ts'

/** A server's address with its variables at their defaults: scheme and host, and the path below which operations lie. */
export function splitServer(server: Server | undefined): { readonly origin: string; readonly path: string } {
  const address = filledAddress(server)
  const [, origin = '', path = address] = /^([a-z][a-z\d+.-]*:\/\/[^/]+)(.*)$/i.exec(address) ?? []
  return { origin, path: path.replace(/\/$/, '') }
}

/** A server's address with its variables at their defaults. */
export function filledAddress(server: Server | undefined): string {
  return (server?.variables ?? []).reduce(
    (url, variable) => url.replaceAll(`{${variable.name}}`, variable.default),
    server?.url ?? '',
  )
}
