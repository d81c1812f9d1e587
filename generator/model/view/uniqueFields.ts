import type { Json } from '../../contract/json.ts'
import { pointerStep } from '../../contract/jsonPointer.ts'
import type { SchemaNode } from '../../contract/schema.ts'
import { resolveSchema, type Schemas } from './schema.ts'

/** Characters that a program adds to a text, so that it differs from run to run. */
const added = 17

/** JSON pointers to the texts in a value that must differ from call to call (`x-unique`) and have room for more. */
export function uniqueFields(value: Json, node: SchemaNode | undefined, schemas: Schemas, at = ''): string[] {
  if (node === undefined || value === null) return []
  const schema = resolveSchema(node, schemas)
  if (typeof value === 'string') return schema.unique && hasRoom(value, schema) ? [at] : []
  if (typeof value !== 'object') return []
  if (Array.isArray(value))
    return value.flatMap((item: Json, index) => uniqueFields(item, schema.items, schemas, `${at}/${index}`))
  return Object.entries(value).flatMap(([name, member]) =>
    uniqueFields(
      member,
      schema.properties?.find((property) => property.name === name)?.schema,
      schemas,
      `${at}/${pointerStep(name)}`,
    ),
  )
}

/** Any number of characters among which are digits and the hyphen: `^[A-Za-z0-9_-]+$`. */
const wordPattern = /^\^\[[^\]]*(?:0-9|\\d|\\w)[^\]]*-\][+*]\$$/

function hasRoom(text: string, { constraints = [] }: SchemaNode): boolean {
  const longer = `${text}-${'1'.repeat(added - 1)}`
  return constraints.every(({ keyword, value }) => {
    if (keyword === 'maxLength') return longer.length <= Number(value)
    return keyword !== 'pattern' || wordPattern.test(String(value))
  })
}
