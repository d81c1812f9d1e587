import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isFull } from './fullRun.ts'
import { describeFirstDay } from './package/firstDay.ts'
import { type Ended, packEngine, runIn, unpackEngine } from './package/installedEngine.ts'
import { repository } from './runCommand.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const run = promisify(execFile)

let workspace: Workspace
let project: string
/** The packed engine. */
let file: string
let engine: string
/** Files of the installed package before anything ran. */
let packed: readonly string[]

/** The example as its authors have it: a folder of its own that has installed the engine. */
beforeAll(async () => {
  workspace = await createWorkspace()
  project = workspace.newFolder()
  await cp(join(repository, 'examples/weather-stations'), project, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist)$/.test(path),
  })
  await writeFile(join(project, 'components/most.mjs'), 'export const most = 5\n')
  await appendFile(
    join(project, 'guides/zh/guide/index.mdx'),
    "\nimport { most } from '../../../components/most.mjs'\n\n至多 {most + 1} 级。\n",
  )
  file = await packEngine(workspace.path)
  engine = await unpackEngine(file, join(project, 'node_modules'))
  packed = await filesBelow(engine)
  const { code, text } = await exchangeDocs('build', '--compress', 'none')
  if (code !== 0) throw new Error(`build ended with ${code}\n${text}`)
})

afterAll(() => workspace.remove())

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

/** Calls the command of the installed package in the folder of the project. */
function exchangeDocs(...flags: readonly string[]): Promise<Ended> {
  return exchangeDocsIn(project, flags)
}

function exchangeDocsIn(cwd: string, flags: readonly string[]): Promise<Ended> {
  return runIn(cwd, [process.execPath, join(engine, 'scripts/exchangeDocs.mjs'), ...flags])
}

function published(file: string): Promise<string> {
  return readFile(join(project, 'dist', file), 'utf8')
}

it('is an engine without its tests and without the documentation that it is developed with', () => {
  const others = packed.filter((file) =>
    /\.test\.|(^|\/)testing\.tsx?$|^(tests|bench|specs|guides|site\/content)\//.test(file),
  )
  expect(others).toEqual([])
  expect(packed).toContain('README.md')
})

