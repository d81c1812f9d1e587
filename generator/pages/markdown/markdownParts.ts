import type { List, PhrasingContent, Table, Text } from 'mdast'

export function code(value: string): PhrasingContent {
  return { type: 'inlineCode', value }
}

export function text(value: string): Text[] {
  return value === '' ? [] : [{ type: 'text', value }]
}

/** The text, as a link where there is an address. */
export function link(url: string | undefined, value: string): PhrasingContent[] {
  return url === undefined ? text(value) : [{ type: 'link', url, children: text(value) }]
}

/** A tight list with a line an item. */
export function listOf(items: readonly PhrasingContent[][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children) => ({
      type: 'listItem',
      spread: false,
      children: [{ type: 'paragraph', children }],
    })),
  }
}

/** A table whose first row is its header. */
export function table(rows: readonly PhrasingContent[][][]): Table {
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    })),
  }
}
