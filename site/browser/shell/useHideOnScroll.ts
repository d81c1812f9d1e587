import { type RefObject, useEffect } from 'react'

/** Scrolling less than this is a trembling finger, not a direction. */
const threshold = 8

/** Marks the element hidden while the reader scrolls down; scrolling up or focusing something in it brings it back. */
export function useHideOnScroll(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY
    function set(hidden: boolean): void {
      element.current?.toggleAttribute('data-hidden', hidden)
    }
    function onScroll(): void {
      const distance = scrollY - last
      if (Math.abs(distance) < threshold && scrollY > 0) return
      const header = element.current
      const isUsed = header?.contains(document.activeElement) || header?.querySelector('details[open]')
      set(distance > 0 && scrollY > (header?.offsetHeight ?? 0) && !isUsed)
      last = scrollY
    }
    function onFocus({ target }: FocusEvent): void {
      if (target instanceof Node && element.current?.contains(target)) set(false)
    }
    addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      removeEventListener('scroll', onScroll)
      document.removeEventListener('focusin', onFocus)
    }
  }, [element])
}
