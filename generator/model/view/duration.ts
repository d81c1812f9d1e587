import { ownValue } from '../../contract/ownValue.ts'

const units: Readonly<Record<string, string>> = {
  ms: 'ms',
  millisecond: 'ms',
  s: 's',
  second: 's',
  m: 'm',
  min: 'm',
  minute: 'm',
  h: 'h',
  hour: 'h',
  d: 'd',
  day: 'd',
  w: 'w',
  week: 'w',
  month: 'month',
  y: 'y',
  year: 'y',
}

/** A length of time as specs write it: `1s`, `90 days`. */
export function durationOf(text: string): { readonly count: number; readonly unit: string } | undefined {
  const [, count, name = ''] = /^(\d+)\s*([a-z]+)$/i.exec(text.trim()) ?? []
  const unit = ownValue(units, name) ?? ownValue(units, name.toLowerCase().replace(/s$/, ''))
  return count === undefined || unit === undefined ? undefined : { count: Number(count), unit }
}

const lengths: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  min: 60_000,
  h: 3_600_000,
  d: 86_400_000,
}

/** The length of `1s`, `30 s` or `every 50 s` in milliseconds; `undefined` for a text without a single length. */
export function milliseconds(text: string): number | undefined {
  const [only, ...others] = text.matchAll(/(?<!\d)(\d+(?:\.\d+)?)\s*(ms|s|min|m|h|d)\b/g)
  const factor = lengths[only?.[2] ?? '']
  if (!only || factor === undefined || others.length > 0) return undefined
  return Number(only[1]) * factor
}
