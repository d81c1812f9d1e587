import { type Json, parseJson } from '../../../../generator/contract/json.ts'
import type { Signing } from '../../../../generator/contract/signing.ts'

interface ClockInput {
  readonly signing: Pick<Signing, 'timestamp' | 'receiveWindow'>
  /** Milliseconds since 1970, both at the same moment. */
  readonly server: number
  readonly own: number
  /** Milliseconds that a request is on its way. */
  readonly latency: number
}

export interface ClockVerdict {
  /** Milliseconds by which the own clock is ahead of the server's; negative when it is behind. */
  readonly ahead: number
  /** Whether the server takes a timestamp of this clock; unknown where the scheme sets no bounds. */
  readonly verdict?: 'accepted' | 'tooFarAhead' | 'tooFarBehind'
  /** The smallest receive window that suffices, in the scheme's unit; absent without one and after a refusal. */
  readonly window?: number
  /** Whether that is more than the scheme allows. */
  readonly isWindowTooLong?: boolean
}

/** Effect of a difference between two clocks on signed requests. */
export function checkClock({ signing: { timestamp, receiveWindow }, server, own, latency }: ClockInput): ClockVerdict {
  const ahead = own - server
  const { unit, maxAhead, maxBehind } = timestamp
  // A time in whole seconds is up to one second old when it is made.
  const age = Math.max(0, latency - ahead) + (unit === 's' ? 999 : 0)
  if (maxAhead !== undefined && ahead - latency > maxAhead) return { ahead, verdict: 'tooFarAhead' }
  if (maxBehind !== undefined && age > maxBehind) return { ahead, verdict: 'tooFarBehind' }
  const isBounded = maxAhead !== undefined || maxBehind !== undefined
  const accepted = { ahead, ...(isBounded ? { verdict: 'accepted' as const } : {}) }
  if (!receiveWindow) return accepted
  const window = receiveWindow.unit === 's' ? Math.ceil(age / 1000) : Math.ceil(age)
  const { maximum } = receiveWindow
  return { ...accepted, window, ...(maximum === undefined ? {} : { isWindowTooLong: window > maximum }) }
}

/** Between 2001 and 2286, whose milliseconds have 13 digits. */
const digits: Readonly<Record<number, number>> = { 10: 1000, 13: 1, 16: 1e-3, 19: 1e-6 }

/**
 * The moment that a text tells, in milliseconds since 1970: a number of seconds, milli-, micro- or nanoseconds, a date as
 * ISO 8601 or HTTP writes it, or a JSON reply with one of these in it. `undefined` when it tells none.
 */
export function readMoment(text: string): number | undefined {
  return plainMoment(text) ?? momentIn(parseJson(text))
}

function plainMoment(text: string): number | undefined {
  const trimmed = text.trim().replace(/^date:\s*/i, '')
  const [, whole = '', fraction = ''] = /^(\d+)(\.\d+)?$/.exec(trimmed) ?? []
  const factor = digits[whole.length]
  if (factor !== undefined) return Math.round(Number(whole + fraction) * factor)
  const isDate = /^\d{4}-\d\d-\d\d|^[a-z]{3}, \d/i.test(trimmed)
  const moment = isDate ? Date.parse(trimmed) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}

function momentIn(value: Json | undefined): number | undefined {
  if (typeof value === 'number' || typeof value === 'string') return plainMoment(String(value))
  if (value === null || typeof value !== 'object') return undefined
  for (const item of Object.values(value)) {
    const moment = momentIn(item)
    if (moment !== undefined) return moment
  }
  return undefined
}
