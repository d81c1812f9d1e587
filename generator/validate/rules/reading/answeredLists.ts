import { dereference } from '../../../document/resolveRefs.ts'
import { childNode, childNodes, type LoadedSpec, type SpecNode } from '../../../document/spec.ts'
import type { RestOperation } from './restOperations.ts'
import { schemaParts, typedPart } from './schemaParts.ts'

/** Whether a successful answer of an operation is a list, also one inside an envelope. */
export function isListed(spec: LoadedSpec, operation: RestOperation): boolean {
  return answeredSchemas(spec, operation).some((schema) => holdsList(spec, schema, 2))
}

function answeredSchemas(spec: LoadedSpec, { node }: RestOperation): SpecNode[] {
  return childNodes(childNode(node, 'responses'))
    .filter(({ key }) => key.startsWith('2'))
    .flatMap(({ node: entry }) => dereference(spec, entry) ?? [])
    .flatMap((response) => childNodes(childNode(response, 'content')))
    .map(({ node: content }) => childNode(dereference(spec, content) ?? content, 'schema'))
}

/** Envelopes are followed by the names that say what they hold, so that a list of errors beside it does not count. */
function holdsList(spec: LoadedSpec, schema: SpecNode, depth: number): boolean {
  const parts = schemaParts(spec, schema)
  if (typedPart(parts)?.types.includes('array')) return true
  if (depth === 0) return false
  const fields = parts.flatMap((part) => childNodes(childNode(part, 'properties')))
  return fields.some(({ key, node }) => envelopes.has(key.toLowerCase()) && holdsList(spec, node, depth - 1))
}

const envelopes = new Set(['data', 'result', 'results', 'list', 'items', 'rows', 'records', 'entries', 'values'])
