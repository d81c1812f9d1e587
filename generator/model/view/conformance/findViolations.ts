import { isList, isRecord, type Json } from '../../../contract/json.ts'
import { memoizeByObject } from '../../../contract/memoize.ts'
import type { SchemaNode, Subschema } from '../../../contract/schema.ts'
import { type Condition, conditionOf } from '../conditions.ts'
import type { ValueDirection } from '../field.ts'
import { resolveSchema, type Schemas } from '../schema.ts'
import { conditionSets, isOpen } from '../schemaScope.ts'
import { type CheckContext, joined, memberOf, nothing, type Verdict, violationAt } from './checkContext.ts'
import { checkOwn, checkRest } from './checkOwn.ts'
import { checkNot, checkVariants } from './checkVariants.ts'
import { isOfType, type Matches, matchesSafely } from './limits.ts'
import type { Violation } from './violation.ts'

/** Levels of a value that are checked, because a schema may contain itself. */
const deepest = 20

interface ViolationOptions {
  readonly schemas: Schemas
  /** Only one side of a connection sends read-only members. */
  readonly direction: ValueDirection
  /** Members and items that the schema does not name are wrong, unless it allows them. */
  readonly isClosed?: boolean
  readonly matches?: Matches
  /** Most schemas that are tried (default: all). The count is the same on every machine, which a time is not. */
  readonly mostTried?: number
}

/** Thrown where a value and its schema have more to try than is allowed. */
export class TooMuchToTry extends Error {}

/**
 * Every way in which a value breaks its schema. Forms, the console, the mock and the search for drift judge by this.
 * Throws {@link TooMuchToTry} beyond `mostTried`.
 */
export function findViolations(
  value: Json,
  schema: SchemaNode,
  { schemas, direction, isClosed = false, matches = matchesSafely, mostTried = Infinity }: ViolationOptions,
): readonly Violation[] {
  const resolve = memoizeByObject((node: SchemaNode) => resolveSchema(node, schemas))
  let left = mostTried
  const count = () => {
    left -= 1
    if (left < 0) throw new TooMuchToTry()
  }
  const check = { resolve, direction, matches, count, part: checkPart, whole: checkWhole }
  return checkWhole(value, schema, { check, isClosed, at: undefined, depth: 0 })
}

function checkWhole(value: Json, schema: SchemaNode, context: CheckContext): readonly Violation[] {
  const { problems, known } = checkPart(value, schema, context)
  if (!context.isClosed || !isRecord(value) || isOpen(context.check.resolve(schema))) return problems
  const described = new Set(known)
  const unknown = Object.keys(value).filter((name) => !described.has(name))
  return [...problems, ...unknown.map((name) => violationAt(memberOf(context, name), 'unknown'))]
}

function checkPart(value: Json, schema: SchemaNode, outer: CheckContext): Verdict {
  outer.check.count()
  if (outer.depth > deepest) return nothing
  const context = { check: outer.check, isClosed: outer.isClosed, at: outer.at, depth: outer.depth + 1 }
  const resolved = context.check.resolve(schema)
  if (value === null && (resolved.nullable || resolved.types.includes('null'))) return nothing
  if (!isOfType(value, resolved)) {
    return { problems: [violationAt(context, 'type', { types: resolved.types.join(', ') })], known: [] }
  }
  const { variants = [], not, subschemas = [] } = resolved
  const verdicts = [
    checkOwn(value, resolved, context),
    ...variants.map((set) => checkVariants(value, set, context)),
    ...(not ? [checkNot(value, not, context)] : []),
    ...conditionSets(subschemas).map((set) => checkConditions(value, set, context)),
  ]
  return joined([...verdicts, checkRest(value, subschemas, joined(verdicts).known, context)])
}

/** Checks conditions that belong together: `if` with its consequences, and any others. */
function checkConditions(value: Json, set: readonly Subschema[], context: CheckContext): Verdict {
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
