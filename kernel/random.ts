/** A number from 0 on and below 1. */
export type Random = () => number

/** A whole number from the first to the last given one, each as likely as the others. */
export function wholeNumber(random: Random, first: number, last: number): number {
  return first + Math.floor(random() * (last - first + 1))
}

/** Random numbers of a seed, a name and a number, independent of all other draws. Mulberry32, by Tommy Ettinger. */
export function randomAt(seed: number, name: string, number: number): Random {
  let state = hashOf(seed, name, number)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** 32 bits that follow from a seed, a name and a number. */
export function hashOf(seed: number, name: string, number: number): number {
  return mix(mix(seed, numberOf(name)), number)
}

const numbers = new Map<string, number>()

/** A number of a name: FNV-1a, by Fowler, Noll and Vo. */
function numberOf(name: string): number {
  const known = numbers.get(name)
  if (known !== undefined) return known
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  if (numbers.size >= 1000) numbers.clear()
  numbers.set(name, hash)
  return hash
}

/** Mixes two numbers so that each of their bits counts: the last steps of MurmurHash3, by Austin Appleby. */
function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ b
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
