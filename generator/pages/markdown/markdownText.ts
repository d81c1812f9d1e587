import { memoize } from '../../contract/memoize.ts'
import { stringifyMarkdown } from '../mdx/mdxNodes.ts'

/** Text that Markdown shows as it is. */
export function escapeText(text: string): string {
  if (/^[\p{L}\p{N} ,.;:()/–—-]*$/u.test(text) && /^\p{L}/u.test(text)) return text
  return escaped(text)
}

const escaped = memoize(
  (value) => stringifyMarkdown([{ type: 'paragraph', children: [{ type: 'text', value }] }]).trim(),
  20_000,
)

/** A code span, whatever backticks the text has (CommonMark 0.31, section 6.1). */
export function codeSpan(text: string): string {
  const runs = text.match(/`+/g) ?? []
  if (runs.length === 0 && text.trim() === text && text !== '') return `\`${text.replace(/\s+/g, ' ')}\``
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1)
  return `${fence} ${text.replace(/\s+/g, ' ')} ${fence}`
}

/** A fenced code block, whatever fences the text has. */
export function codeBlock(text: string, language: string): string {
  const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

export function headingLine(level: number, text: string): string {
  return `${'#'.repeat(Math.min(level, 6))} ${escapeText(text.replace(/\s+/g, ' '))}`
}

/** The text with every line but empty ones moved to the right. */
export function indent(text: string, spaces: number): string {
  const space = ' '.repeat(spaces)
  return text.replace(/^(?=.)/gm, space)
}
