import { createContext, useContext } from 'react'
import type { SearchLoader, SearchModule } from '../../shared/searchModule.ts'

export const SearchLoaderContext = createContext<SearchLoader | undefined>(undefined)

/** Opens the search and knows how far it is loaded. */
interface SearchControls {
  /** The search in the page's language, once it is loaded. */
  readonly search: SearchModule | undefined
  readonly open: (query?: string) => void
  /** Loads the search ahead of its use, where the reader's line allows. */
  readonly prepare: () => void
}

export const SearchContext = createContext<SearchControls | undefined>(undefined)

export function useSearchControls(): SearchControls {
  const controls = useContext(SearchContext)
  if (!controls) throw new Error('the search box renders below a SearchProvider')
  return controls
}
