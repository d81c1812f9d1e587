import { childNode, locationOf } from '../../load/document/spec.ts'
import type { Finding, RuleInput } from './rule.ts'

/** A deprecated operation names no replacement. */
export function deprecatedWithoutReplacement({ spec, objects }: RuleInput): Finding[] {
  return objects
    .filter(({ kind, node }) => kind === 'operation' && childNode(node, 'deprecated').value === true)
    .filter(({ node }) => childNode(node, 'x-replaced-by').value === undefined)
    .map(({ node, key }) => ({
      code: 'deprecated-without-replacement',
      message: `The operation "${childNode(node, 'operationId').value ?? key}" is deprecated, but nothing says what to use instead.`,
      hint: 'Add x-replaced-by with an operationId, or with an empty list and a note.',
      ...locationOf(spec, childNode(node, 'deprecated')),
    }))
}
