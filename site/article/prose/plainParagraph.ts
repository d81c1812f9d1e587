import { isPlainMarkdown } from '../../../generator/contract/plainMarkdown.ts'

/**
 * The HTML of a text that is one paragraph of words and at most inline code. `undefined` for everything that needs the
 * whole Markdown parser.
 */
export function plainParagraph(markdown: string, inline: boolean): string | undefined {
  if (!isPlainMarkdown(markdown)) return undefined
  const text = markdown.replace(/`([^`]+)`/g, '<code>$1</code>')
  return inline ? text : `<p>${text}</p>`
}
