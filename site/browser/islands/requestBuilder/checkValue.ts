import { isList, isRecord, isSameJson, type Json } from '../../../../generator/contract/json.ts'
import { memoizeByObject } from '../../../../generator/contract/memoize.ts'
import type { Constraint, SchemaNode, Subschema, VariantSet } from '../../../../generator/contract/schema.ts'
import { type Condition, conditionOf } from '../../../../generator/model/view/conditions.ts'
import type { ValueDirection } from '../../../../generator/model/view/fieldTree.ts'
import { isOfFormat } from '../../../../generator/model/view/formats.ts'
import { resolveSchema, type Schemas } from '../../../../generator/model/view/schema.ts'
import { allowsAnything, conditionSets, isOpen } from '../../../../generator/model/view/schemaScope.ts'
import { isBroken, isOfType, matches } from './checkLimits.ts'

/** The rule that a value breaks: a keyword of JSON Schema, or a type that its text cannot be read as. */
type ProblemId =
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
  | 'json'
  | ReadProblem

type ReadProblem = 'integer' | 'number' | 'boolean'

export interface Mismatch {
  readonly id: ProblemId
  /** Where in the value: `orders[0].price`; empty for the value itself. */
  readonly path: string
  readonly values: Readonly<Record<string, string>>
}

/** Characters of a name that a path takes: a map of a million long names would fill the memory with paths. */
export const longestName = 200

/** Levels of a value that are checked, because a schema may contain itself. */
const deepest = 20

/**
 * The problems of a value that is sent or, as a response, received. The mock checks the same keywords with the same result. A
 * member that the spec does not know is a problem too: most often a typing error, or a field that nobody described.
 */
export function checkValue(
  value: Json,
  schema: SchemaNode,
  schemas: Schemas,
  direction: ValueDirection = 'request',
): readonly Mismatch[] {
  const resolve = memoizeByObject((node: SchemaNode) => resolveSchema(node, schemas))
  return checkWhole(value, schema, { resolve, direction, path: '', depth: 0, isClosed: true })
}

interface ValueContext {
  readonly direction: ValueDirection
  /** The schema that a node stands for. */
  readonly resolve: (node: SchemaNode) => SchemaNode
  readonly path: string
  readonly depth: number
  /** Members that the schema does not name are wrong. */
  readonly isClosed: boolean
}

/** The result of one schema. Other schemas may apply to the same value. */
interface Verdict {
  readonly problems: readonly Mismatch[]
  /** Members and items that the schema describes. */
  readonly known: readonly string[]
}

const nothing: Verdict = { problems: [], known: [] }

function checkWhole(value: Json, schema: SchemaNode, place: ValueContext): readonly Mismatch[] {
  const { problems, known } = checkPart(value, schema, place)
  if (!place.isClosed || !isRecord(value) || isOpen(place.resolve(schema))) return problems
  const described = new Set(known)
  const unknown = Object.keys(value).filter((name) => !described.has(name))
  return [...problems, ...unknown.map((name) => problemAt(memberOf(place, name), 'unknown'))]
}

