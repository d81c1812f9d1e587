import { evaluate } from '@mdx-js/mdx'
import type { MDXComponents, MDXContent } from 'mdx/types'
import { createElement, type ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { parseMdx } from '../../generator/markdown/parseMdx.ts'
import { articleContent } from '../../site/article/articleContent.ts'
import { components as ownComponents } from '../../site/article/components.tsx'
import { mdxOptions } from '../../site/article/plugins.ts'

/** An article as the site renders it, each component as an element that shows its attributes. */
export function articleHtml(text: string): string {
  return htmlOf(articleContent(parseMdx(text)))
}

/** The same article as MDX compiles it. */
export async function compiledHtml(text: string): Promise<string> {
  const { remarkPlugins = null, rehypePlugins = null } = mdxOptions
  return htmlOf((await evaluate(text, { ...runtime, remarkPlugins, rehypePlugins })).default)
}

function htmlOf(Content: MDXContent): string {
  return renderToStaticMarkup(createElement(Content, { components }))
}

const components: MDXComponents = Object.fromEntries(
  [...Object.keys(ownComponents), 'WindScale'].map((name) => [
    name,
    ({ children, ...properties }: { readonly children?: ReactNode }) =>
      createElement('x-component', { name, properties: JSON.stringify(properties) }, children),
  ]),
)
