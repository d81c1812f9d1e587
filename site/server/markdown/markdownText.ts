/** Text that Markdown shows as it is, on one line. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\`*<[\]]/g, escapedMark)
    .replace(/(?<![\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])/gu, '\\_')
    .replaceAll('~', '\\~')
    .replace(/&(?=#?\w+;)/g, '\\&')
}

/** Where a sign cannot begin anything it is left alone: `2 * 3`, `a < b`. */
function escapedMark(mark: string, at: number, text: string): string {
  const next = text[at + 1] ?? ''
  if (mark === '<') return /[a-z/!?]/i.test(next) ? '\\<' : mark
  if (mark === '*') return next === ' ' && text[at - 1] === ' ' ? mark : '\\*'
  if (mark === '\\') return /[!-/:-@[-`{-~]/.test(next) ? '\\\\' : mark
  return `\\${mark}`
}

/** A paragraph whose first signs begin nothing else: no list, heading, quotation or rule. */
export function escapeStart(text: string): string {
  return text
    .replace(/^(?:[-+>]|#{1,6})(?=\s|$)|^(?:-{3,}|={3,})$/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}

/** A code span, whatever backticks the text has (CommonMark 0.31, section 6.1). */
export function codeSpan(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  const runs = line.match(/`+/g) ?? []
  if (runs.length === 0 && line.trim() === line && line !== '') return `\`${line}\``
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1)
  return `${fence} ${line} ${fence}`
}

/** A fenced code block, whatever fences the text has. */
export function codeBlock(text: string, language: string): string {
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

/** The text with every line but empty ones moved to the right. */
export function indent(text: string, spaces: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(spaces))
}
