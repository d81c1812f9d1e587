/** Parts of a long article that wait until its beginning is on screen carry the number of their group; the build has put it there. */
const marker = 'data-later'
/** On the root while they wait: a stylesheet keeps them from being laid out. */
const growing = 'data-growing'

let frame = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Whether parts of an article wait. */
export function isLong(html: string): boolean {
  return html.includes(` ${marker}="`)
}

function firstWaiting(root: ParentNode): Element | null {
  return root.querySelector(`[${marker}]`)
}

/**
 * Lays out the article that is about to be put in place group by group, with a frame between. All of it is in the document
 * from the start, so that whatever looks for a part finds it. For the page that the document came with, `laterScript` does
 * the same from the first paint on.
 */
export function showLater(article: ParentNode): void {
  showNow()
  if (!firstWaiting(article)) return
  document.documentElement.setAttribute(growing, '')
  // Other work goes first after the first frame: the title gets the focus.
  frame = requestAnimationFrame(nextFrame)
}

/** Lays out all waiting parts, because the caller needs final positions. */
export function showNow(): void {
  cancelAnimationFrame(frame)
  clearTimeout(timer)
  document.documentElement.removeAttribute(growing)
}

function nextFrame(): void {
  frame = requestAnimationFrame(() => {
    timer = setTimeout(showGroup)
  })
}

function showGroup(): void {
  const group = firstWaiting(document)?.getAttribute(marker)
  if (!group) {
    showNow()
    return
  }
  for (const part of document.querySelectorAll(`[${marker}="${group}"]`)) part.removeAttribute(marker)
  nextFrame()
}
