import type { Root } from 'mdast'
import { parseMarkdown } from '../../generator/markdown/parseMarkdown.ts'
import { parseMdx } from '../../generator/markdown/parseMdx.ts'
import { readByReference, type Syntax } from '../../generator/markdown/reference.ts'

/** The first place in which the engine and the reference read a text differently, for people; `undefined` where they agree. */
export function findDifference(text: string, syntax: Syntax): string | undefined {
  const reference = treeOrError(() => readByReference(text, syntax))
  const own = treeOrError(() => (syntax === 'mdx' ? parseMdx(text) : parseMarkdown(text)))
  if (reference === undefined || own === undefined)
    return reference === own ? undefined : `only the ${reference ? 'engine' : 'reference'} refuses`
  return compare(reference, own, syntax)
}

/** `undefined` where the text is refused. */
function treeOrError(read: () => Root): Root | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Parts that the native parser leaves out and nothing here reads: parsed JavaScript, and the positions of attributes. */
function isLeftOut(key: string, parent: object): boolean {
  return key === 'data' || (key === 'position' && 'type' in parent && /Attribute/.test(String(parent.type)))
}

function compare(reference: unknown, native: unknown, path: string): string | undefined {
  if (!isObject(reference) || !isObject(native))
    return reference === native ? undefined : `${path}: ${JSON.stringify(reference)}, not ${JSON.stringify(native)}`
  for (const key of new Set([...Object.keys(reference), ...Object.keys(native)])) {
    if (isLeftOut(key, reference)) continue
    // The reference knows no position of a text that it cuts at an address.
    if (key === 'position' && reference[key] === undefined) continue
    const difference = compare(reference[key], native[key], `${path}.${key}`)
    if (difference !== undefined) return difference
  }
  return undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
