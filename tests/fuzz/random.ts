/** Choices that a seed decides: the same seed makes the same choices on every machine. */
export interface Random {
  /** A whole number from 0 up to, not including, the limit. */
  readonly below: (limit: number) => number
  readonly pick: <Value>(values: readonly Value[]) => Value
  readonly chance: (probability: number) => boolean
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  // Neighbouring seeds differ in a few bits: mulberry32 spreads them.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    pick: <Value>(values: readonly Value[]): Value => {
      if (values.length === 0) throw new Error('there is nothing to pick from')
      return values[below(values.length)] as Value
    },
    chance: (probability) => next() < probability,
  }
}
