import { spawn } from 'node:child_process'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dump } from 'js-yaml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commandFile, shortLived } from './commandFile.ts'
import { readFolder } from './diagnostics/readFolder.ts'
import { isFull } from './fullRun.ts'
import {
  forbiddenFiles,
  hostileAsyncapi,
  hostileOpenapi,
  hostileReferences,
  secret,
} from './outside/hostileReferences.ts'
import { repository } from './runCommand.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

let workspace: Workspace
let server: Server
let connections = 0

beforeAll(async () => {
  workspace = await createWorkspace()
  server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  server.close()
  await workspace.remove()
})

/** With `quiet` references stand only where they are no mistake, so that a command goes on to its end. */
type Kind = 'quiet' | 'loud'

const config = `export default {
  brand: { name: 'Out' },
  locales: [
    { code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' },
    { code: 'zh', label: '中文', lang: 'zh', dir: 'ltr', calendar: 'gregory' },
  ],
  apis: [
    { id: 'rest', specs: ['specs/a/openapi.yaml'], path: '/rest/', overview: '/rest/' },
    { id: 'sockets', specs: ['specs/a/asyncapi.yaml'], path: '/sockets/', overview: '/sockets/' },
  ],
  sidebars: { rest: { label: { en: 'Rest' }, landing: '/rest/', items: ['/rest/'] } },
}
`

async function writeProject(kind: Kind): Promise<string> {
  const folder = workspace.newFolder()
  const { port } = server.address() as AddressInfo
  const references = hostileReferences(folder, port)
  const isQuiet = kind === 'quiet'
  const files = {
    ...forbiddenFiles,
    'project/site.config.mjs': config,
    'project/specs/a/openapi.yaml': dump(hostileOpenapi(references, isQuiet), { noRefs: true }),
    'project/specs/a/asyncapi.yaml': dump(hostileAsyncapi(references, isQuiet), { noRefs: true }),
    'project/specs/a/token.yaml': secret,
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await symlink('../../../canary.yaml', join(folder, 'project/specs/a/linked-canary.yaml'))
  return join(folder, 'project')
}

/** Ends a command that serves as soon as it prints its address. */
const serving = /listening|http:\/\/(?:localhost|127\.0\.0\.1):\d+/i

interface Outcome {
  readonly code: number | null
  readonly text: string
  readonly opened: readonly string[]
}

async function run(command: string, flags: readonly string[]): Promise<Outcome> {
  const log = `${workspace.newFolder()}.log`
  await writeFile(log, '')
  const { NODE_ENV: _, VITEST: __, ...inherited } = process.env
  const hook = pathToFileURL(join(repository, 'tests/outside/noteOpens.mjs')).href
  const env = { ...inherited, NO_COLOR: '1', NOTED_OPENS: log, NODE_OPTIONS: `--import=${hook}` }
  const child = spawn(process.execPath, [...shortLived, commandFile(command), ...flags], {
    cwd: repository,
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end()
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk
      if (command === 'mock' && serving.test(text)) child.kill()
    })
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, text, opened: (await readFile(log, 'utf8')).split('\n') }
}

/** `@` stands for the folder of the project. */
const specs = ['@/specs/a/openapi.yaml', '@/specs/a/asyncapi.yaml']
const bare = specs.flatMap((spec) => ['--spec', spec])
const project = ['--project', '@']
const out = ['--out', '@/../out']

/** Every command that reads a description. */
const commands: readonly (readonly [string, readonly string[]])[] = [
  ['validate', project],
  ['generate', [...project, ...out]],
  ['build', ['--compress', 'none', ...project, ...out]],
  ['build', ['--compress', 'none', ...bare, ...out]],
  ['report', [...project, ...out]],
  ['diff', ['@', '@/specs/a']],
  ['search', [...project, 'thing']],
  ['mock', ['--port', '0', ...project]],
  ['drift', ['--url', 'http://127.0.0.1:9', '--wait', '1', '--pause', '0', ...project]],
  ['mcp', project],
  ['i18n', project],
  ['new', ['operation', 'rest', 'GET', '/new', '--tag', 'Things', ...project]],
  ['nginx', project],
  ['versionCut', ['1.0', ...project]],
]

/** The same commands, with the descriptions given in another way. */
const calledOtherwise: typeof commands = [
  ['validate', specs],
  ['generate', [...bare, ...out]],
  ['diff', specs],
  ['mock', ['--port', '0', ...bare]],
]

/** Commands read descriptions by the same code: the usual run tries commands that use most of a description. */
const usual: Readonly<Record<Kind, readonly string[]>> = {
  loud: ['validate'],
  quiet: ['build', 'diff', 'mock', 'mcp', 'new'],
}

function commandsFor(kind: Kind): typeof commands {
  if (isFull) return [...commands, ...calledOtherwise]
  return commands.filter(([name, flags]) => usual[kind].includes(name) && !flags.includes('--spec'))
}

/** A server that was ended, and a comparison with one that does not answer. */
const otherCodes: Readonly<Record<string, number | null>> = { mock: null, drift: 1 }

describe.each(['loud', 'quiet'] as const)('of a %s description nothing outside', (kind) => {
  it.each(commandsFor(kind))('is read or asked by %s %j', async (command, flags) => {
    const folder = await writeProject(kind)
    const { code, text, opened } = await run(
      command,
      flags.map((flag) => flag.replace('@', folder)),
    )
    if (kind === 'quiet') expect([code, text]).toEqual([command in otherCodes ? otherCodes[command] : 0, text])
    // Opened files are recorded: a test without a record would find nothing.
    expect(opened.some((path) => path.startsWith(folder))).toBe(true)
    expect(opened.filter((path) => path.includes('canary'))).toEqual([])
    expect(connections).toBe(0)
    expect(text).not.toContain(secret)
    expect(text).not.toContain('[object Object]')
    const files = await readFolder(dirname(folder))
    const written = [...files].filter(([path]) => !/canary|token\.yaml/.test(path))
    const telling = written.filter(([, bytes]) => Buffer.from(bytes, 'base64').includes(secret))
    expect(telling.map(([path]) => path)).toEqual([])
  })
})
