import type { DiagnosticCode } from '../../contract/diagnosticCodes.ts'
import { childNode, type LoadedSpec } from '../../load/document/spec.ts'
import { reportLacks } from './adoption.ts'
import { type RestOperation, restOperations } from './reading/restOperations.ts'
import type { Finding } from './rule.ts'

interface ExpectedExtension {
  readonly spec: LoadedSpec
  readonly extension: string
  readonly code: DiagnosticCode
  /** Whether an operation should have the extension. */
  readonly isMeant: (operation: RestOperation) => boolean
  readonly messageFor: (name: string) => string
  readonly summaryFor: (count: number) => string
  readonly hint: string
}

/** Diagnostics for the operations without an extension that they should have. */
export function withoutExtension({
  spec,
  extension,
  code,
  isMeant,
  messageFor,
  summaryFor,
  hint,
}: ExpectedExtension): Finding[] {
  const operations = restOperations(spec)
  const has = ({ node }: RestOperation) => childNode(node, extension).value !== undefined
  const lacking = operations.filter((operation) => isMeant(operation) && !has(operation))
  return reportLacks({
    spec,
    code,
    isAdopted: operations.some(has),
    lacks: lacking.map(({ node, name }) => ({ node, message: messageFor(name) })),
    summary: summaryFor(lacking.length),
    hint,
  })
}
