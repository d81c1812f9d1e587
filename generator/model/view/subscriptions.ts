import type { Channel, MessageId } from '../../contract/channel.ts'

/** Whether a name belongs to a request that ends a subscription. */
export function endsPushes(name: string): boolean {
  return /(^|[^a-z])[Uu]nsub|[a-z]Unsub|^UNSUB/.test(name)
}

/** Messages in the order of a session, where the end of a subscription comes last. */
export function endingLast(ids: readonly MessageId[]): MessageId[] {
  return [...ids.filter((id) => !endsPushes(id)), ...ids.filter(endsPushes)]
}

export type NamedRequest = Pick<Channel, 'id' | 'partOf' | 'callName'>

/** Whether one operation of a channel is the request that pushes follow: its own entry does not hold them. */
export function beginsPushes({ id = '', partOf, callName = '' }: Partial<NamedRequest>): boolean {
  if (partOf === undefined) return false
  return [callName, id].some(
    (name) => /(^|[^a-z])[Ss]ub(scribe(?!d)|$)|[a-z]Subscribe(?!d)/.test(name) && !endsPushes(name),
  )
}

/**
 * The pushes that a request of a divided channel starts or ends: all that share a word with its name, else all pushes.
 * Descriptions have no field for this. Without a request that subscribes, any request starts them.
 */
export function openedBy(request: Channel, pushing: readonly Channel[], requests: readonly Channel[]): Channel[] {
  const isSubscribing = beginsPushes(request) || endsPushes(request.id)
  if (!isSubscribing) return requests.some(beginsPushes) ? [] : [...pushing]
  const words = wordsOf(request.id)
  const named = pushing.filter(({ id }) => wordsOf(id).some((word) => words.includes(word)))
  return named.length > 0 ? named : [...pushing]
}

/**
 * The only request of a divided channel with the name of a pushing entry: `subscribeTrades` begins `trades`. Words of the
 * channel's own name are no evidence for one of its pushes.
 */
export function openerOf(push: Channel, channels: readonly Channel[]): Channel | undefined {
  const { id, partOf, operations } = push
  if (partOf === undefined || operations.some(({ direction }) => direction === 'send')) return undefined
  const general = new Set([...wordsOf(partOf), 'receive', 'on', 'push', 'data', 'event', 'events', 'update', 'updates'])
  const words = wordsOf(id).filter((word) => !general.has(word))
  const [only, ...others] = channels.filter(
    (own) => own.partOf === partOf && beginsPushes(own) && wordsOf(own.id).some((word) => words.includes(word)),
  )
  return others.length === 0 ? only : undefined
}

/** The words of a name that name its subject. */
function wordsOf(name: string): string[] {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
  return words.filter((word) => word !== '' && !/^(?:un)?sub(?:scribe)?$/.test(word))
}
