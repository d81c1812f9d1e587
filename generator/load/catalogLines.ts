/** Keyword that the strings of an entry belong to. */
type MessagePart = 'msgid' | 'msgstr'

/**
 * The line that each translation of a PO file begins on, by its source text without white space at its ends. The parser of
 * the file tells none. (GNU gettext manual, "The Format of PO Files")
 */
export function catalogLines(text: string): Map<string, number> {
  const lines = new Map<string, number>()
  let part: MessagePart | undefined
  let source = ''
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, keyword, quoted] = /^\s*(?:(msg\w+)(?:\[\d+\])?\s+)?"(.*)"\s*$/.exec(line) ?? []
    if (quoted === undefined) part = undefined
    else if (keyword === 'msgid') [part, source] = ['msgid', unescaped(quoted)]
    else if (keyword === 'msgstr') {
      part = 'msgstr'
      if (!lines.has(source.trim())) lines.set(source.trim(), index + 1)
    } else if (keyword !== undefined) part = undefined
    else if (part === 'msgid') source += unescaped(quoted)
  }
  return lines
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

function unescaped(quoted: string): string {
  return quoted.replace(/\\(.)/g, (_, character: string) => escapes[character] ?? character)
}
