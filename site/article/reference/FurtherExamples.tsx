import type { ReactNode } from 'react'
import { useWords } from '../articleContext.tsx'

/** Examples after the first, behind a disclosure. */
export function FurtherExamples({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const words = useWords()
  if (count === 0) return null
  return (
    <details className="values further">
      <summary>{words.text('reference.message.examples', { count, shown: 1 })}</summary>
      {children}
    </details>
  )
}
