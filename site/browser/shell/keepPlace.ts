/** Applies a change above the article and scrolls, so that the content on screen does not move. */
export function keepPlace(apply: () => void): void {
  const content = document.getElementById('content')
  const before = content?.getBoundingClientRect().top ?? 0
  const isScrolled = scrollY > 0
  apply()
  const after = content?.getBoundingClientRect().top ?? 0
  // `instant`: a style may make scrolling smooth. At the top nothing has to be kept.
  if (isScrolled && after !== before) scrollBy({ top: after - before, behavior: 'instant' })
}
