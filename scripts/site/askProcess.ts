import { type ForkOptions, fork } from 'node:child_process'
import { CommandError } from '../command/commandLine.ts'
import { engineFlags } from './engineFlags.ts'

export interface Question {
  /** The script to run. It answers with `answerProcess`. */
  readonly script: string
  readonly question: object
  readonly env?: ForkOptions['env']
  /** Ends the process. */
  readonly signal?: AbortSignal
}

/**
 * Starts a process and asks it one question. Rejects when it ends without an answer; it has printed why. The process stays
 * alive until this one has read the answer: a message that is not read when its sender ends is lost.
 */
export async function askProcess<Answer>({ script, question, env, signal }: Question): Promise<Answer> {
  const child = fork(script, [], {
    env,
    execArgv: [...process.execArgv, ...engineFlags],
    ...(signal ? { signal } : {}),
  })
  child.send(question)
  const answer = await new Promise<Answer>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Answer))
    child.once('error', reject)
    child.once('exit', (code) => reject(endOf(script, code)))
  })
  // The channel is still handling the message.
  setImmediate(() => child.disconnect())
  return answer
}

/** Exit code 1 means that the process has printed the errors itself. */
function endOf(script: string, code: number | null): Error {
  if (code === 1) return new CommandError('Nothing was published. See the errors above.')
  return new Error(`${script} ended with ${code} before it had answered.`)
}
