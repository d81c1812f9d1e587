import type { Diagnostic } from '../../contract/diagnostics.ts'
import { type LoadedSpec, locationOf, type SpecNode } from '../../load/document/spec.ts'
import { diagnosticCatalog } from '../report/diagnosticCatalog.ts'

/** Says which check could not reach its end, and where: it would end there in each run. */
export function checkIncomplete(spec: LoadedSpec, node: SpecNode, message: string): Diagnostic {
  const hint = diagnosticCatalog['check-incomplete'].fix
  return { code: 'check-incomplete', severity: 'warning', message, hint, ...locationOf(spec, node) }
}

/** Says which check was stopped by a limit of time or memory, and where: another run may end otherwise. */
export function checkStopped(spec: LoadedSpec, node: SpecNode, message: string): Diagnostic {
  const hint = diagnosticCatalog['check-stopped'].fix
  return { code: 'check-stopped', severity: 'error', message, hint, ...locationOf(spec, node) }
}
