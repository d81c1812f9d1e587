import type { Channel } from '../../contract/channel.ts'

/** Whether a name is that of a request that ends a subscription. */
export function endsPushes(name: string): boolean {
  return /(^|[^a-z])unsub|[a-z]Unsub|^UNSUB/.test(name)
}

export type NamedRequest = Pick<Channel, 'id' | 'partOf' | 'callName'>

/** Whether one operation of a channel is the request that pushes follow: its own entry does not hold them. */
export function beginsPushes({ id = '', partOf, callName = '' }: Partial<NamedRequest>): boolean {
  if (partOf === undefined) return false
  return [callName, id].some((name) => /(^|[^a-z])sub(scribe|$)|[a-z]Subscribe/.test(name) && !endsPushes(name))
}
