import { useState } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { useText } from './useText.ts'

interface SearchWaitingProps {
  readonly query: string
  readonly hasFailed: boolean
  /** Called with the typed text; of half a word not before it is whole. */
  readonly onType: (query: string) => void
  /** Called when a word is being put together: then the field must stay. */
  readonly onCompose: (isComposing: boolean) => void
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Stands in for the search while its code loads: text typed here is not lost. */
export function SearchWaiting({ query, hasFailed, onType, onCompose, onRetry, onClose }: SearchWaitingProps) {
  const text = useText()
  const [typed, setTyped] = useState(query)
  return (
    <>
      <div className="search-head">
        <Icon name="search" />
        <input
          type="text"
          className="search-input"
          aria-label={text('shell.search')}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onType(currentTarget.value)
          }}
          onCompositionStart={() => onCompose(true)}
          onCompositionEnd={() => onCompose(false)}
        />
        <button type="button" className="icon-button" aria-label={text('shell.search.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="search-body">
        {hasFailed ? (
          <div className="search-notice" role="alert">
            <p>{text('shell.search.failed')}</p>
            <button type="button" className="search-button" onClick={onRetry}>
              {text('shell.search.retry')}
            </button>
          </div>
        ) : (
          <p className="search-loading" role="status">
            {text('shell.search.loading')}
          </p>
        )}
      </div>
    </>
  )
}
