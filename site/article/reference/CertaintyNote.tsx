import { useWords } from '../articleContext.tsx'

/** Marks a statement that is not confirmed. */
export function CertaintyNote() {
  const words = useWords()
  return <p className="certainty">{words.text('reference.unconfirmed')}</p>
}

/** Explains the mark of assumed limits beneath a table. */
export function AssumedLegend() {
  const words = useWords()
  return <p className="legend">{words.text('reference.rateLimit.assumed.legend')}</p>
}
