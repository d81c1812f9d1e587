/**
 * How many characters of one text are shown. Parsing Markdown takes time that grows faster than the text when it is one
 * paragraph of marks, so a text without an end must not keep a build from ending.
 */
export const textLimits = { prose: 100_000, title: 2_000 } as const

/** The text up to a limit, with a mark where something was left out. Never cuts a character in two. */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`
}
