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
