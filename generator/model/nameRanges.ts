import { capitalized } from '../contract/capitalized.ts'
import { groupBy } from '../contract/groups.ts'

/** Order of names as an index has it: letters before their case. */
export function byName(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()]
  return first < second || (first === second && a < b) ? -1 : first === second && a === b ? 0 : 1
}

/**
 * The range of each name, as `A–C`, where there are more names than `size`: at most so many share a range.
 * Ranges of names that begin alike show more letters. A short list has no ranges. `names` are in the order of `byName`.
 */
export function nameRanges(names: readonly string[], size: number): ReadonlyMap<string, string> {
  if (names.length <= size) return new Map()
  const ranges = new Map<string, string>()
  for (const initials of joined(byInitial(names, size, 1), size)) {
    const [first = '', last = first] = [initials[0]?.start, initials.at(-1)?.start]
    const range = first === last ? first : `${first}–${last}`
    for (const name of initials.flatMap((initial) => initial.names)) ranges.set(name, range)
  }
  return ranges
}

/** Names that begin with the same letters. */
interface Initial {
  readonly start: string
  readonly names: readonly string[]
}

function byInitial(names: readonly string[], size: number, length: number): Initial[] {
  const initials = groupBy(names, (name) => name.slice(0, length).toLowerCase())
  return [...initials].flatMap(([start, own]) =>
    own.length > size && own.some((name) => name.length > length)
      ? byInitial(own, size, length + 1)
      : { start: capitalized(start), names: own },
  )
}

/** Neighbours together, as long as a range has room. */
function joined(initials: readonly Initial[], size: number): Initial[][] {
  const ranges: Initial[][] = []
  let room = 0
  for (const initial of initials) {
    if (initial.names.length > room) {
      ranges.push([])
      room = size
    }
    ranges.at(-1)?.push(initial)
    room -= initial.names.length
  }
  return ranges
}
