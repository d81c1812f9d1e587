import { ownValue } from '../../../generator/contract/ownValue.ts'
import type { ArticleMessages } from '../messages.ts'

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

/** A length of time as specs write it (`1s`, `90 days`) in the reader's language; anything else as written. */
export function durationText(
  text: string,
  words: ArticleMessages,
  id: 'reference.duration' | 'reference.interval' | 'reference.interval.short' = 'reference.duration',
): string {
  const [, count, name = ''] = /^(\d+)\s*([a-z]+)$/i.exec(text.trim()) ?? []
  const unit = ownValue(units, name) ?? ownValue(units, name.toLowerCase().replace(/s$/, ''))
  return count === undefined || unit === undefined ? text : words.text(id, { count: Number(count), unit })
}
