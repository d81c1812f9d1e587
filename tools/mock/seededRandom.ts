/** A source of numbers, which can go on later from where it was. */
export interface RandomSource {
  /** A number from 0 on and below 1. */
  readonly next: () => number
  readonly position: () => number
  readonly goOn: (position: number) => void
}

/** Numbers that follow from a seed: Mulberry32, by Tommy Ettinger. */
export function seededRandom(seed: number): RandomSource {
  let state = seed >>> 0
  return {
    next() {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    },
    position: () => state,
    goOn(position) {
      state = position >>> 0
    },
  }
}
