import type { Channel } from '../../contract/channel.ts'
import type { Api } from '../../contract/reference.ts'
import type { AddressToken, ConnectionToken } from '../../contract/server.ts'

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

/** Token that a connection needs instead of a login: on private channels, and on public ones with a token in the path. */
export function privateTokenOf({ access, servers, address }: Channel): ConnectionToken | undefined {
  const token = servers.find((server) => server.token)?.token
  const isPrivate = access === 'private' || (token !== undefined && isInPath(token))
  return isPrivate && token && takesToken({ address }, token) ? token : undefined
}

/** Whether a connection for a channel has a token: one in the path is of the channels with its parameter alone. */
export function takesToken({ address }: Pick<Channel, 'address'>, token: ConnectionToken): boolean {
  return !isInPath(token) || address.includes(`{${token.parameter}}`)
}

function isInPath(token: ConnectionToken): token is ConnectionToken & AddressToken {
  return 'parameter' in token && token.isInPath === true
}
