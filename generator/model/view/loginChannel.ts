import type { Channel } from '../../contract/channel.ts'
import type { Api } from '../../contract/reference.ts'
import type { ConnectionToken } from '../../contract/server.ts'

/**
 * The channel that logs a connection in: the first private one on the page `…/authentication`, as guides have a section
 * `#authentication`. `undefined` when the API has none, for example because it authenticates before it connects.
 */
export function loginChannelOf({ pages, channels }: Api): Channel | undefined {
  const page = pages.find(
    ({ path, content }) =>
      content.kind === 'reference' && content.channels.length > 0 && /\/authentication\/?$/.test(path),
  )
  if (page?.content.kind !== 'reference') return undefined
  const ids = new Set(page.content.channels)
  return channels.find(({ id, access }) => ids.has(id) && access === 'private')
}

/** The token that the connection of a private channel needs instead of a login. */
export function privateTokenOf({ access, servers }: Channel): ConnectionToken | undefined {
  return access === 'private' ? servers.find(({ token }) => token)?.token : undefined
}
