import { childNode, locationOf } from '../../load/document/spec.ts'
import type { Finding, RuleInput } from './rule.ts'

/** A deprecated operation states neither the day of its deprecation nor the day of its end. */
export function deprecatedWithoutDate({ spec, objects }: RuleInput): Finding[] {
  return objects
    .filter(({ kind, node }) => kind === 'operation' && childNode(node, 'deprecated').value === true)
    .filter(({ node }) => ['x-deprecated-since', 'x-sunset'].every((key) => childNode(node, key).value === undefined))
    .map(({ node, key }) => ({
      code: 'deprecated-without-date',
      message: `The operation "${childNode(node, 'operationId').value ?? key}" is deprecated, but nothing says since when, or when it ends.`,
      hint: 'Add `x-deprecated-since` or `x-sunset` with a date.',
      ...locationOf(spec, childNode(node, 'deprecated')),
    }))
}
