import { childNode, childNodes, type LoadedSpec, type SpecNode } from '../../../document/spec.ts'
import type { SpecObject } from '../../specObjects.ts'
import { schemaParts } from './schemaParts.ts'

/** A value that has a name: a property of a schema, or a parameter. */
export interface Field {
  readonly name: string
  /** The schema as written at the field, or the parameter where it has none. */
  readonly node: SpecNode
  /** Everything that is said about the value, the description of a parameter among it. */
  readonly parts: readonly SpecNode[]
}

/** All fields of a spec, each once. */
export function fieldsOf(spec: LoadedSpec, objects: readonly SpecObject[]): Field[] {
  return objects.flatMap(({ kind, node, key }): Field[] => {
    if (kind === 'schema') {
      const properties = childNodes(childNode(node, 'properties'))
      return properties.map((entry) => ({ name: entry.key, node: entry.node, parts: schemaParts(spec, entry.node) }))
    }
    if (kind !== 'parameter') return []
    const name = childNode(node, 'name').value
    const schema = childNode(node, 'schema')
    const parts = [node, ...schemaParts(spec, schema)]
    return [{ name: typeof name === 'string' ? name : key, node: schema.value === undefined ? node : schema, parts }]
  })
}

/** Fields by the part that makes them what they are: a shared schema is one mistake, however many fields use it. */
export function groupByPart(fields: readonly (readonly [Field, SpecNode])[]): { node: SpecNode; names: string[] }[] {
  const groups = new Map<unknown, { node: SpecNode; names: string[] }>()
  for (const [{ name }, node] of fields) {
    const group = groups.get(node.value) ?? { node, names: [] }
    group.names.push(name)
    groups.set(node.value, group)
  }
  return [...groups.values()]
}
