import type { Diagnostic } from '../../generator/contract/diagnostics.ts'
import { diagnosticFormats } from '../../generator/validate/report/formatDiagnostics.ts'
import { formatJunit, type TestGroup } from '../../tools/audit/formatJunit.ts'
import { choiceOf } from '../command/commandLine.ts'
import { printDiagnostics } from '../command/printDiagnostics.ts'

const formats = [...diagnosticFormats, 'junit'] as const

export type TestFormat = (typeof formats)[number]

/** The format that a flag names. */
export function formatOf(text: string): TestFormat {
  return choiceOf('--format', text, formats)
}

/** Prints the diagnostics of tests, and gives them. */
export function printTested(results: readonly TestGroup[], root: string, format: TestFormat): readonly Diagnostic[] {
  const diagnostics = results.flatMap(({ cases }) => cases).flatMap((entry) => entry.diagnostics)
  if (format === 'junit') console.log(formatJunit(results))
  else printDiagnostics(diagnostics, root, { format })
  if (diagnostics.length === 0 && format === 'pretty') console.log('No problems found.')
  return diagnostics
}
