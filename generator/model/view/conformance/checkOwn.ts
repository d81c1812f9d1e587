import { isList, isRecord, isSameJson, type Json } from '../../../contract/json.ts'
import type { SchemaNode, Subschema } from '../../../contract/schema.ts'
import { isOfFormat } from '../formats.ts'
import { type CheckContext, joined, memberOf, nothing, type Verdict, violationAt } from './checkContext.ts'
import { isBroken } from './limits.ts'
import type { Violation } from './violation.ts'

/** Checks a value by the schema's own keywords, and its members and items by their schemas. */
export function checkOwn(value: Json, schema: SchemaNode, context: CheckContext): Verdict {
  const { enum: values, const: constant, constraints = [], format } = schema
  const choices = constant === undefined ? values?.map((entry) => entry.value) : [constant]
  const isChosen = !choices || choices.includes(value) || choices.some((choice) => isSameLarge(choice, value))
  const problems = [
    ...(isChosen ? [] : [{ ...violationAt(context, 'enum'), choices }]),
    ...(format === undefined || isOfFormat(value, format) ? [] : [violationAt(context, 'format', { format })]),
    ...constraints
      .filter((constraint) => isBroken(value, constraint, { format, matches: context.check.matches }))
      .map(({ keyword, value: limit }) => violationAt(context, keyword, { limit: String(limit) })),
  ]
  const inside = isList(value) ? checkItems(value, schema, context) : checkMembers(value, schema, context)
  return joined([{ problems, known: [] }, inside])
}

/** Whether two lists or objects are equal. Other values are compared without writing them as text, which takes longer. */
function isSameLarge(first: Json, second: Json): boolean {
  return typeof first === 'object' && typeof second === 'object' && isSameJson(first, second)
}

function checkItems(value: readonly Json[], schema: SchemaNode, context: CheckContext): Verdict {
  const { items, positions, subschemas = [] } = schema
  const isOver = context.isClosed && positions && !subschemas.some(({ keyword }) => keyword === 'unevaluatedItems')
  const problems: Violation[] = []
  const known: string[] = []
  for (const [index, item] of value.entries()) {
    const own = positions?.[index] ?? items
    if (!own && !isOver) break
    const found = own
      ? context.check.whole(item, own, memberOf(context, index))
      : [violationAt(memberOf(context, index), 'unknown')]
    for (const problem of found) problems.push(problem)
    known.push(String(index))
  }
  return { problems, known }
}

function checkMembers(value: Json, schema: SchemaNode, context: CheckContext): Verdict {
  if (!isRecord(value)) return nothing
  const { properties = [], requiredNames = [], dependencies = [] } = schema
  const onlyOtherSide = context.check.direction === 'request' ? 'readOnly' : 'writeOnly'
  const required = properties
    .filter((property) => property.required && !context.check.resolve(property.schema)[onlyOtherSide])
    .map(({ name }) => name)
  const isMissing = (name: string) => !Object.hasOwn(value, name)
  const missing = [...new Set([...required, ...requiredNames])].filter(isMissing)
  const needed = dependencies.flatMap(({ property, requires }) =>
    isMissing(property)
      ? []
      : requires
          .filter(isMissing)
          .map((name) => violationAt(memberOf(context, name), 'requiredWhen', { when: property })),
  )
  const members = Object.entries(value).map(([name, item]) => checkMember(name, item, schema, memberOf(context, name)))
  return joined([
    { problems: [...missing.map((name) => violationAt(memberOf(context, name), 'required')), ...needed], known: [] },
    ...members,
  ])
}

function checkMember(name: string, item: Json, schema: SchemaNode, context: CheckContext): Verdict {
  const { properties = [], patternProperties = [], additionalProperties } = schema
  const own = [
    ...properties.filter((property) => property.name === name),
    ...patternProperties.filter(({ pattern }) => context.check.matches(name, pattern)),
  ].map((entry) => entry.schema)
  if (own.length === 0 && additionalProperties === undefined) return nothing
  if (own.length === 0 && additionalProperties === false)
    return { problems: [violationAt(context, 'unknown')], known: [name] }
  const schemas = own.length > 0 || !additionalProperties ? own : [additionalProperties]
  return { problems: schemas.flatMap((each) => context.check.whole(item, each, context)), known: [name] }
}

/** Checks the members and items that no other schema describes. */
export function checkRest(
  value: Json,
  subschemas: readonly Subschema[],
  known: readonly string[],
  context: CheckContext,
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
        return context.check.whole(item, schema, memberOf(context, isList(value) ? Number(name) : name))
      }),
      known: others.map(([name]) => name),
    })),
  )
}
