import type { AnyCode } from '../../contract/diagnosticCodes.ts'
import type { Diagnostic, Severity } from '../../contract/diagnostics.ts'
import { printable } from '../../contract/printableText.ts'
import { codeFrame } from './codeFrame.ts'
import { createPaint, type Paint } from './paint.ts'
import { quantity } from './quantity.ts'

/**
 * How much is printed: every diagnostic; the first of each code, as a start; for commands with another purpose each warning
 * and each assumption once, without other notes; or errors alone.
 */
export type Detail = 'all' | 'first' | 'brief' | 'quiet'

interface PrettyOptions {
  readonly readText: (file: string) => string | undefined
  readonly color: boolean
  readonly detail: Detail
  readonly asTyped: (hint: string) => string
}

/** Most diagnostics of one code that are printed. */
const shownPerCode: Readonly<Record<Detail, Readonly<Record<Severity, number>>>> = {
  all: { error: Infinity, warning: Infinity, info: Infinity },
  first: { error: 50, warning: 50, info: 10 },
  brief: { error: 50, warning: 1, info: 0 },
  quiet: { error: 50, warning: 0, info: 0 },
}

/** Most diagnostics of a code in a report. A brief report shows each kind of assumption once, because pages state it as fact. */
function mostShown({ code, severity }: Diagnostic, detail: Detail): number {
  return detail === 'brief' && code.endsWith('-assumed') ? 1 : shownPerCode[detail][severity]
}

/** Text for a terminal: each diagnostic with its lines of the file, then the number of diagnostics. */
export function formatPretty(
  diagnostics: readonly Diagnostic[],
  { readText, color, detail, asTyped }: PrettyOptions,
): string {
  const paint = createPaint(color)
  const linesOf = createLineReader(readText)
  const { shown, hidden } = limitEachCode(diagnostics, detail)
  const entries = shown.map((diagnostic) => formatDiagnostic(diagnostic, linesOf(diagnostic.file), paint))
  const rest = [...(detail === 'quiet' ? [] : hidden)].map(([code, count]) =>
    paint('dim', `… and ${count} more of ${code}`),
  )
  if (rest.length > 0) rest.push(paint('dim', `  ${asTyped(moreAdvice[detail])}`))
  return [...entries, ...(rest.length > 0 ? [rest.join('\n')] : []), paint('bold', summaryOf(diagnostics))].join('\n\n')
}

function formatDiagnostic(diagnostic: Diagnostic, lines: readonly string[] | undefined, paint: Paint): string {
  const { file, line, column, severity, code, message, hint } = diagnostic
  const head = `${paint('bold', `${printable(file)}:${line}:${column}`)}  ${paint(severity, severity)}  ${paint('dim', code)}`
  const frame = lines ? codeFrame(lines, { line, column }, paint) : []
  return [head, `  ${printable(message)}`, ...frame, `  ${paint('hint', 'hint:')} ${printable(hint)}`].join('\n')
}

const moreAdvice: Readonly<Record<Detail, string>> = {
  all: '',
  first: '`npm run validate -- --all` shows them; json, github and sarif always hold all.',
  brief: '`npm run validate` shows them.',
  quiet: '',
}

function limitEachCode(
  diagnostics: readonly Diagnostic[],
  detail: Detail,
): { shown: Diagnostic[]; hidden: Map<AnyCode, number> } {
  const counts = new Map<AnyCode, number>()
  const hidden = new Map<AnyCode, number>()
  const shown = diagnostics.filter((diagnostic) => {
    const { code } = diagnostic
    const count = (counts.get(code) ?? 0) + 1
    counts.set(code, count)
    const isShown = count <= mostShown(diagnostic, detail)
    if (!isShown) hidden.set(code, (hidden.get(code) ?? 0) + 1)
    return isShown
  })
  return { shown, hidden }
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

/** Each file is read and split once. */
function createLineReader(readText: PrettyOptions['readText']): (file: string) => readonly string[] | undefined {
  const known = new Map<string, readonly string[] | undefined>()
  return (file) => {
    if (!known.has(file)) known.set(file, readText(file)?.split(/\r\n|\n|\r/))
    return known.get(file)
  }
}
