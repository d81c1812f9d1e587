import { isSameJson, type Json } from '../../generator/contract/json.ts'
import type { EnumValue, SchemaNode } from '../../generator/contract/schema.ts'
import type { ApiChange } from './change.ts'
import { leadsTo } from './changedSchemas.ts'
import { compareConstraints } from './compareConstraints.ts'
import { compareMembers } from './compareMembers.ts'
import { compareTypes, isAny, isDisjoint } from './compareTypes.ts'
import { compareVariants } from './compareVariants.ts'
import { compareFacets, compareValue, type Facets, withoutValues } from './facets.ts'
import { anyValue, type CompareSchema, enter, resolved, type SchemaPair, type Walk } from './schemaWalk.ts'
import { changeOf } from './scope.ts'
import { closedRules, defaultValue, deprecated, note, notes, texts, values } from './standardFacets.ts'

/**
 * Compares two schemas at one position. A pair of named schemas is compared once a body, so a recursive schema ends.
 * Very deep schemas wait until the schemas above them are done.
 */
export function compareSchema(pair: SchemaPair, from: Walk): ApiChange[] {
  const later: { readonly inner: SchemaPair; readonly walk: Walk }[] = []
  let levels = 0
  const compare: CompareSchema = (inner, walk) => {
    if (levels >= mostLevels) {
      later.push({ inner, walk })
      return []
    }
    levels += 1
    const changes = compareHere(inner, walk, compare)
    levels -= 1
    return changes
  }
  const changes = [compare(pair, from)]
  for (const { inner, walk } of later) changes.push(compare(inner, walk))
  return changes.flat()
}

/** Compares two schemas that may be absent. No schema allows any value. */
export function compareOptionalSchema(
  before: SchemaNode | undefined,
  after: SchemaNode | undefined,
  walk: Walk,
): ApiChange[] {
  return before || after ? compareSchema({ before: before ?? anyValue, after: after ?? anyValue }, walk) : []
}

/** Most schemas compared within each other: a chain of thousands fills the stack. */
const mostLevels = 100

function compareHere(pair: SchemaPair, from: Walk, compare: CompareSchema): ApiChange[] {
  if (isSame(pair, from)) return []
  const walk = enter(from, pair)
  const whole = resolved(pair, walk)
  const own = [
    ...compareTypes(whole, walk),
    ...compareConstraints(whole, walk),
    ...compareValues(whole, walk),
    ...compareFacets(whole.before, whole.after, schemaFacets, walk),
  ]
  // If one side allows anything, or no value fits both sides, the change of type covers all other changes.
  if (isAny(whole.before) !== isAny(whole.after) || isDisjoint(whole, walk) || isMet(pair, walk)) return own
  const variants = compareVariants(whole, walk, compare)
  return [...own, ...variants.changes, ...(variants.isAll ? [] : compareMembers(whole, walk, compare))]
}

function isSame({ before, after }: SchemaPair, { apis }: Walk): boolean {
  if (before.ref !== after.ref || !isSameJson(before, after)) return false
  return before.ref === undefined ? !leadsTo(before, apis.changedSchemas) : !apis.changedSchemas.has(before.ref)
}

function isMet({ before, after }: SchemaPair, { met }: Walk): boolean {
  if (before.ref === undefined || after.ref === undefined) return false
  const key = `${before.ref}\n${after.ref}`
  if (met.has(key)) return true
  met.add(key)
  return false
}

/** Members of a schema that do not limit its values. The others are compared by functions. */
const schemaFacets: Facets<SchemaNode> = {
  deprecated,
  ...texts,
  examples: withoutValues('example-changed'),
  ...notes,
  externalDocs: note('link'),
  ...{ serverTime: note('x-server-time'), unique: note('x-unique'), page: note('x-page') },
  ...{ ref: null, name: null, types: null, nullable: null, format: null, unit: null, constraints: null, enum: null },
  ...{ knownValues: null, const: null, default: null, readOnly: null, writeOnly: null, properties: null },
  ...{ requiredNames: null, patternProperties: null, additionalProperties: null, items: null, positions: null },
  ...{ variants: null, not: null, subschemas: null, dependencies: null, contentMediaType: null, contentEncoding: null },
  // The serialization of a parameter is compared with the parameter.
  ...{ xml: null, serialization: null },
}

/** Compares lists of values, constants and defaults. */
function compareValues(pair: SchemaPair, walk: Walk): ApiChange[] {
  return [...compareLists(pair, walk), ...defaultValue(pair.before.default, pair.after.default, walk, 'default')]
}

const closedValues = values(closedRules)
const openValues = values({ added: 'known-value-added', removed: 'known-value-removed' })

function compareLists({ before, after }: SchemaPair, walk: Walk): ApiChange[] {
  if (before.const !== undefined && after.const !== undefined)
    return compareValue('const-changed', before.const, after.const, walk)
  const [wasClosed, isClosed] = [closedList(before), closedList(after)]
  const [old, young] = [wasClosed ?? before.knownValues, isClosed ?? after.knownValues]
  if (wasClosed && isClosed) return closedValues(wasClosed, isClosed, walk, 'enum')
  const further = old && young ? openValues(old, young, walk, 'knownValues') : []
  const ends = { before: valuesOf(old), after: valuesOf(young) }
  if (wasClosed || isClosed) return [changeOf(isClosed ? 'enum-closed' : 'enum-opened', walk, ends), ...further]
  return Boolean(old) === Boolean(young) ? further : [changeOf('known-values-stated', walk, ends)]
}

function closedList({ enum: listed, const: only }: SchemaNode): readonly EnumValue[] | undefined {
  return listed ?? (only === undefined ? undefined : [{ value: only }])
}

function valuesOf(listed: readonly EnumValue[] | undefined): Json | undefined {
  return listed?.map(({ value }) => value)
}
