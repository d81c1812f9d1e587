const minute = 60
/** What a reader may take to paste a request; older requests say nothing about a clock. */
const longest = 14 * 60 * minute

/**
 * By how many seconds the time of a request is ahead of a clock, negative for behind. `undefined` for a time near the clock,
 * and for an older request.
 */
export function clockSkew(timestamp: string, now: number): number | undefined {
  const isNumber = /^\d+(?:\.\d+)?$/.test(timestamp)
  const time = isNumber ? Number(timestamp) * (/^\d{12}/.test(timestamp) ? 1 : 1000) : Date.parse(timestamp)
  const seconds = Math.round((time - now) / 1000)
  return Number.isNaN(seconds) || Math.abs(seconds) <= minute || seconds < -longest ? undefined : seconds
}
