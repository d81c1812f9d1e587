import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, type DiagnosticFormat, formatDiagnostics } from '../generator/index.ts'

/** Prints findings; `root` is the project folder their file names are relative to. */
export function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  root: string,
  format: DiagnosticFormat = 'pretty',
  print: (text: string) => void = console.log,
): void {
  const isReadByMachine = format === 'json' || format === 'sarif'
  if (diagnostics.length === 0 && !isReadByMachine) return
  const text = formatDiagnostics(diagnostics, {
    format,
    readText: (file) => readIfThere(join(root, file)),
    color: process.stdout.isTTY === true,
  })
  print(text)
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
