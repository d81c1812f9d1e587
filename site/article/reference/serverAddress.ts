import type { Operation } from '../../../generator/contract/operation.ts'

/** Address of the first server with its variables at their defaults and no slash at its end; empty when there is none. */
export function serverAddress({ servers: [server] }: Pick<Operation, 'servers'>): string {
  if (!server) return ''
  const filled = server.variables.reduce(
    (url, variable) => url.replaceAll(`{${variable.name}}`, variable.default),
    server.url,
  )
  return filled.replace(/\/$/, '')
}
