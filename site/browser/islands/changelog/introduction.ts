/** Lead, notes and feed of a changelog, with its address. */
export interface Introduction {
  readonly url: string
  readonly elements: readonly HTMLElement[]
}

const island = '[data-island="change-filter"]'

/** The introduction of a changelog: the elements ahead of its first day, without title and choice. */
export function readIntroduction(page: Element, url: string): Introduction {
  const elements = page.querySelectorAll<HTMLElement>(`.page-title ~ :not(h2, h2 ~ *, ${island})`)
  return { url, elements: [...elements] }
}

/** Puts the introduction of another changelog around the choice of a page, hidden. */
export function addIntroduction(page: Element, { elements }: Introduction): void {
  const choice = page.querySelector(island)
  const firstDay = page.querySelector('h2')
  for (const element of elements) {
    element.hidden = true
    if (element.matches(`${island} ~ *`)) firstDay?.before(element)
    else choice?.before(element)
  }
}

/** Shows the introductions at some addresses. Among several, a link to one changelog or to its feed would mislead. */
export function showIntroductions(introductions: readonly Introduction[], shown: readonly string[]): void {
  const addresses = introductions.map(({ url }) => `[href="${CSS.escape(url)}"]`)
  const toOne = [...addresses, '[type="application/atom+xml"]'].join()
  for (const { url, elements } of introductions) {
    for (const element of elements) {
      const misleads = shown.length > 1 && element.querySelector(toOne) !== null
      element.hidden = misleads || !shown.includes(url)
    }
  }
}
