import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { baseMutants } from './baseMutants.ts'
import { compileJudge } from './compileJudge.ts'
import { makeMutant } from './makeMutant.ts'
import type { Failure, Mutant } from './mutant.ts'
import { shrink } from './shrink.ts'
import { leastShares, missedStages, type Stage, stages } from './stages.ts'
import { type Judge, startJudge } from './startJudge.ts'
import { createTally, type Tally } from './tally.ts'
import { writeFinding } from './writeFinding.ts'

interface FuzzOptions {
  /** How many mutants. */
  readonly count: number
  /** Seed of the first one; each has the next whole number. */
  readonly seed: number
  readonly print: (text: string) => void
  /** Mutants that have to come to every stage before others prove something. */
  readonly bases?: readonly Mutant[]
}

/** Findings and missed stages of a run. */
interface FuzzResult {
  readonly findings: readonly Finding[]
  /** Stages that a base or too few mutants came to: then a run without findings proves nothing. */
  readonly missed: readonly string[]
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
/** Milliseconds of processor time for the smallest form of a finding, which may take long to see again. */
const shrinkTime = 60_000

/** Judges mutants in two processes; the findings go into a folder, too. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzResult> {
  const script = await compileJudge()
  await rm(findingsFolder, { recursive: true, force: true })
  const judges = Array.from({ length: lanes }, () => startJudge(script))
  try {
    return await fuzzWith(judges, options)
  } finally {
    for (const judge of judges) judge.stop()
  }
}

/**
 * Judges bases and mutants with some judges. Gives each failure once, with its mutant shrunk and written to a folder, and the
 * stages that they missed.
 */
export async function fuzzWith(
  judges: readonly Judge[],
  { count, seed, print, bases = baseMutants }: FuzzOptions,
): Promise<FuzzResult> {
  const tally = createTally(print)
  const missed: string[] = []
  await inLanes(judges, bases, async (judge, base) => {
    const verdict = await judge.judge(base)
    tally.addFailures(base, verdict)
    missed.push(...missedByBase(base, verdict.stages))
  })
  await inLanes(judges, seeds(seed, count), async (judge, own) => {
    const mutant = makeMutant(own)
    tally.add(mutant, await judge.judge(mutant))
  })
  missed.push(...missedStages(tally.counts))
  for (const line of [...tally.lines(), ...missed]) print(line)
  return { findings: await findingsOf(judges, tally, print), missed }
}

async function findingsOf(judges: readonly Judge[], tally: Tally, print: FuzzOptions['print']): Promise<Finding[]> {
  const findings: Finding[] = []
  await inLanes(judges, tally.failures(), async (judge, { mutant, failure, times }) => {
    const finding = { ...failure, mutant: await smallestOf(judge, mutant, failure), times }
    print(await writeFinding(finding, findingsFolder))
    findings.push(finding)
  })
  return findings
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

/** Stages of its kind that a mutant without changes does not come to. */
export function missedByBase({ kind }: Mutant, reached: readonly Stage[]): string[] {
  const wanted = stages.filter((stage) => leastShares[kind][stage] !== undefined)
  return wanted
    .filter((stage) => !reached.includes(stage))
    .map((stage) => `${kind}: the base does not come to ${stage}`)
}

async function smallestOf(judge: Judge, mutant: Mutant, failure: Failure): Promise<Mutant> {
  let left = shrinkTime
  return shrink(mutant, async (smaller) => {
    if (left < 0) return false
    const { failures, took } = await judge.judge(smaller)
    left -= took
    return failures.some((other) => other.class === failure.class)
  })
}
