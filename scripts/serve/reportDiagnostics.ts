import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, frameOf, hasErrors } from '../../generator/index.ts'
import { asTyped } from '../command/asCalled.ts'
import { printDiagnostics } from '../command/printDiagnostics.ts'
import type { Session } from './editSession.ts'

/** Prints new diagnostics, and sends all diagnostics to open pages. */
export function reportDiagnostics(diagnostics: readonly Diagnostic[], session: Session): void {
  const isNews = JSON.stringify(diagnostics) !== JSON.stringify(session.diagnostics)
  const known = session.printed
  session.diagnostics = diagnostics
  // Errors may hide other diagnostics, which are not new when they appear again.
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

/** Sends the diagnostics to open pages. */
export function tellPages({ server, diagnostics, project }: Session): void {
  server.ws.send('exchange-docs:diagnostics', { diagnostics: shownDiagnostics(diagnostics, project.root) })
}

/** The diagnostics as an open page shows them: with the lines around the source location, and the path on this machine. */
function shownDiagnostics(diagnostics: readonly Diagnostic[], root: string) {
  const texts = new Map<string, readonly string[]>()
  return diagnostics.map((diagnostic) => {
    const lines = texts.get(diagnostic.file) ?? linesOf(join(root, diagnostic.file))
    texts.set(diagnostic.file, lines)
    return {
      ...diagnostic,
      hint: asTyped(diagnostic.hint),
      frame: frameOf(lines, diagnostic),
      path: join(root, diagnostic.file),
    }
  })
}

function linesOf(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split(/\r?\n/)
  } catch {
    return []
  }
}
