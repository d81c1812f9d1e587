import type { Channel } from '../../../../generator/contract/reference.ts'
import { channelMark } from '../../../../generator/model/view/entryRows.ts'
import { Method } from '../Method.tsx'

/** Marks a topic with its protocol where a call has its method. */
export function ChannelBadge({ channel }: { readonly channel: Pick<Channel, 'servers' | 'bindings'> }) {
  return <Method method={channelMark(channel)} />
}
