import { diagnosticCatalog } from '../contract/diagnosticCatalog.ts'
import type { Diagnostic } from '../contract/diagnostics.ts'
import { type LoadedSpec, locationOf, type SpecNode } from '../document/spec.ts'

/** Says which check stopped early, and where: what it would have found is not known. */
export function checkIncomplete(spec: LoadedSpec, node: SpecNode, message: string): Diagnostic {
  const hint = diagnosticCatalog['check-incomplete'].fix
  return { code: 'check-incomplete', severity: 'warning', message, hint, ...locationOf(spec, node) }
}
