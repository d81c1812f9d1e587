/** So many elements are styled and laid out at a time; on a slow phone that is a twentieth of a second. */
const groupSize = 500
const marker = 'data-later'

/**
 * Marks the parts of a long article that can wait until its beginning is on screen, group by group: a stylesheet keeps them
 * from being laid out. They are in the document from the start, so that whatever looks for them finds them.
 */
export function markLater(article: Element): void {
  let elements = 0
  for (const part of article.children) {
    const group = Math.floor(elements / groupSize)
    if (group > 0) part.setAttribute(marker, String(group))
    elements += part.getElementsByTagName('*').length + 1
  }
}

/** Lays out one group of an article's marked parts after the other, with a frame between; gives back how to stop. */
export function showLater(article: Element): () => void {
  // After the first frame others are to have their turn: the focus goes to the title.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(afterFrame)
  })
  let timer: ReturnType<typeof setTimeout> | undefined

  function afterFrame(): void {
    timer = setTimeout(showGroup)
  }

  function showGroup(): void {
    const group = article.querySelector(`:scope > [${marker}]`)?.getAttribute(marker)
    if (!group) return
    show(article.querySelectorAll(`:scope > [${marker}="${group}"]`))
    frame = requestAnimationFrame(afterFrame)
  }

  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Lays out all that still waits: what comes next needs to know where things are. */
export function showNow(): void {
  show(document.querySelectorAll(`[${marker}]`))
}

function show(parts: Iterable<Element>): void {
  for (const part of parts) part.removeAttribute(marker)
}
