import { asText } from '../../load/document/asText.ts'
import { signingNode } from '../../load/document/signingNode.ts'
import { childNode, childNodes, locationOf, type SpecNode } from '../../load/document/spec.ts'
import type { Finding, RuleInput } from './rule.ts'

/** Templates of `x-signing` that add to the time where it is no number, so that the sum would be sent as it is written. */
export function signingSumIgnored({ spec, objects }: RuleInput): Finding[] {
  return objects.flatMap(({ kind, node }) => {
    const signing = signingNode(node)
    return kind === 'security scheme' ? sumsIn(signing, false).flatMap(({ sum, isAdded }) => report(sum, isAdded)) : []

    function report(sum: SpecNode, isAdded: boolean): Finding[] {
      const isText = asText(childNode(childNode(signing, 'timestamp'), 'unit').value).startsWith('iso')
      if (isAdded && !isText) return []
      const reason = isText
        ? 'the time is a text'
        : 'only a claim or a frame of a login is a sum, as `{timestamp} + 120`'
      const message = `Nothing is added to {timestamp} here: ${reason}.`
      const hint = isText
        ? 'Count the time in `s` or `ms`.'
        : 'Write `expiresAfter` at `timestamp`, or make it a claim.'
      return [{ code: 'signing-sum-ignored', message, hint, ...locationOf(spec, sum) }]
    }
  })
}

/** All texts below a node that look like a sum with the time, and whether the signature adds there. */
function sumsIn(node: SpecNode, isClaim: boolean): { readonly sum: SpecNode; readonly isAdded: boolean }[] {
  const { value } = node
  if (typeof value !== 'string')
    return childNodes(node).flatMap(({ key, node: child }) =>
      sumsIn(child, isClaim || ['claims', 'login'].includes(key)),
    )
  if (!/\{timestamp\}\s*[+-]\s*\d/.test(value)) return []
  return [{ sum: node, isAdded: isClaim && /^\{timestamp\} \+ \d{1,15}$/.test(value) }]
}
