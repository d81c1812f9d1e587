import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { containerDirectives } from './containerDirectives.ts'
import { unravelTags } from './unravelTags.ts'

export type Syntax = 'markdown' | 'mdx'

const markdown = unified().use(remarkParse).use(remarkGfm)
/** The order of plug-ins is the order of the MDX compiler, which takes over this tree. */
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm).use(containerDirectives)

/** The tree of the parser that decides, with lines of nothing but tags as blocks: MDX makes them blocks before it compiles. */
export function readByReference(text: string, syntax: Syntax): Root {
  return syntax === 'mdx' ? unravelTags(mdx.parse(text)) : markdown.parse(text)
}
