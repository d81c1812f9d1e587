/** Scrolls to the beginning of an element where it is not on the upper two thirds of the screen. The focus stays. */
export function bringIntoView(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect()
  if (top >= 0 && top < (innerHeight * 2) / 3) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' })
}

/** Scrolls a list to an entry of it, as far as it has to; the page stays where it is. */
export function showWithin(list: HTMLElement, entry: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
  if (inner.top < outer.top || inner.height > outer.height) list.scrollTop += inner.top - outer.top
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom
}
