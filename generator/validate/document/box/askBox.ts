import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface BoxQuestion {
  /** File of a program that sets `box`: its `check` takes a text and returns a promise of a text. */
  readonly bundle: string
  readonly question: string
  /** Limit of processor time. */
  readonly milliseconds: number
}

/** The answer of the box, or the reason for its failure. */
export type BoxAnswer = { readonly text: string } | { readonly reason: 'time' | 'busy' | 'memory' | 'failure' }

/** Megabytes that a program may fill. */
const heap = 768
/** Last limits by the clock, for a process that does not end. It tries four times on a busy machine: 1 + 2 + 4 + 8. */
const patience = { times: 16, least: 60_000 }

interface Box {
  readonly child: ChildProcess
  /** Bundles that the process has. */
  readonly known: Set<string>
}

let box: Box | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Lets a foreign program answer a question in a process that can reach neither disk nor network nor another process. The
 * program can neither end this process nor delay the answer without limit. One question after the other.
 */
export function askBox(question: BoxQuestion): Promise<BoxAnswer> {
  const answer = last.then(() => ask(question))
  last = answer
  return answer
}

async function ask({ bundle, question, milliseconds }: BoxQuestion): Promise<BoxAnswer> {
  box ??= openBox()
  const { child, known } = box
  const code = known.has(bundle) ? undefined : readFileSync(bundle, 'utf8')
  known.add(bundle)
  child.channel?.ref()
  const answer = await new Promise<BoxAnswer>((resolve) => {
    const late = setTimeout(() => end({ reason: 'busy' }), Math.max(patience.least, milliseconds * patience.times))
    const onMessage = (message: unknown) => end(message as BoxAnswer)
    const onExit = () => end({ reason: 'memory' })
    const onError = () => end({ reason: 'failure' })
    function end(own: BoxAnswer): void {
      clearTimeout(late)
      child.off('message', onMessage).off('exit', onExit).off('error', onError)
      resolve(own)
    }
    child.on('message', onMessage).on('exit', onExit).on('error', onError)
    child.send({ name: bundle, code, question, milliseconds }, (error) => error && onError())
  })
  // After a failure, the next question gets a new process.
  if ('text' in answer) child.channel?.unref()
  else closeBox()
  return answer
}

function openBox(): Box {
  const script = fileURLToPath(new URL('./boxProcess.cjs', import.meta.url))
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  const child = fork(script, [], {
    // The child process gets no environment: no secrets, no options.
    env: process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] } : {},
    execArgv: [
      permission ? '--permission' : '--experimental-permission',
      `--allow-fs-read=${script}`,
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${heap}`,
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  // The child process ends by itself when this process ends.
  child.unref()
  child.on('error', () => {})
  return { child, known: new Set() }
}

function closeBox(): void {
  box?.child.kill('SIGKILL')
  box = undefined
}
