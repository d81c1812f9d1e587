import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import { scriptBeside } from '../command/commandLine.ts'
import type * as tasks from './buildTasks.ts'

type Tasks = typeof tasks
type TaskName = keyof Tasks
type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0]
type Result<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>

interface BatchOptions<Value> {
  /** Number of items whose work pays for starting a further thread. */
  readonly worthAThread: number
  readonly perBatch: number
  /** Called with the result of each batch. */
  readonly onResult?: (result: Value) => void
}

/** The threads of a build. */
export interface BuildPool {
  readonly run: <Name extends TaskName>(name: Name, input: Input<Name>) => Promise<Result<Name>>
  /** Runs a task for many items, some at a time. Rejects when one cannot be done. */
  readonly runBatches: <Name extends TaskName, Item>(
    name: Name,
    items: readonly Item[],
    inputOf: (batch: readonly Item[]) => Input<Name>,
    options: BatchOptions<Result<Name>>,
  ) => Promise<void>
  /** Ends the threads at once. */
  readonly stop: () => Promise<void>
}

/** A further thread would cost more memory than the time that it saves is worth. */
const mostThreads = 4
/** Batches that a thread holds at once: it has work while this process is too busy to send more. */
const atHand = 2
/** Longer than a build: an idle thread keeps the modules that it has loaded. */
const idleTimeout = 3_600_000

/** Opens the pool of a build. One thread loads the site while others check specs and then end. More start when tasks wait. */
export function openPool(): BuildPool {
  const filename = scriptBeside('buildTasks')
  const maxThreads = Math.max(2, Math.min(mostThreads, availableParallelism()))
  const pool = new Tinypool({ filename, minThreads: 1, maxThreads, idleTimeout, concurrentTasksPerWorker: atHand })
  // Threads of their own, because the checks of a large spec hold much memory, which is free again before pages are rendered.
  // The first starts before a spec is read: later, this thread would be too busy to start it.
  const checkers = new Tinypool({ filename, minThreads: 1, maxThreads: maxThreads - 1 })
  const run: BuildPool['run'] = (name, input) => {
    if (name !== 'checkSpec') return pool.run(input, { name })
    checkers.options.minThreads = 0
    return checkers.run(input, { name })
  }
  return {
    run,
    async runBatches(name, items, inputOf, { worthAThread, perBatch, onResult }) {
      const waiting = [...items]
      const handOut = async (): Promise<void> => {
        while (waiting.length > 0) {
          onResult?.(await run(name, inputOf(waiting.splice(0, perBatch))))
        }
      }
      const threads = Math.min(maxThreads, Math.max(1, Math.ceil(items.length / worthAThread)))
      // One thread gets one batch after the other: with another waiting, the pool would start a second thread.
      await Promise.all(Array.from({ length: threads === 1 ? 1 : threads * atHand }, handOut))
    },
    async stop() {
      await Promise.all([pool.destroy(), checkers.destroy()])
    },
  }
}
