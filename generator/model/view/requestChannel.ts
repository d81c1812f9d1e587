import type { Channel } from '../../contract/channel.ts'

/** Whether a channel takes requests and pushes nothing but their answers. */
export function isRequestChannel({ operations }: Pick<Channel, 'operations'>): boolean {
  return (
    operations.some(({ replies }) => replies.length > 0) && !operations.some(({ direction }) => direction === 'receive')
  )
}
