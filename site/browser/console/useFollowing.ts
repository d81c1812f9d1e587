import { type RefObject, useEffect, useRef } from 'react'
import { bringBothIntoView } from './bringIntoView.ts'

/** Events by which a reader moves the page, or does something else in it. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/** Keeps the last step that was played, and the book, in view, until the reader moves the page. */
export function useFollowing(panel: RefObject<HTMLElement | null>, played: number, isPlaying: boolean): void {
  const isAway = useRef(false)
  useEffect(() => {
    if (!isPlaying) return
    isAway.current = false
    const listening = new AbortController()
    for (const name of ownMoves)
      addEventListener(name, () => (isAway.current = true), { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [isPlaying])
  useEffect(() => {
    const step = panel.current?.querySelectorAll<HTMLElement>('.console-steps > li')[played - 1]
    const bar = panel.current?.querySelector<HTMLElement>('.console-send')
    const book = panel.current?.querySelector<HTMLElement>('[data-book]') ?? null
    if (step && bar && !isAway.current) bringBothIntoView(step, book, bar)
  }, [panel, played])
}
