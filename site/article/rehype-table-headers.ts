import type { Element, ElementContent, Root } from 'hast'
import { toString as textOfTree } from 'mdast-util-to-string'
import { walkTree } from '../../generator/contract/walkTree.ts'

/** Named rows whose columns stand beside each other on a phone, and letters of the longest words and the gaps of all columns. */
const widestOnPhone = { columns: 3, letters: 48 }
const gap = 1.5

/**
 * Marks the header cells of a Markdown table with their scope. Markdown makes every cell of the first row a header, the empty
 * corner too, and no cell of the first column: where the corner is empty, the first column names the rows. If such a table is
 * too wide for a phone, its rows are stacked there, and each cell names its column: so in all tables of the same columns.
 */
export function rehypeTableHeaders() {
  return (tree: Root): void => {
    const tables: Table[] = []
    walkTree(tree, 'element', (table) => {
      if (table.tagName === 'table') tables.push(readTable(table))
    })
    const wide = new Set(tables.filter(isWide).map(({ columns }) => columns))
    for (const table of tables) markTable(table, wide.has(table.columns))
  }
}

interface Table {
  readonly element: Element
  readonly headings: readonly Element[]
  readonly rows: readonly (readonly Element[])[]
  /** Texts of the headings. */
  readonly columns: string
  readonly namesRows: boolean
}

function readTable(element: Element): Table {
  const headings = rowsOf(element, 'thead').flatMap(cellsOf)
  const rows = rowsOf(element, 'tbody').map(cellsOf)
  const columns = headings.map((heading) => textOfTree(heading)).join('\n')
  return { element, headings, rows, columns, namesRows: headings[0] !== undefined && isEmpty(headings[0]) }
}

function isWide({ headings, rows, namesRows }: Table): boolean {
  const letters = headings.map((heading, column) =>
    longestWord([heading, ...rows.flatMap((cells) => cells[column] ?? [])]),
  )
  const hasManyColumns = namesRows && headings.length > widestOnPhone.columns
  return hasManyColumns || letters.reduce((sum, own) => sum + own + gap, 0) > widestOnPhone.letters
}

function markTable({ element, headings, rows, namesRows }: Table, isStacked: boolean): void {
  for (const cell of headings) markHeader(cell, 'col')
  if (isStacked) element.properties['className'] = ['stacking-table']
  for (const [first, ...others] of rows) {
    if (first && namesRows) markHeader(first, 'row')
    if (isStacked) for (const [index, cell] of others.entries()) nameColumn(cell, headings[index + 1])
  }
}

/** Letters of the longest word of some cells. A line ends behind any Chinese character, but four of them stand together. */
function longestWord(cells: readonly Element[]): number {
  const texts = cells.map((cell) => textOfTree(cell))
  const words = texts.flatMap((text) => text.split(/[\s\p{Script=Han}\u3000-\u303f\uff00-\uffef]+/u))
  const chinese = texts.map((text) => 2 * Math.min(4, text.match(/\p{Script=Han}/gu)?.length ?? 0))
  return Math.max(0, ...words.map(({ length }) => length), ...chinese)
}

function nameColumn(cell: Element, heading: Element | undefined): void {
  if (heading && !isEmpty(cell)) cell.properties['dataColumn'] = textOfTree(heading)
}

function markHeader(cell: Element, scope: 'col' | 'row'): void {
  const names = !isEmpty(cell)
  cell.tagName = names ? 'th' : 'td'
  if (names) cell.properties['scope'] = scope
}

function rowsOf(table: Element, group: 'thead' | 'tbody'): Element[] {
  return elementsOf(table.children, group).flatMap(({ children }) => elementsOf(children, 'tr'))
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => child.type === 'element')
}

function elementsOf(nodes: readonly ElementContent[], tagName: string): Element[] {
  return nodes.filter((node) => node.type === 'element' && node.tagName === tagName) as Element[]
}

function isEmpty({ children }: Element): boolean {
  return children.every((child) => child.type === 'text' && child.value.trim() === '')
}
