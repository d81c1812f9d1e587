import { extentOf } from './extentOf.ts'
import type { LoadedSpec, SpecNode } from './spec.ts'

/** Reason to skip a node: the walk is inside of it already, or has written out as many values as it may. */
export type Cut = 'circular' | 'too-large'

type Visited = Pick<SpecNode, 'value'>

/** A walk along references that ends: it knows the nodes around its position, and counts values that it writes out again. */
export interface BoundedWalk {
  /** The result of `read` for a node, or `cut` when the node must not be read. */
  within<Result>(place: Visited, read: () => Result, cut: (why: Cut) => Result): Result
  /** Whether a node may be written out once more. The first time is free: the author has written that much. */
  mayRepeat(place: Visited): boolean
}

/** Most levels of nested nodes together: programs that write them out are recursive. */
const mostLevels = 1000

/** `mostRepeated` is the number of values that may be written out again. */
export function createBoundedWalk(mostRepeated: number): BoundedWalk {
  const met = new Set<unknown>()
  const open = new Set<unknown>()
  let left = mostRepeated
  let levels = 0
  return {
    within({ value }, read, cut) {
      const { depth } = extentOf(value)
      if (open.has(value)) return cut('circular')
      if (levels + depth > mostLevels) return cut('too-large')
      open.add(value)
      levels += depth
      const result = read()
      levels -= depth
      open.delete(value)
      return result
    },
    mayRepeat({ value }) {
      if (met.has(value)) left -= extentOf(value).values
      met.add(value)
      return left >= 0
    },
  }
}

/**
 * How many values of a spec may be written out again: ten times its number of values, within bounds. Specs repeat a
 * parameter or a response a few times. A spec in which each node refers twice to the next exceeds any memory.
 */
export function mostRepeatedOf({ files }: Pick<LoadedSpec, 'files'>): number {
  const written = [...files.values()].reduce((sum, { value }) => sum + extentOf(value).values, 0)
  return Math.max(20_000, Math.min(10 * written, 1_000_000))
}
