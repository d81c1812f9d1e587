import type { Element, ElementContent, Root } from 'hast'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import { walkTree } from '../../generator/contract/walkTree.ts'
import { highlight } from './highlight.ts'
import { spreadJson } from './spreadJson.ts'

/**
 * Code fences become `<CodeBlock>` with their code highlighted already: one element instead of one a token. Mermaid becomes
 * `<Diagram>`.
 */
export function rehypeCodeBlocks() {
  return (tree: Root): void => {
    walkTree(tree, 'element', (element, index, parent) => {
      const code = element.tagName === 'pre' ? codeOf(element) : undefined
      if (code && parent && index !== undefined) parent.children[index] = codeBlock(code)
    })
  }
}

function codeOf({ children }: Element): Element | undefined {
  const [only] = children
  return only?.type === 'element' && only.tagName === 'code' ? only : undefined
}

function codeBlock(code: Element): MdxJsxFlowElementHast {
  const language = languageOf(code)
  const text = textOf(code.children)
  if (language === 'mermaid') return element('Diagram', { source: text })
  const title = titleOf(code.data?.meta)
  return element('CodeBlock', {
    language,
    title,
    html: highlight(language === 'json' ? spreadJson(text) : text, language, markedLines(code.data?.meta)),
  })
}

function element(name: string, attributes: Readonly<Record<string, string | undefined>>): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute', name, value }],
    ),
    children: [],
  }
}

function textOf(nodes: readonly ElementContent[]): string {
  const text = nodes.map((node) => (node.type === 'text' ? node.value : '')).join('')
  return text.replace(/\n$/, '')
}

function languageOf({ properties: { className } }: Element): string | undefined {
  const name = Array.isArray(className) ? className.find((entry) => String(entry).startsWith('language-')) : undefined
  return name === undefined ? undefined : String(name).slice('language-'.length)
}

/** The title of a fence: ```` ```python title="sign.py" ````. */
export function titleOf(meta: string | null | undefined): string | undefined {
  const match = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta ?? '')
  return match ? (match[1] ?? match[2] ?? match[3]) : undefined
}

/** The lines that a fence points at: ```` ```python {2,4-6} ````. */
function markedLines(meta: string | null | undefined): number[] {
  const [, list = ''] = /(?:^|\s)\{([\d\s,-]+)\}/.exec(meta ?? '') ?? []
  return list.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number)
    return Array.from({ length: Math.min(Math.max(last - first + 1, 0), 1000) }, (_, index) => first + index)
  })
}
