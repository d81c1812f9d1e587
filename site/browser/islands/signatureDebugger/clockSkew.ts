import type { SigningTime } from '../../../../generator/contract/signing.ts'

const minute = 60
/** Seconds that a reader may take to paste a request; the time of an older request proves nothing about a clock. */
const longest = 14 * 60 * minute

/** Time of a basic ISO date, such as `20260101T120000Z`. */
const basic = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})/

/**
 * By how many seconds the time of a request is ahead of a clock, negative for behind. `undefined` for a time near the clock,
 * and for an older request.
 */
export function clockSkew(
  timestamp: string,
  { expiresAfter = 0 }: Pick<SigningTime, 'expiresAfter'>,
  now: number,
): number | undefined {
  const seconds = Math.round((timeOf(timestamp) - now) / 1000) - expiresAfter
  return Number.isNaN(seconds) || Math.abs(seconds) <= minute || seconds < -longest ? undefined : seconds
}

/** Milliseconds since 1970. The number of digits gives the unit, since a reader may have sent another than the scheme's. */
function timeOf(timestamp: string): number {
  const [whole = ''] = /^\d+(?=\.\d+$|$)/.exec(timestamp) ?? []
  if (whole !== '') return (Number(timestamp) * 1000) / 1000 ** Math.floor((whole.length - 9) / 3)
  const extended = timestamp.replace(basic, '$1-$2-$3T$4:$5:$6')
  return Date.parse(/[Zz]$|[+-]\d\d:?\d\d$/.test(extended) ? extended : `${extended}Z`)
}
