import { useState } from 'react'
import type { KindGroup } from './kindGroups.ts'
import type { SearchSection } from './protocol.ts'

/** The reader's question: the text of the field, the query in it, and where to search. */
export function useQuestion(initial: string) {
  const [typed, setTyped] = useState(initial)
  const [query, setQuery] = useState(initial.trim())
  const [section, setSection] = useState<SearchSection>()
  const [kind, setKind] = useState<KindGroup>()

  function ask(next: string): void {
    setTyped(next)
    setQuery(next.trim())
    if (next.trim() !== '') return
    setSection(undefined)
    setKind(undefined)
  }
  return {
    kind,
    setKind,
    typed,
    setTyped,
    query,
    setQuery: (next: string) => setQuery(next.trim()),
    section,
    setSection,
    ask,
  }
}
