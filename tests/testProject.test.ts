import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Diagnostic } from '../generator/contract/diagnostics.ts'
import { type Fault, faultsApart, faultsOfSite, faultsOfSources, showsMore } from './faults/plantedFaults.ts'
import { isFull } from './fullRun.ts'
import { repository, runCommand } from './runCommand.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

let workspace: Workspace

beforeAll(async () => {
  workspace = await createWorkspace()
})

afterAll(() => workspace.remove())

/** A copy of the example, a project that has installed the engine, with faults in it. */
async function plant(faults: readonly Fault[]): Promise<string> {
  const root = workspace.newFolder()
  const filter = (path: string) => !/[\\/](node_modules|dist)$/.test(path)
  await cp(join(repository, 'examples/weather-stations'), root, { recursive: true, filter })
  await mkdir(join(root, 'node_modules'))
  await symlink(repository, join(root, 'node_modules/exchange-docs'))
  for (const [old, replacement] of Object.entries(showsMore))
    await edit(root, 'components/WindScale.tsx', [old, replacement])
  for (const { file, change } of faults) await edit(root, file, change)
  return root
}

async function edit(root: string, file: string, change: Fault['change']): Promise<void> {
  const path = join(root, file)
  await mkdir(dirname(path), { recursive: true })
  const text = typeof change === 'string' ? change : await replaced(path, ...change)
  await writeFile(path, text)
}

async function replaced(path: string, old: string, replacement: string): Promise<string> {
  const text = await readFile(path, 'utf8')
  if (!text.includes(old)) throw new Error(`${path} does not contain ${old}`)
  return text.replace(old, () => replacement)
}

/** Diagnostics of a run, the faults that it does not find, and its exit code. */
async function test(
  faults: readonly Fault[],
): Promise<{ found: readonly Diagnostic[]; missed: string[]; code: number }> {
  const root = await plant(faults)
  const flags = ['--project', root, '--format', 'json', '--largest', '0.1']
  const { code, stdout, stderr } = await runCommand('testProject', flags)
  if (code === 2) throw new Error(stderr)
  const found: readonly Diagnostic[] = JSON.parse(stdout)
  const isFound = (fault: Fault) =>
    found.some((own) => own.code === fault.code && own.file === fault.found && own.message.includes(fault.message))
  return { found, code, missed: faults.filter((fault) => !isFound(fault)).map(({ name }) => name) }
}

it('every fault of a built site is found by its name, with its source', async () => {
  const { missed, found, code } = await test(faultsOfSite)
  expect({ missed, code }).toEqual({ missed: [], code: 1 })
  const link = found.find(({ message }) => message.includes('/nowhere'))
  expect(link?.message).toBe(
    '<a> "/nowhere" leads to a file that the site does not have. On /guide/index.html and 1 more page.',
  )
})

it.runIf(isFull)('every fault of the sources is found at once', async () => {
  const { missed, code } = await test(faultsOfSources)
  expect({ missed, code }).toEqual({ missed: [], code: 1 })
})

it.runIf(isFull).each(faultsApart)('$name is found', async (fault) => {
  const { missed, code } = await test([fault])
  expect({ missed, code }).toEqual({ missed: [], code: 1 })
})

it('a text that no page shows is told at its source', async () => {
  const root = workspace.newFolder()
  const spec = `openapi: 3.1.0
info: { title: Payments, version: '1' }
paths: { /payments: { get: { operationId: list, summary: List payments, responses: { '200': { description: All. } } } } }
components: { responses: { Gone: { description: Nothing leads here. } } }
`
  const config = "export default { brand: { name: 'P' }, apis: [{ id: 'p', specs: ['openapi.yaml'], path: '/' }] }"
  await edit(root, 'site.config.mjs', config)
  await edit(root, 'openapi.yaml', spec)
  const flags = ['--project', root, '--only', 'texts', '--format', 'json']
  const { code, stdout } = await runCommand('testProject', flags)
  const found: readonly Diagnostic[] = JSON.parse(stdout)
  const told = found.filter((own) => own.code === 'text-not-shown')
  expect({ code, told }).toMatchObject({
    code: 0,
    told: [{ line: 4, column: 36, message: 'No page shows "Nothing leads here."', severity: 'warning' }],
  })
})

it.each<[specs: string, type: string, texts: number, told: string]>([
  ['have errors that pages survive', 'text', 1, 'texts: 1 tested'],
  ['cannot be read', '[', 0, 'texts not looked for: yaml-syntax in openapi.yaml:'],
])('of specs that %s, texts are looked for where pages can be made', async (_, type, texts, told) => {
  const root = workspace.newFolder()
  const spec = `openapi: 3.1.0
info: { title: Payments, version: '1' }
paths: { /payments: { get: { operationId: list, summary: List payments, responses: { '200': { description: All. } } } } }
components: { responses: { Gone: { description: Nothing leads here. } }, schemas: { A: {
  type: ${type} } } }
`
  await edit(
    root,
    'site.config.mjs',
    "export default { brand: { name: 'P' }, apis: [{ id: 'p', specs: ['openapi.yaml'] }] }",
  )
  await edit(root, 'openapi.yaml', spec)
  const flags = ['--project', root, '--only', 'texts', '--format', 'json']
  const { code, stdout, stderr } = await runCommand('testProject', flags)
  const found: readonly Diagnostic[] = JSON.parse(stdout)
  const errors = found.filter(({ severity }) => severity === 'error')
  const lost = found.filter((own) => own.code === 'text-not-shown')
  expect(stderr).toContain(told)
  expect({ code, errors: errors.length > 0, lost: lost.length }).toEqual({ code: 1, errors: true, lost: texts })
})

