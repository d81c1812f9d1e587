import { type Diagnostic, hasErrors } from '../../generator/index.ts'
import { printDiagnostics } from '../command/printDiagnostics.ts'
import type { Session } from './editSession.ts'
import { shownDiagnostics } from './shownDiagnostics.ts'

/** Prints the diagnostics that are new, and tells open pages all of them. */
export function reportDiagnostics(diagnostics: readonly Diagnostic[], session: Session): void {
  const isNews = JSON.stringify(diagnostics) !== JSON.stringify(session.diagnostics)
  const known = session.printed
  session.diagnostics = diagnostics
  // Errors may hide other diagnostics, which are not new when they come back.
  const hidden = hasErrors(diagnostics) ? [...known].filter((key) => !key.startsWith('error')) : []
  session.printed = new Set([...keysOf(diagnostics), ...hidden])
  if (!isNews) return
  printDiagnostics(
    diagnostics.filter((diagnostic) => !known.has(keyOf(diagnostic))),
    session.project.root,
  )
  tellPages(session)
}

/** Keys by which a diagnostic is known again in a later run. */
export function keysOf(diagnostics: readonly Diagnostic[]): ReadonlySet<string> {
  return new Set(diagnostics.map(keyOf))
}

/** An edit above a diagnostic moves it, and makes no other of it. */
function keyOf({ severity, file, code, message }: Diagnostic): string {
  return [severity, file, code, message].join('\n')
}

/** Tells open pages what is wrong. */
export function tellPages({ server, diagnostics, project }: Session): void {
  server.ws.send('exchange-docs:diagnostics', { diagnostics: shownDiagnostics(diagnostics, project.root) })
}
