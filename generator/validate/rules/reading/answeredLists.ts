import { dereference, referenceOf } from '../../../load/document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type LoadedSpec, type SpecNode } from '../../../load/document/spec.ts'
import type { RestOperation } from './restOperations.ts'
import { schemaParts, typedPart } from './schemaParts.ts'

/** Decides whether a successful reply of an operation is a list, also inside an envelope. Each schema is read once. */
export function createListCheck(spec: LoadedSpec): (operation: RestOperation) => boolean {
  const known = new Map<unknown, boolean>()
  return (operation) =>
    answeredSchemas(spec, operation).some((schema) => {
      const { value } = isAlone(schema) ? (dereference(spec, schema) ?? schema) : schema
      const isList = known.get(value) ?? holdsList(spec, schema, 2)
      known.set(value, isList)
      return isList
    })
}

/** Whether a schema is only a reference. */
function isAlone({ value }: SpecNode): boolean {
  return referenceOf(value) !== undefined && Object.keys(Object(value)).length === 1
}

function answeredSchemas(spec: LoadedSpec, { node }: RestOperation): SpecNode[] {
  return childNodes(childNode(node, 'responses'))
    .filter(({ key }) => key.startsWith('2'))
    .flatMap(({ node: entry }) => dereference(spec, entry) ?? [])
    .flatMap((response) => childNodes(childNode(response, 'content')))
    .map(({ node: content }) => childNode(dereference(spec, content) ?? content, 'schema'))
}

/** Follows envelopes by the usual names of their data, so that a list of errors beside the data does not count. */
function holdsList(spec: LoadedSpec, schema: SpecNode, depth: number): boolean {
  const parts = schemaParts(spec, schema)
  if (typedPart(parts)?.types.includes('array')) return true
  if (depth === 0) return false
  return parts.some((part) => {
    const properties = childNode(part, 'properties')
    const names = isRecord(properties.value) ? Object.keys(properties.value) : []
    const envelopeNames = names.filter((name) => envelopes.has(name.toLowerCase()))
    return envelopeNames.some((name) => holdsList(spec, childNode(properties, name), depth - 1))
  })
}

const envelopes = new Set(['data', 'result', 'results', 'list', 'items', 'rows', 'records', 'entries', 'values'])
