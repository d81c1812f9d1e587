import type { Json } from '../../../contract/json.ts'
import type { Constraint } from '../../../contract/schema.ts'

/** One way in which a value breaks its schema. */
export interface Violation {
  /** A keyword of JSON Schema, or a reason in more detail: the condition of a member, an unknown name. */
  readonly rule:
    | Constraint['keyword']
    | 'required'
    | 'requiredWhen'
    | 'oneRequired'
    | 'oneOf'
    | 'not'
    | 'notWhen'
    | 'contains'
    | 'propertyNames'
    | 'format'
    | 'enum'
    | 'enumWhen'
    | 'unknown'
    | 'type'
  /** Names and positions that lead to the value, or to the member that is missing; none for the value itself. */
  readonly steps: readonly (string | number)[]
  readonly values: Readonly<Record<string, string>>
  /** Values that are allowed. */
  readonly choices?: readonly Json[] | undefined
}

/** Characters of a name that a path takes: a map of a million long names would fill the memory with paths. */
export const longestName = 200

/** `orders[0].price`; empty for the value itself. */
export function pathOf({ steps }: Pick<Violation, 'steps'>): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`
    const name = step.slice(0, longestName)
    return path === '' ? name : `${path}.${name}`
  }, '')
}
