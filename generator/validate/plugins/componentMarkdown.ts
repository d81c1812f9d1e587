import type { Root } from 'mdast'
import { isGuideComponent } from '../../contract/components.ts'
import { holdsJavaScript } from '../../markdown/holdsJavaScript.ts'
import { nodesOf } from '../../markdown/nodesOf.ts'
import { MdxSyntaxError, parseMdx } from '../../markdown/parseMdx.ts'
import { isKeptAttribute, isPlainTag } from '../../markdown/plainHtml.ts'
import { UnusableResult } from './pluginFailure.ts'

/** The Markdown that a component of a plug-in returns. Throws when a guide cannot hold it. */
export function checkedMarkdown(returned: unknown, isInline: boolean): string {
  if (typeof returned !== 'string') throw new UnusableResult('it returns no text')
  const text = returned.trim()
  const tree = treeOf(text)
  if (holdsJavaScript(tree)) throw new UnusableResult('it returns JavaScript')
  if (isInline && !isLine(tree)) throw new UnusableResult('it stands within a line, and returns more than a paragraph')
  for (const node of nodesOf(tree)) {
    // Files are published before the components are written.
    if (node.type === 'image') throw new UnusableResult('it returns a picture')
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue
    const { name, attributes } = node
    if (name === 'img' || name === 'Recipe' || !(isPlainTag(name) || (isGuideComponent(name) && !isInline)))
      throw new UnusableResult(`it returns <${name ?? ''}>`)
    const dropped = attributes.find((own) => own.type === 'mdxJsxAttribute' && !isKeptAttribute(name, own.name))
    if (isPlainTag(name) && dropped?.type === 'mdxJsxAttribute')
      throw new UnusableResult(`it returns <${name}> with the attribute "${dropped.name}", which pages leave out`)
  }
  return text
}

/** Whether Markdown can stand within a line. A tag alone reads as a block, and can stand there too. */
function isLine({ children: [first, ...others] }: Root): boolean {
  return others.length === 0 && (!first || first.type === 'paragraph' || first.type === 'mdxJsxFlowElement')
}

function treeOf(text: string): Root {
  try {
    return parseMdx(text)
  } catch (error) {
    if (!(error instanceof MdxSyntaxError)) throw error
    throw new UnusableResult(`it returns Markdown with an error in line ${error.line}: ${error.message}`)
  }
}
