import { fieldText, isToken } from '../contract/httpSyntax.ts'
import type {
  CanonicalRule,
  ClaimsRule,
  HashName,
  ReceiveWindow,
  SecretForm,
  SignatureName,
  Signing,
  SigningLogin,
  SigningStep,
  SigningTime,
  TokenName,
} from '../contract/signing.ts'
import { asText } from '../load/spec/asText.ts'
import { childNode, childNodes, isRecord, type SpecNode, valueAt } from '../load/spec/spec.ts'
import { compact, jsonOf, numberOf, textOf } from './context.ts'

/** Reads `x-signing` of a security scheme; `undefined` when there is none or it has no step. */
export function readSigning(scheme: SpecNode): Signing | undefined {
  const node = childNode(scheme, 'x-signing')
  if (!isRecord(node.value)) return undefined
  const steps = readSteps(node)
  if (steps.length === 0) return undefined
  return compact<Signing>({
    secret: (textOf(valueAt(node, 'secret')) ?? 'text') as SecretForm,
    timestamp: readTime(childNode(node, 'timestamp')),
    nonce: textOf(valueAt(node, 'nonce')) as Signing['nonce'],
    receiveWindow: readWindow(childNode(node, 'receiveWindow')),
    steps,
    headers: readHeaders(childNode(node, 'headers')),
    optionalHeaders: readHeaders(childNode(node, 'optionalHeaders')),
    leadingParameters: readTemplates(childNode(node, 'leadingParameters')),
    parameters: readTemplates(childNode(node, 'parameters')),
    parametersIn: valueAt(node, 'parametersIn') === 'body' ? 'body' : 'query',
    login: readLogin(childNode(node, 'login')),
  })
}

/** `algorithm`, `encoding` and `canonical` are the short form of one step, whose result is `{signature}`. */
function readSteps(node: SpecNode): SigningStep[] {
  if (valueAt(node, 'steps') === undefined) {
    const [, hash] = /^HMAC-SHA(256|384|512)$/.exec(asText(valueAt(node, 'algorithm') ?? '')) ?? []
    if (hash === undefined) return []
    const algorithm = `SHA-${hash}` as HashName
    const canonical = readRules(childNode(node, 'canonical'))
    return [compact<SigningStep>({ name: 'signature', kind: 'hmac', algorithm, canonical, encoding: encodingOf(node) })]
  }
  return childNodes(childNode(node, 'steps')).flatMap(({ key: name, node: step }) => readStep(name, step))
}

function readStep(name: string, node: SpecNode): SigningStep[] {
  const canonical = readRules(childNode(node, 'text'))
  const text = { name, canonical, encoding: encodingOf(node) }
  const named = (key: string) => textOf(valueAt(node, key))
  const [hash, hmac, sign, jwt, encode] = ['hash', 'hmac', 'sign', 'jwt', 'encode'].map(named)
  if (hash !== undefined) return [compact<SigningStep>({ ...text, kind: 'hash', algorithm: hash as HashName })]
  if (hmac !== undefined) return [compact<SigningStep>({ ...text, kind: 'hmac', algorithm: hmac as HashName })]
  if (sign !== undefined) return [compact<SigningStep>({ ...text, kind: 'sign', algorithm: sign as SignatureName })]
  if (encode !== undefined) return [{ name, canonical, kind: 'encode', encoding: readEncoding(encode) }]
  if (jwt === undefined) return []
  const claims = readClaims(childNode(node, 'claims'))
  return [{ name, kind: 'jwt', algorithm: jwt as TokenName, header: readTemplates(childNode(node, 'header')), claims }]
}

function encodingOf(node: SpecNode): 'hex' | 'base64' | 'base64url' | undefined {
  const encoding = textOf(valueAt(node, 'encoding'))
  return encoding === undefined ? undefined : readEncoding(encoding)
}

function readEncoding(text: string): 'hex' | 'base64' | 'base64url' {
  return text === 'hex' || text === 'base64url' ? text : 'base64'
}

/** One template, or a list of templates with their conditions. */
function readRules(node: SpecNode): CanonicalRule[] {
  if (typeof node.value === 'string') return [{ template: unsigned(node.value) }]
  return childNodes(node).map(({ node: rule }) =>
    compact<CanonicalRule>({
      when: textOf(valueAt(rule, 'when')),
      template: unsigned(asText(valueAt(rule, 'template') ?? '')),
    }),
  )
}

/** A signature is no part of the text it signs. */
function unsigned(template: string): string {
  return template.replaceAll('{signature}', '')
}

/** The claims, or a list of claims with their conditions. */
function readClaims(node: SpecNode): ClaimsRule[] {
  if (!Array.isArray(node.value)) return [{ claims: readTemplates(node) }]
  return childNodes(node).map(({ node: rule }) =>
    compact<ClaimsRule>({ when: textOf(valueAt(rule, 'when')), claims: readTemplates(childNode(rule, 'claims')) }),
  )
}

const units: readonly string[] = ['s', 'ms', 'us', 'ns', 'iso', 'iso-seconds', 'iso-plain']

function readTime(node: SpecNode): SigningTime {
  const unit = textOf(valueAt(node, 'unit')) ?? ''
  return compact<SigningTime>({
    unit: units.includes(unit) ? (unit as SigningTime['unit']) : 'ms',
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
  const time = valueAt(node, 'timestampAs') === 'text' ? { timestampAs: 'text' as const } : {}
  return { method, path, frame: jsonOf(valueAt(node, 'frame')), ...time, ...answer }
}

/** Without what cannot be sent as a header: it was reported. */
function readHeaders(node: SpecNode): Record<string, string> {
  const templates = Object.entries(readTemplates(node)).filter(([name]) => isToken(name))
  return Object.fromEntries(templates.map(([name, template]) => [name, fieldText(template)]))
}

function readTemplates(node: SpecNode): Record<string, string> {
  return Object.fromEntries(childNodes(node).map(({ key, node: template }) => [key, asText(template.value)]))
}