it('holds who installs it from a registry to the packages of the lock file, and brings none that only develops it', async () => {
  const read = async (folder: string, file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'))
  const [held, lock] = [await read(engine, 'npm-shrinkwrap.json'), await read(repository, 'package-lock.json')]
  const paths = Object.keys(held.packages).filter((path) => path !== '')
  expect(paths).toContain('node_modules/vite')
  expect(paths.filter((path) => held.packages[path].integrity !== lock.packages[path].integrity)).toEqual([])
  expect(paths.filter((path) => held.packages[path].dev || held.packages[path].devOptional)).toEqual([])
  const wanted = Object.keys(held.packages[''].dependencies)
  expect(wanted.filter((name) => !paths.includes(`node_modules/${name}`))).toEqual([])
  expect(paths).not.toContain('node_modules/vitest')
})

it('asks npm for packages without an install script, where npm reads no lock file of it too', async () => {
  const held = JSON.parse(await readFile(join(engine, 'npm-shrinkwrap.json'), 'utf8'))
  const { dependencies } = JSON.parse(await readFile(join(engine, 'package.json'), 'utf8'))
  expect(Object.keys(held.packages).filter((path) => held.packages[path].hasInstallScript)).toEqual([])
  // Vike depends on esbuild: npm installs the version that the engine names for both.
  expect([dependencies.esbuild, held.packages['node_modules/esbuild'].name]).toEqual([
    expect.stringMatching(/^npm:esbuild-wasm@/),
    'esbuild-wasm',
  ])
})

it('gives programs its entrances as JavaScript', async () => {
  const program = `
    import { defineSite } from 'exchange-docs'
    import { compareReferences } from 'exchange-docs/diff'
    import { add } from 'exchange-docs/kernel'
    import { openFutures } from 'exchange-docs/kernel/futures'
    import { openSpot } from 'exchange-docs/kernel/spot'
    import { defineMock, refuse } from 'exchange-docs/mock'
    import { readModel } from 'exchange-docs/model'
    import { definePlugin } from 'exchange-docs/plugin'
    import { validate } from 'exchange-docs/validate'

    const project = { kind: 'specs', root: process.cwd(), specs: ['specs/stations/openapi.yaml'] }
    const { value } = await readModel(project)
    const [api] = value.reference.apis
    const without = { apis: [{ ...api, operations: api.operations.slice(1) }] }
    const changes = compareReferences(value.reference, without)
    const names = [defineSite, defineMock, definePlugin, openSpot, openFutures].map(({ name }) => name)
    const codes = (await validate(project)).map(({ code }) => code)
    console.log(JSON.stringify([names, add('0.1', '0.2'), refuse(7).code, api.operations[0].id, changes.map(({ rule }) => rule), codes]))
  `
  await writeFile(join(project, 'program.mjs'), program)
  const { stdout } = await run(process.execPath, ['program.mjs'], { cwd: project })
  const [names, sum, code, operation, changes, codes] = JSON.parse(stdout)
  expect(sum).toBe('0.3')
  expect([names, code, operation, codes]).toEqual([
    ['defineSite', 'defineMock', 'definePlugin', 'openSpot', 'openFutures'],
    7,
    'listStations',
    [],
  ])
  expect(changes).toEqual(['operation-removed'])
})

it('gives programs the types of its entrances', async () => {
  const program = `
    import { defineSite, type SiteConfig } from 'exchange-docs'
    import { type ApiChange, compareReferences } from 'exchange-docs/diff'
    import { type Decimal, subtract } from 'exchange-docs/kernel'
    import type { Position } from 'exchange-docs/kernel/futures'
    import { type Account, accountOfKey, type SpotExchange } from 'exchange-docs/kernel/spot'
    import { defineMock, type MockContext, type MockRefusal, refuse } from 'exchange-docs/mock'
    import { type Operation, type Project, readModel } from 'exchange-docs/model'
    import { definePlugin } from 'exchange-docs/plugin'
    import { type Diagnostic, validate } from 'exchange-docs/validate'

    export const site = defineSite({ brand: { name: 'A' }, plugins: [definePlugin({ name: 'own' })] })
    export const mock = defineMock<number, {}>({ state: ({ now }) => now, apis: {} })
    export const refused: MockRefusal = refuse('7')
    export const left: Decimal = subtract('1', '0.1')
    export const costOf = ({ cost }: Position): Decimal => cost
    export const own = (exchange: SpotExchange): Account => accountOfKey(exchange, 'key')
    export type Context = MockContext<number, {}>
    export type Origin = SiteConfig['origin']
    const project: Project = { kind: 'project', root: '.' }
    export const found: readonly Diagnostic[] = await validate(project)
    const { value } = await readModel(project)
    export const operations: readonly Operation[] = value?.reference.apis.flatMap(({ operations }) => operations) ?? []
    export const changes: readonly ApiChange[] = value ? compareReferences(value.reference, value.reference) : []
    // @ts-expect-error: a brand has a name.
    defineSite({ brand: {} })
    // @ts-expect-error: an id is a text.
    export const id: number = operations[0]?.id ?? ''
  `
  await writeFile(join(project, 'program.mts'), program)
  const flags = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2023', '--types', '', 'program.mts']
  const compiler = join(repository, 'node_modules/typescript/bin/tsc')
  const { code, stdout } = await run(process.execPath, [compiler, '--ignoreConfig', ...flags], { cwd: project }).then(
    () => ({ code: 0, stdout: '' }),
    (error: { readonly code: number; readonly stdout: string }) => error,
  )
  expect([code, stdout]).toEqual([0, ''])
})

it('names the package that a command needs and the project has not installed', async () => {
  const { code, text } = await exchangeDocs('mcp')
  expect([code, text]).toEqual([2, expect.stringContaining('npm install @modelcontextprotocol/sdk')])
})

it('installs few packages, none of which compiles the rest', async () => {
  const held = JSON.parse(await readFile(join(engine, 'npm-shrinkwrap.json'), 'utf8'))
  const here = Object.keys(held.packages).filter((path) => path !== '' && existsSync(join(repository, path)))
  expect(here.length).toBeLessThanOrEqual(260)
})

it('builds the project in the current folder, REST and WebSocket, in both languages', async () => {
  const expected = [
    ['guide/api/stations/index.html', 'Get the latest measurement'],
    ['zh/guide/api/stations/index.html', '查询最新观测'],
    ['guide/api/live-data/index.html', 'Names the stations to hear of.'],
    ['zh/guide/api/live-data/index.html', '指定要接收的气象站。'],
    ['specs/stations/asyncapi.json', 'Skerry live data'],
  ] as const
  const found = await Promise.all(expected.map(async ([file, text]) => (await published(file)).includes(text)))
  expect(found).toEqual(expected.map(() => true))
})

it('writes nothing into the installed package', async () => {
  expect(await filesBelow(engine)).toEqual(packed)
})

it.runIf(isFull)('compiles nothing of its own for a site that has put nothing into the bundles', async () => {
  const built = await exchangeDocs('build', '--spec', 'specs/stations/openapi.yaml', '--out', 'plain')
  expect(built.code, built.text).toBe(0)
  const page = await readFile(join(project, 'plain/index.html'), 'utf8')
  const [, script = 'none'] = /<script src="\/(assets\/entries\/[^"]+\.js)"/.exec(page) ?? []
  expect(await readFile(join(project, 'plain', script), 'utf8')).toBe(
    await readFile(join(engine, 'engine/site/client', script), 'utf8'),
  )
  expect(await readdir(join(project, 'node_modules/.cache/exchange-docs/sites'))).toHaveLength(1)
})

it('shows a component of the project in a guide, in its colours, with its texts', async () => {
  const [english, chinese] = [await published('guide/index.html'), await published('zh/guide/index.html')]
  expect(english.match(/<ol class="wind-scale".*?<li>.*?<li>/)?.[0]).toBe(
    '<ol class="wind-scale" start="0"><li><b>Calm</b> ≥ 0 m/s<li>',
  )
  expect(chinese.includes('<li><b>无风</b> ≥ 0 m/s<li>')).toBe(true)
  expect([english.includes('>Find<'), chinese.includes('>查找<')]).toEqual([true, true])
  const tokens = /--color-accent:[^;]*oklch\(42% \.1 300\)[^}]*--radius:2px/
  expect((await stylesOf(english)).filter((sheet) => tokens.test(sheet))).toHaveLength(1)
})

