/** 1 January 2026, 00:00:40 UTC. */
export const start = 1767225640000

/** A value as JSON; a bigint as the number that stands for it. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? Number(part) : part))
}

/** States that exist already, so that each user gets a copy. */
const opened = new Map<string, string>()

/** A new state. */
export function openState<State>(
  name: string,
  seed: number,
  create: (given: { readonly seed: number; readonly now: number }) => State,
): State {
  const known = opened.get(`${name} ${seed}`) ?? JSON.stringify(create({ seed, now: start }))
  opened.set(`${name} ${seed}`, known)
  return JSON.parse(known) as State
}
