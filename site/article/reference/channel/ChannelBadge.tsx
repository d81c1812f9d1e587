import { channelMark } from '../../../../generator/model/view/entryRows.ts'
import { Method } from '../Method.tsx'

/** Marks a topic where a call has its method. */
export function ChannelBadge() {
  return <Method method={channelMark} />
}
