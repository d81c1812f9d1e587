import type { ReactNode } from 'react'
import type { AlertKind } from '../../../generator/markdown/alerts.ts'
import { useWords } from '../articleContext.tsx'
import { calloutAttributes } from './calloutKinds.ts'

interface CalloutProps {
  readonly kind?: AlertKind
  readonly title?: string
  readonly children?: ReactNode
}

/** A remark set apart from the text. Words give its kind to readers who do not see its colour. */
export function Callout({ kind = 'note', title, children }: CalloutProps) {
  const attributes = calloutAttributes(kind, useWords())
  return (
    <div {...attributes}>
      <p className="callout-title">{title ?? attributes['aria-label']}</p>
      {children}
    </div>
  )
}
