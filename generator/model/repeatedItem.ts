import type { Json } from '../contract/json.ts'
import type { SchemaNode } from '../contract/schema.ts'
import { limitOf } from './exampleScalar.ts'
import { resolveSchema, type Schemas } from './view/schema.ts'

/** Most items of a list, even where its schema asks for more. */
const mostItems = 40

/** Most values that the lists of one example repeat: lists in lists multiply. */
const mostRepeated = 500

/** Counts the values that the lists of one example repeat. */
export interface RepeatedValues {
  repeated: number
}

/** A list of an item, as long as its schema asks for and the count allows; items that must differ do. */
export function repeatedItem(item: Json, node: SchemaNode, schemas: Schemas, made: RepeatedValues): Json {
  const size = valuesIn(item)
  const most = Math.min(mostItems, limitOf(node, 'maxItems') ?? mostItems)
  const affordable = 1 + Math.floor((mostRepeated - made.repeated) / size)
  const length = Math.min(Math.max(1, limitOf(node, 'minItems') ?? 1), most, affordable)
  made.repeated += Math.max(0, length - 1) * size
  const isUnique = node.constraints?.some(({ keyword, value }) => keyword === 'uniqueItems' && value === true)
  const items = node.items && resolveSchema(node.items, schemas)
  return Array.from({ length }, (_, index) => (isUnique && index > 0 && items ? otherItem(item, items, index) : item))
}

/** The value itself, and the values in it. */
function valuesIn(value: Json): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, part) => sum + valuesIn(part), 1)
}

function otherItem(item: Json, items: SchemaNode, index: number): Json {
  const chosen = items.enum?.[index]
  if (chosen) return chosen.value
  if (typeof item === 'number') return item + index * (limitOf(items, 'multipleOf') ?? 1)
  return typeof item === 'string' ? `${item}${index + 1}` : item
}
