import type { Channel } from '../../contract/channel.ts'
import { beginsPushes, type NamedRequest } from './subscriptions.ts'

/** Whether a channel takes requests and pushes nothing but their answers. */
export function isRequestChannel(channel: Pick<Channel, 'operations'> & Partial<NamedRequest>): boolean {
  const { operations } = channel
  const isAnswered = operations.some(({ replies }) => replies.length > 0)
  return isAnswered && !operations.some(({ direction }) => direction === 'receive') && !beginsPushes(channel)
}
