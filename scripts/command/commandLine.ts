import { readFileSync } from 'node:fs'
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { printableLines } from '../../generator/contract/printableText.ts'
import type { Project } from '../../generator/index.ts'
import { asCalled } from './asCalled.ts'
import { machineProblem } from './machineProblem.ts'
import { missingPackage } from './missingPackage.ts'

/** Folder of the engine itself. */
export const engineRoot = resolve(fileURLToPath(import.meta.url), '../../..')

/** Version of the engine, as its package says it. */
export function engineVersion(): string {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8'))
  return version
}

/** File of another script beside the running script, compiled if the running script is. */
export function scriptBeside(name: string): string {
  const [, running = ''] = process.argv
  return join(dirname(running), name + extname(running))
}

/**
 * Names this version of the engine, for keys of caches. The folder of a compiled engine is named by a hash of its sources.
 * An engine that runs from sources may change at any moment, so its key is the process.
 */
export function engineKey(): string {
  const folder = engineFolder()
  if (folder === undefined) return `${process.pid}`
  const name = basename(folder)
  return name === packedEngine ? readFileSync(join(engineRoot, 'package.json'), 'utf8') : name
}

/** Folder of the compiled engine that runs; `undefined` when it runs from its sources. */
export function engineFolder(): string | undefined {
  const [, running = ''] = process.argv
  return extname(running) === '.js' ? dirname(running) : undefined
}

/** Folder that a package brings its compiled commands in. */
const packedEngine = 'engine'

/** A mistake in how a command was called: printed without a stack, exit code 2. */
export class UsageError extends Error {}

/** Names in the environment that a command was called with --quiet: the processes that it starts are quiet too. */
const quietName = 'EXCHANGE_DOCS_QUIET'

/** Whether only errors and the result are told. */
export function isQuiet(): boolean {
  return process.env[quietName] === '1'
}

/** Something that neither the project nor the engine is wrong about: printed without a stack, exit code 2. */
export class CommandError extends Error {}

interface Command<Options extends NonNullable<ParseArgsConfig['options']>> {
  /** Text of `--help`: the purpose, and one line a flag. */
  readonly help: string
  readonly options: Options
  readonly allowPositionals?: boolean
}

export type Values<Options extends NonNullable<ParseArgsConfig['options']>> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true; strict: true }>
>

/** Parses the flags of a command and runs it; sets the exit code: 0 clean, 1 problems found, 2 wrong usage or a bug of ours. */
export async function runCommand<Options extends NonNullable<ParseArgsConfig['options']>>(
  command: Command<Options>,
  run: (values: Values<Options>['values'], positionals: readonly string[]) => Promise<number>,
): Promise<void> {
  // Whoever reads the output may go away before its end, as `head` does.
  process.stdout.removeListener('error', ignoreClosedPipe).on('error', ignoreClosedPipe)
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(asCalled(command.help))
    return
  }
  process.once('exit', reportEarlyEnd)
  try {
    const { values, positionals } = parseFlags(command)
    if ('quiet' in values && values.quiet === true) process.env[quietName] = '1'
    process.exitCode = await run(values, positionals)
  } catch (error) {
    if (error instanceof UsageError)
      console.error(`${printableLines(asCalled(error.message))}\nRun with --help to list its flags.`)
    else {
      const text = error instanceof CommandError ? error.message : (missingPackage(error) ?? machineProblem(error))
      console.error(text === undefined ? error : printableLines(text))
    }
    process.exitCode = 2
  } finally {
    process.off('exit', reportEarlyEnd)
  }
}

/** A module of the project that ends the process would make a command look finished, and clean. */
function reportEarlyEnd(): void {
  console.error(
    'A module of the project ended the process, so the command did not finish: remove process.exit from it.',
  )
  process.exitCode = 1
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}

function parseFlags<Options extends NonNullable<ParseArgsConfig['options']>>(
  command: Command<Options>,
): Values<Options> {
  try {
    const parsed = parseArgs({ options: command.options, allowPositionals: true, strict: true })
    if (parsed.positionals.length > 0 && !command.allowPositionals)
      throw new UsageError(`Unexpected "${parsed.positionals[0]}".`)
    return parsed as Values<Options>
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof TypeError)) throw error
    throw new UsageError(error.message)
  }
}

export interface ProjectFlags {
  readonly project?: string | undefined
  readonly spec?: readonly string[] | undefined
  readonly overlay?: readonly string[] | undefined
  readonly pages?: string | undefined
  readonly perspective?: string | undefined
  readonly lang?: string | undefined
  readonly origin?: string | undefined
}

