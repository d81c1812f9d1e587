import { memoizeByObject } from '../../../contract/memoize.ts'
import type { Api } from '../../../contract/reference.ts'
import type { SchemaId, SchemaNode } from '../../../contract/schema.ts'
import { reachableSchemas, referencesOf } from '../../../model/view/walkSchema.ts'
import { entrySchemas } from './entrySchemas.ts'
import { schemaJson } from './schemaJson.ts'
import type { SliceContext } from './sliceContext.ts'
import type { JsonObject } from './withoutAbsent.ts'

/** Characters of named schemas that a slice holds itself. An assistant reads a slice of this size in one go. */
const mostCharacters = 32_000

type SchemaMap = ReadonlyMap<SchemaId, SchemaNode>

/** The context of a slice, with the named schemas that it holds: the nearest ones, or all where no schema has a file. */
export function withDefinitions(roots: readonly SchemaNode[], context: SliceContext): SliceContext {
  const { api, fileOf } = context
  return { ...context, own: fileOf ? nearestSchemas(roots, api) : reachableSchemas(roots, api.schemas) }
}

/** The named schemas that a slice holds, as `$defs`; nothing when it holds none. */
export function definitionsOf(context: SliceContext): JsonObject {
  const entries = [...(context.own ?? [])].map(([id, schema]) => [id, schemaJson(schema, context)] as const)
  return entries.length > 0 ? { $defs: Object.fromEntries(entries) } : {}
}

/** The named schemas of an API that have a file: schemas that a slice names and does not hold, and all that they lead to. */
export const sharedSchemas = memoizeByObject((api: Api): SchemaMap => {
  const beyond = new Set([...api.operations, ...api.channels].flatMap((entry) => namedBeyond(entrySchemas(entry), api)))
  return reachableSchemas(
    [...beyond].map((ref) => ({ ref, types: [] })),
    api.schemas,
  )
})

function namedBeyond(roots: readonly SchemaNode[], api: Api): SchemaId[] {
  const own = nearestSchemas(roots, api)
  return [...roots, ...own.values()].flatMap(referencesOf).filter((id) => !own.has(id))
}

function nearestSchemas(roots: readonly SchemaNode[], { schemas }: Api): SchemaMap {
  const found = new Map<SchemaId, SchemaNode>()
  const waiting = roots.flatMap(referencesOf)
  let characters = 0
  for (const id of waiting) {
    const schema = schemas[id]
    if (!schema || found.has(id)) continue
    characters += lengthOf(schema)
    if (characters > mostCharacters) break
    found.set(id, schema)
    waiting.push(...referencesOf(schema))
  }
  return found
}

const lengthOf = memoizeByObject((schema: SchemaNode) => JSON.stringify(schema).length)
