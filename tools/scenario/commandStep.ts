import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Mock } from '../mock/index.ts'
import { filled, StepFailure } from './filled.ts'
import type { RunStep } from './readScenario.ts'
import { lengthOf, type Run } from './run.ts'

/** A scenario that may run commands. */
export interface CommandRun extends Run {
  readonly server: Mock
  readonly commands: ChildProcess[]
  /** Folder that commands run in. */
  readonly folder: string
}

/** Lines of a command that a failure quotes. */
const quoted = 10

/**
 * Runs a command that talks to the mock, such as a bot: its environment names the address and the credentials. Waits for a
 * line that it prints, and lets it run on, or else for its end. The time is real: the command knows no other.
 */
export async function runCommand(step: RunStep, run: CommandRun): Promise<void> {
  const { server, folder } = run
  const command = filled(step.run, run.kept)
  const own = { API_URL: server.origin, WS_URL: server.socketOrigin, ...server.environment }
  const child = spawn(command, {
    ...{ shell: true, cwd: folder, env: { ...process.env, ...own } },
    // A group of its own: programs that the shell starts end with it.
    ...{ stdio: ['ignore', 'pipe', 'pipe'], detached: process.platform !== 'win32' },
  })
  run.commands.push(child)
  const lines: string[] = []
  const failure = await watched(child, step, lines)
  if (failure !== undefined) throw new StepFailure([`"${command}" ${failure}`, ...lines.slice(-quoted)].join('\n'))
}

/** The reason why a command fails its step; nothing for a success. */
function watched(child: ChildProcess, step: RunStep, lines: string[]): Promise<string | undefined> {
  const { until, within = '1m', code: wanted = 0 } = step
  const pattern = until === undefined ? undefined : new RegExp(until)
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      endCommand(child)
      resolve(pattern ? `printed no line like ${until} within ${within}.` : `did not end within ${within}.`)
    }, lengthOf(within))
    const end = (failure?: string) => {
      clearTimeout(late)
      resolve(failure)
    }
    for (const input of [child.stdout, child.stderr])
      if (input)
        createInterface({ input }).on('line', (line) => {
          lines.push(line)
          if (pattern?.test(line)) end()
        })
    child.on('error', (error) => end(`does not start: ${error.message}`))
    child.on('close', (code) => {
      if (pattern) end(`ended with code ${code}, and printed no line like ${until}.`)
      else end(code === wanted ? undefined : `ended with code ${code}, not ${wanted}.`)
    })
  })
}

/** Ends a command with all that it started. */
export function endCommand(child: ChildProcess): void {
  const { pid, exitCode, signalCode } = child
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  if (process.platform === 'win32') child.kill()
  else process.kill(-pid, 'SIGTERM')
}
