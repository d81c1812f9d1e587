import type { Channel, Operation, SchemaNode } from '../../contract/reference.ts'
import { repeatKey } from './contentOutline.ts'
import { createFieldCount } from './fieldTree.ts'
import type { Schemas } from './schema.ts'
import { channelSchemas, operationSides } from './shownSchemas.ts'

/** Bytes of HTML that a field takes, and an entry with its samples: averages of large public specs. */
const bytes = { field: 650, entry: 22_000 } as const

/** Estimates how many bytes of HTML operations and channels take, from the fields that they list. */
export function createSizeEstimate(schemas: Schemas): (entry: Operation | Channel) => number {
  const fieldsOf = createFieldCount(schemas)
  const fieldsOnSide = (side: readonly SchemaNode[]) => {
    const listed = new Map(side.map((schema, index) => [repeatKey(schema, fieldsOf(schema)) ?? index, schema]))
    return [...listed.values()].reduce((sum, schema) => sum + fieldsOf(schema), 0)
  }
  return (entry) => {
    const sides = 'messages' in entry ? [channelSchemas(entry)] : operationSides(entry)
    return bytes.entry + bytes.field * sides.reduce((sum, side) => sum + fieldsOnSide(side), 0)
  }
}
