import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Slow tests of one subject. They run when their inputs differ from the inputs of their last good run. */
interface Lane {
  readonly subject: string
  /** Files, and folders with all tests in them. */
  readonly tests: readonly string[]
  /** Files, and folders with all but their tests. */
  readonly inputs: readonly string[]
}

const repository = fileURLToPath(new URL('..', import.meta.url))
/** Made from the specs for each run. */
const madeFiles = ['sandbox/types.ts']

const record = join(repository, 'tests/lanes.json')

export const lanes: Readonly<Record<string, Lane>> = {
  programs: {
    subject: 'runs of all sample programs and recipes',
    tests: [
      'generator/samples/run.test.ts',
      'generator/samples/session.test.ts',
      'tests/bookPrograms.test.ts',
      'tests/exchangePrograms.test.ts',
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
      ...['generator/contract', 'generator/load', 'generator/markdown', 'generator/model', 'generator/samples'],
      ...['guides/recipes', 'kernel', 'sandbox', 'scripts/tools/programs', 'site.config.ts', 'specs'],
      ...[
        'tests/fixtures/books',
        'tests/fixtures/signing',
        'tests/fixtures/sockets',
        'tests/recipes',
        'tests/samples',
        'tools/audit',
        'tools/mock',
      ],
    ],
  },
  exchange: {
    subject: 'the exchange of this project, and its collections for Postman',
    tests: [
      ...['kernel', 'sandbox', 'tests/sandbox.test.ts', 'tests/sandboxExamples.test.ts', 'tests/sandboxWalks.test.ts'],
    ],
    inputs: [
      ...['generator/contract', 'generator/load', 'generator/markdown', 'generator/model', 'generator/samples'],
      ...[
        'generator/outputs/downloads',
        'kernel',
        'sandbox',
        'specs',
        'tests/sandbox',
        'tools/conformance',
        'tools/mock',
      ],
    ],
  },
  mock: {
    subject: 'the mock and its command',
    tests: ['tools/mock', 'tests/mockCommand.test.ts', 'tests/mockReplies.test.ts'],
    inputs: [
      ...[
        'tools/mock',
        'tools/conformance',
        'tools/drift',
        'tools/serve',
        'generator/contract',
        'generator/load',
        'generator/markdown',
        'generator/model',
        'generator/samples',
      ],
      ...['scripts/mock.ts', 'scripts/drift.ts', 'scripts/tools/mockBeside.ts', 'scripts/tools/mockState.ts'],
      ...['scripts/command', 'entrances', 'tools/scaffold'],
      ...['tests/corpus', 'tests/fixtures/corpus', 'tests/fixtures/orders.yaml', 'specs'],
    ],
  },
  box: {
    subject: 'the process that holds a checker of others',
    tests: ['generator/validate/document/box/askBox.test.ts'],
    inputs: ['generator/validate/document/box', 'package-lock.json'],
  },
  disk: {
    subject: 'commands on a disk that fails',
    tests: ['tests/diskFaults.test.ts'],
    inputs: [
      ...['generator', 'scripts/command', 'scripts/site', 'scripts/tools', 'tools/scaffold'],
      ...['fetch', 'generate', 'i18n', 'init', 'mock', 'new', 'versionCut'].map((name) => `scripts/${name}.ts`),
      ...['tests/faults/failingDisk.mjs', 'tests/diagnostics/smallProject.ts'],
    ],
  },
  package: {
    subject: 'the engine as a package installs it',
    tests: ['tests/package.test.ts'],
    inputs: [
      ...['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'entrances', 'generator', 'kernel'],
      ...['site', 'tools', 'scripts', 'schemas', 'examples/weather-stations', '.github/workflows/docs.yml'],
      ...['tests/package', 'tests/fixtures/newcomer'],
    ],
  },
}

export type LaneDigests = Readonly<Record<string, string>>

/** Digests of the inputs of each lane. */
export function laneDigests(): LaneDigests {
  return Object.fromEntries(Object.entries(lanes).map(([name, lane]) => [name, digestOf(lane)]))
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

function laneOf(name: string): Lane {
  const lane = lanes[name]
  if (!lane) throw new Error(`There is no lane ${name}.`)
  return lane
}

function recorded(): LaneDigests {
  return JSON.parse(readFileSync(record, 'utf8'))
}

/** Of the paths and contents of all inputs and tests. */
export function digestOf({ tests, inputs }: Lane, root = repository): string {
  const hash = createHash('sha256')
  const files = [
    ...inputs.flatMap((path) => filesBelow(root, path)).filter((file) => !isTest(file)),
    ...tests.flatMap((path) => filesBelow(root, path)).filter(isTest),
  ]
  for (const file of files.sort()) hash.update(`${file}\n${digestOfText(readFileSync(join(root, file)))}\n`)
  return hash.digest('hex')
}

function digestOfText(text: Buffer): string {
  return createHash('sha256').update(text).digest('hex')
}

function filesBelow(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => !/^\.|^(?:node_modules|dist|__pycache__)$/.test(name))
    .map((name) => posix.join(path, name))
    .filter((below) => !madeFiles.includes(below))
    .flatMap((below) => filesBelow(root, below))
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}
