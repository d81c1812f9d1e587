import type { Certainty } from '../../../generator/contract/reference.ts'
import { useWords } from '../articleContext.tsx'

/** Says of a statement that the provider does not make it. */
export function CertaintyNote({ certainty }: { readonly certainty: Certainty | undefined }) {
  const words = useWords()
  return certainty ? <p className="certainty">{words.text(`reference.certainty.${certainty}`)}</p> : null
}
