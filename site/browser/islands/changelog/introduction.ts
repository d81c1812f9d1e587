import { isDay } from '../../../../generator/contract/changelog.ts'
import { contentBelow } from './dayEntries.ts'

/** Lead, notes and feed of a changelog, with its address, and its sections without a date. */
export interface Introduction {
  readonly url: string
  readonly elements: readonly HTMLElement[]
  readonly sections: readonly HTMLElement[]
}

const island = '[data-island="change-filter"]'

/** The introduction of a changelog: the elements ahead of its first day, without title and choice. */
export function readIntroduction(page: Element, url: string): Introduction {
  const elements = page.querySelectorAll<HTMLElement>(`.page-title ~ :not(h2, h2 ~ *, ${island})`)
  const headings = [...page.querySelectorAll('h2')].filter(({ id }) => !isDay(id))
  return { url, elements: [...elements], sections: headings.flatMap((own) => [own, ...contentBelow(own)]) }
}

/** Puts the introduction of another changelog around the choice of a page, hidden. Its sections stay on its own page. */
export function addIntroduction(page: Element, { elements }: Introduction): void {
  const choice = page.querySelector(island)
  const firstDay = page.querySelector('h2')
  for (const element of elements) {
    element.hidden = true
    if (element.matches(`${island} ~ *`)) firstDay?.before(element)
    else choice?.before(element)
  }
}

/**
 * Shows the introductions at some addresses. Among several, the lead of one, a link to one or to its feed would mislead,
 * and each note stands once.
 */
export function showIntroductions(introductions: readonly Introduction[], shown: readonly string[]): void {
  const addresses = introductions.map(({ url }) => `[href="${CSS.escape(url)}"]`)
  const ofOne = ['.lead', ...[...addresses, '[type="application/atom+xml"]'].map((link) => `:has(${link})`)].join()
  const notes = new Set<string>()
  for (const { url, elements, sections } of introductions) {
    for (const element of sections) element.hidden = !shown.includes(url)
    for (const element of elements) {
      const misleads = shown.length > 1 && (element.matches(ofOne) || notes.has(element.innerHTML))
      element.hidden = misleads || !shown.includes(url)
      if (!element.hidden) notes.add(element.innerHTML)
    }
  }
}
