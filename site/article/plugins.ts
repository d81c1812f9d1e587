import type { Options } from '@mdx-js/rollup'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { withCallouts } from '../../generator/markdown/callouts.ts'
import { containerDirectives } from '../../generator/markdown/containerDirectives.ts'
import { rehypeCodeBlocks } from './rehype-code-blocks.ts'
import { rehypeErrorCodes } from './rehype-error-codes.ts'
import { rehypeOwnImages } from './rehype-own-images.ts'
import { rehypePlainHtml } from './rehype-plain-html.ts'
import { rehypeReplays } from './rehype-replays.ts'
import { rehypeTableAlignment } from './rehype-table-alignment.ts'
import { rehypeTableHeaders } from './rehype-table-headers.ts'
import { rehypeWholeWords } from './rehype-whole-words.ts'
import { remarkHeadingIds } from './remark-heading-ids.ts'

/** Changes to the elements that Markdown becomes, in order. */
export const rehypePlugins = [
  rehypePlainHtml,
  rehypeCodeBlocks,
  rehypeTableHeaders,
  rehypeTableAlignment,
  rehypeOwnImages,
  rehypeErrorCodes,
  rehypeReplays,
  rehypeWholeWords,
]

/** How MDX becomes a component, in order. Components are not imported: the article passes them as props. */
export const mdxOptions: Options = {
  remarkPlugins: [remarkFrontmatter, remarkGfm, containerDirectives, () => withCallouts, remarkHeadingIds],
  rehypePlugins,
}
