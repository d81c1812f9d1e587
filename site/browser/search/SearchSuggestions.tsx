import { useEffect, useState } from 'react'
import type { SearchHit, SearchKind, SearchSource } from '../../../generator/contract/search.ts'
import type { SearchSuggestionsRequest } from '../../shared/searchModule.ts'
import { withBase } from '../../shared/url.ts'
import { groupHits } from './groupHits.ts'
import { nearestFirst, nearestSection } from './nearestFirst.ts'
import { pathWords } from './pathWords.ts'
import { resemblesPath } from './resemblesPath.ts'
import { searchClient } from './searchClient.ts'
import { useSearchText } from './useSearchText.ts'

type SearchSuggestionsProps = SearchSuggestionsRequest & { readonly index: SearchSource }

const most = 5
/** Kinds of records that a wrong address may have named: they come before all others. */
const placeKinds: readonly SearchKind[] = ['page', 'operation', 'channel', 'heading']

/**
 * The best hit of each page, those near the address first: for the address's last part, else for all of its words. Rejects
 * without an index.
 */
async function suggest(
  index: SearchSource,
  { path, near }: { readonly path: string; readonly near: string | undefined },
  queries: readonly string[],
): Promise<SearchHit[]> {
  await searchClient(index).whenReady
  for (const query of queries) {
    if (query === '') continue
    const answer = await searchClient(index).ask({ query, near })
    const hits = answer.hits.filter(({ record }) => resemblesPath(query, record.url))
    const places = hits.filter(({ record }) => placeKinds.includes(record.kind))
    const best = groupHits(places.length > 0 ? places : hits).flatMap(({ hits: [first] }) => first ?? [])
    if (best.length > 0) return nearestFirst(path, best).slice(0, most)
  }
  return []
}

/** Pages that the words of a wrong address lead to. */
export function SearchSuggestions({ page, index, address }: SearchSuggestionsProps) {
  const text = useSearchText()
  const { path, last, all } = pathWords(address, page.frame.base, page.frame.home)
  const near = nearestSection(address, page.frame.home, page.frame.sections ?? [])
  const [hits, setHits] = useState<readonly SearchHit[]>()

  useEffect(() => {
    let isCurrent = true
    function show(found: readonly SearchHit[]): void {
      if (isCurrent) setHits(found)
    }
    suggest(index, { path, near }, [last, all]).then(show, () => show([]))
    return () => {
      isCurrent = false
    }
  }, [index, path, near, last, all])

  // All suggestions come at once, so that nothing on the screen moves.
  if (!hits?.length) return null
  return (
    <section className="search-suggestions" aria-labelledby="search-suggestions">
      <h2 id="search-suggestions">{text('search.suggestions')}</h2>
      <ul>
        {hits.map(({ record: { id, url, heading, title, sectionLabel } }) => (
          <li key={id}>
            <a href={withBase(url, page.frame.base)}>{heading === '' ? title : heading}</a>
            <span>{[sectionLabel, heading !== '' && heading !== title && title].filter(Boolean).join(' › ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
