import type { Diagnostic } from '../../contract/diagnostics.ts'
import { type LoadedSpec, locationOf, type SpecNode } from '../../load/spec/spec.ts'
import { diagnosticCatalog } from '../report/diagnosticCatalog.ts'

/** Says which check stopped early, and where: what it would have found is not known. */
export function checkIncomplete(spec: LoadedSpec, node: SpecNode, message: string): Diagnostic {
  const hint = diagnosticCatalog['check-incomplete'].fix
  return { code: 'check-incomplete', severity: 'warning', message, hint, ...locationOf(spec, node) }
}
