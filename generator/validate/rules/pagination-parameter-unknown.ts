import { asText } from '../../load/document/asText.ts'
import { nearestName } from '../../load/document/nearestName.ts'
import { dereference } from '../../load/document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type LoadedSpec, locationOf } from '../../load/document/spec.ts'
import type { RestOperation } from './reading/restOperations.ts'
import { extensionOf, restOperations } from './reading/restOperations.ts'
import { schemaParts } from './reading/schemaParts.ts'
import type { Finding, RuleInput } from './rule.ts'

/** `x-pagination` names a parameter that the operation does not take. */
export function paginationParameterUnknown({ spec }: RuleInput): Finding[] {
  return restOperations(spec).flatMap((operation) => {
    const pagination = extensionOf(spec, operation, 'x-pagination')
    if (!pagination || !isRecord(pagination.value)) return []
    const known = [
      ...operation.parameters.map((parameter) => asText(childNode(parameter, 'name').value)),
      ...bodyFields(spec, operation),
    ]
    return childNodes(pagination)
      .filter(({ key, node }) => namingKeys.has(key) && typeof node.value === 'string' && !known.includes(node.value))
      .map(({ node }): Finding => {
        const near = nearestName(asText(node.value), known)
        return {
          code: 'pagination-parameter-unknown',
          message: `"${operation.name}" has no parameter "${node.value}".`,
          hint: near ? `Did you mean "${near}"?` : 'Name a parameter of the operation, or add it.',
          ...locationOf(spec, node),
        }
      })
  })
}

const namingKeys = new Set(['cursor', 'limit', 'direction', 'start', 'end'])

/** Names of the fields that the body of a request has, in any of its media types. */
function bodyFields(spec: LoadedSpec, { node }: RestOperation): string[] {
  const body = dereference(spec, childNode(node, 'requestBody'))
  const contents = body ? childNodes(childNode(body, 'content')) : []
  return contents
    .flatMap(({ node: content }) => schemaParts(spec, childNode(content, 'schema')))
    .flatMap((part) => childNodes(childNode(part, 'properties')).map(({ key }) => key))
}
