import type { Effect } from '../../../generator/contract/operation.ts'
import { useArticle } from '../articleContext.tsx'

/** Warns beside a sample that it does more than read. */
export function EffectMark({ effect }: { readonly effect: Effect }) {
  const { words } = useArticle()
  return effect === 'read' ? null : <small className="effect">{words.text('reference.effect')}</small>
}
