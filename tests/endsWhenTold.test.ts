import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { repository } from './runCommand.ts'

const spec = join(repository, 'tests/fixtures/orders.yaml')

/** Starts the mock by npm, in a process group of its own; gives npm's number and the address of the server. */
async function startByNpm() {
  const npm = spawn('npm', ['run', 'mock', '--', '--spec', spec, '--port', '0'], {
    cwd: repository,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { pid = 0 } = npm
  let printed = ''
  while (!printed.includes('export API_URL')) printed += String((await once(npm.stdout, 'data'))[0])
  const started = [pid, ...descendantsOf(pid)]
  onTestFinished(() => started.forEach(endQuietly))
  return { pid, origin: /http:\/\/[\d.:]+/.exec(printed)?.[0] ?? '' }
}

function endQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process ended by itself.
  }
}

/** Numbers of the processes that a process started, as the kernel lists them: children first. */
function descendantsOf(pid: number): number[] {
  const parents = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      // See proc(5): the parent is the second field behind the name of the program.
      const parent = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
      return [{ own: Number(name), parent: Number(parent) }]
    } catch {
      return []
    }
  })
  const children = parents.filter(({ parent }) => parent === pid).map(({ own }) => own)
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

const answers = (origin: string) =>
  fetch(`${origin}/orders`).then(
    () => true,
    () => false,
  )

it.skipIf(process.platform !== 'linux').each([
  ['npm alone', (pid: number) => pid],
  ['the shell that npm started', (pid: number) => descendantsOf(pid)[0] ?? 0],
  ['the process group', (pid: number) => -pid],
])('a server that npm started ends with %s', async (_, told) => {
  const { pid, origin } = await startByNpm()
  expect(await answers(origin)).toBe(true)
  process.kill(told(pid), 'SIGTERM')
  await expect.poll(() => answers(origin)).toBe(false)
})
