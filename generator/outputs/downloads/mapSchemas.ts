import { isLiteral, isMapOfNames } from '../../load/document/resolveRefs.ts'
import { isRecord, type LoadedSpec } from '../../load/document/spec.ts'
import { sectionOf } from './componentKinds.ts'

export type Schema = Readonly<Record<string, unknown>>

/** Kind of a value in a document: a schema (or a list or map of schemas), a map whose keys are names, or neither. */
export interface DocumentPosition {
  readonly format: LoadedSpec['format']
  readonly holdsSchemas: boolean
  readonly areNames: boolean
}

interface SchemaChange {
  readonly format: LoadedSpec['format']
  readonly change: (schema: Schema) => Schema
  /** Values that stay as they are, with all that is in them. */
  readonly kept?: ReadonlySet<unknown>
}

/** A document whose schemas are changed one by one, inner ones first. Examples and extensions stay. */
export function mapSchemas(document: unknown, { format, change, kept }: SchemaChange): unknown {
  const visit = (value: unknown, position: DocumentPosition): unknown => {
    if (Array.isArray(value)) return value.map((item) => visit(item, { ...position, areNames: false }))
    if (!isRecord(value) || kept?.has(value)) return value
    const members = Object.entries(value).map(([key, member]) => {
      const own = memberPosition(value, key, position)
      return [key, own ? visit(member, own) : member] as const
    })
    const visited = Object.fromEntries(members)
    return isSchema(value, position) ? change(visited) : visited
  }
  return visit(document, { format, holdsSchemas: false, areNames: false })
}

/** The position of a member; `undefined` for data, which holds no schema. */
export function memberPosition(
  parent: Schema,
  key: string,
  { format, holdsSchemas, areNames }: DocumentPosition,
): DocumentPosition | undefined {
  if (areNames) return { format, holdsSchemas, areNames: false }
  if (isLiteral(key, parent[key]) || key.startsWith('x-')) return undefined
  // The headers of an AsyncAPI message are one schema.
  const isMap = isMapOfNames(key, format)
  return { format, holdsSchemas: sectionOf(key, format) === 'schemas', areNames: isMap }
}

/** Whether a value is a schema. A payload that names its own format wraps a schema and is no schema itself. */
export function isSchema({ schemaFormat }: Schema, { holdsSchemas, areNames }: DocumentPosition): boolean {
  return holdsSchemas && !areNames && typeof schemaFormat !== 'string'
}
