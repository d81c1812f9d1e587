import type { DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

/** All elements below a node in their order; the content of a template is not on the page. */
export function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  for (const child of childrenOf(node)) yield* elementsOf(child)
}

export function childrenOf(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : []
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((own) => own.name === name)?.value
}

/** The text of an element, with single spaces. */
export function textOf(node: Node): string {
  return rawText(node).replaceAll(/\s+/g, ' ').trim()
}

function rawText(node: Node): string {
  return node.nodeName === '#text' && 'value' in node ? node.value : childrenOf(node).map(rawText).join('')
}
