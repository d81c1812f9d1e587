import { findTerms } from './findTerms.ts'
import { pageOf } from './groupHits.ts'

interface Arrival {
  readonly url: URL
  readonly terms: readonly string[]
}

const highlightName = 'search-term'
/** Beyond this, marks are no help in finding anything. */
const most = 200

let expected: Arrival | undefined

function canHighlight(): boolean {
  return 'highlights' in CSS && typeof Highlight === 'function'
}

function clearMarks(): void {
  if (canHighlight()) CSS.highlights.delete(highlightName)
}

/** The section of a heading: all content up to the next heading of its level or above. */
function sectionOf(heading: Element): Range {
  const level = Number(heading.nodeName.slice(1))
  const range = document.createRange()
  range.setStartBefore(heading)
  let last: Element = heading
  for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
    if (/^H[1-6]$/.test(next.nodeName) && Number(next.nodeName.slice(1)) <= level) break
    last = next
  }
  range.setEndAfter(last)
  return range
}

/** The part of the article that an anchor stands for; all of it where there is none. */
function regionOf(article: Element, hash: string): Range {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (target && /^H[1-6]$/.test(target.nodeName)) return sectionOf(target)
  const range = document.createRange()
  range.selectNode(target && article.contains(target) ? target : article)
  return range
}

function rangesIn(article: Element, region: Range, terms: readonly string[]): Range[] {
  const ranges: Range[] = []
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node && ranges.length < most; node = walker.nextNode()) {
    if (!region.intersectsNode(node)) continue
    for (const [start, end] of findTerms(node.textContent ?? '', terms)) {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      ranges.push(range)
    }
  }
  return ranges
}

/** Opens the folds where they hold all that was found: a reader would arrive at nothing. */
function openFolds(ranges: readonly Range[]): void {
  const folds = ranges.map(({ startContainer }) =>
    startContainer.parentElement?.closest<HTMLDetailsElement>('details:not([open])'),
  )
  if (!folds.every((fold) => fold)) return
  for (const fold of folds) {
    for (let own = fold; own; own = own.parentElement?.closest('details')) own.open = true
  }
}

function mark({ url, terms }: Arrival): void {
  const article = document.querySelector('.article-body')
  if (!article || !canHighlight()) return
  const near = rangesIn(article, regionOf(article, url.hash), terms)
  openFolds(near)
  CSS.highlights.set(
    highlightName,
    new Highlight(...(near.length > 0 ? near : rangesIn(article, regionOf(article, ''), terms))),
  )
}

function clearOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape' && !document.querySelector('dialog[open]')) clearMarks()
}

/** Marks the search terms of a chosen result when its page is on screen, or now if it is already. */
export function expectArrival(address: string, terms: readonly string[]): void {
  expected = { url: new URL(address, location.href), terms }
  document.addEventListener('keydown', clearOnEscape)
  if (pageOf(expected.url.href) === pageOf(location.href)) markArrival()
}

/** Marks the expected words on the page that has come on screen, and takes away the marks of the page before. */
export function markArrival(): void {
  const arrival = expected
  expected = undefined
  clearMarks()
  if (arrival && arrival.url.pathname === location.pathname) mark(arrival)
}
