import type { NonceForm, SigningTime } from '../../contract/signing.ts'

/** The time of signing as the scheme writes it. `now` is in milliseconds since 1970. */
export function timestampAt(
  { unit, expiresAfter = 0 }: Pick<SigningTime, 'unit' | 'expiresAfter'>,
  now: number,
): string {
  const time = now + expiresAfter * 1000
  const iso = new Date(time).toISOString()
  const written: Readonly<Record<SigningTime['unit'], string>> = {
    s: String(Math.floor(time / 1000)),
    ms: String(time),
    us: `${time}000`,
    ns: `${time}000000`,
    iso,
    'iso-seconds': iso.replace(/\.\d+/, ''),
    'iso-plain': iso.replace(/\.\d+Z$/, ''),
  }
  return written[unit]
}

/** Whether the time is sent as a number. */
export function isNumericTime({ unit }: Pick<SigningTime, 'unit'>): boolean {
  return !unit.startsWith('iso')
}

let last = 0n

/** A value that was not sent before: a time that grows with each call, or random. `now` is in milliseconds since 1970. */
export function nonceAt(form: NonceForm, now: number): string {
  if (form === 'uuid') return crypto.randomUUID()
  if (form === 'hex') return crypto.randomUUID().replaceAll('-', '')
  const time = BigInt(timestampAt({ unit: form }, now))
  last = time > last ? time : last + 1n
  return String(last)
}
