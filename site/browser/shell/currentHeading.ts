import type { Heading, PageCall } from '../../shared/pageData.ts'
import { hashTarget } from '../ui/hashTarget.ts'
import { createStore } from '../ui/store.ts'
import { usePage } from './PageContext.ts'

/** A heading is current from when it has risen above the upper third of the screen until the next one has. */
const readingLine = '1000000px 0px -66% 0px'

/** Id of the heading whose text is being read; nothing above the first one. */
const current = createStore<string>()

/** The part of the screen in which the heading of the address is current: below the bar of the site. */
const arrivalArea = '-60px 0px -34% 0px'

/** Follows which heading's text is being read; gives back how to stop. The heading of the address is read while it stands on the screen. */
export function watchHeadings(headings: readonly Heading[]): () => void {
  const above = new Set<Element>()
  const shown = new Set<Element>()
  let target: Element | null = null
  let arrival: Element | null = null
  // A tool may stand beside text that is read after it: it is read only where the address names it.
  const elements = headings.flatMap(({ id, isTool }) => (isTool ? [] : (document.getElementById(id) ?? [])))

  const observe = (seen: Set<Element>, rootMargin: string) =>
    new IntersectionObserver(
      (entries) => {
        for (const { target: own, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](own)
        update()
      },
      { rootMargin },
    )
  const reading = observe(above, readingLine)
  const arriving = observe(shown, arrivalArea)

  function update(): void {
    current.set((arrival && shown.has(arrival) ? target : elements.findLast((element) => above.has(element)))?.id)
  }

  function arrive(): void {
    arriving.disconnect()
    shown.clear()
    const named = hashTarget(location.hash)
    target = headings.some(({ id }) => id === named?.id) ? named : null
    // The id of a call stands on its whole section, which is on the screen long after its heading.
    arrival = target?.matches('section') ? target.querySelector(':is(h2, h3)') : target
    if (arrival) arriving.observe(arrival)
  }

  for (const element of elements) reading.observe(element)
  arrive()
  addEventListener('hashchange', arrive)
  return () => {
    reading.disconnect()
    arriving.disconnect()
    removeEventListener('hashchange', arrive)
    current.set()
  }
}

/** Id of the heading whose text is being read; nothing above the first one. */
export function useCurrentHeading(): string | undefined {
  return current.use((id) => id)
}

/** Whether the text below a heading of the page, or a part of it, is being read. */
export function useIsRead(anchor: string | undefined): boolean {
  const { headings } = usePage()
  return current.use((id) => anchor !== undefined && [id, sectionOf(id, headings)?.id].includes(anchor))
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
  const start = sectionOf(heading, headings)
  return calls.find(({ anchor }) => anchor === start?.id)
}

/** The heading of level 2 that a heading stands below. */
function sectionOf(heading: string | undefined, headings: readonly Heading[]): Heading | undefined {
  const read = headings.slice(0, headings.findIndex(({ id }) => id === heading) + 1)
  return read.findLast(({ level }) => level === 2)
}

/** The headings in a list of contents. On a page of several calls, only the call at the reader's place shows its parts. */
export function shownHeadings(
  headings: readonly Heading[],
  calls: readonly PageCall[],
  current: PageCall | undefined,
): readonly Heading[] {
  if (calls.length < 2) return headings
  return headings.filter(({ id, level }) => {
    const start = sectionOf(id, headings)
    const owner = calls.find(({ anchor }) => anchor === start?.id)
    return level === 2 || !owner || owner === current
  })
}
