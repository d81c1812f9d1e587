import { useText } from './useText.ts'

/** A dot beside entries changed since the reader's last visit; it takes no room. */
export function UnseenMark() {
  const text = useText()
  return (
    <span className="unseen-mark">
      <span className="visually-hidden"> ({text('shell.unseen')})</span>
    </span>
  )
}
