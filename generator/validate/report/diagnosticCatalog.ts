import catalog from '../../contract/diagnosticCatalog.json' with { type: 'json' }
import type { AnyCode, DiagnosticCode } from '../../contract/diagnosticCodes.ts'
import type { Severity } from '../../contract/diagnostics.ts'

/** Severity, title, cause and fix of a code, for the documentation of the checks and for hints. */
interface CatalogEntry {
  /** Usual severity of the diagnostic; a check may lower it. */
  readonly severity: Severity
  readonly title: string
  readonly cause: string
  /** As an imperative. */
  readonly fix: string
}

/** Every code, in the order of its subject. */
export const diagnosticCatalog = catalog as Readonly<Record<DiagnosticCode, CatalogEntry>>

/** The entry of a code; `undefined` for the code of a plug-in's rule. */
export function catalogEntryOf(code: AnyCode): CatalogEntry | undefined {
  return code in diagnosticCatalog ? diagnosticCatalog[code as DiagnosticCode] : undefined
}
