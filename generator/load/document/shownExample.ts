import { deepest, type Filter, hiddenProperties, partsOf } from './audienceFilter.ts'
import { findTarget } from './resolveRefs.ts'
import { childNode, isRecord, type SpecNode } from './spec.ts'

/** A literal value without the members of hidden properties. It stands in a schema, beside a schema, or in a named example. */
export function shownExample(key: string, { value }: SpecNode, owner: SpecNode, filter: Filter): unknown {
  const media = owner.pointer.at(-2) === 'examples' ? nodeAt(owner, -2, filter) : owner
  const schema = childNode(media, 'schema')
  const [payload, headers] = [childNode(owner, 'payload'), childNode(owner, 'headers')]
  const prune = (own: unknown, by: SpecNode) => pruned(own, [by], filter, 0)
  if (payload.value !== undefined && Array.isArray(value))
    return value.map((own) =>
      isRecord(own)
        ? {
            ...own,
            ...('payload' in own ? { payload: prune(own.payload, payload) } : {}),
            ...('headers' in own ? { headers: prune(own.headers, headers) } : {}),
          }
        : own,
    )
  const by = schema.value === undefined ? owner : schema
  const isList = (key === 'examples' || key === 'enum') && Array.isArray(value)
  return isList ? value.map((own: unknown) => prune(own, by)) : prune(value, by)
}

function nodeAt({ file, pointer }: SpecNode, end: number, { spec }: Filter): SpecNode {
  const place = { file, pointer: pointer.slice(0, end) }
  return findTarget(spec, place) ?? { ...place, value: undefined }
}

function pruned(value: unknown, schemas: readonly SpecNode[], filter: Filter, depth: number): unknown {
  const all = depth > deepest ? [] : schemas.flatMap((schema) => partsOf(schema, filter, 0))
  if (all.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = all.map((schema) => childNode(schema, 'items'))
    return value.map((item) => pruned(item, items, filter, depth + 1))
  }
  const hidden = new Set(all.flatMap((schema) => [...hiddenProperties(schema, filter)]))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      if (hidden.has(name)) return []
      const own = all.flatMap((schema) => [
        childNode(childNode(schema, 'properties'), name),
        childNode(schema, 'additionalProperties'),
      ])
      return [[name, pruned(member, own, filter, depth + 1)] as const]
    }),
  )
}
