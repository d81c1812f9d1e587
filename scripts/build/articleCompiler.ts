import mdx from '@mdx-js/rollup'
import { mdxOptions } from '../../site/article/plugins.ts'
import { remarkParseMdx } from './remarkParseMdx.ts'

/** Compiles MDX to the body of a function. */
export function articleCompiler() {
  return mdx({
    ...mdxOptions,
    remarkPlugins: [...(mdxOptions.remarkPlugins ?? []), remarkParseMdx],
    outputFormat: 'function-body',
    include: /\.mdx$/,
  })
}
