import type { Blockquote } from 'mdast'

const alertKinds = { note: 'note', tip: 'tip', important: 'note', warning: 'warning', caution: 'danger' } as const

export type AlertKind = (typeof alertKinds)[keyof typeof alertKinds]

/** The kind of a GitHub alert (`> [!WARNING]`) and the quotation without its marker line; `undefined` for a plain quotation. */
export function alertOf(quote: Blockquote): { kind: AlertKind; children: Blockquote['children'] } | undefined {
  const [first, ...rest] = quote.children
  if (first?.type !== 'paragraph') return undefined
  const [text, ...inline] = first.children
  if (text?.type !== 'text') return undefined
  const match = /^\[!(\w+)\][ \t]*(?:\n|$)/.exec(text.value)
  const marker = match?.[1]?.toLowerCase()
  if (!match || marker === undefined || !isMarker(marker)) return undefined
  const remaining = text.value.slice(match[0].length)
  const children = [...(remaining === '' ? [] : [{ ...text, value: remaining }]), ...inline]
  return { kind: alertKinds[marker], children: children.length > 0 ? [{ ...first, children }, ...rest] : rest }
}

function isMarker(marker: string): marker is keyof typeof alertKinds {
  return Object.hasOwn(alertKinds, marker)
}
