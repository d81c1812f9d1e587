import type { Deprecation } from '../../generator/contract/annotations.ts'
import type { MockReply } from './reply.ts'

/**
 * Headers with the days of a deprecation, as far as the spec states them: `Deprecation` (RFC 9745) with the first day,
 * `Sunset` (RFC 8594) with the end of the last day that the call works.
 */
export function endHeaders({ since, sunset }: Pick<Deprecation, 'since' | 'sunset'> = {}): Record<string, string> {
  const start = timeOf(since, 'T00:00:00Z')
  const end = timeOf(sunset, 'T23:59:59Z')
  return {
    ...(start !== undefined && { Deprecation: `@${start / 1000}` }),
    ...(end !== undefined && { Sunset: new Date(end).toUTCString() }),
  }
}

/** A reply with the headers of its deprecation. A header of the spec's own stays. */
export function withEndHeaders(reply: MockReply, deprecation: Deprecation | undefined): MockReply {
  if (!deprecation) return reply
  return { ...reply, headers: { ...endHeaders(deprecation), ...reply.headers } }
}

/** Whether a day is over at a time in milliseconds. */
export function isPast(day: string | undefined, now: number): boolean {
  const end = timeOf(day, 'T23:59:59.999Z')
  return end !== undefined && end < now
}

/** Milliseconds at a time of a day; nothing where the text is no day. */
function timeOf(day: string | undefined, time: string): number | undefined {
  const milliseconds = Date.parse(`${day}${time}`)
  return Number.isNaN(milliseconds) ? undefined : milliseconds
}
