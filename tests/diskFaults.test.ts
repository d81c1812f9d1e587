import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commandFile } from './commandFile.ts'
import { readFolder } from './diagnostics/readFolder.ts'
import { specFile, writeSmallProject } from './diagnostics/smallProject.ts'
import { stackLines } from './diagnostics/stackLines.ts'
import { isFull } from './fullRun.ts'
import { type CommandName, type CommandResult, repository, runCommand } from './runCommand.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

/** A command that writes into a project, and the project before it. */
interface Writer {
  readonly command: CommandName
  readonly flags: (root: string) => readonly string[]
  readonly files?: Readonly<Record<string, string>>
}

const languages = `[{ code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' }, { code: 'zh', label: '中文', lang: 'zh', dir: 'ltr', calendar: 'gregory' }]`
const config = `export default { brand: { name: 'Small' }, locales: ${languages}, apis: [{ id: 'small', specs: ['${specFile}'] }] }\n`
const catalog = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "Things"\nmsgstr "东西"\n'

let origin = ''
const writers: Readonly<Record<string, Writer>> = {
  i18n: {
    command: 'i18n',
    flags: (root) => ['--project', root],
    files: { 'specs/small/i18n/zh.po': catalog },
  },
  'new guide': { command: 'new', flags: (root) => ['guide', 'fees', '--project', root] },
  init: { command: 'init', flags: (root) => ['--project', root], files: { 'site.config.mjs': '' } },
  'generate --lock': {
    command: 'generate',
    flags: (root) => ['--lock', '--project', root, '--out', join(dirname(root), 'content')],
    files: { 'routes.lock.json': '{ "/": [] }\n' },
  },
  'version:cut': { command: 'versionCut', flags: (root) => ['1.0', '--project', root] },
  fetch: {
    command: 'fetch',
    flags: (root) => ['--private', '--project', root],
    files: { 'specs/small/more.yaml': 'REMOTE' },
  },
}

let workspace: Workspace
const server = createServer((_, response) => response.end('type: string\n'))

beforeAll(async () => {
  workspace = await createWorkspace()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.close()
  await workspace.remove()
})

/** A project in a folder of its own, so that files beside it are the command's own. */
async function projectOf({ command, files = {} }: Writer): Promise<string> {
  const root = join(workspace.newFolder(), 'project')
  await writeSmallProject(root, {
    'site.config.mjs': command === 'init' ? undefined : config,
    ...(command === 'init' ? { 'guides/en/index.mdx': undefined } : {}),
    ...(command === 'fetch'
      ? { [specFile]: ['type: integer', `$ref: '${origin}/type.yaml'`] }
      : Object.fromEntries(Object.entries(files).filter(([, text]) => text !== ''))),
  })
  return root
}

const run = ({ command, flags }: Writer, root: string, environment: Readonly<Record<string, string>> = {}) =>
  runCommand(command, flags(root), { environment })

function faultIn(root: string, fault: string, step: string, at = 1): Readonly<Record<string, string>> {
  const disk = pathToFileURL(join(repository, 'tests/faults/failingDisk.mjs')).href
  return {
    NODE_OPTIONS: `--import=${disk}`,
    DISK_FAULT: fault,
    DISK_STEP: step,
    DISK_AT: String(at),
    DISK_FOLDER: root,
  }
}

