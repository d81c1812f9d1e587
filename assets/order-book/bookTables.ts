import type { Change, Row } from './book.ts'
import { rowsOf } from './book.ts'
import { element } from './element.ts'
import type { Step } from './replay.ts'
import type { ReplayTexts } from './texts.ts'

const signs: Readonly<Record<Change['kind'], string>> = { added: '+', changed: '±', removed: '−' }

const sides = ['asks', 'bids'] as const

/** The book after a step: what changed is marked with a sign and a word. Every step has as many rows, some of them empty. */
export function bookTables(step: Step, steps: readonly Step[], texts: ReplayTexts): HTMLElement[] {
  return sides.map((name) => {
    const most = Math.max(...steps.map(({ book, changes }) => rowsOf(book[name], changes[name], name).length))
    return sideTable(texts[name], rowsOf(step.book[name], step.changes[name], name), most, texts)
  })
}

function sideTable(caption: string, rows: readonly Row[], most: number, texts: ReplayTexts): HTMLElement {
  const heads = [texts.price, texts.size, texts.change].map((head) => element('th', { scope: 'col' }, head))
  const spare = Array.from({ length: most - rows.length }, (_, index) =>
    spareRow(rows.length === 0 && index === 0, texts),
  )
  return element(
    'table',
    {},
    element('caption', {}, caption),
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...rows.map((row) => levelRow(row, texts)), ...spare),
  )
}

function levelRow({ price, size, kind, before = '' }: Row, texts: ReplayTexts): HTMLElement {
  const [shownPrice, shownSize] = [price, size].map((text) => element(kind === 'removed' ? 's' : 'span', {}, text))
  const sign = kind === undefined ? [] : [element('b', { 'aria-hidden': 'true' }, signs[kind]), ' ']
  return element(
    'tr',
    { 'data-change': kind },
    element('th', { scope: 'row' }, shownPrice ?? ''),
    element('td', {}, shownSize ?? ''),
    element('td', {}, ...sign, kind === undefined ? '' : texts.changes[kind](before)),
  )
}

/** Keeps the place of a level that is not there. */
function spareRow(isOnly: boolean, texts: ReplayTexts): HTMLElement {
  const cell = element('td', { colspan: '3' }, isOnly ? texts.empty : '\u00a0')
  return element('tr', isOnly ? {} : { 'aria-hidden': 'true' }, cell)
}
