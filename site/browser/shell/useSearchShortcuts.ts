import { useEffectEvent, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { isOpenKey, isSlash, onSearchAsked } from './searchKeys.ts'

interface SearchShortcuts {
  readonly isOpen: boolean
  readonly open: (query?: string) => void
  readonly close: () => void
}

/** Ctrl+K opens and closes the search from anywhere, `/` opens it where it would not be typed. */
export function useSearchShortcuts({ isOpen, open, close }: SearchShortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented) return
    if (isOpenKey(event)) {
      event.preventDefault()
      if (isOpen) close()
      else open()
    } else if (!isOpen && isSlash(event)) {
      event.preventDefault()
      open()
    }
  })

  // At once: the next key finds the field.
  const onAsked = useEffectEvent((query: string) => flushSync(() => open(query)))

  // A layout effect, because shortcuts must work as soon as the page is interactive.
  useLayoutEffect(() => {
    function listen(event: KeyboardEvent): void {
      onKeyDown(event)
    }
    document.addEventListener('keydown', listen)
    const ignore = onSearchAsked((query) => onAsked(query))
    return () => {
      document.removeEventListener('keydown', listen)
      ignore()
    }
  }, [])
}
