import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compileJudge } from './compileJudge.ts'
import { makeMutant } from './makeMutant.ts'
import { type Failure, type Mutant, type MutantKind, mutantKinds } from './mutant.ts'
import { shrink } from './shrink.ts'
import { type Judge, startJudge } from './startJudge.ts'
import { writeFinding } from './writeFinding.ts'

export interface FuzzOptions {
  /** How many mutants. */
  readonly count: number
  /** Seed of the first one; each has the next whole number. */
  readonly seed: number
  readonly print: (text: string) => void
}

export interface Finding extends Failure {
  /** The smallest mutant that fails so. */
  readonly mutant: Mutant
  /** How many of the run did. */
  readonly times: number
}

/** Where findings are written to, a folder each. */
const findingsFolder = fileURLToPath(new URL('../../.cache/fuzz/findings', import.meta.url))

const lanes = 2
/** Of a finding that takes long to see again, the smallest form is not looked for without end. */
const shrinkTime = 120_000

/** Judges mutants; gives what they must not do, each once, the mutant shrunk and written to a folder. */
export async function runFuzz({ count, seed, print }: FuzzOptions): Promise<readonly Finding[]> {
  const script = await compileJudge()
  await rm(findingsFolder, { recursive: true, force: true })
  const judges = Array.from({ length: lanes }, () => startJudge(script))
  try {
    const tally = createTally(print)
    await inLanes(judges, seeds(seed, count), async (judge, own) => {
      const mutant = makeMutant(own)
      tally.add(mutant, await judge.judge(mutant))
    })
    for (const line of tally.lines()) print(line)
    const findings: Finding[] = []
    await inLanes(judges, tally.failures(), async (judge, { mutant, failure, times }) => {
      const finding = { ...failure, mutant: await smallestOf(judge, mutant, failure), times }
      print(await writeFinding(finding, findingsFolder))
      findings.push(finding)
    })
    return findings
  } finally {
    for (const judge of judges) judge.stop()
  }
}

function* seeds(first: number, count: number): Generator<number> {
  for (let index = 0; index < count; index += 1) yield first + index
}

/** Gives each judge the next of the values as soon as it is done with the one before. */
async function inLanes<Value>(
  judges: readonly Judge[],
  values: Iterable<Value>,
  work: (judge: Judge, value: Value) => Promise<void>,
): Promise<void> {
  const queue = values[Symbol.iterator]()
  await Promise.all(
    judges.map(async (judge) => {
      for (let next = queue.next(); !next.done; next = queue.next()) await work(judge, next.value)
    }),
  )
}

async function smallestOf(judge: Judge, mutant: Mutant, failure: Failure): Promise<Mutant> {
  const end = Date.now() + shrinkTime
  return shrink(mutant, async (smaller) => {
    if (Date.now() > end) return false
    const { failures } = await judge.judge(smaller)
    return failures.some((other) => other.class === failure.class)
  })
}

interface FailedMutant {
  readonly mutant: Mutant
  readonly failure: Failure
  times: number
}

/** Counts mutants by kind, tells of a failure at once, and keeps of each the mutant with the lowest seed. */
function createTally(print: FuzzOptions['print']) {
  const counts = new Map<MutantKind, { mutants: number; rendered: number; took: number; longest: number }>()
  const failed = new Map<string, FailedMutant>()
  const add = (mutant: Mutant, { failures, isRendered, took }: Awaited<ReturnType<Judge['judge']>>): void => {
    const own = counts.get(mutant.kind) ?? { mutants: 0, rendered: 0, took: 0, longest: 0 }
    counts.set(mutant.kind, {
      mutants: own.mutants + 1,
      rendered: own.rendered + (isRendered ? 1 : 0),
      took: own.took + took,
      longest: Math.max(own.longest, took),
    })
    for (const failure of new Map(failures.map((other) => [other.class, other])).values()) {
      const known = failed.get(failure.class)
      if (!known) print(`seed ${mutant.seed}, ${mutant.kind}: ${failure.class}`)
      const isFirst = !known || mutant.seed < known.mutant.seed
      failed.set(failure.class, { ...(isFirst ? { mutant, failure } : known), times: (known?.times ?? 0) + 1 })
    }
  }
  const lines = (): string[] =>
    mutantKinds.flatMap((kind) => {
      const own = counts.get(kind)
      if (!own) return []
      const mean = Math.round(own.took / own.mutants)
      return [
        `${kind}: ${own.mutants} mutants, ${own.rendered} rendered, ${mean} ms of processor time each, ${Math.round(own.longest)} ms at most`,
      ]
    })
  return { add, lines, failures: () => [...failed.values()] }
}
