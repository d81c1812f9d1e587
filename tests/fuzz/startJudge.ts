import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answer, Question } from './judgeProcess.ts'
import type { Failure, Mutant, Verdict } from './mutant.ts'

/** Judges mutants one at a time, in a process that is replaced whenever one has ended it. */
export interface Judge {
  readonly judge: (mutant: Mutant) => Promise<Verdict>
  readonly stop: () => void
}

/** Time and memory limits of any input. */
export interface Limits {
  /** Milliseconds of processor time. */
  readonly time: number
  /** Megabytes of memory. */
  readonly memory: number
  /** Quarters of a second without any work. */
  readonly idle: number
}

const usualLimits: Limits = { time: 10_000, memory: 1024, idle: 1_200 }
/** Mutants until a process is replaced, so that none suffers from the traces of thousands before it. */
const lifetime = 500

export function startJudge(script: string, limits = usualLimits): Judge {
  const workspace = mkdtempSync(join(realpathSync(tmpdir()), 'exchange-docs-fuzz-'))
  let child: ChildProcess | undefined
  let judged = 0
  return {
    stop: () => {
      child?.kill('SIGKILL')
      rmSync(workspace, { recursive: true, force: true })
    },
    judge: async (mutant) => {
      judged += 1
      if (judged % lifetime === 0) child?.kill('SIGKILL')
      if (child?.connected !== true || child.killed) child = startProcess(script, limits)
      return ask(child, { mutant, folder: join(workspace, String(judged)) })
    },
  }
}

function startProcess(script: string, { time, memory, idle }: Limits): ChildProcess {
  return fork(script, [String(time), String(idle)], {
    execArgv: [`--max-old-space-size=${memory}`],
    env: { ...process.env, NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
}

function ask(child: ChildProcess, question: Question): Promise<Verdict> {
  return new Promise((resolve) => {
    let errors = ''
    const listen = (text: Buffer): void => {
      errors = (errors + text).slice(-8000)
    }
    const answer = (verdict: Verdict): void => {
      child.removeAllListeners()
      child.stderr?.off('data', listen)
      resolve(verdict)
    }
    child.stderr?.on('data', listen)
    child.once('message', (message) => {
      const { isLast, ...verdict } = message as Answer
      if (isLast) child.kill('SIGKILL')
      answer(verdict)
    })
    child.once('close', (code, signal) => answer({ failures: [endOf(code ?? signal, errors)], stages: [], took: 0 }))
    child.send(question)
  })
}

function endOf(code: unknown, errors: string): Failure {
  const where = /TIMEOUT (.*)/.exec(errors)?.[1]
  if (where !== undefined) return { class: `does not end: ${innermost(where)}`, detail: where }
  if (/heap out of memory|allocation failed/i.test(errors)) return { class: 'takes too much memory', detail: errors }
  return { class: `ends the process with ${String(code)}`, detail: errors }
}

/** Functions that are there in every pause of the same circle are at the outer end. */
function innermost(where: string): string {
  return where.split(' < ').slice(0, 3).sort().join(', ')
}
