import { mergeFacts } from '../contract/facts.ts'
import type { Property, SchemaNode, Subschema } from '../contract/schema.ts'

/**
 * Several schemas that all hold, as one (`allOf`, or a reference with siblings). Later ones win where a facet can have one
 * value only; properties, limits and variants add up. A property is required where any part requires it.
 */
export function mergeSchemas(parts: readonly SchemaNode[]): SchemaNode {
  const { requiredNames, ...merged } = parts.reduce(mergeTwo, { types: [] })
  if (!requiredNames) return merged
  const names = new Set(requiredNames)
  const known = new Set(merged.properties?.map(({ name }) => name))
  const unknown = requiredNames.filter((name) => !known.has(name))
  return {
    ...merged,
    ...(merged.properties
      ? { properties: merged.properties.map((entry) => (names.has(entry.name) ? { ...entry, required: true } : entry)) }
      : {}),
    ...(unknown.length > 0 ? { requiredNames: unknown } : {}),
  }
}

function mergeTwo(first: SchemaNode, second: SchemaNode): SchemaNode {
  return {
    ...first,
    ...second,
    types: mergeTypes(first.types, second.types),
    ...(first.properties || second.properties
      ? { properties: mergeProperties(first.properties ?? [], second.properties ?? []) }
      : {}),
    ...(first.requiredNames && second.requiredNames
      ? { requiredNames: [...new Set([...first.requiredNames, ...second.requiredNames])] }
      : {}),
    ...concatenated('constraints', first.constraints, second.constraints),
    ...concatenated('patternProperties', first.patternProperties, second.patternProperties),
    ...concatenated('variants', first.variants, second.variants),
    ...concatenated('dependencies', first.dependencies, second.dependencies),
    ...mergeConditions(first, second),
    ...mergeFacts(first, second),
    ...(first.additionalProperties !== undefined && second.additionalProperties === undefined
      ? { additionalProperties: first.additionalProperties }
      : {}),
  }
}

/** Every condition holds for itself, `if` with the `then` behind it. A second `not` follows them. */
function mergeConditions(first: SchemaNode, second: SchemaNode): Pick<SchemaNode, 'not' | 'subschemas'> {
  const not = first.not ?? second.not
  const isRepeated = isSame(first.subschemas, second.subschemas)
  const subschemas: Subschema[] = [
    ...(first.subschemas ?? []),
    ...((isRepeated ? undefined : second.subschemas) ?? []),
    ...(second.not && !isSame(not, second.not) ? [{ keyword: 'not', schema: second.not } as const] : []),
  ]
  return { ...(not ? { not } : {}), ...(subschemas.length > 0 ? { subschemas } : {}) }
}

function isSame(first: object | undefined, second: object | undefined): boolean {
  return first === second || (first && second && JSON.stringify(first) === JSON.stringify(second)) === true
}

/** The types that both parts allow. A part without types allows all. Contradicting types are both shown. */
function mergeTypes(first: readonly string[], second: readonly string[]): readonly string[] {
  if (first.length === 0) return second
  if (second.length === 0) return first
  const both = first.filter((type) => second.includes(type) || (type === 'number' && second.includes('integer')))
  return both.length > 0 ? both.map((type) => (second.includes(type) ? type : 'integer')) : [...first, ...second]
}

function mergeProperties(first: readonly Property[], second: readonly Property[]): Property[] {
  const merged = new Map(first.map((property) => [property.name, property]))
  for (const property of second) {
    const earlier = merged.get(property.name)
    merged.set(property.name, earlier ? mergeProperty(earlier, property) : property)
  }
  return [...merged.values()]
}

function mergeProperty(first: Property, second: Property): Property {
  const isNarrowing = second.schema.ref === undefined && first.schema.ref === undefined
  const schema = isNarrowing
    ? mergeTwo(first.schema, second.schema)
    : { ...first.schema, ...second.schema, ...mergeFacts(first.schema, second.schema) }
  return { name: first.name, required: first.required || second.required, schema }
}

function concatenated<K extends 'constraints' | 'patternProperties' | 'variants' | 'dependencies'>(
  key: K,
  first: SchemaNode[K],
  second: SchemaNode[K],
): Partial<Pick<SchemaNode, K>> {
  if (!first || !second) return {}
  const known = new Set(first.map((entry) => JSON.stringify(entry)))
  const added = second.filter((entry) => !known.has(JSON.stringify(entry)))
  return { [key]: [...first, ...added] } as unknown as Partial<Pick<SchemaNode, K>>
}
