import { useIslandText } from '../useIslandText.ts'

interface MarkedTextProps {
  readonly text: string
  /** Where it begins to differ. */
  readonly position: number
}

const signs: Readonly<Record<string, string>> = { '\n': '⏎', '\r': '␍', '\t': '⇥', ' ': '␣' }

/** A text with a mark at the first difference. Invisible characters have a sign. */
export function MarkedText({ text: value, position }: MarkedTextProps) {
  const text = useIslandText()
  const marked = value.slice(position, position + 1)
  return (
    <code>
      {visible(value.slice(0, position))}
      <mark>{marked === '' ? <i>{text('debugger.end')}</i> : (signs[marked] ?? marked)}</mark>
      {marked === '\n' ? '\n' : ''}
      {visible(value.slice(position + 1))}
    </code>
  )
}

function visible(text: string): string {
  return text.replaceAll('\r', '␍').replaceAll('\n', '⏎\n')
}
