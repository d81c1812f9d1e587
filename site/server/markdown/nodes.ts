import type { Element, ElementContent, Nodes, RootContent } from 'hast'

export type Content = ElementContent | RootContent

export function isElement(node: Nodes | undefined): node is Element {
  return node?.type === 'element'
}

/** Whether an element has a class. */
export function hasClass(element: Element, name: string): boolean {
  const { class: names } = element.properties
  return typeof names === 'string' && names.includes(name) && classesOf(element).includes(name)
}

function classesOf({ properties }: Element): string[] {
  const { class: names } = properties
  return typeof names === 'string' ? names.split(' ') : []
}

/** The value of an attribute, empty where it is missing. */
export function attributeOf({ properties }: Element, name: string): string {
  return String(properties[name] ?? '')
}

/** The text of a node as it is written. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** The first element below a node that has a property. */
export function findElement(node: Nodes, isWanted: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && isWanted(node)) return node
  if (!('children' in node)) return undefined
  for (const child of node.children) {
    const found = findElement(child, isWanted)
    if (found) return found
  }
  return undefined
}

export function childElements({ children }: Element): Element[] {
  return children.filter((child) => isElement(child))
}

/** Controls, drawings and tools of the page on the screen, which no text has. */
export function isForScreen(element: Element): boolean {
  const { tagName, properties } = element
  return (
    screenTags.has(tagName) ||
    screenAttributes.some((name) => properties[name] !== undefined) ||
    isTool(element) ||
    classesOf(element).some((name) => screenClasses.has(name))
  )
}

/** An island of the engine. Islands of the project, `own-…`, have text before a script runs. */
function isTool(element: Element): boolean {
  const name = attributeOf(element, 'data-island')
  return name !== '' && !name.startsWith('own-')
}

const screenTags = new Set(['button', 'input', 'svg', 'noscript', 'output', 'script', 'style', 'wbr'])
const screenAttributes = ['data-online'] as const
const screenClasses: ReadonlySet<string> = new Set([
  'anchor',
  'diagram-canvas',
  'frame-number',
  'maintenance',
  'mermaid',
  'needs-script',
  'page-actions',
  'tool',
  'field-report',
])
