import { useSyncExternalStore } from 'react'
import type { Heading, PageCall } from '../../shared/pageData.ts'
import { usePage } from './PageContext.ts'

/** A heading is current from when it has risen above the upper third of the screen until the next one has. */
const readingLine = '1000000px 0px -66% 0px'

let current: string | undefined
const listeners = new Set<() => void>()

function set(id: string | undefined): void {
  if (id === current) return
  current = id
  for (const listener of listeners) listener()
}

/** Follows which heading's text is being read; gives back how to stop. */
export function watchHeadings(headings: readonly Heading[]): () => void {
  const above = new Set<Element>()
  // A tool may stand beside text that is read after it.
  const elements = headings.flatMap(({ id, isTool }) => (isTool ? [] : (document.getElementById(id) ?? [])))
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) above[isIntersecting ? 'add' : 'delete'](target)
      set(elements.findLast((element) => above.has(element))?.id)
    },
    { rootMargin: readingLine },
  )
  for (const element of elements) observer.observe(element)
  return () => {
    observer.disconnect()
    set(undefined)
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Id of the heading whose text is being read; nothing above the first one. */
export function useCurrentHeading(): string | undefined {
  return useSyncExternalStore(
    listen,
    () => current,
    () => undefined,
  )
}

/** The call that is being read; the only one of a page is always current. */
export function useCurrentCall(): PageCall | undefined {
  const { calls = [], headings } = usePage()
  const heading = useCurrentHeading()
  return calls.length === 1 ? calls[0] : callAt(heading, calls, headings)
}

/** The call whose part of the page a heading stands in. */
export function callAt(
  heading: string | undefined,
  calls: readonly PageCall[],
  headings: readonly Heading[],
): PageCall | undefined {
  const read = headings.slice(0, headings.findIndex(({ id }) => id === heading) + 1)
  const start = read.findLast(({ level }) => level === 2)
  return calls.find(({ anchor }) => anchor === start?.id)
}

/** The headings in a list of contents. On a page of several calls, only the call at the reader's place shows its parts. */
export function shownHeadings(
  headings: readonly Heading[],
  calls: readonly PageCall[],
  current: PageCall | undefined,
): readonly Heading[] {
  if (calls.length < 2) return headings
  return headings.filter(({ level }, at) => {
    const start = headings.slice(0, at + 1).findLast((heading) => heading.level === 2)
    const owner = calls.find(({ anchor }) => anchor === start?.id)
    return level === 2 || !owner || owner === current
  })
}
