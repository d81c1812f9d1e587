import type { Nodes, Root } from 'mdast'
import { isSure, readsAlike } from './readsAlike.ts'
import type { Syntax } from './reference.ts'

/** Nothing where it has no build for this machine. */
const parser = await import('satteri').catch(() => undefined)

/** The native parser reads all of their syntax or none. */
const directives = /^[ \t>]*:::/m

/** The tree of the native parser; `undefined` where it does not run, or may read the text in another way than the reference. */
export function readNatively(text: string, syntax: Syntax): Root | undefined {
  if (!parser || !readsAlike(text) || (syntax === 'mdx' && directives.test(text))) return undefined
  try {
    const tree: Nodes =
      syntax === 'mdx' ? parser.mdxToMdast(text) : parser.markdownToMdast(text, { features: { frontmatter: false } })
    const isRead =
      tree.type === 'root' && isSure(tree, text) && !(syntax === 'mdx' && leavesFrontMatterOpen(tree, text))
    return isRead ? tree : undefined
  } catch {
    // The reference parser decides on mistakes, and tells them in its own words.
    return undefined
  }
}

/** The reference reads nothing but text and headings after it. */
function leavesFrontMatterOpen({ children: [first] }: Root, text: string): boolean {
  return text.startsWith('---') && first?.type !== 'yaml'
}
