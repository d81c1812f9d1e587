import { readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'

let script: Script | undefined
let context: { run: () => unknown } | undefined

/**
 * Returns the result of a function. Throws when the function uses more than the given milliseconds of processor time.
 * A busy machine can delay the function; then it is called again, so it must have no effects.
 */
export function runWithin<Result>(milliseconds: number, run: () => Result): Result {
  script ??= new Script('run()')
  context ??= createContext({ run }) as { run: () => unknown }
  const started = processorTime()
  for (;;) {
    context.run = run
    try {
      return script.runInContext(context, { timeout: milliseconds }) as Result
    } catch (error) {
      if (!isOverdue(error) || processorTime() - started >= milliseconds) throw error
    }
  }
}

/**
 * Milliseconds of the processor that this thread has taken, as Linux counts them (its documentation, "Scheduler Statistics");
 * on other systems those of the process, with its other threads.
 */
export function processorTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ', 1)) / 1_000_000
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
}

/** Whether an error means that the time of `runWithin` is over. */
export function isOverdue(error: unknown): boolean {
  // An error of another realm is no instance of this one's.
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
