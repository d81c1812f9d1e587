import { type Diagnostic, sortDiagnostics } from '../../contract/diagnostics.ts'
import { printableJson } from '../../contract/printableText.ts'
import { formatGithub } from './formatGithub.ts'
import { type Detail, formatPretty } from './formatPretty.ts'
import { formatSarif } from './formatSarif.ts'

/** Formats for people, for programs, for annotations on GitHub, and for tools that read SARIF. */
export const diagnosticFormats = ['pretty', 'json', 'github', 'sarif'] as const

export type DiagnosticFormat = (typeof diagnosticFormats)[number]

interface FormatOptions {
  readonly format: DiagnosticFormat
  /** Text of a file that a diagnostic names; without it there is no code frame. */
  readonly readText: (file: string) => string | undefined
  readonly color: boolean
  /** Detail of the format `pretty`; the other formats always hold every diagnostic. */
  readonly detail?: Detail
  /** Replaces the commands in a hint by the form in which this user calls them. */
  readonly asTyped?: (hint: string) => string
  /** Version of the engine, which `sarif` names. */
  readonly version?: string | undefined
}

/** The diagnostics in one of the formats, sorted by place, without a line break at the end. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  { format, readText, color, detail = 'first', asTyped = (hint) => hint, version }: FormatOptions,
): string {
  const sorted = sortDiagnostics(diagnostics).map((found) => ({ ...found, hint: asTyped(found.hint) }))
  if (format === 'json') return printableJson(sorted)
  if (format === 'github') return formatGithub(sorted)
  if (format === 'sarif') return formatSarif(sorted, version)
  return formatPretty(sorted, { readText, color, detail, asTyped })
}
