import type { SigningTime } from '../../contract/signing.ts'

/** The time of signing as the scheme writes it. `now` is in milliseconds since 1970. */
export function timestampAt({ unit, expiresAfter = 0 }: SigningTime, now: number): string {
  const time = now + expiresAfter * 1000
  if (unit === 'iso') return new Date(time).toISOString()
  return String(unit === 's' ? Math.floor(time / 1000) : time)
}
