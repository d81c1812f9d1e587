import { type Extent, scalar } from './document/extentOf.ts'
/** Largest sizes of inputs, checked before anything walks, links or renders them. */
export const limits = {
  /** Bytes of one spec file. */
  fileBytes: 32 * 1024 * 1024,
  /** Letters of one guide, and levels of its quotations and lists: its parser takes a hundred times as much room. */
  guideLetters: 1_000_000,
  guideDepth: 100,
  /** Files one spec may be split into. */
  files: 10_000,
  /** Levels of nesting in one document. */
  depth: 200,
  /** Values in one document after its aliases are written out. */
  expandedValues: 5_000_000,
  /** Expanded values for each written value, in a document that has more than a few. */
  timesWritten: 100,
  fewValues: 10_000,
} as const

interface Measure extends Extent {
  /** Number of values in the document itself, without expanded aliases. */
  readonly written: number
}

/** How many values and levels a document has when every alias is written out; stops counting past `limit` values. */
export function measure(root: unknown, limit: number): Measure {
  let written = 0
  const known = new Map<object, Extent>()
  const visit = (value: unknown, level: number): Extent => {
    if (typeof value !== 'object' || value === null || level > limits.depth) return scalar
    const earlier = known.get(value)
    if (earlier) return earlier
    known.set(value, { values: 1, depth: Number.POSITIVE_INFINITY })
    const children = Object.values(value)
    written += 1 + children.length
    let values = 1
    let deepest = 0
    for (const child of children) {
      const below = visit(child, level + 1)
      values += below.values
      deepest = Math.max(deepest, below.depth)
      if (values > limit) break
    }
    const extent = { values, depth: deepest + 1 }
    known.set(value, extent)
    return extent
  }
  return { ...visit(root, 1), written }
}
