import type { Operation, Parameter } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import { resolveSchema } from '../../generator/model/view/schema.ts'
import { channelSchemas, operationSchemas } from '../../generator/model/view/shownSchemas.ts'
import type { Share } from './figures.ts'

/**
 * Counts the parameters and members of bodies and messages that have a description, each source location once. The
 * description of a referenced schema counts too.
 */
export function measureFields(api: Api): Share {
  const seen = new Set<SchemaNode>()
  const parameters = api.operations.flatMap(parametersOf)
  const shown = [...api.operations.flatMap(operationSchemas), ...api.channels.flatMap(channelSchemas)]
  const members = [...shown, ...Object.values(api.schemas)].flatMap((schema) => membersOf(schema, seen))
  const described = [
    ...parameters.map(({ description, schema }) => description !== undefined || isDescribed(schema, api)),
    ...members.map((schema) => isDescribed(schema, api)),
  ]
  return { done: described.filter(Boolean).length, total: described.length }
}

function parametersOf({ parameters, responses, callbacks }: Operation): Parameter[] {
  const inner = callbacks.flatMap(({ operations }) => operations.flatMap(parametersOf))
  return [...parameters, ...responses.flatMap(({ headers }) => headers), ...inner]
}

/** All members below a schema, not those of the schemas it refers to. */
function membersOf(schema: SchemaNode, seen: Set<SchemaNode>): SchemaNode[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const own = (schema.properties ?? []).map((property) => property.schema)
  const parts = [
    ...own,
    ...(schema.items ? [schema.items] : []),
    ...(schema.positions ?? []),
    ...(schema.additionalProperties ? [schema.additionalProperties] : []),
    ...(schema.variants ?? []).flatMap((set) => set.variants.map((variant) => variant.schema)),
  ]
  return [...own, ...parts.flatMap((part) => membersOf(part, seen))]
}

function isDescribed(schema: SchemaNode | undefined, { schemas }: Api): boolean {
  return (
    schema?.description !== undefined ||
    (schema !== undefined && resolveSchema(schema, schemas).description !== undefined)
  )
}
