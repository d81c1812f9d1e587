import { isList, isRecord, isSameJson, type Json } from '../../../contract/json.ts'
import { memoizeByObject } from '../../../contract/memoize.ts'
import type { SchemaNode, Subschema, VariantSet } from '../../../contract/schema.ts'
import { type Condition, conditionOf } from '../conditions.ts'
import type { ValueDirection } from '../field.ts'
import { isOfFormat } from '../formats.ts'
import { resolveSchema, type Schemas } from '../schema.ts'
import { allowsAnything, conditionSets, isOpen } from '../schemaScope.ts'
import { isBroken, isOfType, type Matches, matchesSafely } from './limits.ts'
import { pathOf, type Violation } from './violation.ts'

/** Levels of a value that are checked, because a schema may contain itself. */
const deepest = 20

interface ViolationOptions {
  readonly schemas: Schemas
  /** Only one side of a connection sends what is read-only. */
  readonly direction: ValueDirection
  /** Members and items that the schema does not name are wrong, unless it says so. */
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
  return checkWhole(value, schema, { check: { resolve, direction, matches, count }, isClosed, at: undefined, depth: 0 })
}

/** A value holds millions of places: each is small, and written out member by member. */
interface Place extends Required<Pick<ViolationOptions, 'isClosed'>> {
  readonly check: Required<Pick<ViolationOptions, 'direction' | 'matches'>> & {
    /** The schema that a node stands for. */
    readonly resolve: (node: SchemaNode) => SchemaNode
    /** Called for each schema that is tried. */
    readonly count: () => void
  }
  /** The last step on the way to the value; nothing for the value itself. */
  readonly at: Step | undefined
  readonly depth: number
}

interface Step {
  readonly name: string | number
  readonly before: Step | undefined
}

/** The result of one schema. Other schemas may apply to the same value. */
interface Verdict {
  readonly problems: readonly Violation[]
  /** Members and items that the schema describes. */
  readonly known: readonly string[]
}

const nothing: Verdict = { problems: [], known: [] }

function checkWhole(value: Json, schema: SchemaNode, place: Place): readonly Violation[] {
  const { problems, known } = checkPart(value, schema, place)
  if (!place.isClosed || !isRecord(value) || isOpen(place.check.resolve(schema))) return problems
  const described = new Set(known)
  const unknown = Object.keys(value).filter((name) => !described.has(name))
  return [...problems, ...unknown.map((name) => problemAt(memberOf(place, name), 'unknown'))]
}

function checkPart(value: Json, schema: SchemaNode, outer: Place): Verdict {
  outer.check.count()
  if (outer.depth > deepest) return nothing
  const place = { check: outer.check, isClosed: outer.isClosed, at: outer.at, depth: outer.depth + 1 }
  const resolved = place.check.resolve(schema)
  if (value === null && (resolved.nullable || resolved.types.includes('null'))) return nothing
  if (!isOfType(value, resolved)) {
    return { problems: [problemAt(place, 'type', { types: resolved.types.join(', ') })], known: [] }
  }
  const { variants = [], not, subschemas = [] } = resolved
  const said = [
    checkOwn(value, resolved, place),
    ...variants.map((set) => checkVariants(value, set, place)),
    ...(not ? [checkNot(value, not, place)] : []),
    ...conditionSets(subschemas).map((set) => checkConditions(value, set, place)),
  ]
  return joined([...said, checkRest(value, subschemas, joined(said).known, place)])
}

function joined(verdicts: readonly Verdict[]): Verdict {
  const telling = verdicts.filter(({ problems, known }) => problems.length > 0 || known.length > 0)
  // Most values are numbers and texts: nothing is copied for them.
  if (telling.length < 2) return telling[0] ?? nothing
  return {
    problems: telling.flatMap(({ problems }) => problems),
    known: telling.flatMap(({ known }) => known),
  }
}

function problemAt({ at }: Place, rule: Violation['rule'], values: Violation['values'] = {}): Violation {
  const steps: (string | number)[] = []
  for (let step = at; step; step = step.before) steps.unshift(step.name)
  return { rule, steps, values }
}

function memberOf({ check, isClosed, at, depth }: Place, name: string | number): Place {
  return { check, isClosed, at: { name, before: at }, depth }
}

