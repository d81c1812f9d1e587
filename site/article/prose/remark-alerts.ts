import type { Blockquote, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Words } from '../messages.ts'
import { type CalloutKind, calloutAttributes } from './calloutKinds.ts'

const kinds: Readonly<Record<string, CalloutKind>> = {
  note: 'note',
  tip: 'tip',
  important: 'note',
  warning: 'warning',
  caution: 'danger',
}

/** GitHub alerts (`> [!WARNING]`) get the markup of a callout. */
export function remarkAlerts(words: Words) {
  return (tree: Root): void => {
    visit(tree, 'blockquote', (quote) => {
      const kind = takeMarker(quote)
      if (kind === undefined) return
      const attributes = calloutAttributes(kind, words)
      quote.data = { hName: 'div', hProperties: { ...attributes, className: [attributes.className] } }
      quote.children.unshift({
        type: 'paragraph',
        data: { hProperties: { className: ['callout-title'] } },
        children: [{ type: 'text', value: attributes['aria-label'] }],
      })
    })
  }
}

/** The alert's kind; its marker line is taken out. */
function takeMarker({ children }: Blockquote): CalloutKind | undefined {
  const [first] = children
  const text = first?.type === 'paragraph' ? first.children[0] : undefined
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined
  const match = /^\[!(\w+)\][ \t]*(?:\n|$)/.exec(text.value)
  const kind = kinds[match?.[1]?.toLowerCase() ?? '']
  if (!match || kind === undefined) return undefined
  text.value = text.value.slice(match[0].length)
  if (text.value === '') first.children.shift()
  if (first.children.length === 0) children.shift()
  return kind
}
