import { execFileSync } from 'node:child_process'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  hasSessions as isSpoken,
  type LanguageFacts,
  type SampleLanguage,
  sampleLanguages,
} from '../../../tools/audit/index.ts'
import { type Compile, compileGo } from './compileGo.ts'
import { findGorilla } from './findGorilla.ts'
import { takesHeaders } from './findWebsockets.ts'
import { type Environment, type Job, type Outcome, runDriver, runProcesses, websockets } from './runPrograms.ts'

/** Runs the programs of a language: all of them at once, and one as a reader does it. */
export interface Toolchain<Name extends string = string> {
  readonly language: Name
  /** Extension of its files. */
  readonly extension: string
  /** Whether the machine has its programs. */
  readonly isThere: boolean
  /** Whether it runs sessions as well. */
  readonly hasSessions: boolean
  /** Whether its sessions can connect with headers. */
  readonly hasHeaders: boolean
  readonly command: readonly string[]
  readonly runAll: (jobs: readonly Job[], environment: Environment) => Promise<Outcome[]>
}

const driver = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const java = ['java', '-XX:TieredStopAtLevel=1', '-Xshare:auto']

export const toolchains: readonly Toolchain<SampleLanguage>[] = [
  toolchain('bash', ['bash'], hasAll('bash', 'curl', 'openssl')),
  toolchain('python', ['python3'], hasAll('python3'), ['python3', driver('runPrograms.py')]),
  toolchain('javascript', [process.execPath], true, [process.execPath, driver('runModules.mjs')]),
  toolchain('java', java, hasAll('java', 'javac'), [...java, driver('RunClasses.java')]),
  toolchain('go', ['go', 'run'], hasAll('go'), compileGo),
]

function toolchain(
  language: SampleLanguage,
  command: readonly string[],
  isThere: boolean,
  all: readonly string[] | Compile = command,
): Toolchain<SampleLanguage> {
  const runAll = (jobs: readonly Job[], environment: Environment) =>
    all === command || typeof all === 'function'
      ? runProcesses(all, jobs, environment)
      : runDriver(all, jobs, environment)
  const hasSessions = isSpoken(language) && missingPackage(language) === undefined
  const hasHeaders = hasSessions && (language !== 'python' || takesHeaders(websockets))
  const { extension } = sampleLanguages[language]
  return { language, extension, isThere, hasSessions, hasHeaders, command, runAll }
}

/** The package for sessions in a language that the machine does not have. */
export function missingPackage(language: string): string | undefined {
  if (language === 'python' && websockets === undefined) return 'python3 has no package websockets'
  return language === 'go' && findGorilla() === undefined ? 'Go has no package gorilla/websocket' : undefined
}

/** Toolchain of a plug-in's language: it runs each program by the commands of its declaration, in a shell. */
export function toolchainOf({ name: language, extension, compile, command }: LanguageFacts): Toolchain {
  const commands = [...(compile === undefined ? [] : [compile]), command]
  const withName = (file: string) =>
    commands.map((each) => each.replaceAll('{name}', basename(file, `.${extension}`))).join(' && ')
  const start: Compile = async () => (file) => ['sh', '-c', `cd "$0" && ${withName(file)}`, dirname(file)]
  const runAll = (jobs: readonly Job[], environment: Environment) => runProcesses(start, jobs, environment)
  const isThere = hasAll('sh', ...commands.map((each) => each.split(' ')[0] ?? ''))
  return { language, extension, isThere, hasSessions: false, hasHeaders: false, command: ['sh', '-c', command], runAll }
}

function hasAll(...commands: readonly string[]): boolean {
  return commands.every((command) => {
    try {
      execFileSync('which', [command], { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  })
}
