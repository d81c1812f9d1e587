interface MarkdownHeading {
  readonly level: number
  readonly text: string
  /** Line number, from 0. */
  readonly line: number
}

/** The headings of a Markdown text, without blocks of code. */
export function markdownHeadings(markdown: string): MarkdownHeading[] {
  const headings: MarkdownHeading[] = []
  let fence: string | undefined
  for (const [line, text] of markdown.split('\n').entries()) {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(text) ?? []
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && text.trim() === mark) fence = undefined
      continue
    }
    fence = mark
    const [, marks = '', title = ''] = /^(#{1,6})\s(.*)$/s.exec(text) ?? []
    if (marks !== '') headings.push({ level: marks.length, text: title.trim(), line })
  }
  return headings
}

/** The section under a heading with its subsections; undefined without such a heading. */
export function partBelow(markdown: string, wanted: string): string | undefined {
  const headings = markdownHeadings(markdown)
  const same = (text: string) => text.toLowerCase() === wanted.trim().toLowerCase()
  const heading = headings.find(({ text }) => same(text))
  if (!heading) return undefined
  const next = headings.find(({ line, level }) => line > heading.line && level <= heading.level)
  return `${markdown.split('\n').slice(heading.line, next?.line).join('\n').trimEnd()}\n`
}
