import { Fragment } from 'react'
import { findTerms } from './findTerms.ts'

/** A text with the words that matched marked in it. */
export function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  const spans = findTerms(text, terms)
  const pieces = spans.map(([start, end], index) => ({
    start,
    before: text.slice(spans[index - 1]?.[1] ?? 0, start),
    match: text.slice(start, end),
  }))
  return (
    <>
      {pieces.map(({ start, before, match }) => (
        <Fragment key={start}>
          {before}
          <mark>{match}</mark>
        </Fragment>
      ))}
      {text.slice(spans.at(-1)?.[1] ?? 0)}
    </>
  )
}
