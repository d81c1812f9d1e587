import type { Operation } from '../../generator/contract/operation.ts'
import type { Api, ErrorCode } from '../../generator/contract/reference.ts'
import type { RefusalKind } from '../../generator/contract/refusalKinds.ts'
import type { ValueProblem } from '../conformance/problems.ts'

/** Kind and place of a wrong value in a request. */
export interface RequestFault {
  readonly kind: RefusalKind
  /** Parameter or member; empty for the whole body. */
  readonly member: string
}

/**
 * The code of the catalogue for a fault of a request: the code that names the member, then the code that the operation
 * lists. A code that other operations list comes last.
 */
export function refusedBy(
  { errors, operations }: Pick<Api, 'errors' | 'operations'>,
  { kind, member }: RequestFault,
  operation?: Pick<Operation, 'errors'>,
): ErrorCode | undefined {
  const isListed = ({ code }: ErrorCode, own: Pick<Operation, 'errors'> | undefined) =>
    own?.errors.some((listed) => String(listed) === String(code)) ?? false
  const meant = errors.filter(({ refuses, of }) => refuses?.includes(kind) && (of?.includes(member) ?? true))
  const listed = meant.filter((entry) => isListed(entry, operation))
  const open = meant.filter((entry) => !operation || !operations.some((other) => isListed(entry, other)))
  const isOfMember = ({ of }: ErrorCode) => of !== undefined
  const general = meant.filter((entry) => !isOfMember(entry))
  return [...listed.filter(isOfMember), ...open.filter(isOfMember), ...listed, ...open, ...general][0]
}

/** The fault of a value that breaks its schema. */
export function faultOf({ rule, steps, member }: ValueProblem, name = ''): RequestFault {
  const last = steps.findLast((step) => typeof step === 'string')
  return { kind: kinds[rule] ?? 'value', member: member ?? last ?? name }
}

const kinds: Partial<Record<ValueProblem['rule'], RefusalKind>> = {
  ...{ required: 'missing', requiredWhen: 'missing', oneRequired: 'missing' },
  ...{ minimum: 'too-low', exclusiveMinimum: 'too-low', minLength: 'too-low', minItems: 'too-low' },
  ...{ maximum: 'too-high', exclusiveMaximum: 'too-high', maxLength: 'too-high', maxItems: 'too-high' },
}
