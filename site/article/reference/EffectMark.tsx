import type { Effect } from '../../../generator/contract/entry.ts'
import { useArticle } from '../articleContext.tsx'
import { MarkdownOnly } from '../MarkdownOnly.tsx'

/** Warns beside a sample that it does more than read. */
export function EffectMark({ effect }: { readonly effect: Effect }) {
  const { words } = useArticle()
  if (effect === 'read') return null
  return (
    <>
      <small className="effect">{words.text('reference.effect')}</small>
      <MarkdownOnly>{words.rich('reference.effect.note', { option: <code>--live</code> })}</MarkdownOnly>
    </>
  )
}
