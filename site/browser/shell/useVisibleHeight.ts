import { type RefObject, useEffect } from 'react'

/** Keeps `--visible-height` of an element at the height of the window above an on-screen keyboard, while it is shown. */
export function useVisibleHeight(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!isShown || !viewport) return
    function measure(): void {
      element.current?.style.setProperty('--visible-height', `${viewport?.height}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    return () => viewport.removeEventListener('resize', measure)
  }, [element, isShown])
}
