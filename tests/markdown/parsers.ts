import type { Nodes, Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { markdownToMdast, mdxToMdast } from 'satteri'
import { unified } from 'unified'
import { unravelTags } from './unravelTags.ts'

export type Syntax = 'markdown' | 'mdx'

const markdown = unified().use(remarkParse).use(remarkGfm)
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm)

/** The tree of the reference, with lines of nothing but tags as blocks: MDX makes them blocks before it compiles. */
export function readByReference(text: string, syntax: Syntax): Root {
  return syntax === 'mdx' ? unravelTags(mdx.parse(text)) : markdown.parse(text)
}

/** The tree of the native parser. */
export function readNatively(text: string, syntax: Syntax): Root {
  const tree: Nodes = syntax === 'mdx' ? mdxToMdast(text) : markdownToMdast(text, { features: { frontmatter: false } })
  if (tree.type !== 'root') throw new Error(`the parser gave ${tree.type}`)
  return tree
}
