import type { SourceLocation } from './diagnostics.ts'

/**
 * Line and column of a path of keys in a configuration's text. Searches the keys one after the other; the last key found
 * counts. A guess, but good enough to open the file at; ignores positions in lists.
 */
export function findKeys(text: string, keys: readonly string[]): Omit<SourceLocation, 'file'> {
  let offset = 0
  let end = 0
  for (const key of keys.filter((step) => !/^\d+$/.test(step))) {
    const pattern = new RegExp(`(?<![\\w$])(['"]?)${key.replaceAll(/[^\w]/g, '\\$&')}\\1\\s*[:,}(]`, 'g')
    pattern.lastIndex = end
    const found = pattern.exec(text)
    if (!found) break
    offset = found.index
    end = pattern.lastIndex
  }
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Line and column of the first value in quotes in a configuration's text; the beginning of the text without it. */
function findValue(text: string, value: string): Omit<SourceLocation, 'file'> {
  const offsets = ["'", '"', '`'].map((quote) => text.indexOf(quote + value + quote)).filter((offset) => offset >= 0)
  const before = text.slice(0, offsets.length > 0 ? Math.min(...offsets) : 0).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Finds the source locations of values in a configuration. */
export function placeInConfig({
  file,
  text,
}: {
  readonly file: string
  readonly text: string
}): (written: string) => SourceLocation {
  return (written) => ({ file, ...findValue(text, written) })
}
