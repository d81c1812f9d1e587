/** A shorter line fits into every column of code, but on a phone. */
const longestShort = 40
/** A tab has the width that the stylesheet gives it. */
const tabWidth = 4
/** Deeper lines hang as these do, so that a few rules do for all. */
const deepest = 16

/**
 * Lines of highlighted code that are long and set in become blocks, in which the rest of a line hangs by the line's own
 * indentation: beneath a statement of Python it does not look like the next one. A line within a text of several lines
 * stays as it is. Lines that the author points at are marked.
 */
export function hangingLines(html: string, marked: readonly number[] = []): string {
  let depth = 0
  return html
    .split(/(?<=\n)/)
    .map((line, index) => {
      const startsWhole = depth === 0
      depth += (line.match(/<span/g)?.length ?? 0) - (line.match(/<\/span/g)?.length ?? 0)
      const isWhole = startsWhole && depth === 0
      const indentation = isWhole ? indentationOf(line) : 0
      const hanging = indentation === 0 ? line : `<span class="hl-${indentation}">${line}</span>`
      return isWhole && marked.includes(index + 1) ? `<mark>${hanging}</mark>` : hanging
    })
    .join('')
}

/** In steps of two characters; 0 for a line that stands at the start or is short. */
function indentationOf(line: string): number {
  const text = line.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '&')
  if (text.trimEnd().length <= longestShort) return 0
  const [blank = ''] = /^[ \t]*/.exec(text) ?? []
  const width = [...blank].reduce((sum, character) => sum + (character === '\t' ? tabWidth : 1), 0)
  return Math.min(deepest, width - (width % 2))
}
