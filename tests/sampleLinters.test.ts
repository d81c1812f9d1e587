import { execFile, execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleFiles } from '../generator/samples/sampleFiles.ts'
import { goModule } from '../scripts/tools/programs/compileGo.ts'
import { missingPackage } from '../scripts/tools/programs/toolchains.ts'
import { isFull } from './fullRun.ts'
import { readProjectApis } from './projectApis.ts'

interface Linter {
  /** The command that must be on the machine. */
  readonly name: string
  readonly extension: string
  /** Programs that the usual run looks at, where it does not look at all. */
  readonly usual?: number
  readonly parameters: readonly string[]
  /** Whether it looks at the files of all folders at once. */
  readonly isTogether?: true
  /** Parameter in place of the files. */
  readonly target?: string
}

/** The work of `node --check` on one module, in one process for all. */
const parseModules = `for (const file of process.argv.slice(1))
  new vm.SourceTextModule(fs.readFileSync(file, 'utf8'), { identifier: file })`

/** Warns of all it can, and writes no classes. */
const javac = ['-J-XX:TieredStopAtLevel=1', '-proc:none', '-Xlint:all', '-XDshould-stop.ifNoError=FLOW']

const linters: readonly Linter[] = [
  { name: 'shellcheck', extension: '.sh', usual: 12, parameters: [] },
  { name: 'pyflakes3', extension: '.py', usual: 12, parameters: [] },
  { name: 'node', extension: '.mjs', parameters: ['--no-warnings', '--experimental-vm-modules', '-e', parseModules] },
  { name: 'javac', extension: '.java', parameters: javac, isTogether: true },
  { name: 'go', extension: '.go', usual: 3, parameters: ['vet', '-mod=mod'], target: './...' },
]

let folder: string
let files: ReadonlyMap<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linted-'))
  files = new Map(sampleFiles(await readProjectApis()))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const present = linters.filter(({ name }) => isThere(name))
const absent = linters.filter(({ name }) => !isThere(name))

it.skip.each(absent)('$name is not on this machine', () => {})

it.each(present)('$name finds nothing in the programs', { timeout: 240_000 }, async (linter) => {
  const own = [...files].filter(([path]) => extname(path) === linter.extension && isWhole(path))
  const step = isFull ? 1 : Math.ceil(own.length / (linter.usual ?? own.length))
  const chosen = own.filter((_, index) => index % step === 0)
  expect(chosen.length).toBeGreaterThan(2)
  const paths = await Promise.all(chosen.map(([path, text]) => written(path, text)))
  await writeFile(join(folder, 'go.mod'), goModule('samples'))
  for (const group of groupsOf(linter, paths)) expect(await outputOf(linter, group)).toBe('')
})

/** Go reads no program without its packages. */
function isWhole(path: string): boolean {
  return !path.endsWith('-session.go') || missingPackage('go') === undefined
}

/** Each program in Go is a package, those in Java are one an API; the others lie beside each other, API by API. */
async function written(path: string, text: string): Promise<string> {
  const place = extname(path) === '.go' ? join(path, basename(path)) : path
  const file = join(folder, place)
  const line = extname(path) === '.java' ? `package ${basename(dirname(path)).replaceAll('-', '_')};` : ''
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, line + text)
  return file
}

function groupsOf({ target, isTogether }: Linter, paths: readonly string[]): (readonly string[])[] {
  if (target) return [[target]]
  return isTogether ? [paths] : byFolder(paths)
}

/** Two APIs may have programs of one name. */
function byFolder(paths: readonly string[]): string[][] {
  const folders = new Set(paths.map((path) => dirname(path)))
  return [...folders].map((own) => paths.filter((path) => dirname(path) === own))
}

function outputOf({ name, parameters }: Linter, paths: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(name, [...parameters, ...paths], { cwd: folder, maxBuffer: 16_000_000 }, (error, output, errors) =>
      resolve(`${output}${errors}${error && output + errors === '' ? error.message : ''}`),
    )
  })
}

function isThere(command: string): boolean {
  try {
    execFileSync('which', [command], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
