import { placeOf, type ValueProblem } from '../conformance/problems.ts'

/** A difference of replies from the spec. */
export type DifferenceKind =
  | 'missing field'
  | 'unexpected field'
  | 'wrong type'
  | 'unknown value'
  | 'outside limits'
  | 'undocumented status'
  | 'other media type'
  | 'not JSON'
  | 'refused'
  | 'unreachable'

export interface Difference {
  readonly api: string
  /** `GET /orders` or `channel ticker`. */
  readonly subject: string
  readonly kind: DifferenceKind
  /** Path in the value, with `[*]` for any index: `/orders/[*]/side`. */
  readonly place: string
  readonly text: string
  /** Number of values with this difference. */
  readonly count: number
}

const kinds: Readonly<Partial<Record<ValueProblem['rule'], DifferenceKind>>> = {
  required: 'missing field',
  requiredWhen: 'missing field',
  oneRequired: 'missing field',
  propertyNames: 'unexpected field',
  unknown: 'unexpected field',
  type: 'wrong type',
  oneOf: 'wrong type',
  enum: 'unknown value',
  enumWhen: 'unknown value',
}

/** The problems of a value as differences. Equal problems of list items are one difference. */
export function differencesOf(
  about: Pick<Difference, 'api' | 'subject'>,
  problems: readonly ValueProblem[],
): Difference[] {
  const found = new Map<string, Difference>()
  for (const problem of problems) {
    const kind = kinds[problem.rule] ?? 'outside limits'
    const place = placeOf({ steps: problem.steps.map((step) => (typeof step === 'number' ? '[*]' : step)) })
    const key = [place, problem.rule, problem.member ?? ''].join(' ')
    const before = found.get(key)
    found.set(
      key,
      before ? { ...before, count: before.count + 1 } : { ...about, kind, place, text: problem.text, count: 1 },
    )
  }
  return [...found.values()]
}
