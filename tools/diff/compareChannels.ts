import type { Channel } from '../../generator/contract/channel.ts'
import type { ApiChange } from './change.ts'
import { compareChannel } from './compareChannel.ts'
import { streamServers } from './compareStreaming.ts'
import { match } from './match.ts'
import { type Apis, changeOf } from './scope.ts'
import { channelSubject, entryScope } from './subjects.ts'
import { templateOf } from './template.ts'

/** Matches channels by address and id, then by an address that one channel alone has, then by id. */
export function compareChannels(apis: Apis): ApiChange[] {
  const { before, after } = apis
  const identity = ({ id, address }: Channel) => [id, address].join('\n')
  const { both, removed, added } = match(before.channels, after.channels, identity, addressOf, ({ id }) => id)
  const servers = before.streaming && after.streaming ? streamServers(apis, before.streaming, after.streaming) : []
  return [
    ...after.channels.flatMap((channel) => {
      const pair = both.find((candidate) => candidate.after === channel)
      if (pair) return compareChannel(pair.before, pair.after, apis, servers)
      return added.includes(channel)
        ? [changeOf('channel-added', entryScope(apis, { after: channel }, channelSubject(channel)))]
        : []
    }),
    ...removed.map((channel) =>
      changeOf('channel-removed', entryScope(apis, { before: channel }, channelSubject(channel))),
    ),
  ]
}

function addressOf({ address }: Channel): string {
  return templateOf(address)
}