/** A project with languages of a plug-in, whose programs send requests with `curl`. */
const brought = `import { csharp } from '${join(repository, 'examples/plugins/csharp.ts')}'
const [language] = csharp.languages
const shell = (name, path, compile) => ({
  ...language, name, extension: name, compile: compile + ' {name}.' + name, command: 'sh {name}.' + name,
  syntax: { ...language.syntax, call: () => 'curl --silent --fail "$API_URL' + path + '"' },
  template: '«:short»\\n«call»\\n«:program»\\n«code»\\n«:code»\\n«short»\\n',
})
const languages = [shell('sh', '/payments', 'sh -n'), shell('dash', '/nowhere', 'sh -n'), shell('ksh', '/payments', 'no-compiler')]
export default { brand: { name: 'Payments' }, apis: [{ id: 'payments', specs: ['openapi.yaml'], path: '/' }],
  plugins: [{ name: 'shell', languages }], samples: { languages: languages.map(({ name }) => name) } }
`

it('programs that send files find them', async () => {
  const root = workspace.newFolder()
  const form = '{ type: object, required: [photo], properties: { photo: { type: string, format: binary } } }'
  const content = `{ multipart/form-data: { schema: ${form} } }`
  const spec = `openapi: 3.1.0
info: { title: Photos, version: '1' }
servers: [{ url: 'https://api.example.com' }]
paths:
  /photos:
    post: { operationId: send, summary: Send, requestBody: { required: true, content: ${content} },
      responses: { '204': { description: Taken. } } }
`
  await edit(
    root,
    'site.config.mjs',
    "export default { brand: { name: 'P' }, apis: [{ id: 'p', specs: ['openapi.yaml'] }], samples: { languages: ['bash', 'javascript'] } }",
  )
  await edit(root, 'openapi.yaml', spec)
  const { code, stdout } = await runCommand('testProject', ['--project', root, '--only', 'samples'])
  expect({ code, failed: stdout.includes('sample-failed') }).toEqual({ code: 0, failed: false })
})

it('of programs in languages of a plug-in, the one that fails is told, and the one without its compiler is left out', async () => {
  const root = workspace.newFolder()
  await cp(join(repository, 'tests/fixtures/newcomer/begun'), root, { recursive: true })
  await edit(root, 'site.config.ts', brought)
  const { code, stdout, stderr } = await runCommand('testProject', ['--project', root, '--only', 'samples'])
  const told = stdout + stderr
  expect(told).toContain('payments/list-payments.dash (payments listPayments): ')
  expect(told).not.toContain('payments/list-payments.sh (payments listPayments)')
  expect(told).toContain('1 program in ksh not run: this machine has no such language')
  expect(told).toContain('samples: 2 tested')
  expect(code).toBe(1)
})

const otherFlags: [flags: string[], problem: string][] = [
  [['--format', 'xml'], '--format is one of pretty, json, github, sarif, junit, not "xml".'],
  [['--largest', 'big'], '--largest is a number of megabytes above 0, not "big".'],
]

it.runIf(isFull)('nothing is found in the example as it is', async () => {
  const { found, code } = await test([])
  expect({ found, code }).toEqual({ found: [], code: 0 })
})

it.each<[flags: string[], problem: string]>([
  [['--only', 'page'], '--only is one of validate, pages, texts, samples, recipes, scenarios, queries, not "page".'],
  ...(isFull ? otherFlags : []),
])('called with %j it ends with 2 and says why', async (flags, problem) => {
  const { code, stderr } = await runCommand('testProject', flags)
  expect({ code, first: stderr.split('\n')[0] }).toEqual({ code: 2, first: problem })
})

it('a recipe gets no variable of the shell but those that it needs', async () => {
  const program = `const { CI_TOKEN, API_URL } = process.env
if (CI_TOKEN) throw new Error(\`it reads \${CI_TOKEN}\`)
await fetch(\`\${API_URL}/v1/stations\`)
`
  const root = await plant([])
  await edit(root, 'guides/recipes/variables.mjs', program)
  const flags = ['--project', root, '--only', 'recipes', '--format', 'json']
  const { code, stdout } = await runCommand('testProject', flags, { environment: { CI_TOKEN: 'secret' } })
  expect({ code, found: JSON.parse(stdout) }).toEqual({ code: 0, found: [] })
})
