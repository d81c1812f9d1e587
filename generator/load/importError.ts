import { stripVTControlCharacters } from 'node:util'
import { withSources } from './importModule.ts'

interface ImportError {
  readonly reason: string
  readonly line: number
  readonly column: number
}

/** Reason and position of a failed import, as far as the error has them; `path` is the module's own. */
export function importErrorOf(error: unknown, path: string): ImportError {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const mistake = compilerErrorOf(error)
  if (mistake) return placeOf(mistake, path)
  const place = stack.split('\n').flatMap((line) => placeIn(line, path))[0] ?? { line: 1, column: 1 }
  return { reason: missingPackage(message) ?? message.split('\n')[0] ?? '', ...place }
}

/** A compiled module has its code in its address, and Node names the address. */
function missingPackage(message: string): string | undefined {
  const [, name] = /^Failed to resolve module specifier "((?:@[^"/]+\/)?[^"/]+)[^"]*" from "data:/.exec(message) ?? []
  return name && `The package "${name}" is not installed`
}

/** Whether an import failed because a package is not installed. */
export function isNotInstalled(reason: string): boolean {
  return /^The package "[^"]+" is not installed$/.test(reason)
}

/** Error and location in one line: `Error: no such price (/docs/sandbox/index.ts:12:15)`. */
export function thrownText(thrown: unknown): string {
  const text = String(thrown).replaceAll(/\s+/g, ' ')
  const stack = withSources(thrown instanceof Error ? (thrown.stack ?? '') : '')
  const [place] = stack
    .split('\n')
    .flatMap((line) => /^\s+at (?:.* \()?(?:file:\/\/)?([^()]+:\d+:\d+)\)?$/.exec(line)?.[1] ?? [])
  return place === undefined ? text : `${text} (${place})`
}

/** Error of the compiler; columns are counted from 0. */
interface CompilerError {
  readonly message: string
  readonly loc: { readonly file: string; readonly line: number; readonly column: number }
}

function compilerErrorOf(error: unknown): CompilerError | undefined {
  const errors = error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : []
  return errors.find((one: Partial<CompilerError>) => typeof one.message === 'string' && one.loc?.file !== undefined)
}

function placeOf({ message, loc: { file, line, column } }: CompilerError, path: string): ImportError {
  const [first = ''] = stripVTControlCharacters(message).split('\n')
  // The compiler puts its own error code and a path from the working folder into the message.
  const reason = first.replace(/^\[\w+\] /, '').replace(/ in \S*\.\.?\/.*$/, '')
  if (file === path) return { reason, line, column: column + 1 }
  return { reason: `${reason} in ${file}:${line}:${column + 1}`, line: 1, column: 1 }
}

/** The position in a line of a stack, when it is in the module: `at file (/docs/site.config.ts?changed=1:3:7)`. */
function placeIn(stackLine: string, path: string): { line: number; column: number }[] {
  const at = stackLine.indexOf(path)
  const place = at === -1 ? null : /^(?:\?[^:)]*)?:(\d+):(\d+)/.exec(stackLine.slice(at + path.length))
  return place ? [{ line: Number(place[1]), column: Number(place[2]) }] : []
}
