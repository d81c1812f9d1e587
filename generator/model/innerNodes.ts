import type { Property, SchemaNode } from '../contract/schema.ts'
import { asText } from '../load/document/asText.ts'
import { childNode, childNodes, isRecord, type SpecNode, valueAt } from '../load/document/spec.ts'
import { type ModelContext, textOf } from './context.ts'

type Read = (node: SpecNode) => SchemaNode

/** The members of an object, each with whether it is required. */
export function readProperties(
  node: SpecNode,
  value: Readonly<Record<string, unknown>>,
  read: Read,
): Property[] | undefined {
  if (!isRecord(value.properties)) return undefined
  const required = new Set(Array.isArray(value.required) ? value.required.map(asText) : [])
  return childNodes(childNode(node, 'properties')).map(({ key, node: property }) => ({
    name: key,
    required: required.has(key),
    schema: read(property),
  }))
}

/** The schemas of members whose names match a pattern. */
export function readPatternProperties(node: SpecNode, read: Read): SchemaNode['patternProperties'] {
  const patterns = childNodes(childNode(node, 'patternProperties'))
  if (patterns.length === 0) return undefined
  return patterns.map(({ key, node: schema }) => ({ pattern: key, schema: read(schema) }))
}

/** The schema of all other members; `false` where there are none. */
export function readAdditional(
  node: SpecNode,
  { additionalProperties }: Readonly<Record<string, unknown>>,
  read: Read,
): SchemaNode['additionalProperties'] {
  if (additionalProperties === false) return false
  return isRecord(additionalProperties) ? read(childNode(node, 'additionalProperties')) : undefined
}

/** The schema of all items, or of those after a tuple as draft-07 writes it. */
export function readItems(
  node: SpecNode,
  { items }: Readonly<Record<string, unknown>>,
  read: Read,
): SchemaNode | undefined {
  const keyword = Array.isArray(items) ? 'additionalItems' : 'items'
  return isRecord(valueAt(node, keyword)) ? read(childNode(node, keyword)) : undefined
}

/** The schemas of a positional array, `items` in draft-07. Their titles are names of places, the same in every language. */
export function readPositions(
  node: SpecNode,
  value: Readonly<Record<string, unknown>>,
  read: Read,
  { translator }: Pick<ModelContext, 'translator'>,
): SchemaNode[] | undefined {
  const keyword = Array.isArray(value.prefixItems) ? 'prefixItems' : 'items'
  if (!Array.isArray(value[keyword])) return undefined
  return childNodes(childNode(node, keyword)).map(({ node: place }) => {
    const schema = read(withoutTitle(place))
    const title = isRecord(place.value) ? textOf(place.value.title) : undefined
    return title === undefined ? schema : { ...schema, title: translator.name(title) }
  })
}

function withoutTitle(node: SpecNode): SpecNode {
  if (!isRecord(node.value)) return node
  const { title, ...rest } = node.value
  return { ...node, value: rest }
}
