/** Scrolls to the beginning of an element where it is not on an upper share of the screen. The focus stays. */
export function bringIntoView(element: HTMLElement, share: number): void {
  const { top } = element.getBoundingClientRect()
  if (top < 0 || top >= innerHeight * share) element.scrollIntoView({ behavior: behavior(), block: 'start' })
}

/**
 * Scrolls the page down until an element and another one below it end above a bar, but never beyond the beginning of the
 * first; or up to that beginning.
 */
export function bringBothIntoView(first: HTMLElement, below: HTMLElement | null, bar: HTMLElement): void {
  const { top, bottom } = first.getBoundingClientRect()
  const end = Math.max(bottom, below?.getBoundingClientRect().bottom ?? 0)
  const down = end - (innerHeight - bar.offsetHeight)
  const start = top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart)
  const distance = Math.min(start, Math.max(down, 0))
  if (distance !== 0) scrollBy({ top: distance, behavior: behavior() })
}

function behavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
