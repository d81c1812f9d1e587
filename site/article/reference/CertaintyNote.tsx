import type { Certainty } from '../../../generator/contract/reference.ts'
import { useWords } from '../articleContext.tsx'

/** Marks a statement that is not confirmed. */
export function CertaintyNote({ certainty }: { readonly certainty: Certainty | undefined }) {
  const words = useWords()
  return certainty ? <p className="certainty">{words.text('reference.unconfirmed')}</p> : null
}
