import type { Dependency, SchemaNode, Subschema, XmlHints } from '../contract/schema.ts'
import { asText } from '../load/document/asText.ts'
import { childNode, childNodes, isRecord, type SpecNode, valueAt } from '../load/document/spec.ts'
import { compact, numberOf, textOf } from './context.ts'

type Read = (node: SpecNode) => SchemaNode

const keywords = ['if', 'then', 'else', 'contains', 'propertyNames', 'contentSchema'] as const
const rests = ['unevaluatedProperties', 'unevaluatedItems'] as const
const allKeywords = [...keywords, ...rests]

/** Keywords of JSON Schema 2020-12 that hold further schemas: conditions, dependencies, content, unevaluated members. */
export function readSubschemas(node: SpecNode, read: Read): Subschema[] | undefined {
  const named = written(node).map((keyword) =>
    compact<Subschema>({
      keyword,
      count: keyword === 'contains' ? countOf(node) : undefined,
      schema: read(childNode(node, keyword)),
    }),
  )
  const dependent = dependenciesOf(node, 'dependentSchemas')
    .filter(({ node: { value } }) => !Array.isArray(value))
    .map(({ key, node: schema }): Subschema => ({ keyword: 'dependentSchemas', property: key, schema: read(schema) }))
  const all = [...named, ...dependent]
  return all.length > 0 ? all : undefined
}

/** Hardly any schema has one of them, and there are thousands of schemas. */
function written(node: SpecNode): (typeof allKeywords)[number][] {
  return allKeywords.filter((keyword) => isRecord(valueAt(node, keyword)))
}

function countOf(node: SpecNode): Subschema['count'] {
  return compact<NonNullable<Subschema['count']>>({
    least: numberOf(valueAt(node, 'minContains')) ?? 1,
    most: numberOf(valueAt(node, 'maxContains')),
  })
}

export function readDependencies(node: SpecNode): Dependency[] | undefined {
  const all = dependenciesOf(node, 'dependentRequired').flatMap(({ key: property, node: { value } }) =>
    Array.isArray(value) ? [{ property, requires: value.map(asText) }] : [],
  )
  return all.length > 0 ? all : undefined
}

/** Draft-07 has both kinds under `dependencies`. */
function dependenciesOf(node: SpecNode, keyword: 'dependentRequired' | 'dependentSchemas') {
  return [keyword, 'dependencies'].flatMap((key) => childNodes(childNode(node, key)))
}

/** `attribute: true` of OpenAPI 3.0 and 3.1 is `nodeType: attribute` of 3.2. */
export function readXml(node: SpecNode): XmlHints | undefined {
  if (!isRecord(node.value)) return undefined
  const { name, namespace, prefix, nodeType, attribute, wrapped } = node.value
  return compact<XmlHints>({
    name: textOf(name),
    namespace: textOf(namespace),
    prefix: textOf(prefix),
    nodeType: textOf(nodeType) ?? (attribute === true ? 'attribute' : undefined),
    wrapped: wrapped === true ? true : undefined,
  })
}
