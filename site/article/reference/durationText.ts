import { durationOf } from '../../../generator/model/view/duration.ts'
import type { ArticleMessages } from '../messages.ts'

/** A length of time in the reader's language; anything else as written. */
export function durationText(
  text: string,
  words: ArticleMessages,
  id: 'reference.duration' | 'reference.interval' | 'reference.interval.short' = 'reference.duration',
): string {
  const duration = durationOf(text)
  return duration ? words.text(id, { ...duration }) : text
}
