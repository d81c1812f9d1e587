import { useEffect, useState } from 'react'
import type { Heading } from '../../shared/pageData.ts'

/** A heading is current from when it has risen above the upper third of the screen until the next one has. */
const readingLine = '1000000px 0px -66% 0px'

/** Id of the heading whose text is being read; nothing above the first one. */
export function useCurrentHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const above = new Set<Element>()
    const elements = headings.map(({ id }) => document.getElementById(id)).filter((element) => element !== null)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) above[isIntersecting ? 'add' : 'delete'](target)
        setCurrent(elements.findLast((element) => above.has(element))?.id)
      },
      { rootMargin: readingLine },
    )
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [headings])

  return current
}
