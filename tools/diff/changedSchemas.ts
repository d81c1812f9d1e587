import { append } from '../../generator/contract/groups.ts'
import { canonicalJson } from '../../generator/contract/json.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { SchemaId, SchemaNode } from '../../generator/contract/schema.ts'
import { referencesOf } from '../../generator/model/view/walkSchema.ts'
import { shapeOf } from './shapeOf.ts'

/** Named schemas that differ, or lead to a differing schema at any depth. */
export function changedSchemas(before: Api['schemas'], after: Api['schemas']): ReadonlySet<SchemaId> {
  return withUsers(differing(before, after), before, idsOf(before, after))
}

/** Named schemas that allow other values than before, or lead to such a schema. */
export function changedShapes(before: Api['schemas'], after: Api['schemas']): ReadonlySet<SchemaId> {
  const shape = (id: SchemaId, schemas: Api['schemas']) => {
    const schema = ownValue(schemas, id)
    return schema && shapeOf(schema, schemas)
  }
  const changed = differing(before, after).filter((id) => shape(id, before) !== shape(id, after))
  return withUsers(changed, before, idsOf(before, after))
}

function idsOf(before: Api['schemas'], after: Api['schemas']): ReadonlySet<SchemaId> {
  return new Set([...Object.keys(before), ...Object.keys(after)])
}

function differing(before: Api['schemas'], after: Api['schemas']): SchemaId[] {
  return [...idsOf(before, after)].filter((id) => canonicalJson(before[id]) !== canonicalJson(after[id]))
}

function withUsers(some: readonly SchemaId[], schemas: Api['schemas'], ids: ReadonlySet<SchemaId>): Set<SchemaId> {
  const all = new Set(some)
  const users = usersOf(schemas, ids)
  // A set grows while it is walked, and what is added is walked too.
  for (const id of all) for (const user of users.get(id) ?? []) all.add(user)
  return all
}

/** Whether a schema names one of these schemas, however deep. */
export function leadsTo(node: SchemaNode, ids: ReadonlySet<SchemaId>): boolean {
  return referencesOf(node).some((id) => ids.has(id))
}

/** The users of each schema. Users that differ have changed anyway, so one description is enough. */
function usersOf(schemas: Api['schemas'], ids: ReadonlySet<SchemaId>): Map<SchemaId, SchemaId[]> {
  const users = new Map<SchemaId, SchemaId[]>()
  for (const user of ids) {
    const schema = ownValue(schemas, user)
    for (const id of new Set(schema && referencesOf(schema))) append(users, id, user)
  }
  return users
}
