import type { Root } from 'mdast'
import { parseablePart } from '../contract/markdownLimits.ts'
import { memoize } from '../contract/memoize.ts'
import { readNatively } from './readNatively.ts'
import { readByReference } from './reference.ts'

/** Markdown as `readMarkdown` gives it. The tree cannot be changed: a text that stands on several pages, in several forms, is parsed once. */
export const parseMarkdown: (markdown: string) => Root = memoize((markdown) => frozen(readMarkdown(markdown)), 5_000)

/** Markdown (CommonMark and GFM) as a tree, as far as it can be parsed in time. Raw HTML is a node of its own and never markup. */
function readMarkdown(markdown: string): Root {
  const text = parseablePart(markdown)
  return readNatively(text, 'markdown') ?? readByReference(text, 'markdown')
}

function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part)
  return Object.freeze(value)
}
