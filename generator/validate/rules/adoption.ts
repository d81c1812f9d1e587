import type { DiagnosticCode } from '../../contract/diagnosticCodes.ts'
import { type LoadedSpec, locationOf, type SpecNode } from '../../load/document/spec.ts'
import type { Finding } from './rule.ts'

/** A source location that lacks an extension. */
export interface Lack {
  readonly node: SpecNode
  readonly message: string
}

interface Adoption {
  readonly spec: LoadedSpec
  readonly code: DiagnosticCode
  /** The spec uses the extension somewhere. */
  readonly isAdopted: boolean
  readonly lacks: readonly Lack[]
  /** The diagnostic for a spec that never uses the extension, reported once. */
  readonly summary: string
  readonly hint: string
}

/**
 * A spec that uses an extension once should use it everywhere: each operation without it is a warning. A spec that never
 * uses the extension gets one note about it.
 */
export function reportLacks({ spec, code, isAdopted, lacks, summary, hint }: Adoption): Finding[] {
  if (lacks.length === 0) return []
  if (isAdopted) {
    return lacks.map(({ node, message }) => ({ code, severity: 'warning', message, hint, ...locationOf(spec, node) }))
  }
  const [first, ...others] = lacks.map(({ node }) => locationOf(spec, node))
  const further = others.slice(0, mostNamed).map(({ file, line }) => (file === first?.file ? line : `${file}:${line}`))
  const more = others.length > mostNamed ? ' and others' : ''
  const message = further.length === 0 ? summary : `${summary} The next: ${further.join(', ')}${more}.`
  return first ? [{ code, severity: 'info', message, hint, ...first }] : []
}

/** Most source locations that a summary names besides its own. */
const mostNamed = 10
