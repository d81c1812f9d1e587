import type { PhrasingContent, Root } from 'mdast'

/** A letter, then letters, digits, spaces and marks that mean nothing to Markdown, and simple code in backquotes. */
const plain = /^\p{L}(?:[\p{L}\p{N} ,;.()?'"%/–—’“”，。、；：（）？！「」《》％-]|: |`[^`\s\\&<]+`)*$/u

/** Two spaces are one in HTML, one at the end may break a line, two backquotes open another code, GFM links `www.`. */
const special = / {2}|w\.[\w.-]|www\.|``| $/i

/** More characters than this may be more than is parsed (`markdownLimits.ts`). */
const longest = 2_000

/**
 * Whether a text is one paragraph of words and at most inline code, which is what most descriptions of fields are: as HTML
 * and as Markdown it stays as it is but for the code.
 */
export function isPlainMarkdown(markdown: string): boolean {
  return markdown.length <= longest && plain.test(markdown) && !special.test(markdown)
}

/** The tree of a plain text, as the whole parser gives it, in a hundredth of its time. */
export function parsePlainMarkdown(markdown: string): Root {
  let offset = 0
  const children = markdown.split(/(`[^`]+`)/).flatMap((part): PhrasingContent[] => {
    const start = offset
    offset += part.length
    if (part === '') return []
    return part.startsWith('`')
      ? [{ type: 'inlineCode', value: part.slice(1, -1), position: positionOf(start, offset) }]
      : [{ type: 'text', value: part, position: positionOf(start, offset) }]
  })
  const position = positionOf(0, markdown.length)
  return { type: 'root', children: [{ type: 'paragraph', children, position }], position }
}

function positionOf(start: number, end: number) {
  return {
    start: { line: 1, column: start + 1, offset: start },
    end: { line: 1, column: end + 1, offset: end },
  }
}