/** The style sheets of a page. */
function stylesOf(page: string): Promise<string[]> {
  const files = [...page.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+\.css)"/g)].map(([, file = '']) => file)
  return Promise.all(files.map(published))
}

it('shows components of the project above and below every page, with their styles', async () => {
  const files = ['index.html', '404.html', 'zh/guide/api/alerts/index.html']
  const pages = await Promise.all(files.map(published))
  for (const page of pages) expect(page).toMatch(/<div class="own-header"><p class="storm-season">.*class="coast"/s)
  expect(pages[2]).toContain('海岸沿线的四十个气象站')
  const styles = await stylesOf(pages[0] ?? '')
  expect(styles.filter((sheet) => sheet.includes('.storm-season'))).toHaveLength(1)
})

it('shows what the project makes of its specs: a sample in a language of its own, and a link to report each field', async () => {
  const page = await published('guide/api/stations/index.html')
  expect(page).toMatch(/<span[^>]*>Ruby<|>Ruby</)
  expect(await published('guide/api/stations.md')).toContain('```ruby\nrequire')
  expect(page).toContain('field=listStations.query.limit&amp;language=en&amp;version=current')
  expect(await published('guide/api/alerts/index.html')).not.toContain('Ruby')
})

it('puts a snippet into the guide that imports it, in every form of the page', async () => {
  const text = 'Times are Unix milliseconds. Wind is in metres per second'
  expect(await published('guide/index.html')).toContain(`<p>${text}`)
  expect(await published('guide.md')).toContain(`\n${text}`)
})

it('names no file that a page was made from, as nobody edits it there', async () => {
  const pages = (await filesBelow(join(project, 'dist'))).filter((file) => /\.(?:html|json|md|txt)$/.test(file))
  const texts = await Promise.all(pages.map(published))
  expect(texts.filter((text) => /guides\/(?:en|zh)\/|specs\/stations\/\w+\.yaml:\d/.test(text))).toEqual([])
})

it('runs the JavaScript of a guide', async () => {
  expect(await published('zh/guide/index.html')).toMatch(/<p>至多 6 级。</)
})

it('gives the browser the texts of the project too', async () => {
  const assets = await filesBelow(join(project, 'dist/assets'))
  const scripts = await Promise.all(
    assets.filter((file) => file.endsWith('.js')).map((file) => published(`assets/${file}`)),
  )
  expect(scripts.filter((script) => /"shell\.search":\[\{type:0,value:[`"']Find/.test(script))).toHaveLength(1)
})

it('finds nothing wrong with the example', async () => {
  expect(await exchangeDocs('validate', '--all')).toMatchObject({ code: 0, text: 'No problems found.\n' })
})

it('asks the parser of AsyncAPI, which is compiled into it, and brings the licences of what that is made of', async () => {
  const file = join(workspace.newFolder(), 'asyncapi.yaml')
  await mkdir(dirname(file))
  await writeFile(file, "asyncapi: 3.0.0\ninfo: { title: A, version: '1' }\nadress: 1\n")
  const { code, text } = await exchangeDocs('validate', file)
  expect([code, text]).toEqual([1, expect.stringContaining('asyncapi.yaml:3:1  error  asyncapi-structure')])
  const licenses = await readFile(join(engine, 'engine/boxes/asyncapi.licenses.txt'), 'utf8')
  expect(licenses).toContain('@asyncapi/parser 3.6.3: Apache-2.0')
  expect(licenses).toMatch(/lodash [\d.]+: MIT/)
})

it('begins a project in an empty folder, in which nothing is wrong and which can be built', async () => {
  const empty = workspace.newFolder()
  await mkdir(empty)
  await symlink(join(project, 'node_modules'), join(empty, 'node_modules'))
  const begun = await exchangeDocsIn(empty, ['init', '--name', 'Empty'])
  expect(begun).toMatchObject({ code: 0, text: expect.stringMatching(/\nNext: npx exchange-docs dev\n$/) })
  expect(await exchangeDocsIn(empty, ['validate', '--all'])).toMatchObject({ code: 0, text: 'No problems found.\n' })
  expect((await exchangeDocsIn(empty, ['build', '--compress', 'none'])).code).toBe(0)
  const home = await readFile(join(empty, 'dist/index.html'), 'utf8')
  expect(home).toContain('href="/api/"')
  expect(await readFile(join(empty, 'dist/api/index.html'), 'utf8')).toContain('Market data')
})

it('says in its own words how it is called', async () => {
  const { code, text } = await exchangeDocs('preview', '--dir', 'nothing')
  expect(code).toBe(2)
  expect(text).toContain('run exchange-docs build first')
})

describeFirstDay(() => ({ file, packages: dirname(engine), newFolder: workspace.newFolder }))
