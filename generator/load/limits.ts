/** What an input may be at most. Checked before anything walks, links or renders it. */
export const limits = {
  /** Bytes of one spec file or guide. */
  fileBytes: 32 * 1024 * 1024,
  /** Files one spec may be split into. */
  files: 2000,
  /** Levels of nesting in one document. */
  depth: 200,
  /** Values in one document after its aliases are written out. */
  expandedValues: 5_000_000,
} as const

export interface Extent {
  readonly values: number
  /** Levels below and including the value itself; infinite for a value that contains itself. */
  readonly depth: number
}

const scalar: Extent = { values: 1, depth: 1 }

/** How many values and levels a document has when every alias is written out; stops counting past `limit` values. */
export function measure(root: unknown, limit: number): Extent {
  const known = new Map<object, Extent>()
  const visit = (value: unknown, level: number): Extent => {
    if (typeof value !== 'object' || value === null || level > limits.depth) return scalar
    const earlier = known.get(value)
    if (earlier) return earlier
    known.set(value, { values: 1, depth: Number.POSITIVE_INFINITY })
    let values = 1
    let deepest = 0
    for (const child of Object.values(value)) {
      const below = visit(child, level + 1)
      values += below.values
      deepest = Math.max(deepest, below.depth)
      if (values > limit) break
    }
    const extent = { values, depth: deepest + 1 }
    known.set(value, extent)
    return extent
  }
  return visit(root, 1)
}
