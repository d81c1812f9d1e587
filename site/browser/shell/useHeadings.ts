import { useMemo } from 'react'
import type { Heading } from '../../shared/pageData.ts'
import { useShownHeadings } from '../ui/shownHeadings.ts'
import { usePage } from './PageContext.ts'

/** The headings of the article as it stands: a tool may hide some of them, and bring days of another changelog. */
export function useHeadings(): readonly Heading[] {
  const { headings } = usePage()
  const shown = useShownHeadings()
  return useMemo(
    () => shown?.map((id) => headings.find((own) => own.id === id) ?? { id, text: id, level: 2 }) ?? headings,
    [headings, shown],
  )
}
