import type { Channel } from '../../contract/channel.ts'
import type { Effect } from '../../contract/entry.ts'
import type { Operation } from '../../contract/operation.ts'
import { isRequestChannel } from './requestChannel.ts'

/** Methods that change nothing (RFC 9110, section 9.2.1), and QUERY. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY'])

/** What a call of an operation does to the account of the caller: as the spec says, else by method and permission. */
export function operationEffect({
  method,
  permission,
  effect,
}: Pick<Operation, 'method' | 'permission' | 'effect'>): Effect {
  return effect ?? (safeMethods.has(method.toUpperCase()) ? 'read' : permittedEffect(permission))
}

/** What the messages of a client do on a channel. Who subscribes only listens, whatever permission that needs. */
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
