import type { Json } from '../../contract/json.ts'
import type { SchemaNode } from '../../contract/schema.ts'
import { positionName } from './field.ts'
import { resolveSchema, type Schemas, unwrapArrays } from './schema.ts'

type Count = 'one' | 'many'

type Phrase = 'array' | 'arrayOfTuples' | 'arrayOfArrays' | 'longTuple' | 'map' | 'variants'

/** How a language names types. */
export interface TypeWords {
  text(id: `reference.type.${Count | Phrase}`, values: Readonly<Record<string, string | number>>): string
  /** A list whose last two are joined by "or". */
  alternatives(labels: readonly string[]): string
}

/** Positional arrays with more places name only the first few. */
const mostPositionsNamed = 6

/** The type of a schema in the words of a language: `string`, `array of objects`, `[price, size]`, `integer or string`. */
export function typeLabel(schema: SchemaNode, schemas: Schemas, words: TypeWords): string {
  return labelOf(schema, schemas, words, 'one', 0)
}

function labelOf(schema: SchemaNode, schemas: Schemas, words: TypeWords, count: Count, depth: number): string {
  const { element, levels } = unwrapArrays(schema, schemas)
  const arrays = levels.length - 1
  const inner = elementLabel(element, schemas, words, arrays > 0 ? 'many' : count, depth)
  const items = arrays > 0 && element.nullable ? listOf([inner, typeName('null', 'many', words)], words) : inner
  const label = inArrays(items, arrays, words)
  return resolveSchema(schema, schemas).nullable ? listOf([label, 'null'], words) : label
}

function inArrays(label: string, arrays: number, words: TypeWords): string {
  if (arrays === 0) return label
  const inner = words.text(label.endsWith(']') ? 'reference.type.arrayOfTuples' : 'reference.type.array', {
    items: label,
  })
  return arrays === 1
    ? inner
    : inArrays(words.text('reference.type.arrayOfArrays', { items: label }), arrays - 2, words)
}

function elementLabel(element: SchemaNode, schemas: Schemas, words: TypeWords, count: Count, depth: number): string {
  if (element.positions) return positionsLabel(element.positions, schemas, words, depth)
  if (!element.properties?.length && element.additionalProperties) return mapLabel(element, schemas, words, depth)
  const types = typesOf(element)
  if (types.length > 0)
    return listOf(
      types.map((type) => typeName(type, count, words)),
      words,
    )
  return variantsLabel(element, schemas, words, count, depth) ?? typeName('any', count, words)
}

/** Names of the places of a positional array. A place without a name shows its type. */
function positionsLabel(positions: readonly SchemaNode[], schemas: Schemas, words: TypeWords, depth: number): string {
  const names = positions.map((schema, index) =>
    schema.title || depth > 2 ? positionName(schema, index) : labelOf(schema, schemas, words, 'one', depth + 1),
  )
  if (names.length <= mostPositionsNamed) return `[${names.join(', ')}]`
  return words.text('reference.type.longTuple', {
    names: names.slice(0, mostPositionsNamed - 2).join(', '),
    count: names.length,
  })
}

function mapLabel({ additionalProperties }: SchemaNode, schemas: Schemas, words: TypeWords, depth: number): string {
  if (!additionalProperties || depth > 2) return typeName('object', 'one', words)
  return words.text('reference.type.map', { values: labelOf(additionalProperties, schemas, words, 'many', depth + 1) })
}

function variantsLabel(
  element: SchemaNode,
  schemas: Schemas,
  words: TypeWords,
  count: Count,
  depth: number,
): string | undefined {
  const variants = element.variants?.flatMap((set) => set.variants) ?? []
  if (variants.length === 0 || depth > 2) return undefined
  const labels = [...new Set(variants.map(({ schema }) => labelOf(schema, schemas, words, count, depth + 1)))]
  return labels.length <= 3 ? listOf(labels, words) : words.text('reference.type.variants', { count: variants.length })
}

/** The JSON types that a schema names, else the types of its constant or its allowed values. */
function typesOf({
  types,
  format,
  contentMediaType,
  const: constant,
  enum: values,
  properties,
}: SchemaNode): readonly string[] {
  if (format === 'binary' || (contentMediaType !== undefined && !/json|text/.test(contentMediaType))) return ['file']
  if (types.length > 0) return types
  if (constant !== undefined) return [jsonType(constant)]
  if (values) return [...new Set(values.map(({ value }) => jsonType(value)))]
  return properties?.length ? ['object'] : []
}

function jsonType(value: Json): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

function typeName(type: string, count: Count, words: TypeWords): string {
  return words.text(`reference.type.${count}`, { type })
}

function listOf(labels: readonly string[], words: TypeWords): string {
  return labels.length === 1 ? String(labels[0]) : words.alternatives(labels)
}
