/** What a line may end after: a space, a hyphen, any Chinese character; or before a slash. Chinese marks stay with what is before them. */
const pieces =
  /\s+|(?:[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]|\/?[^\s/\-\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]*-?)[，。、：；！？）」』】》]*/gu

/** Measures a text in pixels. */
export type Measure = (text: string) => Promise<number>

export interface BrokenText {
  readonly lines: readonly string[]
  /** No part of the text was left out. */
  readonly isWhole: boolean
}

/** A text in lines of a width, at most as many as wanted; the last one ends with an ellipsis if that is not all of it. */
export async function breakText(text: string, width: number, most: number, measure: Measure): Promise<BrokenText> {
  const lines: string[] = ['']
  let used = 0
  for (const piece of (text.trim().match(pieces) ?? []).filter((part) => part !== '')) {
    const room = await measure(piece)
    if (used + (await measure(piece.trimEnd())) > width && used > 0) {
      if (lines.length === most) return { lines: await withEllipsis(lines, width, measure), isWhole: false }
      lines.push('')
      used = 0
    }
    if (used === 0 && piece.trim() === '') continue
    lines.push(`${lines.pop() ?? ''}${piece}`)
    used += room
  }
  const isWhole = used <= width
  return { lines: isWhole ? lines.map((line) => line.trim()) : await withEllipsis(lines, width, measure), isWhole }
}

/** The lines with as much of the last one as leaves room for an ellipsis. */
async function withEllipsis(lines: readonly string[], width: number, measure: Measure): Promise<string[]> {
  const kept = lines.map((line) => line.trim())
  const characters = [...(kept.pop() ?? '')]
  while (characters.length > 0 && (await measure(`${characters.join('')}…`)) > width) characters.pop()
  return [...kept, `${characters.join('').replace(/(?<![\s,;:.，。；：、])[\s,;:.，。；：、]+$/u, '')}…`]
}
