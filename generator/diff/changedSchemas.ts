import type { Api, SchemaId } from '../contract/reference.ts'
import { canonicalJson } from './sameJson.ts'

/** Named schemas that differ between two descriptions, or lead to one that does, however far away. */
export function changedSchemas(before: Api['schemas'], after: Api['schemas']): ReadonlySet<SchemaId> {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = new Set([...ids].filter((id) => canonicalJson(before[id]) !== canonicalJson(after[id])))
  const users = usersOf(before, ids)
  // A set grows while it is walked, and what is added is walked too.
  for (const id of changed) for (const user of users.get(id) ?? []) changed.add(user)
  return changed
}

/** Which schemas name a schema. Those that differ are changed anyway, so one description tells enough. */
function usersOf(schemas: Api['schemas'], ids: ReadonlySet<SchemaId>): Map<SchemaId, SchemaId[]> {
  const users = new Map<SchemaId, SchemaId[]>()
  for (const user of ids) for (const id of referencesIn(schemas[user])) users.set(id, [...(users.get(id) ?? []), user])
  return users
}

function referencesIn(value: unknown): ReadonlySet<SchemaId> {
  const found = new Set<SchemaId>()
  JSON.stringify(value, (key, inner: unknown) => {
    if (key === 'ref' && typeof inner === 'string') found.add(inner)
    return inner
  })
  return found
}