export const projectOptions = {
  project: { type: 'string' },
  spec: { type: 'string', multiple: true },
  overlay: { type: 'string', multiple: true },
  pages: { type: 'string' },
  perspective: { type: 'string' },
  lang: { type: 'string' },
  origin: { type: 'string' },
  quiet: { type: 'boolean' },
} as const

export const projectHelp = `  --project DIR        project folder with a site.config.ts (default: this folder)
  --spec FILE          use one spec without a configuration instead; can be repeated
  --overlay FILE       with --spec: apply an OpenAPI Overlay to it; can be repeated
  --pages tag|operation  with --spec: one page per tag, however large, or per operation
  --perspective client|provider  with --spec: the side that an AsyncAPI 3 document describes, whatever it says
  --lang TAG           with --spec: language that it is written in, such as zh (default: en)
  --origin URL         with --spec: scheme and host of the published site (default: http://localhost:4173)
  --quiet              tell errors and the result alone`

/** The project that the flags name. A bare spec may refer to files below the current folder, or else below its own. */
export function projectOf({ project, spec, overlay = [], pages, perspective, lang, origin }: ProjectFlags): Project {
  if (spec && spec.length > 0) {
    if (project !== undefined) throw new UsageError('Use --project or --spec, not both.')
    const remote = spec.find((file) => /^https?:\/\//i.test(file))
    if (remote !== undefined)
      throw new UsageError(
        `--spec names a file, and nothing is fetched: run npm run fetch -- ${remote} in an empty folder.`,
      )
    return bareProject(
      spec.map((file) => resolve(file)),
      { overlay, pages, perspective, lang, origin },
    )
  }
  if (overlay.length > 0)
    throw new UsageError('--overlay goes with --spec; a project lists `overlays` of each API in its configuration.')
  if (pages !== undefined) throw new UsageError('--pages goes with --spec; a project sets it in its configuration.')
  if (perspective !== undefined)
    throw new UsageError('--perspective goes with --spec; a project sets it for each API in its configuration.')
  if (lang !== undefined) throw new UsageError('--lang goes with --spec; a project lists its languages as `locales`.')
  if (origin !== undefined)
    throw new UsageError('--origin goes with --spec; a project sets `origin` in its configuration.')
  const root = resolve(project ?? '.')
  // The address of a module ends at a question mark, and Node refuses a backslash in it.
  if (sep === '/' && /[?\\]/.test(root))
    throw new UsageError(
      `No module can be loaded from ${root}: rename the folder so that its path has no "?" and no "\\".`,
    )
  return { kind: 'project', root }
}

function bareProject(
  files: readonly string[],
  { overlay = [], pages, perspective, lang, origin }: ProjectFlags,
): Project {
  if (pages !== undefined && pages !== 'tag' && pages !== 'operation')
    throw new UsageError(`--pages is tag or operation, not "${pages}".`)
  if (perspective !== undefined && perspective !== 'client' && perspective !== 'provider')
    throw new UsageError(`--perspective is client or provider, not "${perspective}".`)
  if (lang !== undefined && !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(lang))
    throw new UsageError(`--lang is a language tag such as en or zh-TW, not "${lang}".`)
  if (origin !== undefined && !/^https?:\/\/[^/\s?#]+\/?$/.test(origin))
    throw new UsageError(`--origin is a scheme and a host, such as https://docs.example.com, not "${origin}".`)
  const overlayFiles = overlay.map((file) => resolve(file))
  const root = commonFolder([...files, ...overlayFiles])
  const within = (file: string) => relative(root, file).split(sep).join('/')
  const specs = files.map(within)
  return {
    kind: 'specs',
    root,
    specs,
    ...(overlayFiles.length === 0 ? {} : { overlays: overlayFiles.map(within) }),
    ...(pages === undefined ? {} : { pages }),
    ...(perspective === undefined ? {} : { perspective }),
    ...(lang === undefined ? {} : { lang }),
    ...(origin === undefined ? {} : { origin }),
  }
}

/** The current folder when it holds every file, else the deepest folder that does. */
function commonFolder(files: readonly string[]): string {
  const current = process.cwd()
  if (files.every((file) => file.startsWith(current + sep))) return current
  const [first = current, ...rest] = files.map((file) => resolve(file, '..'))
  return rest.reduce((common, folder) => {
    let shared = common
    while (!`${folder}${sep}`.startsWith(shared.endsWith(sep) ? shared : shared + sep)) shared = resolve(shared, '..')
    return shared
  }, first)
}

/** The day that `--date` names; today, in UTC, without it. Throws a UsageError for a day that there is not. */
export function dayOf(date = new Date().toISOString().slice(0, 10)): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date)
    throw new UsageError(`--date is a day such as 2026-11-21, not "${date}".`)
  return date
}
