import type { Element, ElementContent, Root, Text } from 'hast'
import { walkTree } from '../../generator/contract/walkTree.ts'

const date = /(?<![\w-])(\d{4}-\d{2}-\d{2})(?![\w-])/
/** A name with hyphens, as those of headers and options; a longer one must break on a phone. */
const name = /^(?=.{1,24}$)[\w.:/]*(?:-+[\w.:/]+)+$/
/** What is in them stands by itself, or is kept whole already. */
const closed = /^(?:h[1-6]|code|pre|time)$/

/** Keeps dates and short names in code whole, which a browser would break behind a hyphen. */
export function rehypeWholeWords() {
  return (tree: Root): void => {
    walkTree(tree, 'element', (element) => {
      const [first] = element.children
      if (element.tagName === 'code' && first?.type === 'text' && name.test(first.value))
        element.properties['className'] = ['hl-w']
      if (!closed.test(element.tagName))
        element.children = element.children.flatMap((child) => (child.type === 'text' ? withDates(child) : child))
    })
  }
}

function withDates(text: Text): ElementContent[] {
  const parts = text.value.split(date)
  if (parts.length === 1) return [text]
  return parts.flatMap((value, at) => {
    if (value === '') return []
    return at % 2 === 1 ? timeElement(value) : { type: 'text', value }
  })
}

function timeElement(value: string): Element {
  return { type: 'element', tagName: 'time', properties: { dateTime: value }, children: [{ type: 'text', value }] }
}