function checkPart(value: Json, schema: SchemaNode, outer: ValueContext): Verdict {
  if (outer.depth > deepest) return nothing
  const place = { ...outer, depth: outer.depth + 1 }
  const resolved = place.resolve(schema)
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

function problemAt({ path }: ValueContext, id: ProblemId, values: Mismatch['values'] = {}): Mismatch {
  return { id, path, values }
}

function memberOf(place: ValueContext, name: string): ValueContext {
  const short = name.slice(0, longestName)
  return { ...place, path: place.path === '' ? short : `${place.path}.${short}` }
}

function itemOf(place: ValueContext, index: number): ValueContext {
  return { ...place, path: `${place.path}[${index}]` }
}

function checkOwn(value: Json, schema: SchemaNode, place: ValueContext): Verdict {
  const { enum: values, const: constant, constraints = [], format } = schema
  const choices = constant === undefined ? values?.map((entry) => entry.value) : [constant]
  const isChosen = !choices || choices.includes(value) || choices.some((choice) => isSameLarge(choice, value))
  const problems = [
    ...(isChosen ? [] : [problemAt(place, 'enum', { values: (choices ?? []).map(String).join(', ') })]),
    ...(format === undefined || isOfFormat(value, format) ? [] : [problemAt(place, 'format', { format })]),
    ...constraints
      .filter((constraint) => isBroken(value, constraint, format))
      .map(({ keyword, value: limit }) => problemAt(place, keyword, { limit: String(limit) })),
  ]
  const inside = isList(value) ? checkItems(value, schema, place) : checkMembers(value, schema, place)
  return joined([{ problems, known: [] }, inside])
}

/** Whether two lists or objects are equal. Other values are compared without writing them as text, which takes longer. */
function isSameLarge(first: Json, second: Json): boolean {
  return typeof first === 'object' && typeof second === 'object' && isSameJson(first, second)
}

function checkItems(value: readonly Json[], { items, positions = [] }: SchemaNode, place: ValueContext): Verdict {
  const problems: Mismatch[] = []
  const known: string[] = []
  for (const [index, item] of value.entries()) {
    const own = positions[index] ?? items
    if (!own) break
    for (const problem of checkWhole(item, own, itemOf(place, index))) problems.push(problem)
    known.push(String(index))
  }
  return { problems, known }
}

function checkMembers(value: Json, schema: SchemaNode, place: ValueContext): Verdict {
  if (!isRecord(value)) return nothing
  const { properties = [], requiredNames = [], dependencies = [] } = schema
  const onlyOtherSide = place.direction === 'request' ? 'readOnly' : 'writeOnly'
  const required = properties
    .filter((property) => property.required && !place.resolve(property.schema)[onlyOtherSide])
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

function checkMember(name: string, item: Json, schema: SchemaNode, place: ValueContext): Verdict {
  const { properties = [], patternProperties = [], additionalProperties } = schema
  const own = [
    ...properties.filter((property) => property.name === name),
    ...patternProperties.filter(({ pattern }) => matches(name, pattern)),
  ].map((entry) => entry.schema)
  if (own.length === 0 && additionalProperties === undefined) return nothing
  if (own.length === 0 && additionalProperties === false)
    return { problems: [problemAt(place, 'unknown')], known: [name] }
  const schemas = own.length > 0 || !additionalProperties ? own : [additionalProperties]
  return { problems: schemas.flatMap((each) => checkWhole(item, each, place)), known: [name] }
}

/** A value has to match one variant. Without a match the variant with the fewest problems is reported. */
function checkVariants(value: Json, { mode, variants, discriminator }: VariantSet, place: ValueContext): Verdict {
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
  // A value of another type is far from a variant, however many members of a near one are wrong.
  const isOther = ({ problems }: Verdict) =>
    Number(problems.some(({ id, path }) => id === 'type' && path === place.path))
  const [nearest] = tried.toSorted(
    (first, second) => isOther(first) - isOther(second) || first.problems.length - second.problems.length,
  )
  const isAnyMissing = tried.length > 1 && tried.every(({ problems }) => problems.every(({ id }) => id === 'required'))
  const { known } = joined(tried)
  if (!isAnyMissing) return { known, problems: nearest?.problems ?? [] }
  const names = tried.map(({ problems }) => problems.map(({ path }) => path).join(' + '))
  return { known, problems: [problemAt(place, 'oneRequired', { names: names.join(', ') })] }
}

function checkNot(value: Json, not: SchemaNode, place: ValueContext): Verdict {
  const isRight = checkPart(value, not, { ...place, isClosed: false }).problems.length > 0
  return isRight ? nothing : { problems: [problemAt(place, 'not')], known: [] }
}

/** Checks conditions that belong together: `if` with its consequences, and any others. */
function checkConditions(value: Json, set: readonly Subschema[], place: ValueContext): Verdict {
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
  const reasons: Readonly<Partial<Record<ProblemId, ProblemId>>> = {
    required: 'requiredWhen',
    not: 'notWhen',
    enum: 'enumWhen',
  }
  return {
    known,
    problems: problems.map((problem) => {
      const id = reasons[problem.id]
      return id ? { ...problem, id, values: { ...problem.values, when: parts.join(', ') } } : problem
    }),
  }
}

function checkContained(value: readonly Json[], { schema, count }: Subschema, place: ValueContext): Verdict {
  const { least, most = Number.POSITIVE_INFINITY } = count ?? { least: 1 }
  const isContained = (item: Json) => checkWhole(item, schema, { ...place, isClosed: false }).length === 0
  const known = value.flatMap((item, index) => (isContained(item) ? [String(index)] : []))
  const isRight = known.length >= least && known.length <= most
  const values = { least: String(least), most: String(count?.most ?? 'none') }
  return { problems: isRight ? [] : [problemAt(place, 'contains', values)], known }
}

function checkNames(value: Readonly<Record<string, Json>>, schema: SchemaNode, place: ValueContext): Verdict {
  const wrong = Object.keys(value).filter((name) => checkWhole(name, schema, place).length > 0)
  return { problems: wrong.map((name) => problemAt(memberOf(place, name), 'propertyNames')), known: [] }
}

/** Checks the members and items that no other schema describes. */
function checkRest(
  value: Json,
  subschemas: readonly Subschema[],
  known: readonly string[],
  place: ValueContext,
): Verdict {
  if (value === null || typeof value !== 'object') return nothing
  const keyword = isList(value) ? 'unevaluatedItems' : 'unevaluatedProperties'
  const found = subschemas.filter((subschema) => subschema.keyword === keyword)
  if (found.length === 0) return nothing
  const described = new Set(known)
  const others = Object.entries<Json>(value).filter(([name]) => !described.has(name))
  return joined(
    found.map(({ schema }) => ({
      problems: others.flatMap(([name, item]) => {
        const within = isList(value) ? itemOf(place, Number(name)) : memberOf(place, name)
        return checkWhole(item, schema, within)
      }),
      known: others.map(([name]) => name),
    })),
  )
}
