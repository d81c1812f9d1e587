import type { AnyCode } from './diagnosticCodes.ts'

export type Severity = 'error' | 'warning' | 'info'

/** A place in a file of the user's: `file` is relative to the project, line and column count from 1. */
export interface SourceLocation {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A problem in a file of the user's. Each code has an entry in `diagnosticCatalog.json`, or a rule of a plug-in. */
export interface Diagnostic extends SourceLocation {
  /** Stable and listed in the catalog, for example `example-mismatch`. */
  readonly code: AnyCode
  readonly severity: Severity
  /** The problem, with a quote of the value. */
  readonly message: string
  /** The repair, as an imperative. */
  readonly hint: string
}

/** A stage's result and its diagnostics. */
export interface Checked<T> {
  readonly value: T
  readonly diagnostics: readonly Diagnostic[]
}

/** Errors first within a place; otherwise by file, line and column, so that a run always prints the same. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics
    .map(readable)
    .sort(
      (a, b) =>
        compare(a.file, b.file) ||
        a.line - b.line ||
        a.column - b.column ||
        compare(a.code, b.code) ||
        compare(a.message, b.message),
    )
}

/** Most characters of a message or a hint: a name in it can be as long as a file. */
const longestText = 1000

function readable(diagnostic: Diagnostic): Diagnostic {
  const { message, hint } = diagnostic
  return { ...diagnostic, message: readableText(message), hint: readableText(hint) }
}

/** A text for users: without its stack and without the internals of unexpected values. */
function readableText(text: string): string {
  const plain = text
    .replaceAll(/\n\s+at [^\n]*/g, '')
    .replaceAll('[object Object]', 'an object')
    .replaceAll(/Cannot (?:read|set) propert(?:y|ies) (?:of|')[^\n.;]*/g, 'something has not the form that is expected')
  return plain.length <= longestText ? plain : `${plain.slice(0, longestText).replace(/[\uD800-\uDBFF]$/, '')}…`
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}

/** Whether the same input gives these diagnostics again: no check was stopped by time or memory. */
export function isVerdict(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.every(({ code }) => code !== 'check-stopped')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
