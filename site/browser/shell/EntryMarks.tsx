import { useEffect } from 'react'
import { isUnseen, lastVisit, markSeen, onLastVisitChange } from '../preferences/lastVisit.ts'
import { usePage } from './PageContext.ts'
import { useSiteChanges } from './useSiteChanges.ts'
import { useText } from './useText.ts'

/** Marks a heading of the article, whose HTML React does not own; the mark takes no room. */
function addMark(heading: Element, label: string): HTMLElement {
  const mark = document.createElement('span')
  mark.className = 'unseen-entry'
  const text = document.createElement('span')
  text.className = 'visually-hidden'
  text.textContent = ` (${label})`
  mark.append(text)
  heading.append(mark)
  return mark
}

/**
 * Marks the entries of a changelog that came after the reader's last visit. One that has been on screen is remembered as
 * seen, and stays marked until the page is left: else the reader would not see the mark.
 */
export function EntryMarks() {
  const { frame, path, entries } = usePage()
  const { base } = frame
  const published = useSiteChanges()
  const label = useText()('shell.unseen.entry')

  useEffect(() => {
    if (!published || path === undefined) return
    const visit = lastVisit(base)
    const marked = new Map<Element, { key: string; updated: string; mark: HTMLElement }>()
    for (const { id, updated } of entries ?? []) {
      const heading = document.getElementById(id)
      const key = `${path}#${id}`
      if (heading && isUnseen(visit, { key, updated }))
        marked.set(heading, { key, updated, mark: addMark(heading, label) })
    }
    const observer = new IntersectionObserver((seen) => {
      for (const { target, isIntersecting } of seen) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        markSeen({ base, updated: published.updated }, marked.get(target))
      }
    })
    for (const heading of marked.keys()) observer.observe(heading)
    const stop = onLastVisitChange(() => {
      const since = lastVisit(base)?.since ?? ''
      for (const { updated, mark } of marked.values()) if (updated <= since) mark.remove()
    })
    return () => {
      stop()
      observer.disconnect()
      for (const { mark } of marked.values()) mark.remove()
    }
  }, [base, published, path, entries, label])

  return null
}
