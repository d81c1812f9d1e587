import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commandFile } from './commandFile.ts'
import { runIn } from './package/installedEngine.ts'
import { repository, runCommand } from './runCommand.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const mockModule = 'exchange'
const mostLines = 400

let workspace: Workspace
/** The example as its authors have it: a folder of its own that has installed the engine. */
let project: string

beforeAll(async () => {
  workspace = await createWorkspace()
  project = workspace.newFolder()
  const filter = (path: string) => !/[\\/](?:node_modules|dist|types\.ts)$/.test(path)
  await cp(join(repository, 'examples/spot-exchange'), project, { recursive: true, filter })
  await mkdir(join(project, 'node_modules'))
  await symlink(repository, join(project, 'node_modules/exchange-docs'))
  expect((await runCommand('new', ['mock', mockModule, '--project', project])).code).toBe(0)
})

const stops: (() => unknown)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
  await workspace.remove()
})

describe('a second exchange on the kernel', () => {
  it('is a module of few lines, which the compiler holds against its specs', async () => {
    const files = (await readdir(join(project, mockModule))).filter((name) => name !== 'types.ts')
    const texts = await Promise.all(files.map((name) => readFile(join(project, mockModule, name), 'utf8')))
    expect(texts.join('').split('\n').length - 1).toBeLessThanOrEqual(mostLines)
    const compiler = join(repository, 'node_modules/typescript/bin/tsc')
    expect(await runIn(project, [process.execPath, compiler, '-p', project])).toMatchObject({ code: 0, text: '' })
  })

  it('has specs in which nothing is wrong', async () => {
    const { code, stdout } = await runCommand('validate', ['--project', project])
    expect([code, stdout]).toEqual([0, expect.not.stringMatching(/ {2}(?:error|warning) {2}/)])
  })

  it('is traded on by a program without our code, and its books add up to the last digit', async () => {
    const printed = await tradeOn(await startMock())
    expect(printed).toEqual({
      fills: 2,
      refused: [
        { status: 400, code: -1022, msg: 'The signature does not belong to the request.' },
        { status: 400, code: -2010, msg: 'The balance is too low.' },
        { status: 400, code: -2011, msg: 'There is no such order.' },
        { status: 400, code: -1121, msg: 'The symbol is not known.' },
      ],
    })
  })
})

/** Address and credentials that a mock prints for programs. */
type Credentials = Readonly<Record<string, string>>

/** Starts the mock with its clock paused, so that nobody trades between two calls of the program. */
async function startMock(): Promise<Credentials> {
  // Prices follow from the time: at another time the sale may take two bids.
  const clock = ['--clock', '2026-01-01T00:00:00Z', '--paused']
  const flags = ['--project', project, '--port', '0', ...clock, '--quiet']
  const child = spawn(process.execPath, [commandFile('mock'), ...flags], { cwd: project })
  stops.push(async () => {
    const ended = once(child, 'exit')
    child.kill()
    await ended
  })
  let printed = ''
  for await (const text of child.stdout) {
    printed += String(text)
    const lines = printed.split('\n').filter((line) => line.startsWith('export '))
    const set = lines.flatMap((line) => [...line.matchAll(/([A-Z_]+)=(\S+)/g)])
    const credentials = Object.fromEntries(set.map(([, name = '', value = '']) => [name, value]))
    if (credentials['API_SECRET'] !== undefined && printed.endsWith('\n')) return credentials
  }
  throw new Error(`it prints no credentials: ${printed}`)
}

/** Runs the program in a folder where it finds nothing beside Node. */
async function tradeOn(credentials: Credentials): Promise<unknown> {
  const folder = workspace.newFolder()
  await mkdir(folder)
  await writeFile(join(folder, 'bot.mjs'), await readFile(join(project, 'bot.mjs')))
  const { code, text } = await runIn(folder, [process.execPath, 'bot.mjs'], credentials)
  expect(code, text).toBe(0)
  return JSON.parse(text)
}
