/** The difference since the base in brackets; nothing without a base. */
export function trend(now: number, before: number | undefined, unit = ''): string {
  if (before === undefined) return ''
  const difference = Math.round((now - before) * 10) / 10
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±'
  return `<span class="trend">(${sign}${Math.abs(difference)}${unit})</span>`
}
