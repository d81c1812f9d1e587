import { dereference } from '../../../load/document/resolveRefs.ts'
import { childNode, childNodes, type LoadedSpec } from '../../../load/document/spec.ts'
import type { RestOperation } from './restOperations.ts'
import { schemaParts } from './schemaParts.ts'

/** Names of the fields that the body of a request has, in any of its media types. */
export function bodyFields(spec: LoadedSpec, { node }: RestOperation): string[] {
  const body = dereference(spec, childNode(node, 'requestBody'))
  const contents = body ? childNodes(childNode(body, 'content')) : []
  return contents
    .flatMap(({ node: content }) => schemaParts(spec, childNode(content, 'schema')))
    .flatMap((part) => childNodes(childNode(part, 'properties')).map(({ key }) => key))
}
