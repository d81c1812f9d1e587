/**
 * Takes the first Tab of an untouched page to the skip link. The browser would go there too, but looks through the whole
 * page first for an element with a greater `tabindex`, and lays out every part that is far from the screen for it.
 */
export function takeFirstTab(): void {
  const touched = new AbortController()
  const { signal } = touched

  // A place that was clicked, or that the address names, is where Tab goes on from.
  if (location.hash !== '') return
  addEventListener('pointerdown', () => touched.abort(), { capture: true, signal })
  addEventListener('focusin', ({ target }) => target !== document.body && touched.abort(), { signal })
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab' || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
      const skipLink = document.querySelector<HTMLElement>('.skip-link')
      if (!skipLink || document.activeElement !== document.body) return
      event.preventDefault()
      skipLink.focus()
    },
    { signal },
  )
}
