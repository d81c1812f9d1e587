import { Worker } from 'node:worker_threads'
import { installGuards } from './guards.ts'
import { judge } from './judge.ts'
import type { Failure, Mutant, Verdict } from './mutant.ts'
import { processorTime } from './processorTime.ts'
import type { Stage } from './stages.ts'
import type { WatchdogInput } from './watchdog.ts'

export interface Question {
  readonly mutant: Mutant
  /** Does not exist yet. */
  readonly folder: string
}

export interface Answer extends Verdict {
  /** Whether the mutant changed the process, so that the next mutant needs a fresh one. */
  readonly isLast: boolean
}

/** Runs as a process of its own, which a mutant may end or keep from ending: judges one mutant after the other. */
const guards = installGuards()
/** When the mutant at work was begun, in milliseconds of processor time; 0 between two. */
const begun = new Float64Array(new SharedArrayBuffer(8))
const [most = 0, mostIdle = 0] = process.argv.slice(2).map(Number)
const workerData: WatchdogInput = { begun, most, mostIdle }
new Worker(new URL('watchdog.js', import.meta.url), { workerData }).unref()

const rejections: Failure[] = []
process.on('unhandledRejection', (error) => rejections.push(failureOf('leaves a rejection', error)))
Error.stackTraceLimit = 60

// Without a run that listens, a mutant that waits for something would keep this process.
process.on('disconnect', () => process.exit())

process.on('message', async ({ mutant, folder }: Question) => {
  const verdict = await judged(mutant, folder)
  process.send?.({ ...verdict, isLast: !guards.isIntact() } satisfies Answer)
})

async function judged(mutant: Mutant, folder: string): Promise<Verdict> {
  const start = processorTime()
  begun[0] = start
  guards.begin(folder)
  const stages = new Set<Stage>()
  const failures = await judge(mutant, folder, (stage) => stages.add(stage)).catch((error) => [
    failureOf('throws', error),
  ])
  // Node reports a rejection that nobody waits for a moment later.
  await new Promise((resolve) => setImmediate(resolve))
  begun[0] = 0
  const all = [...failures, ...guards.end(), ...rejections.splice(0)]
  return { failures: all, stages: [...stages], took: processorTime() - start }
}

function failureOf(kind: string, error: unknown): Failure {
  if (!(error instanceof Error)) return { class: `${kind} ${typeof error}`, detail: String(error) }
  const stack = error.stack ?? ''
  const message = error.message.replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|\d+|\/\S+/g, '…').slice(0, 100)
  return { class: `${kind} ${error.name}: ${message} in ${busiest(stack)}`, detail: stack.slice(0, 4000) }
}

/** The function that a stack names most often: the circle of an overflow, else the innermost. */
function busiest(stack: string): string {
  const names = [...stack.matchAll(/^\s+at (?:async )?([\w.$<> ]+) \(/gm)].map(([, name = '']) => name)
  const times = new Map<string, number>()
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  const most = Math.max(0, ...times.values())
  const circle = [...times].filter(([, own]) => own > 2 && own >= most / 2).map(([name]) => name)
  return circle.length > 0
    ? circle.sort().slice(0, 3).join(' ↔ ')
    : (names.find((name) => !name.includes('node:')) ?? '?')
}
