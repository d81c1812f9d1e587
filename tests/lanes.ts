import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../package.json' with { type: 'json' }
import { importsOf } from './architecture/readModules.ts'

/** Slow tests of one subject. They run when their inputs differ from the inputs of their last good run. */
interface Lane {
  readonly subject: string
  /** Files, and folders with all tests in them. */
  readonly tests: readonly string[]
  /** Files, and folders with all but their tests, that no import leads to: data, and programs that the tests start. */
  readonly inputs: readonly string[]
}

const repository = fileURLToPath(new URL('..', import.meta.url))
/** Commands make these, and no commit holds them: a lane does not depend on an earlier command. */
const madeFiles = ['sandbox/types.ts', 'site/content']
/** Its imports say what readers search for, which no lane asks. */
const configuration = 'site.config.ts'

const record = join(repository, 'tests/lanes.json')

/** Commands that a lane starts are compiled from these; their own scripts lead to all else. */
const commands = ['package.json', 'package-lock.json', 'generator', 'schemas', 'scripts/engine', 'scripts/site']

/** Sites are built from these, apart from their own texts. */
const builds = [...commands, 'scripts/build.ts', 'site', 'vite.config.ts']

export const lanes: Readonly<Record<string, Lane>> = {
  programs: {
    subject: 'runs of all sample programs and recipes',
    tests: [
      'generator/samples/run.test.ts',
      'generator/samples/session.test.ts',
      'generator/samples/webhookVerification.test.ts',
      'tests/bookPrograms.test.ts',
      'tests/csharpPlugin.test.ts',
      'tests/exchangePrograms.test.ts',
      'tests/handshakePrograms.test.ts',
      'tests/hostilePrograms.test.ts',
      'tests/hostileAccounts.test.ts',
      'tests/hostileRecipes.test.ts',
      'tests/liveSamples.test.ts',
      'tests/loginPrograms.test.ts',
      'tests/recipes.test.ts',
      'tests/sampleLinters.test.ts',
      'tests/samples.test.ts',
      'tests/sandboxPrograms.test.ts',
      'tests/schemePrograms.test.ts',
      'tests/socketPrograms.test.ts',
    ],
    inputs: [
      ...['generator/samples', 'guides/recipes', 'specs', 'tests/recipes', 'tests/samples'],
      ...['tests/fixtures/books', 'tests/fixtures/signing', 'tests/fixtures/sockets'],
    ],
  },
  exchange: {
    subject: 'the exchange of this project, its scenarios, and its collections for Postman',
    tests: [
      ...['kernel', 'sandbox', 'tests/sandbox.test.ts', 'tests/sandboxExamples.test.ts', 'tests/sandboxWalks.test.ts'],
      ...['tests/replays.test.ts', 'tests/sandboxFile.test.ts', 'tests/scenarios.test.ts'],
    ],
    inputs: [
      ...[...commands, 'guides', 'kernel', 'sandbox', 'scripts/mock.ts', 'scripts/tools/runSandbox.ts', 'specs'],
      ...['tests/sandbox', 'tests/scenarios'],
    ],
  },
  page: {
    subject:
      'the exchange in the page, the worked account, the console, the request builder and the signature debugger',
    tests: [
      ...['tests/browser/console.test.ts', 'tests/browser/consoleHost.test.ts', 'tests/browser/consoleKeys.test.ts'],
      ...['tests/browser/pageMock.test.ts', 'tests/browser/requestBuilder.test.ts', 'tests/pageMock.test.ts'],
      ...['tests/browser/signatureDebugger.test.ts', 'tests/browser/workedAccount.test.ts'],
      'generator/samples/signing/mistakes',
    ],
    inputs: [
      ...[...builds, 'assets', 'guides', 'kernel', 'sandbox', 'site.config.ts', 'specs', 'tools'],
      ...['playwright.config.ts', 'tests/browser/globalSetup.ts', 'tests/fixtures/meridian'],
    ],
  },
  mock: {
    subject: 'the mock and its command',
    tests: ['tools/mock', 'tests/mockCommand.test.ts', 'tests/mockReplies.test.ts'],
    inputs: [
      ...[...commands, 'entrances', 'specs', 'tests/corpus', 'tests/fixtures', 'tools/mock'],
      ...['drift', 'mock', 'new'].map((name) => `scripts/${name}.ts`),
    ],
  },
  box: {
    subject: 'the process that holds a checker of others',
    tests: ['generator/validate/document/box/askBox.test.ts'],
    inputs: ['generator/validate/document/box', 'package-lock.json'],
  },
  disk: {
    subject: 'commands on a disk that fails, and the files that a later build writes again',
    tests: [
      ...['tests/atomic.test.ts', 'tests/diskFaults.test.ts', 'tests/pageKeys.test.ts', 'tests/unchanged.test.ts'],
      'tests/writes.test.ts',
    ],
    inputs: [
      ...[...builds, 'deploy', 'scripts', 'tools'],
      ...['tests/atomic', 'tests/faults/failingDisk.mjs', 'tests/fixtures/meridian', 'tests/fixtures/orders.yaml'],
    ],
  },
  hostile: {
    subject: 'hostile descriptions, files and servers',
    tests: [
      ...['tests/fuzz.test.ts', 'tests/outside.test.ts', 'tests/browser/activeFiles.test.ts'],
      ...['tests/browser/hostile.test.ts', 'tests/browser/hostileApi.test.ts'],
    ],
    inputs: [
      ...[...builds, 'deploy', 'kernel', 'scripts', 'tests/browser', 'tests/corpus', 'tests/fixtures', 'tests/fuzz'],
      ...['playwright.config.ts', 'specs', 'tests/outside', 'tools'],
    ],
  },
  package: {
    subject: 'the engine as a package installs it, and as projects of others use it',
    tests: [
      ...['tests/addLanguage.test.ts', 'tests/package.test.ts', 'tests/plugins.test.ts'],
      ...['tests/secondExchange.test.ts', 'tests/testProject.test.ts', 'tests/thirdLanguage.test.ts'],
      'tests/versions.test.ts',
    ],
    inputs: [
      ...[...builds, 'tsconfig.json', 'entrances', 'kernel', 'tools', 'scripts', 'examples'],
      ...['.github/workflows/docs.yml', 'tests/package', 'tests/fixtures/meridian', 'tests/fixtures/newcomer'],
      'tests/fixtures/translateCommand.mjs',
    ],
  },
}

