import type { Element, Root } from 'hast'

const voidElements = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/** A tag with its attributes, or a comment, or the text before the next of them. */
const piece = /<!--[\s\S]*?-->|<(\/?)([a-z][\w:-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+|</gi
const attribute = /([^\s=>/]+)(?:="([^"]*)")?/g

/**
 * The tree of markup that React and rehype have written: every element is closed, every value stands in double quotes. A parser
 * for handwritten HTML takes ten times as long.
 */
export function readMarkup(markup: string): Root {
  const root: Root = { type: 'root', children: [] }
  const open: (Root | Element)[] = [root]
  piece.lastIndex = 0
  for (let found = piece.exec(markup); found; found = piece.exec(markup)) {
    const [whole, slash, name = '', attributes = ''] = found
    const parent = open.at(-1) ?? root
    if (name === '') {
      if (!whole.startsWith('<!--')) parent.children.push({ type: 'text', value: decoded(whole) })
    } else if (slash === '/') {
      if (open.length > 1) open.pop()
    } else {
      const element: Element = { type: 'element', tagName: name, properties: propertiesOf(attributes), children: [] }
      parent.children.push(element)
      if (name === 'pre') piece.lastIndex = readCode(element, markup, piece.lastIndex)
      else if (!voidElements.has(name)) open.push(element)
    }
  }
  return root
}

/** Fills a block of code, whose colours are most of a page's elements and no part of it; gives the place behind it. */
function readCode(block: Element, markup: string, start: number): number {
  const end = markup.indexOf('</pre>', start)
  const [tag, attributes = ''] = /^<code((?:\s+[^\s=>/]+(?:="[^"]*")?)*)>/.exec(markup.slice(start, end)) ?? ['']
  const text = markup.slice(start + tag.length, end).replace(/<(?:"[^"]*"|[^">])*>/g, '')
  const code: Element = { type: 'element', tagName: 'code', properties: propertiesOf(attributes), children: [] }
  code.children.push({ type: 'text', value: decoded(text) })
  block.children.push(code)
  return end + '</pre>'.length
}

/** Attributes by the names that they have in HTML. */
function propertiesOf(attributes: string): Record<string, string> {
  const properties: Record<string, string> = {}
  if (attributes === '') return properties
  for (const [, name = '', value = ''] of attributes.matchAll(attribute)) properties[name] = decoded(value)
  return properties
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, digits, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
    return digits === undefined ? (named[name] ?? whole) : String.fromCodePoint(Number(digits))
  })
}
