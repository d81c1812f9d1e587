import type { LoadedSpec } from '../../../load/document/spec.ts'
import { askBox, type BoxAnswer } from './askBox.ts'
import { type BoxName, boxBundle } from './boxBundle.ts'

/** The problems that a checker found, or the reason why it did not finish. */
type CheckerAnswer<Problem> = { readonly found: readonly Problem[] } | Unfinished

export interface Unfinished {
  readonly reason: string
  /** The checker was stopped: another run may give another result. */
  readonly isStopped: boolean
}

/** Processor time for a small spec, and for each megabyte of a large one. */
const milliseconds = { spec: 3000, megabyte: 50_000 }
/** Characters of a question: more would fill the memory before anything is checked. */
const longest = 100_000_000

/** Asks a foreign checker in the box. */
export async function askChecker<Problem>(
  name: BoxName,
  spec: LoadedSpec,
  ask: () => unknown,
): Promise<CheckerAnswer<Problem>> {
  const bundle = await boxBundle(name)
  if (bundle === undefined) return { reason: 'what checks it is not installed', isStopped: true }
  const question = textOf(ask())
  if (question === undefined) return { reason: 'it is too large with its aliases written out', isStopped: false }
  const size = [...spec.files.values()].reduce((sum, { text }) => sum + text.length, 0)
  const limit = milliseconds.spec + Math.round((size / 1_000_000) * milliseconds.megabyte)
  const answer = await askBox({ bundle, question, milliseconds: limit })
  if ('text' in answer) return { found: JSON.parse(answer.text) }
  return { reason: reasonOf(answer, limit), isStopped: answer.reason !== 'failure' }
}

function textOf(question: unknown): string | undefined {
  try {
    const text = JSON.stringify(question)
    return text.length > longest ? undefined : text
  } catch (error) {
    // No text can be that long.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function reasonOf({ reason }: Extract<BoxAnswer, { reason: string }>, limit: number): string {
  const seconds = Math.round(limit / 1000)
  if (reason === 'time') return `it took more than ${seconds} s of processor time`
  if (reason === 'busy') return `other programs kept the machine too busy for ${seconds} s of processor time`
  return reason === 'memory' ? 'it took too much memory' : 'a reference or a value in it cannot be followed'
}
