import type { Json } from '../../../../generator/contract/json.ts'
import { isQuick } from '../../../../generator/contract/patternCost.ts'
import type { Constraint, SchemaNode, VariantSet } from '../../../../generator/contract/reference.ts'
import { resolveSchema, type Schemas } from '../../../../generator/model/view/schema.ts'

/** What a value breaks: a keyword of JSON Schema, or a text that cannot be read as its type. */
export type ProblemId =
  | Constraint['keyword']
  | 'required'
  | 'oneRequired'
  | 'enum'
  | 'unknown'
  | 'type'
  | 'json'
  | ReadProblem

type ReadProblem = 'integer' | 'number' | 'boolean'

export interface Problem {
  readonly id: ProblemId
  /** Where in the value: `orders[0].price`; empty for the value itself. */
  readonly path: string
  readonly values: Readonly<Record<string, string>>
}

/** Schemas may lead back to themselves; a value that is deeper than this is not looked into. */
const deepest = 20

/** What is wrong with a value. Knows the keywords that the model keeps; everything else is taken for right. */
export function checkValue(value: Json, schema: SchemaNode, schemas: Schemas, path = '', depth = 0): Problem[] {
  if (depth > deepest) return []
  const resolved = resolveSchema(schema, schemas)
  if (value === null && (resolved.nullable || resolved.types.includes('null'))) return []
  const problem = (id: ProblemId, values: Problem['values'] = {}): Problem => ({ id, path, values })
  if (!isOfType(value, resolved)) return [problem('type', { types: resolved.types.join(', ') })]
  const { enum: allowed, const: constant, constraints = [], variants = [] } = resolved
  const choices = constant === undefined ? allowed?.map((entry) => entry.value) : [constant]
  const isChosen = !choices || choices.some((choice) => JSON.stringify(choice) === JSON.stringify(value))
  return [
    ...(isChosen ? [] : [problem('enum', { values: (choices ?? []).map(String).join(', ') })]),
    ...constraints
      .filter((constraint) => isBroken(value, constraint))
      .map(({ keyword, value: limit }) => problem(keyword, { limit: String(limit) })),
    ...inside(value, resolved, { schemas, path, depth: depth + 1 }),
    ...variants.flatMap((set) => variantProblems(value, set, { schemas, path, depth: depth + 1 })),
  ]
}

interface Place {
  readonly schemas: Schemas
  readonly path: string
  readonly depth: number
}

function isOfType(value: Json, { types }: SchemaNode): boolean {
  return types.length === 0 || types.some((type) => isType(value, type))
}

function isType(value: Json, type: string): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return value !== null && typeof value === 'object' && !Array.isArray(value)
  return typeof value === type
}

function isBroken(value: Json, { keyword, value: limit }: Constraint): boolean {
  if (typeof value === 'number') return isNumberBroken(value, keyword, Number(limit))
  if (typeof value === 'string') return isTextBroken(value, keyword, limit)
  if (Array.isArray(value)) return isListBroken(value, keyword, limit)
  if (value === null || typeof value !== 'object') return false
  const count = Object.keys(value).length
  return (
    (keyword === 'minProperties' && count < Number(limit)) || (keyword === 'maxProperties' && count > Number(limit))
  )
}

function isNumberBroken(value: number, keyword: Constraint['keyword'], limit: number): boolean {
  if (keyword === 'minimum') return value < limit
  if (keyword === 'maximum') return value > limit
  if (keyword === 'exclusiveMinimum') return value <= limit
  if (keyword === 'exclusiveMaximum') return value >= limit
  // 0.3 / 0.1 is not quite 3.
  return keyword === 'multipleOf' && Math.abs(value / limit - Math.round(value / limit)) > 1e-9
}

function isTextBroken(value: string, keyword: Constraint['keyword'], limit: Constraint['value']): boolean {
  if (keyword === 'minLength') return [...value].length < Number(limit)
  if (keyword === 'maxLength') return [...value].length > Number(limit)
  return keyword === 'pattern' && !matches(value, String(limit))
}

