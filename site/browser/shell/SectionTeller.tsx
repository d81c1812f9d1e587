import { type RefObject, useLayoutEffect } from 'react'
import type { LoadFailure } from '../../shared/loadFailure.ts'
import { followSection, leaveSection } from './sectionScript.ts'
import type { View } from './view.ts'

interface SectionTellerProps {
  readonly view: View
  readonly failure: LoadFailure | undefined
  /** The view of the loaded document, which a section's script knows already. */
  readonly brought: RefObject<View | undefined>
}

/** Informs section scripts about each new article. It mounts and unmounts together with the article. */
export function SectionTeller({ view, failure, brought }: SectionTellerProps) {
  useLayoutEffect(() => {
    if (failure) leaveSection(failure.url, view.page.locale)
    else if (view !== brought.current) followSection(view.page)
  }, [view, failure, brought])
  return null
}
