import { isRecord, type Json } from '../../../contract/json.ts'
import { memoizeByObject } from '../../../contract/memoize.ts'
import type { SchemaNode } from '../../../contract/schema.ts'
import type { ValueDirection } from '../field.ts'
import { resolveSchema, type Schemas } from '../schema.ts'
import { conditionSets, isOpen } from '../schemaScope.ts'
import { checkConditions } from './checkConditions.ts'
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
