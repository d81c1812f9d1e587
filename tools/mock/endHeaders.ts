import type { Deprecation } from '../../generator/contract/annotations.ts'
import type { MockReply } from './reply.ts'

/**
 * The headers that tell when a call ends, as far as the spec says: `Deprecation` (RFC 9745) from the day since which it is
 * deprecated, `Sunset` (RFC 8594) at the end of the last day that it works.
 */
export function endHeaders({ since, sunset }: Pick<Deprecation, 'since' | 'sunset'> = {}): Record<string, string> {
  const start = timeOf(since, 'T00:00:00Z')
  const end = timeOf(sunset, 'T23:59:59Z')
  return {
    ...(start !== undefined && { Deprecation: `@${start / 1000}` }),
    ...(end !== undefined && { Sunset: new Date(end).toUTCString() }),
  }
}

/** A reply that says when its call ends. A header of the spec's own stays. */
export function withEndHeaders(reply: MockReply, deprecation: Deprecation | undefined): MockReply {
  if (!deprecation) return reply
  return { ...reply, headers: { ...endHeaders(deprecation), ...reply.headers } }
}

/** Milliseconds at a time of a day; nothing where the text is no day. */
function timeOf(day: string | undefined, time: string): number | undefined {
  const milliseconds = Date.parse(`${day}${time}`)
  return Number.isNaN(milliseconds) ? undefined : milliseconds
}