/** Files of a person, without caches and unfinished files of the engine. */
async function filesIn(root: string): Promise<ReadonlyMap<string, string>> {
  const all = [...(await readFolder(root))]
  return new Map(all.filter(([file]) => !/(?:^|\/)\.[^/]+\.(?:tmp|next-\d+)(?:\/|$)|(?:^|\/)\.cache\//.test(file)))
}

const complete = new Map<string, Promise<ReadonlyMap<string, string>>>()

/** The files of a project after the command, where nothing fails. */
function filesAfter(name: string, writer: Writer): Promise<ReadonlyMap<string, string>> {
  const known = complete.get(name) ?? runWhole(writer)
  complete.set(name, known)
  return known
}

async function runWhole(writer: Writer): Promise<ReadonlyMap<string, string>> {
  const root = await projectOf(writer)
  expect(await run(writer, root)).toMatchObject({ code: 0 })
  return filesIn(root)
}

const usual = [
  ['kill', 'write'],
  ['kill', 'rename'],
  ['ENOSPC', 'write'],
  ['EROFS', 'open'],
] as const
const others = [
  ['EROFS', 'mkdir'],
  ['kill', 'open'],
  ['kill', 'sync'],
  ['ENOSPC', 'sync'],
  ['ENOSPC', 'rename'],
  ['EROFS', 'rename'],
] as const

describe.each(Object.entries(writers))('%s', (name, writer) => {
  it.each([...usual, ...(isFull ? others : [])])('leaves each file old or new: %s at %s', async (fault, step) => {
    const root = await projectOf(writer)
    const before = await filesIn(root)
    const after = await filesAfter(name, writer)
    const result = await run(writer, root, faultIn(root, fault, step))
    const torn = [...(await filesIn(root))].filter(
      ([file, text]) => ![before.get(file), after.get(file)].includes(text),
    )
    expect(torn.map(([file]) => file)).toEqual([])
    expect([...before.keys()].filter((file) => !after.has(file))).toEqual([])
    expectTruth(result, fault)
  })
})

it.each(['write', 'rename', ...(isFull ? ['open', 'sync', 'mkdir'] : [])])(
  'init is killed at each %s',
  async (step) => {
    const { init } = writers
    if (!init) throw new Error('init is no writer')
    const after = await filesAfter('init', init)
    for (let [at, code] = [1, -1]; code !== 0; at += 1) {
      const root = await projectOf(init)
      const before = await filesIn(root)
      code = (await run(init, root, faultIn(root, 'kill', step, at))).code
      const files = [...(await filesIn(root))]
      expect(files.filter(([file, text]) => ![before.get(file), after.get(file)].includes(text))).toEqual([])
      expect([-1, 0]).toContain(code)
    }
  },
)

it('a later file that cannot be written names those that are', async () => {
  const { init } = writers
  if (!init) throw new Error('init is no writer')
  const root = await projectOf(init)
  const { code, stderr } = await run(init, root, faultIn(root, 'ENOSPC', 'write', 2))
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(' is as it was. Written before: ') })
})

/** A killed command prints nothing; another names the reason and the state of the work, and shows no stack. */
function expectTruth(result: CommandResult, fault: string): void {
  if (fault === 'kill') {
    expect(result.code).toBe(-1)
    return
  }
  expect(result).toMatchObject({ code: 2, stderr: expect.stringContaining(`(${fault}).`) })
  expect(result.stderr).toMatch(/ (?:is|was published before is) as it was\./)
  expect(stackLines(result)).toEqual([])
}

it.each(['i18n', 'version:cut'])('%s takes away what a killed one left', async (name) => {
  const writer = writers[name]
  if (!writer) throw new Error(`${name} is no writer`)
  const root = await projectOf(writer)
  await run(writer, root, faultIn(root, 'kill', 'rename'))
  expect((await readFolder(root)).size).toBeGreaterThan((await filesIn(root)).size)
  expect(await run(writer, root)).toMatchObject({ code: 0 })
  expect(await filesIn(root)).toEqual(await filesAfter(name, writer))
  expect([...(await readFolder(root)).keys()].filter((file) => /\.(?:tmp|next-\d+)(?:\/|$)/.test(file))).toEqual([])
})

it.each(['kill', 'ENOSPC'])('the mock keeps a whole state: %s while it saves another', async (fault) => {
  const root = join(workspace.newFolder(), 'project')
  // Each state is another.
  const module = `export default { state: () => ({}), save: () => Math.random(), load: () => ({}), apis: {} }\n`
  const own = config.replace('apis:', "mock: 'mock.mjs', apis:")
  await writeSmallProject(root, { 'site.config.mjs': own, 'mock.mjs': module })
  const state = join(root, 'state.json')
  await mock(root, state, {})
  const before = await readFile(state, 'utf8')
  const { code, errors } = await mock(root, state, faultIn(root, fault, 'write'))
  if (fault === 'kill') expect(await readFile(state, 'utf8')).toBe(before)
  // A save fails on the full disk. The next save, once there is room, writes the same state.
  else expect({ code, errors }).toEqual({ code: 0, errors: expect.stringContaining('not saved') })
  expect(await mock(root, state, {})).toEqual({ code: 0, errors: '' })
})

/** Starts the mock with a state, and ends it with a signal. */
async function mock(root: string, state: string, environment: Readonly<Record<string, string>>) {
  const flags = ['--project', root, '--port', '0', '--state', state]
  const started = spawn(process.execPath, [commandFile('mock'), ...flags], { env: { ...process.env, ...environment } })
  let errors = ''
  started.stderr.on('data', (text: Buffer) => {
    errors += text.toString()
  })
  let printed = ''
  while (!printed.includes('API_URL')) printed += String((await once(started.stdout, 'data'))[0])
  started.kill('SIGTERM')
  const [code] = await once(started, 'close')
  return { code, errors }
}
