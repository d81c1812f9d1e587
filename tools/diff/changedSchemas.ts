import { append } from '../../generator/contract/groups.ts'
import { canonicalJson } from '../../generator/contract/json.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { SchemaId, SchemaNode } from '../../generator/contract/schema.ts'
import { referencesOf } from '../../generator/model/view/walkSchema.ts'
import { shapeOf } from './shapeOf.ts'

type Schemas = Api['schemas']

/** Named schemas that differ, or lead to a differing schema at any depth. */
export function changedSchemas(before: Schemas, after: Schemas): ReadonlySet<SchemaId> {
  return withUsers(before, after, (id) => canonicalJson(before[id]) !== canonicalJson(after[id]))
}

/** Named schemas that allow other values than before, or lead to such a schema. */
export function changedShapes(before: Schemas, after: Schemas): ReadonlySet<SchemaId> {
  const shape = (id: SchemaId, schemas: Schemas) => {
    const schema = ownValue(schemas, id)
    return schema && shapeOf(schema, schemas)
  }
  return withUsers(
    before,
    after,
    (id) => canonicalJson(before[id]) !== canonicalJson(after[id]) && shape(id, before) !== shape(id, after),
  )
}

function withUsers(before: Schemas, after: Schemas, isChanged: (id: SchemaId) => boolean): Set<SchemaId> {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)])
  const all = new Set([...ids].filter(isChanged))
  const users = usersOf(before, ids)
  // The set grows during the walk, and the walk reaches the added ids too.
  for (const id of all) for (const user of users.get(id) ?? []) all.add(user)
  return all
}

/** Whether a schema names one of these schemas, however deep. */
export function leadsTo(node: SchemaNode, ids: ReadonlySet<SchemaId>): boolean {
  return referencesOf(node).some((id) => ids.has(id))
}

/** The users of each schema. Users that differ have changed anyway, so one description is enough. */
function usersOf(schemas: Schemas, ids: ReadonlySet<SchemaId>): Map<SchemaId, SchemaId[]> {
  const users = new Map<SchemaId, SchemaId[]>()
  for (const user of ids) {
    const schema = ownValue(schemas, user)
    for (const id of new Set(schema && referencesOf(schema))) append(users, id, user)
  }
  return users
}
