import type { Diagnostic } from '../../contract/diagnostics.ts'
import { type LoadedSpec, locationOf, type SpecNode } from '../../load/document/spec.ts'
import { diagnosticCatalog } from '../report/diagnosticCatalog.ts'

/** Diagnostic for a check that could not reach its end: each run would end at the same node. */
export function checkIncomplete(spec: LoadedSpec, node: SpecNode, message: string): Diagnostic {
  const hint = diagnosticCatalog['check-incomplete'].fix
  return { code: 'check-incomplete', severity: 'warning', message, hint, ...locationOf(spec, node) }
}

/** Diagnostic for a check that a limit of time or memory stopped: another run may end otherwise. */
export function checkStopped(spec: LoadedSpec, node: SpecNode, message: string): Diagnostic {
  const hint = diagnosticCatalog['check-stopped'].fix
  return { code: 'check-stopped', severity: 'error', message, hint, ...locationOf(spec, node) }
}
