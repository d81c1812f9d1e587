import { useEffectEvent, useLayoutEffect } from 'react'
import { isOpenKey, isSlash } from './searchKeys.ts'

interface SearchShortcuts {
  readonly isOpen: boolean
  readonly open: () => void
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

  // A layout effect, because shortcuts must work as soon as the page is interactive.
  useLayoutEffect(() => {
    function listen(event: KeyboardEvent): void {
      onKeyDown(event)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
