/**
 * Makes each table of an article that is wider than its place a named stop for the keyboard, and no other: a stop at which
 * nothing scrolls is one too many. Gives back how to stop.
 */
export function watchTables(article: HTMLElement, name: string): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) mark(target, target.scrollWidth > target.clientWidth, name)
  })
  for (const table of article.querySelectorAll('.table')) observer.observe(table)
  return () => observer.disconnect()
}

function mark(table: Element, scrolls: boolean, name: string): void {
  const attributes = { tabindex: '0', role: 'group', 'aria-label': name }
  for (const [attribute, value] of Object.entries(attributes)) {
    if (scrolls) table.setAttribute(attribute, value)
    else table.removeAttribute(attribute)
  }
}
