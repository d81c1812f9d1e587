import type { Element, ElementContent, Root, Text } from 'hast'

/** A number that is long enough to be a code, and no round one, which would be an amount. Nothing else stands at its sides. */
const number = /(?<![\w./#,:$-])(\d{5,})(?![\w/%]|[.,]\d|-\d)/
const round = /0000$/
/** A code in code: the number, or a name in capitals. */
const inCode = /^(?:\d{5,}|[A-Z][A-Z\d_]{4,})$/
/** Elements whose text leads elsewhere, or is no prose. */
const closed = /^(?:a|h[1-6]|pre|time)$/

/** Marks possible error codes as `<data>`. The page's API decides whether one is a code, and where it is described. */
export function rehypeErrorCodes() {
  return (tree: Root): void => markCodes(tree)
}

function markCodes(parent: Root | Element): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type === 'text') return marked(child)
    if (child.type === 'element' && child.tagName === 'code') return [markedCode(child)]
    if ('children' in child && !(child.type === 'element' && closed.test(child.tagName))) markCodes(child as Element)
    return [child]
  })
}

function marked(text: Text): ElementContent[] {
  const parts = text.value.split(number)
  if (parts.length === 1) return [text]
  return parts.flatMap((value, at): ElementContent[] => {
    if (value === '') return []
    return at % 2 === 1 && !round.test(value) ? [codeOf(value, { type: 'text', value })] : [{ type: 'text', value }]
  })
}

function markedCode(code: Element): ElementContent {
  const [only, ...others] = code.children
  if (only?.type !== 'text' || others.length > 0 || !inCode.test(only.value)) return code
  return codeOf(only.value, code)
}

function codeOf(value: string, child: ElementContent): Element {
  return { type: 'element', tagName: 'data', properties: { value }, children: [child] }
}
