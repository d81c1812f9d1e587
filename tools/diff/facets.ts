import { isSameJson, type Json } from '../../generator/contract/json.ts'
import type { ApiChange } from './change.ts'
import type { RuleId } from './rules.ts'
import { changeOf, type Scope } from './scope.ts'

/** Compares one member of two objects; `member` is its name. */
export type Comparison<Value> = (before: Value, after: Value, scope: Scope, member: string) => ApiChange[]

/** Comparison of a member: the rule of its change, a function, or `null` where another member covers it. */
type Facet<Value> = RuleId | Comparison<Value> | null

/** Comparisons of all members of an object. A new member of the model does not compile until it is listed. */
export type Facets<T> = { readonly [Member in keyof T]-?: Facet<T[Member]> }

/** Compares two objects member by member. */
export function compareFacets<T extends object>(before: T, after: T, facets: Facets<T>, scope: Scope): ApiChange[] {
  return (Object.keys(facets) as (keyof T & string)[]).flatMap((name) => {
    const facet = facets[name]
    if (facet === null) return []
    return typeof facet === 'string'
      ? compareValue(facet, before[name], after[name], scope)
      : facet(before[name], after[name], scope, name)
  })
}

/** A change where two values differ. `item` names them. */
export function compareValue(
  rule: RuleId,
  before: unknown,
  after: unknown,
  scope: Scope,
  item: string | undefined = scope.item,
): ApiChange[] {
  return isSameJson(before, after)
    ? []
    : [changeOf(rule, scope, { item, before: asJson(before), after: asJson(after) })]
}

/** A value of the model as JSON, without absent members. */
export function asJson(value: unknown): Json | undefined {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as Json)
}

/** A facet whose change names its member, or `item` instead. */
export function named(rule: RuleId, item?: string): Comparison<unknown> {
  return (before, after, scope, member) => compareValue(rule, before, after, scope, item ?? member)
}

/** A facet whose change holds no values. */
export function withoutValues(rule: RuleId): Comparison<unknown> {
  return (before, after, scope) => (isSameJson(before, after) ? [] : [changeOf(rule, scope)])
}

/** A facet of a value that may be absent, with a rule for each way it may change. */
export function optional(added: RuleId, removed: RuleId, changed: RuleId): Comparison<unknown> {
  return (before, after, scope) =>
    compareValue(before === undefined ? added : after === undefined ? removed : changed, before, after, scope)
}

/** A facet of an object that both sides have, compared member by member. */
export function members<T extends object>(facets: Facets<T>): Comparison<T> {
  return (before, after, scope) => compareFacets(before, after, facets, scope)
}

/** A facet of a value that may be absent. `compare` compares two values. */
export function part<T extends object | true>(
  added: RuleId,
  removed: RuleId,
  compare: Comparison<T> = () => [],
): Comparison<T | undefined> {
  return (before, after, scope, member) => {
    if (before && after) return compare(before, after, scope, member)
    return before === after ? [] : [changeOf(after ? added : removed, scope)]
  }
}
