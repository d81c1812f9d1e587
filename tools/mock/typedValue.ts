import type { Json } from '../../generator/contract/json.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import { resolveSchema, type Schemas } from '../../generator/model/view/schema.ts'

/** A text as the type that a schema asks for. */
export function typedValue(text: string, node: SchemaNode, schemas: Schemas): Json {
  const schema = resolveSchema(node, schemas)
  const types = [
    ...schema.types,
    ...(schema.variants ?? []).flatMap(({ variants }) =>
      variants.flatMap((v) => resolveSchema(v.schema, schemas).types),
    ),
  ]
  if (types.length === 0 || types.includes('string')) return text
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text))
    return Number(text)
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
