import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Compile } from './compileGo.ts'
import { findWebsockets } from './findWebsockets.ts'

/** A program to run, with its name and variables. */
export interface Job {
  /** `spot createOrder`. */
  readonly name: string
  /** File below the folder of the run. */
  readonly file: string
  readonly program: string
  /** Variables besides the variables of all programs. */
  readonly environment: Readonly<Record<string, string>>
  /** Names of the files that it sends. Each holds its own name. */
  readonly sentFiles?: readonly string[]
}

/** Result of a run. */
export interface Outcome {
  readonly name: string
  readonly isDone: boolean
  readonly output: string
  readonly errors: string
}

/** PYTHONPATH with which Python finds the package websockets. */
export const websockets = findWebsockets()

export type Environment = Readonly<Record<string, string>>

/** The variables of a program: the variables that it needs to run, and the given ones. No token of this process is among them. */
export function cleanEnvironment(environment: Environment): NodeJS.ProcessEnv {
  const { PATH, HOME, SystemRoot } = process.env
  return { PATH, HOME, SystemRoot, LC_ALL: 'C.UTF-8', PYTHONPATH: websockets ?? '', ...environment }
}

/** Folder of the packages that programs in JavaScript find: the folder of the WebSocket client of samples. */
export const packages = dirname(dirname(createRequire(import.meta.url).resolve('ws/package.json')))

/** Writes the programs of some jobs into a new folder. */
async function writeJobs(jobs: readonly Job[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'programs-'))
  await symlink(packages, join(folder, 'node_modules'))
  await Promise.all(
    [...new Set(jobs.map(({ file }) => dirname(join(folder, file))))].map((own) => mkdir(own, { recursive: true })),
  )
  await Promise.all(jobs.map(({ file, program }) => writeFile(join(folder, file), program)))
  // Programs run in the folder of the run, commands of a plug-in beside their program.
  const sent = jobs.flatMap(({ file, sentFiles = [] }) =>
    sentFiles.flatMap((name) => [join(folder, name), join(folder, dirname(file), name)]),
  )
  await Promise.all([...new Set(sent)].map((path) => writeFile(path, basename(path))))
  return folder
}

/** Runs each program in a process of its own, a few at a time: compiled, or with a command that takes the file. */
export async function runProcesses(
  start: readonly string[] | Compile,
  jobs: readonly Job[],
  shared: Environment,
): Promise<Outcome[]> {
  const folder = await writeJobs(jobs)
  const fileOf = ({ file }: Job) => join(folder, file)
  const commandOf =
    typeof start === 'function' ? await start(folder, jobs.map(fileOf)) : (file: string) => [...start, file]
  const waiting = [...jobs]
  const outcomes: Outcome[] = []
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift())
      outcomes.push({
        name: job.name,
        ...(await run(commandOf(fileOf(job)), { ...shared, ...job.environment }, folder)),
      })
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  await rm(folder, { recursive: true, force: true })
  return outcomes
}

/**
 * Runs all programs with one driver, because starting a language takes longer than the programs. A driver gets a file
 * with a line for each job, `name TAB file TAB MAX_FRAMES`, and prints `name TAB code TAB output TAB errors`: output and
 * errors in Base64.
 */
export async function runDriver(
  command: readonly string[],
  jobs: readonly Job[],
  shared: Environment,
): Promise<Outcome[]> {
  const folder = await writeJobs(jobs)
  const list = join(folder, 'jobs.txt')
  const lines = jobs.map(({ name, file, environment }) => [name, file, environment['MAX_FRAMES'] ?? ''].join('\t'))
  await writeFile(list, `${lines.join('\n')}\n`)
  const { output, errors } = await run([...command, list], shared, folder)
  await rm(folder, { recursive: true, force: true })
  const outcomes = output.split('\n').flatMap((line) => {
    const [name, code, text = '', problems = ''] = line.split('\t')
    return name === undefined || code === undefined
      ? []
      : [{ name, isDone: code === '0', output: decoded(text), errors: decoded(problems) }]
  })
  const known = new Set(outcomes.map(({ name }) => name))
  const missing = jobs.filter(({ name }) => !known.has(name))
  return [
    ...outcomes,
    ...missing.map(({ name }) => ({ name, isDone: false, output: '', errors: `It did not run. ${errors}` })),
  ]
}

function decoded(text: string): string {
  return Buffer.from(text, 'base64').toString('utf8')
}

function run(
  [command = '', ...parts]: readonly string[],
  environment: Environment,
  cwd?: string,
): Promise<Omit<Outcome, 'name'>> {
  const env = cleanEnvironment(environment)
  return new Promise((done) => {
    execFile(command, parts, { env, cwd, timeout: 200_000, maxBuffer: 64_000_000 }, (error, output, errors) =>
      done({ isDone: error === null, output, errors }),
    )
  })
}
