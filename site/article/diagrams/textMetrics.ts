/** Size of all text in a diagram, in its own units. At 344 px, the least a diagram shrinks to, it is still 12 px. */
export const textSize = 13.5
export const lineHeight = 18
/** Width a diagram has when nothing in it needs more. */
export const naturalWidth = 384
/** Width of a text column: a wider drawing would have to be scrolled. */
export const widest = 720

/** How much wider bold text is, in the widest of the system fonts. */
export const boldness = 1.18

/** About how wide a text is. Fonts differ, so it is a little more than most need. */
export function textWidth(text: string, isCode = false): number {
  let width = 0
  for (const character of text) width += isCode && character < '\u2e80' ? 0.62 : widthOf(character)
  return width * textSize
}

function widthOf(character: string): number {
  if (character >= '\u2e80') return 1.02
  if (/[iljtfrI.,:;'|()[\]! /]/.test(character)) return 0.36
  if (/[mwMW@]/.test(character)) return 0.92
  return /[A-Z]/.test(character) ? 0.7 : 0.58
}

/**
 * A text in lines that fit a width. Latin breaks between words, and within one only where it is wider than a line: an address
 * behind its marks. Chinese breaks between characters but not before a mark.
 */
export function wrapText(text: string, width: number): string[] {
  const pieces =
    text.match(
      /[\u2e80-\uffff][，。、；：？！）」』》]*|[^\s\u2e80-\uffff]+[/_-]?[，。、；：？！）」』》]*\s*|\s+/gu,
    ) ?? []
  const lines: string[] = []
  let line = ''
  for (const piece of pieces.flatMap((word) => partsOf(word, width))) {
    if (line !== '' && textWidth((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  return withoutOrphan(lines)
}

/** No line of a single Chinese character at the end: the character before it moves down to it. */
function withoutOrphan(lines: string[]): string[] {
  const [before = '', last = ''] = lines.slice(-2)
  const taken = /[\u3400-\u9fff]$/u.exec(before)?.[0]
  if (lines.length < 2 || taken === undefined || !/^[\u3400-\u9fff][，。、；：？！）」』》]*$/u.test(last)) return lines
  return [...lines.slice(0, -2), before.slice(0, -taken.length), taken + last]
}

function partsOf(word: string, width: number): string[] {
  const fits = (part: string) => textWidth(part.trimEnd()) <= width
  return fits(word)
    ? [word]
    : word.split(/(?<=[./:_@&=-])(?![./:_@&=-])/).flatMap((part) => (fits(part) ? [part] : [...part]))
}
