import { useIslandText } from '../useIslandText.ts'
import type { Range } from './differingRanges.ts'

interface MarkedTextProps {
  readonly text: string
  /** Ranges that the other text lacks, in the order of the text. */
  readonly ranges: readonly Range[]
}

/** A text with a mark at each difference. Invisible characters have a sign. */
export function MarkedText({ text: value, ranges }: MarkedTextProps) {
  return (
    <code>
      {ranges.map((range, index) => (
        <span key={`${range.start} ${range.end}`}>
          {visible(value.slice(ranges[index - 1]?.end ?? 0, range.start))}
          <Mark text={value} range={range} />
        </span>
      ))}
      {visible(value.slice(ranges.at(-1)?.end ?? 0))}
    </code>
  )
}

function Mark({ text: value, range: { start, end } }: { readonly text: string; readonly range: Range }) {
  const text = useIslandText()
  if (start < end) return <mark>{visible(value.slice(start, end)).replaceAll(' ', '␣').replaceAll('\t', '⇥')}</mark>
  return <mark>{start === value.length ? <i>{text('debugger.end')}</i> : '‸'}</mark>
}

function visible(text: string): string {
  return text.replaceAll('\r', '␍').replaceAll('\n', '⏎\n')
}
