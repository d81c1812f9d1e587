import { isList, isRecord, type Json } from '../../../contract/json.ts'
import type { SchemaNode, Subschema } from '../../../contract/schema.ts'
import { type Condition, conditionOf } from '../conditions.ts'
import { type CheckContext, joined, memberOf, nothing, type Verdict, violationAt } from './checkContext.ts'
import { checkNot } from './checkVariants.ts'
import type { Violation } from './violation.ts'

/** Checks conditions that belong together: `if` with its consequences, and any others. */
export function checkConditions(value: Json, set: readonly Subschema[], context: CheckContext): Verdict {
  const condition = set.find(({ keyword }) => keyword === 'if')
  const found = condition && context.check.part(value, condition.schema, { ...context, isClosed: false })
  const consequence = found && (found.problems.length === 0 ? 'then' : 'else')
  const checked = set.map((subschema): Verdict => {
    const { keyword, property, schema } = subschema
    const isInForce =
      keyword === consequence || (property !== undefined && isRecord(value) && Object.hasOwn(value, property))
    if (isInForce) return context.check.part(value, schema, context)
    if (keyword === 'not') return checkNot(value, schema, context)
    if (keyword === 'contains' && isList(value)) return checkContained(value, subschema, context)
    if (keyword === 'propertyNames' && isRecord(value)) return checkNames(value, schema, context)
    return nothing
  })
  const plain = conditionOf(set)
  const explained = plain && isRecord(value) ? checked.map((verdict) => withReason(verdict, plain, value)) : checked
  return joined([...(found && consequence === 'then' ? [found] : []), ...explained])
}

/** The problems of members with the values of other members that bring the rule into force. */
function withReason({ problems, known }: Verdict, { when }: Condition, value: Readonly<Record<string, Json>>): Verdict {
  const parts = when.map(({ name, values: [first] }) => {
    const own = value[name] ?? first
    return own === undefined ? name : `${name} = ${String(own)}`
  })
  const reasons: Readonly<Partial<Record<Violation['rule'], Violation['rule']>>> = {
    required: 'requiredWhen',
    not: 'notWhen',
    enum: 'enumWhen',
  }
  return {
    known,
    problems: problems.map((problem) => {
      const rule = reasons[problem.rule]
      return rule ? { ...problem, rule, values: { ...problem.values, when: parts.join(', ') } } : problem
    }),
  }
}

function checkContained(value: readonly Json[], { schema, count }: Subschema, context: CheckContext): Verdict {
  const { least, most = Number.POSITIVE_INFINITY } = count ?? { least: 1 }
  const isContained = (item: Json) => context.check.whole(item, schema, { ...context, isClosed: false }).length === 0
  const known = value.flatMap((item, index) => (isContained(item) ? [String(index)] : []))
  const isRight = known.length >= least && known.length <= most
  const values = { least: String(least), most: String(count?.most ?? 'none') }
  return { problems: isRight ? [] : [violationAt(context, 'contains', values)], known }
}

function checkNames(value: Readonly<Record<string, Json>>, schema: SchemaNode, context: CheckContext): Verdict {
  const wrong = Object.keys(value).filter((name) => context.check.whole(name, schema, context).length > 0)
  return { problems: wrong.map((name) => violationAt(memberOf(context, name), 'propertyNames')), known: [] }
}
