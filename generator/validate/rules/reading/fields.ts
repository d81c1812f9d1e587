import { groupBy } from '../../../contract/groups.ts'
import { childNode, childNodes, type LoadedSpec, type SpecNode } from '../../../load/document/spec.ts'
import type { SpecObject } from '../../document/specObjects.ts'
import { mostParts, schemaParts } from './schemaParts.ts'

/** A value that has a name: a property of a schema, or a parameter. */
export interface Field {
  readonly name: string
  /** The schema as written at the field, or the parameter where it has none. */
  readonly node: SpecNode
  /** All objects that describe the value: the parameter, the schema and its parts. */
  readonly parts: readonly SpecNode[]
}

/** All fields of a spec, each once. `cut` is the first schema with more parts than a field may have. */
export function fieldsOf(
  spec: LoadedSpec,
  objects: readonly SpecObject[],
): { readonly fields: Field[]; readonly cut: SpecNode | undefined } {
  let left = mostFurtherParts
  let cut: SpecNode | undefined
  const partsOf = (schema: SpecNode): SpecNode[] => {
    const most = Math.min(mostParts, fewParts + left)
    const parts = schemaParts(spec, schema, most)
    left -= Math.max(0, parts.length - fewParts)
    if (parts.length === most) cut ??= schema
    return parts
  }
  const fields = objects.flatMap(({ kind, node, key }): Field[] => {
    if (kind === 'schema') {
      const properties = childNodes(childNode(node, 'properties'))
      return properties.map((entry) => ({ name: entry.key, node: entry.node, parts: partsOf(entry.node) }))
    }
    if (kind !== 'parameter') return []
    const name = childNode(node, 'name').value
    const schema = childNode(node, 'schema')
    const parts = [node, ...partsOf(schema)]
    return [{ name: typeof name === 'string' ? name : key, node: schema.value === undefined ? node : schema, parts }]
  })
  return { fields, cut }
}

/** Parts that every field may have; all fields together may have `mostFurtherParts` more. */
const fewParts = 10
const mostFurtherParts = 300_000

/** Names of fields by their wrong part: a shared schema is one mistake for all fields that use it. */
export function groupByPart(
  fields: readonly Field[],
  wrongPart: (field: Field) => SpecNode | undefined,
): { readonly node: SpecNode; readonly names: readonly string[] }[] {
  const found = fields.flatMap((field) => {
    const node = wrongPart(field)
    return node ? [{ name: field.name, node }] : []
  })
  return [...groupBy(found, ({ node }) => node.value).values()].flatMap((group) =>
    group[0] ? [{ node: group[0].node, names: group.map(({ name }) => name) }] : [],
  )
}
