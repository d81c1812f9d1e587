import type { Api } from '../../contract/reference.ts'
import type { Server } from '../../contract/server.ts'

/** Where an API is called, and where its channels are. */
export function allServers({ servers, streaming }: Pick<Api, 'servers' | 'streaming'>): readonly Server[] {
  const known = new Set(servers.map(({ url }) => url))
  return [...servers, ...(streaming?.servers ?? []).filter(({ url }) => !known.has(url))]
}
