import { createContext, Script } from 'node:vm'

let script: Script | undefined
let context: { run: () => unknown } | undefined

/** What a function gives; throws when it takes longer than so many milliseconds. */
export function runWithin<Result>(milliseconds: number, run: () => Result): Result {
  script ??= new Script('run()')
  context ??= createContext({ run }) as { run: () => unknown }
  context.run = run
  return script.runInContext(context, { timeout: milliseconds }) as Result
}

/** Whether that is why it threw. */
export function isOverdue(error: unknown): boolean {
  // An error of another realm is no instance of this one's.
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
