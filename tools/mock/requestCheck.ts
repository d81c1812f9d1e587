import type { Json } from '../../generator/contract/json.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { Schemas } from '../../generator/model/view/schema.ts'
import type { Conformance } from '../conformance/conformance.ts'
import { placeOf, type ValueProblem } from '../conformance/problems.ts'
import type { RequestFault } from './refusedBy.ts'
import type { ReceivedRequest } from './sentValues.ts'

/** A request, with the operation and the schemas to check it against. */
export interface RequestCheck {
  readonly operation: Operation
  readonly request: ReceivedRequest
  /** Values of the path's placeholders, decoded. */
  readonly values: Readonly<Record<string, string>>
  /** Parameters of the authentication, in the query or the body. */
  readonly ownParameters: readonly string[]
  readonly schemas: Schemas
  readonly conformance: Conformance
  /** Refuses every deviation from the spec, even if the request can be understood. */
  readonly isStrict: boolean
}

/** A value as it was read, with its deviations from the spec. */
export interface CheckedValue {
  readonly value?: Json | undefined
  readonly reasons: readonly string[]
  /** The value of the first reason. */
  readonly fault?: RequestFault | undefined
  readonly warnings: readonly string[]
}

/** A problem of a value as a sentence. */
export function sentence(subject: string, problem: ValueProblem): string {
  const place = placeOf(problem)
  return `${subject}${place === '' ? '' : ` at ${place}`} ${problem.text}.`
}
