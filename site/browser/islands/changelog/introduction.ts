import { isDay } from '../../../../generator/contract/changelog.ts'
import { contentBelow } from './dayEntries.ts'

/** Lead, notes and feed of a changelog, and its sections without a date. */
export interface Introduction {
  /** Address of the changelog; empty for the lead of several. */
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

/** Puts the lead of several changelogs below the title of a page, hidden. */
export function addLead(page: Element, text: string): Introduction {
  const lead = document.createElement('p')
  lead.className = 'lead'
  lead.textContent = text
  lead.hidden = true
  page.querySelector('.page-title')?.after(lead)
  return { url: '', elements: [lead], sections: [] }
}

/** Shows the introductions at some addresses. Among several, the lead of one or a link to one would mislead, and each note stands once. */
export function showIntroductions(introductions: readonly Introduction[], shown: readonly string[]): void {
  const ofOne = ['.lead', ...introductions.map(({ url }) => `:has([href="${CSS.escape(url)}"])`)].join()
  const isJoint = shown.length > 1
  const notes = new Set<string>()
  for (const { url, elements, sections } of introductions) {
    for (const element of sections) element.hidden = !shown.includes(url)
    for (const element of elements) {
      const misleads = isJoint && (element.matches(ofOne) || notes.has(element.innerHTML))
      element.hidden = url === '' ? !isJoint : misleads || !shown.includes(url)
      if (!element.hidden) notes.add(element.innerHTML)
    }
  }
}
