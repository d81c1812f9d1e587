import { ComboboxList } from '@ariakit/react/combobox'
import { type MouseEvent, memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SearchHit } from '../../../generator/contract/search.ts'
import { expectArrival } from './markArrival.ts'
import type { SearchAnswer } from './protocol.ts'
import { rememberSearch } from './recentSearches.ts'
import { SearchHits } from './SearchHits.tsx'

/** Milliseconds: longer than the pause between two typed keys. */
const pause = 150

/** Whether a link opens beside this page, which then stays as it is. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}

/** Results that fill the dialog: the others are drawn when the reader has stopped typing. */
const drawnFirst = 10

interface ResultsProps {
  readonly answer: SearchAnswer
  readonly base: string
  readonly onClose: () => void
}

/** Renders once for each answer, while the panel renders at every key. */
export const Results = memo(function Results({ answer, base, onClose }: ResultsProps) {
  const isSettled = useSettled(answer)

  function choose(event: MouseEvent, address: string, { terms }: SearchHit): void {
    rememberSearch(answer.request.query)
    if (opensElsewhere(event)) return
    expectArrival(address, terms)
    onClose()
  }

  return <SearchHits hits={isSettled ? answer.hits : answer.hits.slice(0, drawnFirst)} base={base} onChoose={choose} />
})

interface SearchListProps {
  readonly answer: SearchAnswer | undefined
  readonly label: string
  readonly children: ReactNode
}

/** The list that arrows go through. */
export function SearchList({ answer, label, children }: SearchListProps) {
  const list = useRef<HTMLDivElement>(null)
  const isScrolled = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other results begin at the top
  useLayoutEffect(() => {
    // Setting `scrollTop` of an unscrolled list would force a layout at every key.
    if (list.current && isScrolled.current) list.current.scrollTop = 0
    isScrolled.current = false
  }, [answer])

  return (
    <ComboboxList
      ref={list}
      className="search-list"
      alwaysVisible
      onScroll={() => {
        isScrolled.current = true
      }}
      aria-label={label}
    >
      {children}
    </ComboboxList>
  )
}

/** Whether a value is unchanged for a moment. Expensive work waits for it while the reader types. */
function useSettled(value: unknown): boolean {
  const [settled, setSettled] = useState<unknown>()

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])

  return settled === value
}
