import type { Nodes, Root } from 'mdast'
import { parseablePart } from '../contract/markdownLimits.ts'
import { nodesOf } from './nodesOf.ts'

/** A deeper expression may take more stack than a thread has, which ends the process. */
const mostOpenBrackets = 500

/** Texts that the native parser reads in another way: an address before a pipe, a user in an address, an emoji beside a mark. */
const different =
  /(?:https?:\/\/|www\.|@)[^\s|]*\||:\/\/\S*@|\p{Cs}|[\u{10000}-\u{10FFFF}](?:[*_~]|www\.|https?:)|[*_~][\u{10000}-\u{10FFFF}]/iu

/**
 * Whether the native parser reads a text as the reference does. A false alarm costs the time of the reference, never
 * content.
 */
export function readsAlike(text: string): boolean {
  return !different.test(text) && !nestsDeep(text) && parseablePart(text) === text
}

function nestsDeep(text: string): boolean {
  let depth = 0
  for (const [bracket] of text.matchAll(/[()[\]{}]/g)) {
    depth = '([{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1)
    if (depth > mostOpenBrackets) return true
  }
  return false
}

/**
 * Whether the tree of the native parser equals the tree of the reference: without JavaScript, which the native parser
 * leaves unparsed, with each tag closed where it is opened, and without rows that may begin another block.
 */
export function isSure(tree: Root, text: string): boolean {
  for (const node of nodesOf(tree))
    if (hasCode(node) || !isClosed(node, text) || mayBeginBlock(node, text)) return false
  return true
}

const comments = /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*$/

function hasCode(node: Nodes): boolean {
  switch (node.type) {
    case 'mdxjsEsm':
      return true
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return !comments.test(node.value)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.some(
        ({ type, value }) => type === 'mdxJsxExpressionAttribute' || (typeof value === 'object' && value !== null),
      )
    case 'link':
      return node.url.includes('{')
    default:
      return false
  }
}

function isClosed(node: Nodes, text: string): boolean {
  const { start, end: { offset: end = 0 } = {} } = node.position ?? {}
  // Tags in the text of an image are in no tree.
  if (node.type === 'image') return !text.slice(start?.offset, end).includes('<')
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return true
  return text.startsWith('/>', end - 2) || text.endsWith(`</${node.name ?? ''}>`, end)
}

function mayBeginBlock({ type, position }: Nodes, text: string): boolean {
  return type === 'tableRow' && /[<ie]/.test(text.charAt(position?.start.offset ?? 0))
}
