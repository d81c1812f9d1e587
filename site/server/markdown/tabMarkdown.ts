import type { Element } from 'hast'
import { addressText, inlineMarkdown, type MarkdownContext, type WriteBlocks } from './inlineMarkdown.ts'
import { attributeOf, type Content, childElements, findElement, hasClass } from './nodes.ts'

interface Panel {
  readonly label: Element
  /** Meaning of the choice, such as `bash`. */
  readonly value: string
  readonly content: Element
  /** The link to the whole program that the panel shows a part of. */
  readonly program: Element | undefined
}

/**
 * Panels one after the other, each beneath its label. Of programs that do the same in several languages one is shown, as a
 * command where there is one, and the others are named.
 */
export function tabBlocks(element: Element, context: MarkdownContext, blocksOf: WriteBlocks): string[] {
  const panels = panelsOf(element)
  const programs = panels.filter(({ program }) => program)
  const shown = context.isChannel ? undefined : (programs.find(({ value }) => value === 'bash') ?? programs[0])
  const blocks = panels
    .filter((panel) => panel === shown || !panel.program)
    .flatMap((panel) => {
      const content = blocksOf(panel.program ? withoutProgram(panel.content) : panel.content.children, context)
      return panel.program ? content : [`**${inlineMarkdown(panel.label.children, context)}**`, ...content]
    })
  const links = programs.map(({ label, program }) => {
    const address = context.addressOf(program ? attributeOf(program, 'href') : '')
    return `[${inlineMarkdown(label.children, context)}](${addressText(address)})`
  })
  const { labels } = context
  return links.length === 0 ? blocks : [...blocks, labels.programs(links.join(labels.comma))]
}

function panelsOf(element: Element): Panel[] {
  const parts = childElements(element)
  return parts.flatMap((content, index) => {
    if (!hasClass(content, 'tab-panel')) return []
    const label = parts[index - 1]
    const input = label && findElement(label, ({ tagName }) => tagName === 'input')
    const program = findElement(
      content,
      ({ tagName, properties }) => tagName === 'a' && properties['download'] !== undefined,
    )
    return input && label ? [{ label, value: attributeOf(input, 'value'), content, program }] : []
  })
}

function withoutProgram({ children }: Element): Content[] {
  return children.filter(
    (child) => !(child.type === 'element' && (hasClass(child, 'whole-program') || hasClass(child, 'samples-program'))),
  )
}
