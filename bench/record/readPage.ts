import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** The ids of a page in the order of the document. */
export function anchorsOf(html: string): string[] {
  return elementsOf(parse(html)).flatMap(({ attrs }) =>
    attrs.filter(({ name }) => name === 'id').map(({ value }) => value),
  )
}

/** What is in `main`, as it is written, with a line for each tag that follows another. */
export function mainOf(html: string): string {
  const elements = elementsOf(parse(html, { sourceCodeLocationInfo: true }))
  const place = elements.find(({ tagName }) => tagName === 'main')?.sourceCodeLocation
  if (!place) throw new Error('a page without main')
  return `${html.slice(place.startOffset, place.endOffset).replaceAll('><', '>\n<')}\n`
}

function elementsOf(node: Node): Element[] {
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
  return [...('attrs' in node ? [node] : []), ...children.flatMap(elementsOf)]
}
