import { useSyncExternalStore } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { isApple } from './isApple.ts'
import { usePage } from './PageContext.ts'
import { useSearchControls } from './searchControls.ts'
import { useText } from './useText.ts'

/** Opens the search: a button that looks like a field, on small screens a mark. The search loads on first intent. */
export function SearchBox() {
  const { frame } = usePage()
  const { open, prepare } = useSearchControls()
  const text = useText()
  const apple = useIsApple()
  if (frame.search === undefined) return null
  return (
    <button
      type="button"
      className="search-box needs-script"
      aria-haspopup="dialog"
      aria-keyshortcuts={apple ? 'Meta+K' : 'Control+K'}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => open()}
    >
      <Icon name="search" />
      <span className="search-box-label">{text('shell.search')}</span>
      <span className="search-box-keys" aria-hidden="true" data-known={apple === undefined ? undefined : ''}>
        {apple ? '⌘ K' : 'Ctrl K'}
      </span>
    </button>
  )
}

function subscribe(): () => void {
  return () => {}
}

/** Whether the keyboard has a ⌘ key; not known on the server. */
function useIsApple(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, isApple, () => undefined)
}
