/** The values of a text at the `{placeholders}` of a template; undefined if the text does not fit. */
export function matchTemplate(template: string, text: string): Record<string, string> | undefined {
  return matchPieces(template.split(/\{(\w+)\}/), text, 0)
}

/**
 * The same for the pieces of a template: literal texts with names between them, as `split` gives them. A value has at least
 * `least` characters and ends at the first occurrence of the text behind it. No backtracking: callers choose the texts.
 */
export function matchPieces(
  pieces: readonly string[],
  text: string,
  least: number,
): Record<string, string> | undefined {
  const [start = ''] = pieces
  const last = pieces.length - 1
  if (last === 0) return text === start ? {} : undefined
  if (!text.startsWith(start) || !text.endsWith(pieces[last] ?? '')) return undefined
  const values: [string, string][] = []
  let from = start.length
  for (let index = 1; index < last; index += 2) {
    const behind = pieces[index + 1] ?? ''
    const end = index + 1 === last ? text.length - behind.length : text.indexOf(behind, from + least)
    if (end < from + least) return undefined
    values.push([pieces[index] ?? '', text.slice(from, end)])
    from = end + behind.length
  }
  return Object.fromEntries(values)
}
