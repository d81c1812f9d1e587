import type { ReactNode } from 'react'
import { useIslandText } from '../useIslandText.ts'

interface PartProps {
  readonly title: string
  readonly copy?: string | undefined
  readonly children: ReactNode
}

/** A named part of the result with a button that copies it. */
export function Part({ title, copy, children }: PartProps) {
  const text = useIslandText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a section would be one landmark a part
    <div role="group" aria-label={title} className="builder-part">
      <p className="builder-title">
        <span>{title}</span>
        {copy === undefined ? null : (
          <button type="button" data-copy-text={copy}>
            {text('builder.copy')}
          </button>
        )}
      </p>
      {children}
    </div>
  )
}
