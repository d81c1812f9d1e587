import { useSearchText } from './useSearchText.ts'

/** Which keys do what, for those who have a keyboard. The count is said to assistive technology elsewhere. */
export function SearchKeys({ count }: { readonly count: string }) {
  const text = useSearchText()
  const command = /Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘' : 'Ctrl'
  return (
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
  )
}
