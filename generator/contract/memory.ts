import type { Channel } from './channel.ts'
import type { Operation } from './operation.ts'
import type { Api, ReferencePage } from './reference.ts'

/** Results that one run of the generator keeps for the next. Failed work leaves no result. */
export interface Memory {
  /**
   * The result of `work`, or the earlier result under this key if the inputs are the same values. Unchanged values keep
   * their identity, and so do all results made from them.
   */
  recall<Result>(key: string, inputs: readonly unknown[], work: () => Result): Result
  /** `recall` for plain data whose input is a text. The result may come from an earlier process. */
  keep<Result>(key: string, input: string, work: () => Result): Result | Awaited<Result>
}

/** For a single run: nothing is kept. */
export const noMemory: Memory = { recall: (_key, _inputs, work) => work(), keep: (_key, _input, work) => work() }

/** The input of a result. The result of a guide has no API. */
interface EntrySources {
  readonly api?: Api
  /** Entries that the work may read, with the schemas that they reach. It must read no others. */
  readonly entries?: readonly (Operation | Channel | ReferencePage)[]
  /** Other input, of the site. */
  readonly read: unknown
}

/** Caches the result of one operation, channel, generated page or guide. */
export type KeepEntry = <Result>(key: string, sources: EntrySources, work: () => Result) => Result | Awaited<Result>

export const keepNoEntry: KeepEntry = (_key, _sources, work) => work()

/** The memory of one process, which begins with the results in `stored`. `dev` regenerates with it at each edit. */
export function createMemory(stored: Pick<Memory, 'keep'> = noMemory): Memory {
  const known = new Map<string, { readonly inputs: readonly unknown[]; readonly result: unknown }>()
  const recall = <Result>(key: string, inputs: readonly unknown[], work: () => Result): Result => {
    const entry = known.get(key)
    if (entry && isSame(entry.inputs, inputs)) return entry.result as Result
    const result = work()
    known.set(key, { inputs, result })
    if (result instanceof Promise) {
      // The failure is thrown to the caller of the work.
      result.catch(() => {
        if (known.get(key)?.result === result) known.delete(key)
      })
    }
    return result
  }
  return { recall, keep: (key, input, work) => recall(`kept ${key}`, [input], () => stored.keep(key, input, work)) }
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((value, index) => Object.is(value, now[index]))
}
