import { nearestName } from '../../load/document/nearestName.ts'
import { dereference } from '../../load/document/resolveRefs.ts'
import { childNode, childNodes, type LoadedSpec, locationOf, type SpecNode } from '../../load/document/spec.ts'
import type { SpecObject } from '../document/specObjects.ts'
import type { Finding, RuleInput } from './rule.ts'

/** `x-replaced-by` names an operation or channel that the spec does not have. Names of other APIs (`api#id`) are not checked. */
export function replacementUnknown({ spec, objects }: RuleInput): Finding[] {
  const replaceable = objects.filter(({ kind }) => kind === 'operation' || kind === 'channel')
  const ids = replaceable.map((object) => idOf(spec, object)).filter((id) => id !== undefined)
  const known = new Set(ids)
  return replaceable
    .flatMap(({ node }) => replacementsOf(spec, node))
    .flatMap((node): Finding[] => {
      const id = node.value
      if (typeof id !== 'string' || id.includes('#') || known.has(id)) return []
      const near = nearestName(id, ids)
      return [
        {
          code: 'replacement-unknown',
          message: `There is no operation or channel "${id}".`,
          hint: near ? `Did you mean "${near}"?` : 'Name an id of this spec, or leave the list empty and write a note.',
          ...locationOf(spec, node),
        },
      ]
    })
}

/** Id of an operation or a channel. A channel, and an operation of AsyncAPI 3, has its key as id. */
function idOf({ format }: LoadedSpec, { node, key }: SpecObject): string | undefined {
  const { value } = childNode(node, 'operationId')
  if (typeof value === 'string') return value
  return format === 'asyncapi' ? key : undefined
}

function replacementsOf(spec: LoadedSpec, object: SpecNode): SpecNode[] {
  const written = dereference(spec, childNode(object, 'x-replaced-by'))
  if (!written || typeof written.value === 'string') return written ? [written] : []
  return ['operations', 'channels'].flatMap((key) => {
    const list = dereference(spec, childNode(written, key))
    return list ? childNodes(list).flatMap(({ node }) => dereference(spec, node) ?? []) : []
  })
}
