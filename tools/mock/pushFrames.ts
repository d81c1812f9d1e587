import type { Channel, Sequence } from '../../generator/contract/channel.ts'
import { isRecord, type Json } from '../../generator/contract/json.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import type { SocketFrame } from './socketFrames.ts'

/** The frames of an open channel, one after the other, without end; a snapshot at their head comes once. */
export function createPushes(
  frames: readonly SocketFrame[],
  { sequence, snapshot }: Pick<Channel, 'sequence' | 'snapshot'>,
): () => SocketFrame | undefined {
  const again = frames.length > 1 && (sequence !== undefined || snapshot !== undefined) ? 1 : 0
  let index = 0
  let last: number | undefined
  return () => {
    const frame = frames[index]
    index = index + 1 < frames.length ? index + 1 : again
    if (frame === undefined || sequence === undefined) return frame
    const numbered = renumber(frame.value, sequence, last)
    last = numbered.last
    return { ...frame, value: numbered.frame }
  }
}

/** A frame that follows the last one without a gap, as a client that looks for gaps expects it. */
function renumber(
  frame: Json,
  sequence: Sequence,
  last: number | undefined,
): { frame: Json; last: number | undefined } {
  if (Array.isArray(frame)) {
    let reached = last
    const items = frame.map((item: Json) => {
      const numbered = renumber(item, sequence, reached)
      reached = numbered.last
      return numbered.frame
    })
    return { frame: items, last: reached }
  }
  if (!isRecord(frame)) return { frame, last }
  const { id, previous } = sequence
  const own = ownValue(frame, id)
  if (typeof own !== 'number') {
    let reached = last
    const members = Object.entries(frame).map(([name, part]) => {
      const numbered = renumber(part, sequence, reached)
      reached = numbered.last
      return [name, numbered.frame] as const
    })
    return { frame: Object.fromEntries(members), last: reached }
  }
  const before = previous === undefined ? undefined : ownValue(frame, previous)
  if (last === undefined || own > last) return { frame: withPrevious(frame, previous, last), last: own }
  const next = last + Math.max(1, typeof before === 'number' ? own - before : 1)
  return { frame: withPrevious({ ...frame, [id]: next }, previous, last), last: next }
}

function withPrevious(
  frame: { readonly [name: string]: Json },
  previous: string | undefined,
  last: number | undefined,
): Json {
  if (previous === undefined || last === undefined || ownValue(frame, previous) === undefined) return frame
  return { ...frame, [previous]: last }
}
