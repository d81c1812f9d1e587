import { useSearchText } from './useSearchText.ts'

/** The number of hits, and the keys with their actions, for readers with a keyboard. */
export function SearchKeys({ count }: { readonly count: string }) {
  const text = useSearchText()
  const command = /Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘' : 'Ctrl'
  return (
    <>
      <div className="search-foot" aria-hidden="true">
        <span>{count}</span>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {text('search.keys.move')}
        </span>
        <span>
          <kbd>↵</kbd> {text('search.keys.open')}
        </span>
        <span>
          <kbd>{command} ↵</kbd> {text('search.keys.tab')}
        </span>
        <span>
          <kbd>Esc</kbd> {text('search.keys.close')}
        </span>
      </div>
      <p className="visually-hidden" role="status">
        {count}
      </p>
    </>
  )
}