function checkOwn(value: Json, schema: SchemaNode, place: Place): Verdict {
  const { enum: values, const: constant, constraints = [], format } = schema
  const choices = constant === undefined ? values?.map((entry) => entry.value) : [constant]
  const isChosen = !choices || choices.includes(value) || choices.some((choice) => isSameLarge(choice, value))
  const problems = [
    ...(isChosen ? [] : [{ ...problemAt(place, 'enum'), choices }]),
    ...(format === undefined || isOfFormat(value, format) ? [] : [problemAt(place, 'format', { format })]),
    ...constraints
      .filter((constraint) => isBroken(value, constraint, { format, matches: place.check.matches }))
      .map(({ keyword, value: limit }) => problemAt(place, keyword, { limit: String(limit) })),
  ]
  const inside = isList(value) ? checkItems(value, schema, place) : checkMembers(value, schema, place)
  return joined([{ problems, known: [] }, inside])
}

/** Whether two lists or objects are equal. Other values are compared without writing them as text, which takes longer. */
function isSameLarge(first: Json, second: Json): boolean {
  return typeof first === 'object' && typeof second === 'object' && isSameJson(first, second)
}

function checkItems(value: readonly Json[], schema: SchemaNode, place: Place): Verdict {
  const { items, positions, subschemas = [] } = schema
  const isOver = place.isClosed && positions && !subschemas.some(({ keyword }) => keyword === 'unevaluatedItems')
  const problems: Violation[] = []
  const known: string[] = []
  for (const [index, item] of value.entries()) {
    const own = positions?.[index] ?? items
    if (!own && !isOver) break
    const found = own ? checkWhole(item, own, memberOf(place, index)) : [problemAt(memberOf(place, index), 'unknown')]
    for (const problem of found) problems.push(problem)
    known.push(String(index))
  }
  return { problems, known }
}

function checkMembers(value: Json, schema: SchemaNode, place: Place): Verdict {
  if (!isRecord(value)) return nothing
  const { properties = [], requiredNames = [], dependencies = [] } = schema
  const onlyOtherSide = place.check.direction === 'request' ? 'readOnly' : 'writeOnly'
  const required = properties
    .filter((property) => property.required && !place.check.resolve(property.schema)[onlyOtherSide])
    .map(({ name }) => name)
  const isMissing = (name: string) => !Object.hasOwn(value, name)
  const missing = [...new Set([...required, ...requiredNames])].filter(isMissing)
  const needed = dependencies.flatMap(({ property, requires }) =>
    isMissing(property)
      ? []
      : requires.filter(isMissing).map((name) => problemAt(memberOf(place, name), 'requiredWhen', { when: property })),
  )
  const members = Object.entries(value).map(([name, item]) => checkMember(name, item, schema, memberOf(place, name)))
  return joined([
    { problems: [...missing.map((name) => problemAt(memberOf(place, name), 'required')), ...needed], known: [] },
    ...members,
  ])
}

function checkMember(name: string, item: Json, schema: SchemaNode, place: Place): Verdict {
  const { properties = [], patternProperties = [], additionalProperties } = schema
  const own = [
    ...properties.filter((property) => property.name === name),
    ...patternProperties.filter(({ pattern }) => place.check.matches(name, pattern)),
  ].map((entry) => entry.schema)
  if (own.length === 0 && additionalProperties === undefined) return nothing
  if (own.length === 0 && additionalProperties === false)
    return { problems: [problemAt(place, 'unknown')], known: [name] }
  const schemas = own.length > 0 || !additionalProperties ? own : [additionalProperties]
  return { problems: schemas.flatMap((each) => checkWhole(item, each, place)), known: [name] }
}

