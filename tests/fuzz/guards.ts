import childProcess from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import { resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Failure } from './mutant.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Text of the files that no command may read or publish. */
export const secret = 'canary-7f3a-secret'

const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype]
const members = prototypes.map((prototype) => Reflect.ownKeys(prototype).length)

let allowed = ''
let allowedPort: number | undefined
let seen: Failure[] = []

declare global {
  /** Texts of mutants call it: it reports that they were run. */
  var fuzzCanary: () => void
}

interface Guards {
  readonly begin: (folder: string) => void
  readonly end: () => readonly Failure[]
  /** Whether the prototypes of everything are unchanged. */
  readonly isIntact: () => boolean
}

/**
 * Watches the effects of this process beyond computing: files that it opens, hosts that it calls, texts that it runs, changes to
 * the prototypes of everything. `end` gives the effects since `begin`.
 */
export function installGuards(): Guards {
  globalThis.fuzzCanary = () => note('runs a text', 'A text of the mutant was run.')
  const readers = [
    'open',
    'openSync',
    'readFile',
    'readFileSync',
    'createReadStream',
    'readdir',
    'readdirSync',
    'opendir',
  ]
  for (const name of readers) watch(fs, name, noteFile)
  for (const name of readers) watch(fs.promises, name, noteFile)
  watch(net.Socket.prototype, 'connect', noteHost)
  watch(childProcess, 'spawn', noteProgram)
  watch(childProcess, 'execFile', noteProgram)
  answerGit()
  syncBuiltinESMExports()
  return {
    begin: (folder) => {
      allowed = folder + sep
      allowedPort = undefined
      seen = []
    },
    end: () => [...seen, ...changedPrototypes()],
    isIntact: () => changedPrototypes().length === 0,
  }
}

function watch(owner: object, name: string, tell: (first: unknown) => void): void {
  const original: unknown = Reflect.get(owner, name)
  if (typeof original !== 'function') return
  Reflect.set(owner, name, function watched(this: unknown, ...given: unknown[]) {
    tell(given[0])
    return Reflect.apply(original, this, given)
  })
}

/** Lets this process call a mock that it has started, until the next mutant. */
export function allowPort(port: number): void {
  allowedPort = port
}

function noteHost(target: unknown): void {
  const [{ host, port }] = [target].flat(2) as [{ readonly host?: unknown; readonly port?: unknown }]
  if (host !== '127.0.0.1' || port !== allowedPort) note('calls a host', JSON.stringify([host, port]))
}

function noteFile(path: unknown): void {
  if (typeof path === 'number') return
  const file = resolve(path instanceof URL ? fileURLToPath(path) : String(path))
  // Where the processor time of a thread stands.
  if (file === '/proc/thread-self/schedstat') return
  if (!`${file}${sep}`.startsWith(allowed) && !file.startsWith(repository)) note('reads a file outside', file)
}

/** The folder of a mutant is in no repository: git would only report that, and its start takes longer than most other work. */
function answerGit(): void {
  const { execFile } = childProcess
  Reflect.set(childProcess, 'execFile', (file: string, ...given: unknown[]) => {
    const answer = given.at(-1)
    if (file !== 'git' || typeof answer !== 'function') return Reflect.apply(execFile, childProcess, [file, ...given])
    setImmediate(() => answer(new Error('not a git repository')))
  })
}

/** Programs that parse the samples. */
const ownPrograms: readonly string[] = ['bash', 'python3', 'gofmt', 'javac']

function noteProgram(file: unknown): void {
  if (!ownPrograms.includes(String(file))) note('starts a program', String(file))
}

function note(kind: string, detail: string): void {
  if (allowed !== '') seen.push({ class: kind, detail })
}

function changedPrototypes(): Failure[] {
  return prototypes.flatMap((prototype, index) =>
    Reflect.ownKeys(prototype).length === members[index] && Object.isExtensible(prototype)
      ? []
      : [{ class: 'changes a prototype', detail: `The prototype of ${prototype.constructor.name} is another one.` }],
  )
}
