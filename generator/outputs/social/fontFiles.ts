import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { memoize } from '../../contract/memoize.ts'

/** A family of npm, one file for each part of Unicode. */
export type Family = 'noto-sans-sc' | 'jetbrains-mono'

interface FontPart {
  readonly file: string
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

const packages = createRequire(import.meta.url)

const known: Readonly<Record<Family, Map<string, string>>> = { 'noto-sans-sc': new Map(), 'jetbrains-mono': new Map() }

/** The part of a family that has a character, else the one for Latin. */
export function partWith(family: Family, character: string): string {
  const part = known[family].get(character) ?? findPart(family, character.codePointAt(0) ?? 0)
  known[family].set(character, part)
  return part
}

function findPart(family: Family, codePoint: number): string {
  const parts = partsOf(family)
  const found = parts.find(({ ranges }) => ranges.some(([first, last]) => first <= codePoint && codePoint <= last))
  return (found ?? parts[0])?.file ?? ''
}

/** The bytes of a part, compressed as WOFF2. */
export function readPart(file: string): Promise<Uint8Array> {
  return readFile(packages.resolve(file))
}

/** Latin first: most characters are of it. */
const partsOf = memoize((family: string): readonly FontPart[] => {
  const ranges: Readonly<Record<string, string>> = packages(`@fontsource-variable/${family}/unicode.json`)
  const parts = Object.entries(ranges).map(([name, text]) => ({
    file: `@fontsource-variable/${family}/files/${family}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: text.split(',').map(readRange),
  }))
  return [...parts.filter(({ file }) => file.includes('-latin-wght')), ...parts]
}, 10)

/** `U+4e00-4e0f` or `U+ff01`. */
function readRange(text: string): readonly [first: number, last: number] {
  const [first = '', last = first] = text.replace(/^U\+/i, '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