/** A value has to match one variant. Without a match the variant with the fewest problems is reported. */
function checkVariants(value: Json, { mode, variants, discriminator }: VariantSet, place: Place): Verdict {
  const named = discriminator !== undefined && isRecord(value) ? value[discriminator] : undefined
  const chosen = variants.findLast(
    ({ discriminatorValue }) => discriminatorValue !== undefined && discriminatorValue === named,
  )
  if (chosen) return checkPart(value, chosen.schema, place)
  const tried = variants.map(({ schema }) => checkPart(value, schema, place))
  const right = tried.filter(({ problems }) => problems.length === 0)
  const isSingle = mode === 'oneOf' && !variants.some(({ schema }) => allowsAnything(schema))
  if (isSingle && right.length > 1) return { ...joined(right), problems: [problemAt(place, 'oneOf')] }
  if (right.length > 0) return joined(right)
  const here = problemAt(place, 'type').steps.length
  // A value of another type is far from a variant, however many members of a near one are wrong.
  const isOther = ({ problems }: Verdict) =>
    Number(problems.some(({ rule, steps }) => rule === 'type' && steps.length === here))
  const [nearest] = tried.toSorted(
    (first, second) => isOther(first) - isOther(second) || first.problems.length - second.problems.length,
  )
  const isAnyMissing =
    tried.length > 1 && tried.every(({ problems }) => problems.every(({ rule }) => rule === 'required'))
  const { known } = joined(tried)
  if (!isAnyMissing) return { known, problems: nearest?.problems ?? [] }
  const names = tried.map(({ problems }) => problems.map(pathOf).join(' + '))
  return { known, problems: [problemAt(place, 'oneRequired', { names: names.join(', ') })] }
}

function checkNot(value: Json, not: SchemaNode, place: Place): Verdict {
  const isRight = checkPart(value, not, { ...place, isClosed: false }).problems.length > 0
  return isRight ? nothing : { problems: [problemAt(place, 'not')], known: [] }
}

/** Checks conditions that belong together: `if` with its consequences, and any others. */
function checkConditions(value: Json, set: readonly Subschema[], place: Place): Verdict {
  const condition = set.find(({ keyword }) => keyword === 'if')
  const found = condition && checkPart(value, condition.schema, { ...place, isClosed: false })
  const consequence = found && (found.problems.length === 0 ? 'then' : 'else')
  const checked = set.map((subschema): Verdict => {
    const { keyword, property, schema } = subschema
    const isInForce =
      keyword === consequence || (property !== undefined && isRecord(value) && Object.hasOwn(value, property))
    if (isInForce) return checkPart(value, schema, place)
    if (keyword === 'not') return checkNot(value, schema, place)
    if (keyword === 'contains' && isList(value)) return checkContained(value, subschema, place)
    if (keyword === 'propertyNames' && isRecord(value)) return checkNames(value, schema, place)
    return nothing
  })
  const plain = conditionOf(set)
  const told = plain && isRecord(value) ? checked.map((verdict) => withReason(verdict, plain, value)) : checked
  return joined([...(found && consequence === 'then' ? [found] : []), ...told])
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

function checkContained(value: readonly Json[], { schema, count }: Subschema, place: Place): Verdict {
  const { least, most = Number.POSITIVE_INFINITY } = count ?? { least: 1 }
  const isContained = (item: Json) => checkWhole(item, schema, { ...place, isClosed: false }).length === 0
  const known = value.flatMap((item, index) => (isContained(item) ? [String(index)] : []))
  const isRight = known.length >= least && known.length <= most
  const values = { least: String(least), most: String(count?.most ?? 'none') }
  return { problems: isRight ? [] : [problemAt(place, 'contains', values)], known }
}

function checkNames(value: Readonly<Record<string, Json>>, schema: SchemaNode, place: Place): Verdict {
  const wrong = Object.keys(value).filter((name) => checkWhole(name, schema, place).length > 0)
  return { problems: wrong.map((name) => problemAt(memberOf(place, name), 'propertyNames')), known: [] }
}

/** Checks the members and items that no other schema describes. */
function checkRest(value: Json, subschemas: readonly Subschema[], known: readonly string[], place: Place): Verdict {
  if (value === null || typeof value !== 'object') return nothing
  const keyword = isList(value) ? 'unevaluatedItems' : 'unevaluatedProperties'
  const found = subschemas.filter((subschema) => subschema.keyword === keyword)
  if (found.length === 0) return nothing
  const described = new Set(known)
  const others = Object.entries<Json>(value).filter(([name]) => !described.has(name))
  return joined(
    found.map(({ schema }) => ({
      problems: others.flatMap(([name, item]) => {
        return checkWhole(item, schema, memberOf(place, isList(value) ? Number(name) : name))
      }),
      known: others.map(([name]) => name),
    })),
  )
}
