/** What one run of the generator leaves to the next, for a session that regenerates at each edit. */
export interface Memory {
  /**
   * The result of `work`, or the one it had under this key the last time if the inputs were the very same values. What
   * an edit leaves alone keeps its identity by this, and with it all that is made of it.
   */
  recall<Result>(key: string, inputs: readonly unknown[], work: () => Result): Result
}

/** For a single run: nothing is kept. */
export const noMemory: Memory = { recall: (_key, _inputs, work) => work() }

export function createMemory(): Memory {
  const known = new Map<string, { readonly inputs: readonly unknown[]; readonly result: unknown }>()
  return {
    recall<Result>(key: string, inputs: readonly unknown[], work: () => Result): Result {
      const entry = known.get(key)
      if (entry && isSame(entry.inputs, inputs)) return entry.result as Result
      const result = work()
      known.set(key, { inputs, result })
      return result
    },
  }
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((value, index) => Object.is(value, now[index]))
}

/** Gives what an earlier process left under a key, or works it out and leaves it there; the result is plain data. */
export type Keep = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

export const keepNothing: Keep = (_key, work) => work()

/** What earlier runs left: those of the same session, and those of other processes. */
export interface Earlier {
  readonly memory: Memory
  readonly keep: Keep
}

export const nothingEarlier: Earlier = { memory: noMemory, keep: keepNothing }
