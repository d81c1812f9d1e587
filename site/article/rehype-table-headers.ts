import type { Element, ElementContent, Root } from 'hast'
import { walkTree } from '../../generator/contract/walkTree.ts'

/**
 * Marks the header cells of a Markdown table with their scope. Markdown makes every cell of the first row a header, the empty
 * corner too, and no cell of the first column: where the corner is empty, the first column names the rows.
 */
export function rehypeTableHeaders() {
  return (tree: Root): void => {
    walkTree(tree, 'element', (table) => {
      if (table.tagName !== 'table') return
      const headings = rowsOf(table, 'thead').flatMap(cellsOf)
      const namesRows = headings[0] !== undefined && isEmpty(headings[0])
      for (const cell of headings) markHeader(cell, 'col')
      if (!namesRows) return
      for (const row of rowsOf(table, 'tbody')) {
        const [first] = cellsOf(row)
        if (first) markHeader(first, 'row')
      }
    })
  }
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
