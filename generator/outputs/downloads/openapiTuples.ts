import { isRecord } from '../../load/document/spec.ts'
import { mapSchemas, type Schema } from './mapSchemas.ts'

/**
 * Adds `maxItems` and `items` to the closed tuples of an OpenAPI document, for programs that do not know `prefixItems` or
 * ask for `items`. Beside `prefixItems` the added `items` never applies.
 */
export function openapiTuples(document: unknown): unknown {
  return mapSchemas(document, { format: 'openapi', change: readableTuple })
}

function readableTuple(schema: Schema): Schema {
  const { prefixItems, items, maxItems } = schema
  if (!Array.isArray(prefixItems) || !isClosed(schema, prefixItems.length)) return schema
  const most = Math.min(typeof maxItems === 'number' ? maxItems : Infinity, prefixItems.length)
  return { ...schema, maxItems: most, items: items === false || items === undefined ? anyOf(prefixItems) : items }
}

function isClosed({ items, maxItems }: Schema, length: number): boolean {
  return items === false || (typeof maxItems === 'number' && maxItems <= length)
}

function anyOf(positions: readonly unknown[]): unknown {
  const forms = [...new Map(positions.map((position) => [JSON.stringify(bare(position)), bare(position)])).values()]
  return forms.length === 1 ? forms[0] : { anyOf: forms }
}

const annotations = ['title', 'description', 'default', 'example', 'examples', 'deprecated']

/** The schema of a position without its annotations. */
function bare(position: unknown): unknown {
  if (!isRecord(position)) return position
  const entries = Object.entries(position).filter(([key]) => !annotations.includes(key) && !key.startsWith('x-'))
  return Object.fromEntries(entries)
}
