import { useWords } from '../articleContext.tsx'

/** Marks a statement that is not confirmed. */
export function CertaintyNote() {
  const words = useWords()
  return <p className="certainty">{words.text('reference.unconfirmed')}</p>
}
