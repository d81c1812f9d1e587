import { extentOf } from './extentOf.ts'
import type { LoadedSpec, SpecNode } from './spec.ts'

/** Why a place is not read: the walk is inside of it already, or has written out as much as it may. */
export type Cut = 'circular' | 'too-large'

type Visited = Pick<SpecNode, 'value'>

/** A walk along references that ends: it knows the places that it is inside of, and counts what it writes out again. */
export interface BoundedWalk {
  /** The result of `read` for a node, or `cut` when the node must not be read. */
  within<Result>(place: Visited, read: () => Result, cut: (why: Cut) => Result): Result
  /** Whether a place may be written out once more. The first time is free: it is no more than what the author wrote. */
  mayRepeat(place: Visited): boolean
}

/** Levels of nesting that places within each other may have together: programs that write them out call themselves. */
const mostLevels = 1000

/** `mostRepeated` is how many values may be written out that were written out before. */
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
 * How many values of a spec may be written out again: ten times what it holds, within bounds. Specs repeat a parameter or
 * an answer a few times; one in which each place refers twice to the next has more than any machine can hold.
 */
export function mostRepeatedOf({ files }: Pick<LoadedSpec, 'files'>): number {
  const written = [...files.values()].reduce((sum, { value }) => sum + extentOf(value).values, 0)
  return Math.max(20_000, Math.min(10 * written, 1_000_000))
}
