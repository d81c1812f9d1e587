import type { Json } from '../../contract/json.ts'
import type { SchemaNode, Subschema } from '../../contract/schema.ts'
import { conditionSets } from './schemaScope.ts'

/** A member of an object and the values it may have; without values, any. */
interface MemberValues {
  readonly name: string
  readonly values: readonly Json[]
  /** A member that is absent is as good: the exchange then takes one of the values. */
  readonly mayBeAbsent?: true
}

/** A rule for members of an object that depends on other members, simple enough for a sentence. */
export interface Condition {
  readonly when: readonly MemberValues[]
  readonly requires: readonly string[]
  readonly forbids: readonly string[]
  readonly allows: readonly MemberValues[]
}

/** The conditions of a schema that fit a sentence, and its other subschemas. */
export function readConditions({ subschemas = [] }: SchemaNode): {
  readonly conditions: readonly Condition[]
  readonly others: readonly Subschema[]
} {
  const read = conditionSets(subschemas).map((set) => ({ set, condition: conditionOf(set) }))
  return {
    conditions: read.flatMap(({ condition }) => condition ?? []),
    others: read.flatMap(({ set, condition }) => (condition ? [] : set)),
  }
}

/** `if` and `then` as one condition, when both speak of members only. */
export function conditionOf(set: readonly Subschema[]): Condition | undefined {
  const [question, consequence, ...more] = set
  if (question?.keyword !== 'if' || consequence?.keyword !== 'then' || more.length > 0) return undefined
  const when = membersOf(question.schema)
  const then = membersOf(consequence.schema)
  if (!when || !then || [...when, ...then].length === 0 || when.some(({ isForbidden }) => isForbidden)) return undefined
  return {
    when: when.map(({ name, values, required }) => ({ name, values, ...(required ? {} : { mayBeAbsent: true }) })),
    requires: then.filter(({ required }) => required).map(({ name }) => name),
    forbids: then.filter(({ isForbidden }) => isForbidden).map(({ name }) => name),
    allows: then.filter(({ values }) => values.length > 0).map(({ name, values }) => ({ name, values })),
  }
}

interface MemberRule {
  readonly name: string
  readonly required: boolean
  readonly values: readonly Json[]
  readonly isForbidden: boolean
}

/** Rules of a schema for members: required, forbidden, one of some values; `undefined` for other rules. */
function membersOf({ types, properties = [], requiredNames = [], ...rest }: SchemaNode): MemberRule[] | undefined {
  const isOfObject = types.every((type) => type === 'object')
  if (!isOfObject || Object.keys(rest).length > 0) return undefined
  const named = properties.map(({ name, required, schema }) => ruleOf(name, required, schema))
  if (named.some((rule) => rule === undefined)) return undefined
  const others = requiredNames.map((name) => ({ name, required: true, values: [], isForbidden: false }))
  return [...named.flatMap((rule) => rule ?? []), ...others]
}

function ruleOf(name: string, required: boolean, schema: SchemaNode): MemberRule | undefined {
  const { types: _types, const: constant, enum: values, not, ...rest } = schema
  if (Object.keys(rest).length > 0) return undefined
  const allowed = constant === undefined ? (values ?? []).map(({ value }) => value) : [constant]
  const isForbidden = not !== undefined && Object.keys(not).length === 1 && not.types.length === 0
  const says = [allowed.length > 0, isForbidden].filter(Boolean).length
  return says === 1 && !(not && !isForbidden) ? { name, required, values: allowed, isForbidden } : undefined
}
