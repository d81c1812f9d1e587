import type { Channel } from '../../contract/channel.ts'
import type { Operation } from '../../contract/operation.ts'
import type { SchemaNode } from '../../contract/schema.ts'
import { mostRepeated } from './contentOutline.ts'
import { createFieldCount } from './fieldCount.ts'
import type { Schemas } from './schema.ts'
import { channelSchemas, operationSides } from './shownSchemas.ts'

/** Bytes of HTML that a field takes, and an entry with its samples: averages of large public specs. */
const bytes = { field: 650, entry: 22_000 } as const

/** Estimated bytes of HTML: of the entry itself, and, by schema, of long field lists that stand once on a page. */
export interface PageSize {
  readonly own: number
  readonly once: ReadonlyMap<string, number>
}

/** Estimates how many bytes of HTML operations and channels take, from the fields that they list. */
export function createSizeEstimate(schemas: Schemas): (entry: Operation | Channel) => PageSize {
  const fieldsOf = createFieldCount(schemas)
  return (entry) => {
    const isChannel = 'messages' in entry
    const once = new Map<string, number>()
    const fieldsOnSide = (side: readonly SchemaNode[], index: number) => {
      const listed = new Map<string | number, number>()
      for (const [place, schema] of side.entries()) {
        const fields = fieldsOf(schema)
        const key = isChannel || fields <= mostRepeated.operation ? place : JSON.stringify(schema)
        if (typeof key === 'string' && fields > mostRepeated.page) once.set(`${index % 2} ${key}`, fields * bytes.field)
        else listed.set(key, fields)
      }
      return [...listed.values()].reduce((sum, fields) => sum + fields, 0)
    }
    const sides = isChannel ? [channelSchemas(entry)] : operationSides(entry)
    return {
      own: bytes.entry + bytes.field * sides.reduce((sum, side, index) => sum + fieldsOnSide(side, index), 0),
      once,
    }
  }
}

/** Bytes of a page of several entries. */
export function sizeOfPage(sizes: readonly PageSize[]): number {
  const once = new Map(sizes.flatMap((size) => [...size.once]))
  return [...sizes.map(({ own }) => own), ...once.values()].reduce((sum, size) => sum + size, 0)
}
