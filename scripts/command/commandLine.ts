import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { printableLines } from '../../generator/contract/printableText.ts'
import { asCalled } from './asCalled.ts'
import { machineProblem } from './machineProblem.ts'
import { missingPackage } from './missingPackage.ts'

/** Folder of the engine itself. */
export const engineRoot = resolve(fileURLToPath(import.meta.url), '../../..')

/** Version of the engine from its package; empty for a program that was published without the package. */
export function engineVersion(): string {
  const file = join(engineRoot, 'package.json')
  if (!existsSync(file)) return ''
  const { version }: { readonly version: string } = JSON.parse(readFileSync(file, 'utf8'))
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

/** Whether the command prints only errors and the result. */
export function isQuiet(): boolean {
  return process.env[quietName] === '1'
}

/** A failure that is no fault of the project or the engine: printed without a stack, exit code 2. */
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
  // The reader of the output may end before the output does, as `head` does.
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

/** The value of a flag that allows a few words. Throws a UsageError for any other. */
export function choiceOf<Choice extends string>(flag: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((own) => own === text)
  if (choice === undefined) throw new UsageError(`${flag} is one of ${choices.join(', ')}, not "${text}".`)
  return choice
}

/** The value of a flag that takes a whole number. Throws a UsageError for any other. */
export function wholeNumber(flag: string, text: string, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(number <= most)) throw new UsageError(`${flag} is a whole number from 0 to ${most}, not "${text}".`)
  return number
}

/** The day that `--date` names; today, in UTC, without it. Throws a UsageError for a day that there is not. */
export function dayOf(date = new Date().toISOString().slice(0, 10)): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date)
    throw new UsageError(`--date is a day such as 2026-11-21, not "${date}".`)
  return date
}
