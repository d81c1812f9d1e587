import { type RefObject, useLayoutEffect } from 'react'
import type { LoadFailure } from '../../shared/loadFailure.ts'
import { followSection, leaveSection } from './sectionScript.ts'
import type { View } from './view.ts'

interface SectionTellerProps {
  readonly view: View
  readonly failure: LoadFailure | undefined
  /** The view that a section's script has met already, as the document brought it. */
  readonly brought: RefObject<View | undefined>
}

/** Tells the scripts of sections of each article that is put on screen: stands beside it, so that it goes and comes with it. */
export function SectionTeller({ view, failure, brought }: SectionTellerProps) {
  useLayoutEffect(() => {
    if (failure) leaveSection(failure.url, view.page.locale)
    else if (view !== brought.current) followSection(view.page)
  }, [view, failure, brought])
  return null
}
