import { type ForkOptions, fork } from 'node:child_process'
import { CommandError } from '../command/commandLine.ts'
import { engineFlags } from './engineFlags.ts'

export interface Question {
  /** The script that runs, which answers by `answerProcess`. */
  readonly script: string
  readonly question: object
  readonly env?: ForkOptions['env']
  /** Ends the process. */
  readonly signal?: AbortSignal
}

/**
 * Asks a process of its own one question. Rejects when it ends without an answer: what went wrong, it has printed. It lives
 * until its answer has arrived, for what a process has sent and nobody has read yet is lost when it ends; and this one may
 * be busy.
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
  // Not while the channel is still handling the message.
  setImmediate(() => child.disconnect())
  return answer
}

/** With 1 it has said itself what is wrong, of the project as a rule. */
function endOf(script: string, code: number | null): Error {
  if (code === 1) return new CommandError('Nothing was published: what is wrong stands above.')
  return new Error(`${script} ended with ${code} before it had answered.`)
}
