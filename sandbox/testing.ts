/** 1 January 2026, 00:00:40 UTC. */
export const start = 1767225640000

/** Mulberry32, by Tommy Ettinger. */
export function randomOf(seed: number) {
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { random, seed: () => state }
}

/** States that exist already, so that each user gets a copy. */
const opened = new Map<string, { readonly state: string; readonly seed: number }>()

/** A new state, and the random source that made it, at the point where it stopped. */
export function openState<State>(
  name: string,
  seed: number,
  create: (given: { readonly random: () => number; readonly now: number }) => State,
): { readonly state: State; readonly random: () => number } {
  const known = opened.get(`${name} ${seed}`) ?? made()
  opened.set(`${name} ${seed}`, known)
  return { state: JSON.parse(known.state) as State, random: randomOf(known.seed).random }

  function made() {
    const source = randomOf(seed)
    const state = JSON.stringify(create({ random: source.random, now: start }))
    return { state, seed: source.seed() }
  }
}
