import type { Json } from '../contract/json.ts'
import type { SchemaNode } from '../contract/schema.ts'
import { limitOf } from './exampleScalar.ts'
import { resolveSchema, type Schemas } from './view/schema.ts'

/** Most items of a list, even where its schema asks for more. */
const mostItems = 40

/** A list of an item, as long as its schema asks for; items that must differ do. */
export function repeatedItem(item: Json, node: SchemaNode, schemas: Schemas): Json {
  const most = limitOf(node, 'maxItems') ?? mostItems
  const length = Math.min(Math.max(1, limitOf(node, 'minItems') ?? 1), most, mostItems)
  const isUnique = node.constraints?.some(({ keyword, value }) => keyword === 'uniqueItems' && value === true)
  const items = node.items && resolveSchema(node.items, schemas)
  return Array.from({ length }, (_, index) => (isUnique && index > 0 && items ? otherItem(item, items, index) : item))
}

function otherItem(item: Json, items: SchemaNode, index: number): Json {
  const chosen = items.enum?.[index]
  if (chosen) return chosen.value
  if (typeof item === 'number') return item + index * (limitOf(items, 'multipleOf') ?? 1)
  return typeof item === 'string' ? `${item}${index + 1}` : item
}
