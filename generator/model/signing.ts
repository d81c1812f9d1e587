import { fieldText, isToken } from '../contract/httpSyntax.ts'
import type { CanonicalRule, ReceiveWindow, Signing, SigningLogin, SigningTime } from '../contract/signing.ts'
import { asText } from '../load/spec/asText.ts'
import { childNode, childNodes, isRecord, type SpecNode, valueAt } from '../load/spec/spec.ts'
import { compact, jsonOf, numberOf, textOf } from './context.ts'

/** Reads `x-signing` of a security scheme; `undefined` when there is none or it is not whole. */
export function readSigning(scheme: SpecNode): Signing | undefined {
  const node = childNode(scheme, 'x-signing')
  if (!isRecord(node.value) || valueAt(node, 'algorithm') !== 'HMAC-SHA256') return undefined
  return compact<Signing>({
    algorithm: 'HMAC-SHA256',
    encoding: valueAt(node, 'encoding') === 'hex' ? 'hex' : 'base64',
    timestamp: readTime(childNode(node, 'timestamp')),
    receiveWindow: readWindow(childNode(node, 'receiveWindow')),
    canonical: childNodes(childNode(node, 'canonical')).map(({ node: rule }) =>
      compact<CanonicalRule>({
        when: valueAt(rule, 'when') === 'body' ? 'body' : undefined,
        // A signature is no part of what it signs.
        template: asText(valueAt(rule, 'template') ?? '').replaceAll('{signature}', ''),
      }),
    ),
    headers: readHeaders(childNode(node, 'headers')),
    optionalHeaders: readHeaders(childNode(node, 'optionalHeaders')),
    parameters: readTemplates(childNode(node, 'parameters')),
    login: readLogin(childNode(node, 'login')),
  })
}

function readTime(node: SpecNode): SigningTime {
  const unit = valueAt(node, 'unit')
  return compact<SigningTime>({
    unit: unit === 's' || unit === 'iso' ? unit : 'ms',
    parameter: textOf(valueAt(node, 'parameter')),
    expiresAfter: numberOf(valueAt(node, 'expiresAfter')),
    maxAhead: numberOf(valueAt(node, 'maxAhead')),
    maxBehind: numberOf(valueAt(node, 'maxBehind')),
  })
}

function readWindow(node: SpecNode): ReceiveWindow | undefined {
  if (!isRecord(node.value)) return undefined
  return compact<ReceiveWindow>({
    unit: valueAt(node, 'unit') === 's' ? 's' : 'ms',
    default: numberOf(valueAt(node, 'default')),
    maximum: numberOf(valueAt(node, 'maximum')),
  })
}

function readLogin(node: SpecNode): SigningLogin | undefined {
  const [method, path] = [textOf(valueAt(node, 'method')), textOf(valueAt(node, 'path'))]
  if (method === undefined || path === undefined) return undefined
  const accepted = valueAt(node, 'accepted')
  const answer = accepted === undefined ? {} : { accepted: jsonOf(accepted) }
  return { method, path, frame: jsonOf(valueAt(node, 'frame')), ...answer }
}

/** Without what cannot be sent as a header: it was reported. */
function readHeaders(node: SpecNode): Record<string, string> {
  const templates = Object.entries(readTemplates(node)).filter(([name]) => isToken(name))
  return Object.fromEntries(templates.map(([name, template]) => [name, fieldText(template)]))
}

function readTemplates(node: SpecNode): Record<string, string> {
  return Object.fromEntries(childNodes(node).map(({ key, node: template }) => [key, asText(template.value)]))
}
