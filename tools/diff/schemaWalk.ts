import { anchorOf } from '../../generator/contract/ids.ts'
import type { SchemaId, SchemaNode } from '../../generator/contract/schema.ts'
import { resolveSchema } from '../../generator/model/view/schema.ts'
import type { ApiChange, Ends } from './change.ts'
import type { PageAddress, Scope } from './scope.ts'

/** A scope within a schema, and the pairs of named schemas that have been compared already in this body. */
export interface Walk extends Scope {
  readonly met: Set<string>
  /** Whether the value is sent as XML. */
  readonly isXml?: boolean
}

export interface SchemaPair {
  readonly before: SchemaNode
  readonly after: SchemaNode
}

/** Compares deeper schemas. It is passed on, because an import would be a circle. */
export type CompareSchema = (pair: SchemaPair, walk: Walk) => ApiChange[]

/** A schema that allows any value. */
export const anyValue: SchemaNode = { types: [] }

/** Both schemas with their references followed. */
export function resolved({ before, after }: SchemaPair, { apis }: Scope): SchemaPair {
  return { before: resolveSchema(before, apis.before.schemas), after: resolveSchema(after, apis.after.schemas) }
}

/** The walk one name deeper. `anchor` is the next segment of the anchor, if it is not the name; empty for a list. */
export function below(walk: Walk, name: string, anchor: Ends<string> = { before: name, after: name }): Walk {
  return {
    ...walk,
    field: joined(walk.field, name),
    ...(walk.schema ? { schema: { id: walk.schema.id, field: joined(walk.schema.field, name) } } : {}),
    place: { ...grown('before', walk, anchor.before), ...grown('after', walk, anchor.after) },
  }
}

/** The same walk, with its path counted from the named schema that begins here. */
export function enter(walk: Walk, { before, after }: SchemaPair): Walk {
  const id: SchemaId | undefined = after.ref ?? before.ref
  return id === undefined ? walk : { ...walk, schema: { id, field: '' } }
}

function grown(end: 'before' | 'after', { place }: Walk, segment: string | undefined): Ends<PageAddress> {
  const own = place[end]
  if (!own) return {}
  return { [end]: segment === undefined ? own : { ...own, anchor: anchorOf(own.anchor, segment) } }
}

function joined(path: string, name: string): string {
  return path === '' || name.startsWith('[') ? `${path}${name}` : `${path}.${name}`
}
