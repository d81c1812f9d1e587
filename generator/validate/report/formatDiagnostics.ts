import { type Diagnostic, type Severity, sortDiagnostics } from '../../contract/diagnostics.ts'
import { printableJson, printableLines } from '../../contract/printableText.ts'
import { type Detail, formatPretty } from './formatPretty.ts'
import { formatSarif } from './formatSarif.ts'

const commands: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' }

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

/** Workflow commands, one a line, that GitHub shows beside the lines of the files. */
function formatGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(annotation).join('\n')
}

function annotation({ severity, file, line, column, code, message, hint }: Diagnostic): string {
  const place = `file=${property(file)},line=${line},col=${column},title=${property(code)}`
  return `::${commands[severity]} ${place}::${content(`${message}\n${hint}`)}`
}

/** Escaped text of a message, which could otherwise end the command and begin another. */
function content(text: string): string {
  return printableLines(text).replaceAll('%', '%25').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return content(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
