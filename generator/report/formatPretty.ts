import type { DiagnosticCode } from '../contract/diagnosticCodes.ts'
import type { Diagnostic, Severity } from '../contract/diagnostics.ts'
import { codeFrame, printable } from './codeFrame.ts'
import { createPaint, type Paint } from './paint.ts'

interface PrettyOptions {
  readonly readText: (file: string) => string | undefined
  readonly color: boolean
}

/** Of one code at most so many findings are written out. */
const shownPerCode = 50

/** For reading in a terminal: each finding with the lines it is about, then how many there are. */
export function formatPretty(diagnostics: readonly Diagnostic[], { readText, color }: PrettyOptions): string {
  const paint = createPaint(color)
  const linesOf = createLineReader(readText)
  const { shown, hidden } = limitEachCode(diagnostics)
  const findings = shown.map((diagnostic) => formatFinding(diagnostic, linesOf(diagnostic.file), paint))
  const rest = [...hidden].map(([code, count]) =>
    paint.dim(`… and ${count} more ${count === 1 ? 'finding' : 'findings'} of ${code}`),
  )
  return [...findings, ...(rest.length > 0 ? [rest.join('\n')] : []), paint.bold(summaryOf(diagnostics))].join('\n\n')
}

function formatFinding(diagnostic: Diagnostic, lines: readonly string[] | undefined, paint: Paint): string {
  const { file, line, column, severity, code, message, hint } = diagnostic
  const head = `${paint.bold(`${printable(file)}:${line}:${column}`)}  ${paint[severity](severity)}  ${paint.dim(code)}`
  const frame = lines ? codeFrame(lines, { line, column }, paint) : []
  return [head, `  ${printable(message)}`, ...frame, `  ${paint.hint('hint:')} ${printable(hint)}`].join('\n')
}

function limitEachCode(diagnostics: readonly Diagnostic[]): {
  shown: Diagnostic[]
  hidden: Map<DiagnosticCode, number>
} {
  const counts = new Map<DiagnosticCode, number>()
  const shown = diagnostics.filter(({ code }) => {
    counts.set(code, (counts.get(code) ?? 0) + 1)
    return (counts.get(code) ?? 0) <= shownPerCode
  })
  const over = [...counts].filter(([, count]) => count > shownPerCode)
  return { shown, hidden: new Map(over.map(([code, count]) => [code, count - shownPerCode])) }
}

/** `2 errors, 1 warning in 3 files` */
function summaryOf(diagnostics: readonly Diagnostic[]): string {
  const files = new Set(diagnostics.map(({ file }) => file)).size
  const counts = severities.flatMap(([severity, noun]) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length
    return count > 0 ? [quantity(count, noun)] : []
  })
  return counts.length > 0 ? `${counts.join(', ')} in ${quantity(files, 'file')}` : 'No problems found'
}

const severities: readonly (readonly [Severity, string])[] = [
  ['error', 'error'],
  ['warning', 'warning'],
  ['info', 'note'],
]

function quantity(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Each file is read and split once. */
function createLineReader(readText: PrettyOptions['readText']): (file: string) => readonly string[] | undefined {
  const known = new Map<string, readonly string[] | undefined>()
  return (file) => {
    if (!known.has(file)) known.set(file, readText(file)?.split(/\r\n|\n|\r/))
    return known.get(file)
  }
}
