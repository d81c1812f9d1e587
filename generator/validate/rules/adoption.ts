import type { DiagnosticCode } from '../../contract/diagnosticCodes.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { childNode, type LoadedSpec, locationOf, rootNode, type SpecNode } from '../../load/spec/spec.ts'

/** A place that lacks what an extension would say. */
export interface Lack {
  readonly node: SpecNode
  readonly message: string
}

export interface Adoption {
  readonly spec: LoadedSpec
  readonly code: DiagnosticCode
  /** The spec uses the extension somewhere. */
  readonly isAdopted: boolean
  readonly lacks: readonly Lack[]
  /** What a spec that never uses the extension is told, once. */
  readonly summary: string
  readonly hint: string
}

/**
 * Who states something for one operation means to state it for all: each one that lacks it is a warning. A spec that never
 * uses the extension does not know it, and is told of it once.
 */
export function reportLacks({ spec, code, isAdopted, lacks, summary, hint }: Adoption): Diagnostic[] {
  if (lacks.length === 0) return []
  if (isAdopted) {
    return lacks.map(({ node, message }) => ({ code, severity: 'warning', message, hint, ...locationOf(spec, node) }))
  }
  const place = childNode(rootNode(spec), spec.format)
  return [{ code, severity: 'info', message: summary, hint, ...locationOf(spec, place) }]
}
