import type { ReactNode } from 'react'
import { useArticle } from '../articleContext.tsx'

interface Props {
  /** Explanation of the fact, as a sentence. */
  readonly note: ReactNode
  readonly children: ReactNode
}

/** A fact of the row below an endpoint. Its explanation shows on hover, on focus and when it is tapped. */
export function Fact({ note, children }: Props) {
  const { nextId } = useArticle()
  const id = nextId('fact')
  return (
    <li>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be reachable by keyboard and by tapping */}
      <span className="fact" tabIndex={0} aria-describedby={id}>
        {children}
      </span>
      <span role="tooltip" id={id} inert>
        {note}
      </span>
    </li>
  )
}
