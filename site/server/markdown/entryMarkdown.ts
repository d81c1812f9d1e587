import type { Element } from 'hast'
import { inlineMarkdown, type MarkdownContext } from './inlineMarkdown.ts'
import { attributeOf, type Content, childElements, isElement } from './nodes.ts'

/** The purpose of a sample stands beside its title. */
export function sampleTitle({ children }: Element, context: MarkdownContext): string[] {
  const isNote = (child: Content) => isElement(child) && child.tagName === 'small'
  const isHint = (child: Content) => isElement(child) && child.tagName === 'template'
  const title = inlineMarkdown(
    children.filter((child) => !isNote(child) && !isHint(child)),
    context,
  )
  const note = inlineMarkdown(children.filter(isNote), context)
  const hint = inlineMarkdown(children.filter(isHint), context)
  return [`**${title}**${note === '' ? '' : ` — ${note}`}`, ...(hint === '' ? [] : [hint])]
}

/** Facts in a row, each with its explanation. */
export function factList(element: Element, context: MarkdownContext): string[] {
  const facts = childElements(element).map((item) => {
    const note = childElements(item).find((child) => attributeOf(child, 'role') === 'tooltip')
    const fact = inlineMarkdown(
      item.children.filter((child) => child !== note),
      context,
    )
    return note ? `- ${fact} — ${inlineMarkdown(note.children, context)}` : `- ${fact}`
  })
  return facts.length === 0 ? [] : [facts.join('\n')]
}
