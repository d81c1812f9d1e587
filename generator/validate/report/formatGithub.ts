import type { Diagnostic, Severity } from '../../contract/diagnostics.ts'
import { printableLines } from '../../contract/printableText.ts'

/** Workflow commands, one a line, that GitHub shows beside the lines of the files. */
export function formatGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(annotation).join('\n')
}

function annotation({ severity, file, line, column, code, message, hint }: Diagnostic): string {
  const place = `file=${property(file)},line=${line},col=${column},title=${property(code)}`
  return `::${commands[severity]} ${place}::${content(`${message}\n${hint}`)}`
}

const commands: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' }

/** Escaped text of a message, which could otherwise end the command and begin another. */
function content(text: string): string {
  return printableLines(text).replaceAll('%', '%25').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return content(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
