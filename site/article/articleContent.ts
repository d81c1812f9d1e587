import type { Root as HastRoot } from 'hast'
import { type CreateEvaluater, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { Nodes, Root } from 'mdast'
import { type State, toHast } from 'mdast-util-to-hast'
import type { MDXComponents, MDXContent } from 'mdx/types'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { ownValue } from '../../generator/contract/ownValue.ts'
import { rehypePlugins } from './plugins.ts'
import { remarkHeadingIds } from './remark-heading-ids.ts'

/** The content of an article that holds no JavaScript, as MDX would compile it. The tree is changed on the way. */
export function articleContent(tree: Root): MDXContent {
  remarkHeadingIds()(tree)
  const html = toHast(tree, {
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
    handlers: { mdxFlowExpression: expression, mdxTextExpression: expression },
  }) as HastRoot
  for (const plugin of rehypePlugins) plugin()(html)
  return ({ components = {} }) =>
    toJsxRuntime(html, { Fragment, jsx, jsxs, components, createEvaluater: evaluaterOf(components) })
}

/** A comment is nothing, but stays where it is: line feeds stand between blocks. */
function expression(_: State, node: Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>) {
  return node.data?.estree?.body.length ? node : { type: 'text' as const, value: '' }
}

/** Values of component names, and of texts and numbers in braces. */
function evaluaterOf(components: MDXComponents): CreateEvaluater {
  const evaluateExpression: ReturnType<CreateEvaluater>['evaluateExpression'] = (written) => {
    if (written.type === 'Literal') return written.value
    const name = written.type === 'Identifier' ? written.name : ''
    const component = ownValue(components, name)
    if (!component) throw new Error(`There is no component <${name}>.`)
    return component
  }
  return () => ({ evaluateExpression, evaluateProgram: () => undefined })
}
