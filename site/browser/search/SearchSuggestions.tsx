import { useEffect, useState } from 'react'
import type { SearchHit, SearchSource } from '../../../generator/contract/search.ts'
import type { SearchSuggestionsRequest } from '../../shared/searchModule.ts'
import { withBase } from '../../shared/url.ts'
import { nearestSection, suggestedPages } from './nearestFirst.ts'
import { pathWords } from './pathWords.ts'
import { resemblesPath } from './resemblesPath.ts'
import { searchClient } from './searchClient.ts'
import { useSearchText } from './useSearchText.ts'

type SearchSuggestionsProps = SearchSuggestionsRequest & { readonly index: SearchSource }

const most = 5

/** The nearest pages for the address's last part, else for all of its words. Rejects without an index. */
async function suggest(
  index: SearchSource,
  { path, last, all, near }: ReturnType<typeof pathWords> & { readonly near: string | undefined },
): Promise<SearchHit[]> {
  const client = searchClient(index)
  await client.whenReady
  const hitsOf = async (query: string) => {
    const { hits } = query === '' ? { hits: [] } : await client.ask({ query, near })
    return hits.filter(({ record }) => resemblesPath(query, record.url))
  }
  return suggestedPages(path, await hitsOf(last), await hitsOf(all)).slice(0, most)
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
    suggest(index, { path, last, all, near }).then(show, () => show([]))
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
        {hits.map(rowOf).map(({ url, name, place }, at, rows) => (
          <li key={url}>
            <a href={withBase(url, page.frame.base)}>{name}</a>
            <span>{place}</span>
            {rows.some((other, own) => own !== at && other.name === name && other.place === place) && (
              <code>{url}</code>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function rowOf({ record: { url, heading, title, sectionLabel } }: SearchHit) {
  const parts = [sectionLabel, heading !== '' && heading !== title && title]
  return { url, name: heading === '' ? title : heading, place: parts.filter(Boolean).join(' › ') }
}
