/**
 * Makes the browser lay out all of a page, or only the parts near the screen, as the stylesheet asks for: a reader who returns to
 * a place within a page needs the true height of all above it.
 */
export function layOutAll(isAll: boolean): void {
  document.documentElement.toggleAttribute('data-laid-out', isAll)
}
