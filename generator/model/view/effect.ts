import type { Channel } from '../../contract/channel.ts'
import type { Effect } from '../../contract/entry.ts'
import type { Operation } from '../../contract/operation.ts'
import { isRequestChannel } from './requestChannel.ts'

/** Methods that change nothing (RFC 9110, section 9.2.1), and QUERY. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY'])

/** Effect of an operation on the caller's account: stated by the spec, else derived from method and permission. */
export function operationEffect({
  method,
  permission,
  effect,
}: Pick<Operation, 'method' | 'permission' | 'effect'>): Effect {
  return effect ?? (safeMethods.has(method.toUpperCase()) ? 'read' : permittedEffect(permission))
}

/** Effect of a client's messages on a channel. A subscription only reads, even where it needs a permission. */
export function channelEffect(channel: Pick<Channel, 'access' | 'operations' | 'permission' | 'effect'>): Effect {
  const listens = channel.access === 'public' || !isRequestChannel(channel)
  return channel.effect ?? (listens ? 'read' : permittedEffect(channel.permission))
}

/** The most that a permission allows; without one, the caller expects a change. */
function permittedEffect(permission = ''): Effect {
  const name = permission.toLowerCase()
  if (name.includes('withdraw')) return 'withdraw'
  if (name.includes('trad')) return 'trade'
  return name === 'read' ? 'read' : 'write'
}
