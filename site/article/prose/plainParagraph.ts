/** A letter, then letters, digits, spaces and marks that mean nothing to Markdown, and simple code in backquotes. */
const plain = /^\p{L}(?:[\p{L}\p{N} ,;.()?'"%/–—’“”，。、；：（）？！「」《》％-]|: |`[^`\s\\&<]+`)*$/u

/**
 * The HTML of a text that is one paragraph of words and at most inline code: what most descriptions of fields are.
 * `undefined` for everything that needs the whole Markdown parser.
 */
export function plainParagraph(markdown: string, inline: boolean): string | undefined {
  if (!plain.test(markdown) || / {2}|www\.| $/.test(markdown)) return undefined
  const text = markdown.replace(/`([^`]+)`/g, '<code>$1</code>')
  return inline ? text : `<p>${text}</p>`
}
