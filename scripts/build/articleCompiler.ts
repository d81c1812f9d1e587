import mdx from '@mdx-js/rollup'
import type { Root } from 'mdast'
import { mdxOptions } from '../../site/article/plugins.ts'
import { remarkKnownTrees } from './remarkKnownTrees.ts'

/** Compiles MDX to the body of a function; a text whose tree is known by its key at that moment is not parsed. */
export function articleCompiler(trees: ReadonlyMap<string, Root>) {
  return mdx({
    ...mdxOptions,
    remarkPlugins: [...(mdxOptions.remarkPlugins ?? []), [remarkKnownTrees, trees]],
    outputFormat: 'function-body',
    include: /\.mdx$/,
  })
}
