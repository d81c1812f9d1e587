import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { styleText } from 'node:util'
import type { Detail, Diagnostic, DiagnosticFormat } from '../../generator/index.ts'
import { formatDiagnostics } from '../../generator/validate/report/formatDiagnostics.ts'
import { asTyped } from './asCalled.ts'
import { engineVersion, isQuiet } from './commandLine.ts'

export interface PrintOptions {
  readonly format?: DiagnosticFormat
  /** How much is written out for people; notes are only counted unless the command is about them. With --quiet, errors alone. */
  readonly detail?: Detail
  readonly print?: (text: string) => void
}

/** Prints diagnostics; `root` is the project folder their file names are relative to. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  root: string,
  { format = 'pretty', detail = isQuiet() ? 'quiet' : 'brief', print = console.log }: PrintOptions = {},
): void {
  const isReadByMachine = format === 'json' || format === 'sarif'
  if (diagnostics.length === 0 && !isReadByMachine) return
  const isPlacedByOthers = format === 'github' || format === 'sarif'
  const text = formatDiagnostics(isPlacedByOthers ? fromHere(diagnostics, root) : diagnostics, {
    format,
    readText: (file) => readIfThere(join(root, file)),
    color: isColoured(),
    detail,
    asTyped,
    version: format === 'sarif' ? engineVersion() : undefined,
  })
  print(text)
}

/** Node asks whether the output is a terminal, and reads `NO_COLOR` and `FORCE_COLOR`. */
function isColoured(): boolean {
  return styleText('bold', '-') !== '-'
}

/** Paths of annotations begin at the command's folder, the root of the repository, when it holds the project. */
function fromHere(diagnostics: readonly Diagnostic[], root: string): readonly Diagnostic[] {
  const folder = relative(process.cwd(), root).split(sep).join('/')
  if (folder === '' || folder.startsWith('..')) return diagnostics
  return diagnostics.map((diagnostic) => ({ ...diagnostic, file: `${folder}/${diagnostic.file}` }))
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
