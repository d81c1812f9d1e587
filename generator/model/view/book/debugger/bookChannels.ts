import type { Channel } from '../../../../contract/channel.ts'
import type { Api } from '../../../../contract/reference.ts'
import type { BookChannels } from './bookReport.ts'

/** The channels that frames may be of, where a reader wants to check those of one channel. */
export function bookChannels({ id: own, address }: Channel, { channels }: Pick<Api, 'channels'>): BookChannels {
  const others = channels.filter(({ id }) => id !== own)
  return {
    own: address,
    others: Object.fromEntries(others.map(({ address: other, book }) => [other, book?.snapshot === 'every'])),
  }
}
