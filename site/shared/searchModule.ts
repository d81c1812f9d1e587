import type { ReactNode } from 'react'
import type { PageData } from './pageData.ts'

export interface SearchPanelRequest {
  readonly page: PageData
  /** First text of the field: typed while the search was loading, or given by the address. */
  readonly query: string
  readonly onClose: () => void
}

export interface SearchSuggestionsRequest {
  readonly page: PageData
  /** Address at which nothing is published. */
  readonly address: string
}

/** The search of one language, as it arrives on first intent. */
export interface SearchModule {
  readonly locale: string
  readonly renderPanel: (request: SearchPanelRequest) => ReactNode
  readonly renderSuggestions: (request: SearchSuggestionsRequest) => ReactNode
  /** Marks the searched words in the article if a result has led here; takes older marks away. */
  readonly markArrival: () => void
}

/** How the shell gets at the search, which it must not be built together with. */
export interface SearchLoader {
  /** The code and the texts; the index goes on loading behind it. Rejects when the code cannot be had. */
  readonly load: (page: PageData) => Promise<SearchModule>
  /** Whether the reader's line allows loading code that may never be used. */
  readonly mayPrepare: () => boolean
}
