import { useConsoleText } from './useConsoleText.ts'

interface ShowMoreProps {
  /** How much is shown. */
  readonly shown: string
  readonly onMore: () => void
}

/** The end of a part of a long value, with a button for the next. */
export function ShowMore({ shown, onMore }: ShowMoreProps) {
  const text = useConsoleText()
  return (
    <p className="builder-line">
      <span>{shown}</span>
      <button type="button" onClick={onMore}>
        {text('console.json.showMore')}
      </button>
    </p>
  )
}
