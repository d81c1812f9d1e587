import { useWords } from '../articleContext.tsx'

/** Marks a statement that is not confirmed. */
export function CertaintyNote() {
  const words = useWords()
  return <p className="certainty">{words.text('reference.unconfirmed')}</p>
}

/** Says beneath a table what its mark of assumed limits means. */
export function AssumedLegend() {
  const words = useWords()
  return <p className="legend">{words.text('reference.rateLimit.assumed.legend')}</p>
}
