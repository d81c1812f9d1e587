import type { Channel } from './channel.ts'
import type { Operation } from './operation.ts'
import type { Api, ReferencePage } from './reference.ts'

/** Whether the result of a promise follows from its input alone. Another result is not kept: the next run makes it again. */
export type IsFinal<Result> = (result: Awaited<Result>) => boolean

/** Results that one run of the generator keeps for the next. */
export interface Memory {
  /**
   * The result of `work`, or the earlier result under this key if the inputs are the same values. Unchanged values keep
   * their identity, and so do all results made from them.
   */
  recall<Result>(key: string, inputs: readonly unknown[], work: () => Result, isFinal?: IsFinal<Result>): Result
  /** The same for plain data whose input is a text. The result may come from an earlier process. */
  keep<Result>(key: string, input: string, work: () => Result, isFinal?: IsFinal<Result>): Result | Awaited<Result>
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

/** The memory of `dev`, which regenerates at each edit. */
export function createMemory(): Memory {
  const known = new Map<string, { readonly inputs: readonly unknown[]; readonly result: unknown }>()
  const recall: Memory['recall'] = <Result>(
    key: string,
    inputs: readonly unknown[],
    work: () => Result,
    isFinal?: IsFinal<Result>,
  ): Result => {
    const entry = known.get(key)
    if (entry && isSame(entry.inputs, inputs)) return entry.result as Result
    const result = work()
    known.set(key, { inputs, result })
    if (isFinal) forgetUnlessFinal(key, result, isFinal)
    return result
  }
  const forgetUnlessFinal = async <Result>(key: string, result: Result, isFinal: IsFinal<Result>): Promise<void> => {
    // A failure is thrown to the caller of the work.
    const isKept = await Promise.resolve(result).then(isFinal, () => false)
    if (!isKept && known.get(key)?.result === result) known.delete(key)
  }
  return { recall, keep: (key, input, work, isFinal) => recall(`kept ${key}`, [input], work, isFinal) }
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((value, index) => Object.is(value, now[index]))
}
