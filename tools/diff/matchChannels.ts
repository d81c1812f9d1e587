import type { Channel } from '../../generator/contract/channel.ts'
import { nameOnWire } from '../../generator/model/view/channelAddress.ts'
import { type Matched, match } from './match.ts'
import { templateOf } from './template.ts'

/** Matches channels by name on the wire and id, then by a name that one channel alone has, then by id. */
export function matchChannels(before: readonly Channel[], after: readonly Channel[]): Matched<Channel> {
  return match(
    before,
    after,
    (channel) => [channel.id, nameOnWire(channel)].join('\n'),
    (channel) => templateOf(nameOnWire(channel)),
    ({ id }) => id,
  )
}
