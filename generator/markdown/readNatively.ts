import type { Nodes, Root } from 'mdast'
import { isSure, readsAlike } from './readsAlike.ts'
import type { Syntax } from './reference.ts'

/** `undefined` where the native parser has no build for this machine. */
const parser = await import('satteri').catch(() => undefined)

/** The native parser reads the whole syntax of directives or nothing of it. */
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
    // The reference parser decides on mistakes, and reports them in its own words.
    return undefined
  }
}

/** After front matter without an end, the reference parser reads only text and headings. */
function leavesFrontMatterOpen({ children: [first] }: Root, text: string): boolean {
  return text.startsWith('---') && first?.type !== 'yaml'
}
