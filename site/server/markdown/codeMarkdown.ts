import type { Element } from 'hast'
import { inlineMarkdown, type MarkdownContext } from './inlineMarkdown.ts'
import { codeBlock } from './markdownText.ts'
import { attributeOf, childElements, findElement, isForScreen, textOf } from './nodes.ts'

/** Code with its language. A title of its own stands above it. */
export function figureCode(element: Element, context: MarkdownContext): string[] {
  const caption = findElement(element, ({ tagName }) => tagName === 'figcaption')
  const names = caption ? childElements(caption).filter((child) => !isForScreen(child)) : []
  const code = findElement(element, ({ tagName }) => tagName === 'code')
  const language = attributeOf(element, 'data-language')
  const [name] = names
  // The language is the only name.
  const isTitled = name !== undefined && (names.length > 1 || language === '') && textOf(name) !== ''
  return [
    ...(isTitled ? [`**${inlineMarkdown(name.children, context)}**`] : []),
    ...(code ? [codeBlock(textOf(code), language)] : []),
  ]
}

/** Code of a description, which names its language in a class. */
export function plainCode(element: Element): string[] {
  const code = findElement(element, ({ tagName }) => tagName === 'code')
  const [, language = ''] = /(?:^|\s)language-(\S+)/.exec(code ? attributeOf(code, 'class') : '') ?? []
  return [codeBlock(textOf(element).replace(/\n$/, ''), language)]
}
