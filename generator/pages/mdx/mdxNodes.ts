import { dump } from 'js-yaml'
import type { BlockContent, DefinitionContent, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import type { ComponentName } from '../../contract/components.ts'

/** A component tag on lines of its own. Attributes are texts, or `true` for a bare name. */
export function flowTag(
  name: ComponentName,
  attributes: Readonly<Record<string, string | true>>,
  children: readonly (BlockContent | DefinitionContent)[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      // The serialiser escapes quotes alone, and a reader of MDX decodes every reference.
      value: value === true ? null : value.replaceAll('&', '&amp;'),
    })),
    children: [...children],
  }
}

/**
 * A line that begins with `import` or `export` would be code in MDX; its first letter is written as a character reference.
 * Braces and angle brackets are escaped by the MDX serialiser itself.
 */
const moduleKeywords = [
  { atBreak: true, character: 'i', after: 'mport' },
  { atBreak: true, character: 'e', after: 'xport' },
]

const mdxWriter = unified()
  .use(remarkStringify, { bullet: '-', fences: true, resourceLink: true, unsafe: moduleKeywords })
  .use(remarkFrontmatter)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMdx)

/** The text of an MDX document. */
export function stringifyMdx(frontMatter: Readonly<Record<string, unknown>>, children: readonly RootContent[]): string {
  const matter: RootContent = { type: 'yaml', value: dump(frontMatter, { lineWidth: -1 }).trimEnd() }
  const root: Root = { type: 'root', children: [matter, ...children] }
  return mdxWriter.stringify(root)
}

const markdownWriter = unified()
  .use(remarkStringify, { bullet: '-', fences: true, resourceLink: true })
  .use(remarkGfm, { tablePipeAlign: false })

/** The text of a plain Markdown document. */
export function stringifyMarkdown(children: readonly RootContent[]): string {
  return markdownWriter.stringify({ type: 'root', children: [...children] })
}
