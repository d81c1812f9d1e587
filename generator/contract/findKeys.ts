import type { SourceLocation } from './diagnostics.ts'

/**
 * Where a configuration's text says what a path of keys names: the keys are looked for one after the other, and the last
 * one found counts. A guess, but good enough to open the file at; positions in lists are not counted.
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

/** Where a configuration's text first has a value in quotes; its beginning when it has it nowhere. */
function findValue(text: string, value: string): Omit<SourceLocation, 'file'> {
  const offsets = ["'", '"', '`'].map((quote) => text.indexOf(quote + value + quote)).filter((offset) => offset >= 0)
  const before = text.slice(0, offsets.length > 0 ? Math.min(...offsets) : 0).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Finds the places of values in a configuration. */
export function placeInConfig({
  file,
  text,
}: {
  readonly file: string
  readonly text: string
}): (written: string) => SourceLocation {
  return (written) => ({ file, ...findValue(text, written) })
}