function isListBroken(value: readonly Json[], keyword: Constraint['keyword'], limit: Constraint['value']): boolean {
  if (keyword === 'minItems') return value.length < Number(limit)
  if (keyword === 'maxItems') return value.length > Number(limit)
  const isRepeated = new Set(value.map((item) => JSON.stringify(item))).size < value.length
  return keyword === 'uniqueItems' && limit === true && isRepeated
}

/** Characters for which every pattern is quick, even one that tries two ways at each. */
const shortText = 20

/** A pattern that this browser cannot read refuses nothing, and so does one that might keep the page from answering. */
function matches(value: string, pattern: string): boolean {
  if (value.length > shortText && !isQuick(pattern, value)) return true
  try {
    return new RegExp(pattern, 'u').test(value)
  } catch {
    return true
  }
}

function inside(value: Json, schema: SchemaNode, { schemas, path, depth }: Place): Problem[] {
  if (value === null || typeof value !== 'object') return []
  if (isList(value)) {
    const { items, positions } = schema
    return value.flatMap((item, index) => {
      const own = positions?.[index] ?? items
      return own ? checkValue(item, own, schemas, `${path}[${index}]`, depth) : []
    })
  }
  return objectProblems(value, schema, { schemas, path, depth })
}

function objectProblems(
  value: Readonly<Record<string, Json>>,
  { properties = [], requiredNames = [], patternProperties = [], additionalProperties, variants }: SchemaNode,
  { schemas, path, depth }: Place,
): Problem[] {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const required = properties
    .filter((property) => property.required && !resolveSchema(property.schema, schemas).readOnly)
    .map(({ name }) => name)
  const missing = [...required, ...requiredNames]
    .filter((name) => !Object.hasOwn(value, name))
    .map((name): Problem => ({ id: 'required', path: at(name), values: {} }))
  const wrong = Object.entries(value).flatMap(([name, item]) => {
    const own = properties.find((property) => property.name === name)?.schema
    const schema = own ?? patternProperties.find(({ pattern }) => matches(name, pattern))?.schema
    if (schema) return checkValue(item, schema, schemas, at(name), depth)
    if (additionalProperties) return checkValue(item, additionalProperties, schemas, at(name), depth)
    // With variants the name may be one of theirs; else a name that the spec does not know is most often a slip of the pen.
    const isUnknown = !variants && (additionalProperties === false || properties.length > 0)
    return isUnknown ? [{ id: 'unknown', path: at(name), values: {} } as const] : []
  })
  return [...missing, ...wrong]
}

/** A value has to suit one variant; when it suits none, what the nearest one says. */
function variantProblems(
  value: Json,
  { variants, discriminator }: VariantSet,
  { schemas, path, depth }: Place,
): Problem[] {
  const named = discriminator !== undefined && isRecord(value) ? value[discriminator] : undefined
  const chosen = variants.filter(
    (variant) => variant.discriminatorValue !== undefined && variant.discriminatorValue === named,
  )
  const tried = (chosen.length > 0 ? chosen : variants).map(({ schema }) =>
    checkValue(value, schema, schemas, path, depth).filter((problem) => !isSharedMember(problem, path)),
  )
  const [nearest = []] = tried.toSorted((a, b) => a.length - b.length)
  const isAnyMissing = nearest.length > 0 && tried.length > 1 && tried.flat().every(({ id }) => id === 'required')
  if (!isAnyMissing) return nearest
  const names = tried.map((problems) => problems.map((problem) => problem.path).join(' + '))
  return [{ id: 'oneRequired', path, values: { names: names.join(', ') } }]
}

/** A member that a variant does not know may be one that all variants have. */
function isSharedMember({ id, path: member }: Problem, path: string): boolean {
  const name = path === '' ? member : member.slice(path.length + 1)
  return id === 'unknown' && !/[.[]/.test(name)
}

function isRecord(value: Json): value is Readonly<Record<string, Json>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** `Array.isArray` does not narrow read-only arrays. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
