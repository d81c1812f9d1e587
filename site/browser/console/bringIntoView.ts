/** Scrolls to the beginning of an element where it is not on an upper share of the screen. The focus stays. */
export function bringIntoView(element: HTMLElement, share: number): void {
  const { top } = element.getBoundingClientRect()
  if (top < 0 || top >= innerHeight * share) scrollTo(element, 'start')
}

/** Scrolls the page as far as an element needs, with its margins for scrolling. */
export function showWhole(element: HTMLElement): void {
  scrollTo(element, 'nearest')
}

function scrollTo(element: HTMLElement, block: 'start' | 'nearest'): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block })
}
