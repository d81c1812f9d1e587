import type { CanonicalRule, Signing } from '../contract/signing.ts'
import { childNode, childNodes, isRecord, type SpecNode } from '../document/spec.ts'
import { compact, textOf, valueAt } from './context.ts'

/** Reads `x-signing` of a security scheme; `undefined` when there is none or it is not whole. */
export function readSigning(scheme: SpecNode): Signing | undefined {
  const node = childNode(scheme, 'x-signing')
  if (!isRecord(node.value) || valueAt(node, 'algorithm') !== 'HMAC-SHA256') return undefined
  const timestamp = childNode(node, 'timestamp')
  return {
    algorithm: 'HMAC-SHA256',
    encoding: valueAt(node, 'encoding') === 'hex' ? 'hex' : 'base64',
    timestamp: compact<Signing['timestamp']>({
      unit: valueAt(timestamp, 'unit') === 's' ? 's' : 'ms',
      parameter: textOf(valueAt(timestamp, 'parameter')),
    }),
    canonical: childNodes(childNode(node, 'canonical')).map(({ node: rule }) =>
      compact<CanonicalRule>({
        when: valueAt(rule, 'when') === 'body' ? 'body' : undefined,
        template: String(valueAt(rule, 'template') ?? ''),
      }),
    ),
    headers: readTemplates(childNode(node, 'headers')),
    optionalHeaders: readTemplates(childNode(node, 'optionalHeaders')),
  }
}

function readTemplates(node: SpecNode): Record<string, string> {
  return Object.fromEntries(childNodes(node).map(({ key, node: template }) => [key, String(template.value)]))
}
