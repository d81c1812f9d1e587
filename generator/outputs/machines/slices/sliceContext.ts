import type { Prose } from '../../../contract/annotations.ts'
import type { Api } from '../../../contract/reference.ts'
import type { SchemaId, SchemaNode } from '../../../contract/schema.ts'

/** Input of a slice: the API of the entry, and the language of its texts. */
export interface SliceContext {
  readonly api: Api
  /** A text in the slice's language; nothing for none. */
  readonly text: (prose: Prose | undefined) => string | undefined
  /** Address of the file of a named schema, from the slice. Without it, a slice holds every schema that it names. */
  readonly fileOf?: (id: SchemaId) => string
  /** The named schemas that the slice holds. */
  readonly own?: ReadonlyMap<SchemaId, SchemaNode>
}
