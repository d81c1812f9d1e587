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
    'iso-basic': iso.replaceAll(/[-:]|\.\d+/g, ''),
  }
  return written[unit]
}

/** The day of a time that is written as ISO 8601: `20250101`. */
export function dayOf(timestamp: string): string {
  return timestamp.replaceAll('-', '').slice(0, 8)
}

/** Whether the time is sent as a number. */
export function isNumericTime({ unit }: Pick<SigningTime, 'unit'>): boolean {
  return !unit.startsWith('iso')
}

/**
 * The number that the template of a claim or member adds to the time, in its unit: `{timestamp}` alone, or
 * `{timestamp} + 120`. `undefined` for any other template.
 */
export function addedToTime(template: string): number | undefined {
  const [found, added = '0'] = /^\{timestamp\}(?: \+ (\d{1,15}))?$/.exec(template) ?? []
  return found === undefined ? undefined : Number(added)
}

/** The value of such a template as a number; `undefined` for another template, or a time that is no number. */
export function timeNumber(template: string, timestamp: unknown): number | undefined {
  const added = addedToTime(template)
  return added !== undefined && typeof timestamp === 'string' && /^\d+$/.test(timestamp)
    ? Number(timestamp) + added
    : undefined
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