export type LaneDigests = Readonly<Record<string, string>>

/** Digests of the inputs of each lane. */
export function laneDigests(): LaneDigests {
  const read = createReader(repository)
  return Object.fromEntries(Object.entries(lanes).map(([name, lane]) => [name, digestOf(lane, repository, read)]))
}

/** The names of the lanes that had a good run with the same inputs. */
export function unchangedLanes(digests: LaneDigests = laneDigests()): string[] {
  const known = recorded()
  return Object.keys(digests).filter((name) => known[name] === digests[name])
}

/** Records lanes after a good run. Gives the names of lanes with another digest than the record. */
export function recordLanes(digests: LaneDigests): string[] {
  const known = recorded()
  const fresh = Object.keys(digests).filter((name) => known[name] !== digests[name])
  if (fresh.length > 0) writeFileSync(record, `${JSON.stringify({ ...known, ...digests }, undefined, 2)}\n`)
  return fresh
}

/** The tests that EXCHANGE_DOCS_LEFT_OUT, a list of lanes, leaves out of a run. */
export function leftOutTests(): string[] {
  const names = process.env['EXCHANGE_DOCS_LEFT_OUT']?.split(',').filter((name) => name !== '') ?? []
  return names.flatMap((name) => laneOf(name).tests.map((path) => (isTest(path) ? path : `${path}/**`)))
}

/** Whether a test runs in a browser, on a site that is built. */
export function isInBrowser(path: string): boolean {
  return path.startsWith('tests/browser/')
}

function laneOf(name: string): Lane {
  const lane = lanes[name]
  if (!lane) throw new Error(`There is no lane ${name}.`)
  return lane
}

function recorded(): LaneDigests {
  return JSON.parse(readFileSync(record, 'utf8'))
}

/** Of the paths and contents of all tests and inputs, and of all modules that they import. */
export function digestOf({ tests, inputs }: Lane, root = repository, read = createReader(root)): string {
  const hash = createHash('sha256')
  const files = [
    ...inputs.flatMap((path) => filesBelow(root, path)).filter((file) => !isTest(file)),
    ...tests.flatMap((path) => filesBelow(root, path)).filter(isTest),
  ]
  for (const file of withImported(files, read)) hash.update(`${file}\n${read(file).digest}\n`)
  return hash.digest('hex')
}

interface Input {
  readonly digest: string
  /** Files of the repository that it imports. */
  readonly imported: readonly string[]
}

/** Reads each file once for all lanes. */
function createReader(root: string): (file: string) => Input {
  const known = new Map<string, Input>()
  return (file) => {
    const found = known.get(file) ?? readInput(root, file)
    known.set(file, found)
    return found
  }
}

function readInput(root: string, file: string): Input {
  const bytes = readFileSync(join(root, file))
  const isFollowed = file !== configuration && /\.(?:tsx?|mjs)$/.test(file)
  const imports = isFollowed ? importsOf(bytes.toString()).filter(({ isType }) => !isType) : []
  return {
    digest: createHash('sha256').update(bytes).digest('hex'),
    imported: imports
      .flatMap(({ target }) => ownFiles(file, target.replace(/\?\w+$/, '')))
      .filter((path) => !madeFiles.includes(path) && existsSync(join(root, path))),
  }
}

/** The files that may stand behind an import, none for a package of others. */
function ownFiles(importer: string, target: string): string[] {
  if (target.startsWith('.')) return [posix.join(posix.dirname(importer), target)]
  const { exports, imports } = manifest
  const forms: Readonly<Record<string, string | Readonly<Record<string, string>>>> = { ...exports, ...imports }
  const files = forms[target.replace(/^exchange-docs(?=\/|$)/, '.')] ?? {}
  return (typeof files === 'string' ? [files] : Object.values(files)).map((file) => posix.normalize(file))
}

/** Files and all that they import, in the order of their paths. */
function withImported(files: readonly string[], read: (file: string) => Input): string[] {
  const found = new Set<string>()
  const left = [...files]
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file)) continue
    found.add(file)
    left.push(...read(file).imported)
  }
  return [...found].sort()
}

function filesBelow(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => !/^\.|^(?:node_modules|dist|__pycache__)$|\.tsbuildinfo$/.test(name))
    .map((name) => posix.join(path, name))
    .filter((below) => !madeFiles.includes(below))
    .flatMap((below) => filesBelow(root, below))
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}
