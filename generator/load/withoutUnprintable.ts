import type { Pointer } from './document/sourceMap.ts'

/** Control characters except tab and line ends, halves of surrogate pairs, and noncharacters of Unicode. */
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Forms of an unprintable character in a file: as it is, or as an escape of JSON or YAML. */
const suspicion =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF\uD800-\uDFFF]|\\(?:u(?:d[89a-f]|00[0189]|007f|fff)|x[0189]|x7f|[0abefvNU])/i

interface Printable {
  readonly value: unknown
  /** Location and code of the first unprintable character. */
  readonly found?: { readonly pointer: Pointer; readonly code: string }
}

/**
 * A document in which every character can stand in a page. All others become U+FFFD. A text without any is not searched.
 * Values that aliases share stay shared.
 */
export function withoutUnprintable(value: unknown, text: string): Printable {
  if (!suspicion.test(text)) return { value }
  const known = new Map<object, unknown>()
  let found: Printable['found']
  const clean = (written: string, pointer: Pointer): string =>
    written.replace(unprintable, (character) => {
      found ??= { pointer, code: `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}` }
      return '\uFFFD'
    })
  const visit = (node: unknown, pointer: Pointer): unknown => {
    if (typeof node === 'string') return clean(node, pointer)
    if (typeof node !== 'object' || node === null) return node
    const earlier = known.get(node)
    if (earlier !== undefined) return earlier
    known.set(node, node)
    const copy: unknown = Array.isArray(node)
      ? node.map((entry, index) => visit(entry, [...pointer, index]))
      : Object.fromEntries(
          Object.entries(node).map(([key, entry]) => [clean(key, [...pointer, key]), visit(entry, [...pointer, key])]),
        )
    known.set(node, copy)
    return copy
  }
  const cleaned = visit(value, [])
  return found ? { value: cleaned, found } : { value }
}
