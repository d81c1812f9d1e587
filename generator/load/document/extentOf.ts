/** Size of a value when it is written out: a value that aliases or objects share counts each time it occurs. */
export interface Extent {
  readonly values: number
  /** Levels below and including the value itself; infinite for a value that contains itself. */
  readonly depth: number
}

export const scalar: Extent = { values: 1, depth: 1 }

const known = new WeakMap<object, Extent>()

/** The extent of a value that neither changes nor contains itself; each object is measured once. */
export function extentOf(value: unknown): Extent {
  if (typeof value !== 'object' || value === null) return scalar
  const earlier = known.get(value)
  if (earlier) return earlier
  let values = 1
  let depth = 0
  for (const child of Object.values(value)) {
    const below = extentOf(child)
    values += below.values
    depth = Math.max(depth, below.depth)
  }
  const extent = { values, depth: depth + 1 }
  known.set(value, extent)
  return extent
}
