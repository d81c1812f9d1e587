import type { Channel, Operation } from '../../contract/reference.ts'
import { createFieldCount } from './fieldTree.ts'
import type { Schemas } from './schema.ts'
import { channelSchemas, operationSchemas } from './shownSchemas.ts'

/** Bytes of HTML that a field takes, and an entry with its samples: averages of large public specs. */
const bytes = { field: 650, entry: 22_000 } as const

/** Estimates how many bytes of HTML operations and channels take, from the fields that they list. */
export function createSizeEstimate(schemas: Schemas): (entry: Operation | Channel) => number {
  const fieldsOf = createFieldCount(schemas)
  return (entry) => {
    const shown = 'messages' in entry ? channelSchemas(entry) : operationSchemas(entry)
    const fields = shown.reduce((sum, schema) => sum + fieldsOf(schema), 0)
    return bytes.entry + bytes.field * fields
  }
}
