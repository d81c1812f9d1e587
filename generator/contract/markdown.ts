import type { Blockquote, Root } from 'mdast'
import { toString as textOfTree } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parseablePart } from './markdownLimits.ts'
import { memoize } from './memoize.ts'
import { isPlainMarkdown, parsePlainMarkdown } from './plainMarkdown.ts'

const parser = unified().use(remarkParse).use(remarkGfm)

/**
 * Markdown (CommonMark and GFM) as a tree, as far as it can be parsed in time. Raw HTML is a node of its own and never markup. The tree cannot be changed:
 * a text that stands on several pages, in several forms, is parsed once.
 */
export const parseMarkdown: (markdown: string) => Root = memoize(
  (markdown) =>
    frozen(isPlainMarkdown(markdown) ? parsePlainMarkdown(markdown) : parser.parse(parseablePart(markdown))),
  20_000,
)

function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part)
  return Object.freeze(value)
}

/** The text of the first paragraph without any markup, cut at a word before `length` characters. */
export function firstSentence(markdown: string, length = 160): string {
  const first = parseMarkdown(markdown).children.find((node) => node.type === 'paragraph')
  const text = first ? textOfTree(first).replace(/\s+/g, ' ').trim() : ''
  return shorten(text, length)
}

/** Ends with a sentence where one ends early enough, else with a word; a full stop within a number ends nothing. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const sentence = text.slice(0, length + 1).match(/^.*(?:[.!?](?=\s)|[。！？](?=.))/su)?.[0]
  if (sentence && sentence.length > length / 3) return sentence
  const cut = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')
  const space = cut.lastIndexOf(' ')
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[,;:，；：]$/, '')}…`
}

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
