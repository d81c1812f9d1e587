import type { SearchSection } from './protocol.ts'
import { useSearchText } from './useSearchText.ts'

interface SearchFailureProps {
  /** A service answers, not an index of the site's own. */
  readonly isHosted: boolean
  readonly onRetry: () => void
}

/** The index could not be had, or the service did not answer. */
export function SearchFailure({ isHosted, onRetry }: SearchFailureProps) {
  const text = useSearchText()
  return (
    <div className="search-notice" role="alert">
      <p>{text(isHosted ? 'search.silent' : 'search.failed')}</p>
      <button type="button" className="search-button" onClick={onRetry}>
        {text('search.retry')}
      </button>
    </div>
  )
}

interface NoResultsProps {
  readonly query: string
  readonly section: SearchSection | undefined
  /** The reader asks for a section or a kind alone. */
  readonly isNarrow: boolean
  readonly onWiden: () => void
}

/** Says that nothing was found, and offers other searches. */
export function NoResults({ query, section, isNarrow, onWiden }: NoResultsProps) {
  const text = useSearchText()
  return (
    <div className="search-notice">
      <p>{section ? text('search.noneIn', { query, section: section.label }) : text('search.none', { query })}</p>
      {isNarrow ? (
        <button type="button" className="search-button" onClick={onWiden}>
          {text('search.everywhere')}
        </button>
      ) : (
        <ul>
          <li>{text('search.advice.words')}</li>
          <li>{text('search.advice.path')}</li>
          <li>{text('search.advice.code')}</li>
        </ul>
      )}
    </div>
  )
}
