import { fieldText, isToken } from '../contract/httpSyntax.ts'
import type { NonceForm, ReceiveWindow, SecretForm, Signing, SigningLogin, SigningTime } from '../contract/signing.ts'
import type {
  CanonicalRule,
  ClaimsRule,
  HashName,
  SignatureName,
  SigningStep,
  TokenName,
} from '../contract/signingStep.ts'
import { asText } from '../load/document/asText.ts'
import { signingNode } from '../load/document/signingNode.ts'
import { childNode, childNodes, isRecord, type SpecNode, valueAt } from '../load/document/spec.ts'
import { compact, jsonOf, numberOf, oneOf, textOf } from './context.ts'

/** Reads `x-signing` of a security scheme; `undefined` when there is none or it has no step. */
export function readSigning(scheme: SpecNode): Signing | undefined {
  const node = signingNode(scheme)
  if (!isRecord(node.value)) return undefined
  const steps = readSteps(node)
  if (steps.length === 0) return undefined
  return compact<Signing>({
    secret: oneOf(valueAt(node, 'secret'), secrets) ?? 'text',
    timestamp: readTime(childNode(node, 'timestamp')),
    nonce: oneOf(valueAt(node, 'nonce'), nonces),
    receiveWindow: readWindow(childNode(node, 'receiveWindow')),
    steps,
    headers: readHeaders(childNode(node, 'headers')),
    optionalHeaders: readHeaders(childNode(node, 'optionalHeaders')),
    leadingParameters: readTemplates(childNode(node, 'leadingParameters')),
    parameters: readTemplates(childNode(node, 'parameters')),
    parametersIn: valueAt(node, 'parametersIn') === 'body' ? 'body' : 'query',
    members: isRecord(valueAt(node, 'members')) ? readTemplates(childNode(node, 'members')) : undefined,
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

const hashes = ['SHA-256', 'SHA-384', 'SHA-512'] as const satisfies readonly HashName[]
const signatures = ['Ed25519', 'RSA-PKCS1-SHA-256', 'RSA-PSS-SHA-256'] as const satisfies readonly SignatureName[]
const tokens = ['HS256', 'HS384', 'HS512', 'ES256', 'EdDSA'] as const satisfies readonly TokenName[]
const secrets = ['text', 'base64', 'hex', 'pem'] as const satisfies readonly SecretForm[]
const nonces = ['ms', 'us', 'ns', 'uuid', 'hex'] as const satisfies readonly NonceForm[]

function readStep(name: string, node: SpecNode): SigningStep[] {
  const canonical = readRules(childNode(node, 'text'))
  const text = { name, canonical, encoding: encodingOf(node) }
  const given = <Name extends string>(key: string, names: readonly Name[]) => oneOf(valueAt(node, key), names)
  const hash = given('hash', hashes)
  const hmac = given('hmac', hashes)
  const sign = given('sign', signatures)
  const jwt = given('jwt', tokens)
  const encode = textOf(valueAt(node, 'encode'))
  if (hash !== undefined) return [compact<SigningStep>({ ...text, kind: 'hash', algorithm: hash })]
  if (hmac !== undefined)
    return [compact<SigningStep>({ ...text, kind: 'hmac', algorithm: hmac, key: textOf(valueAt(node, 'key')) })]
  if (sign !== undefined) return [compact<SigningStep>({ ...text, kind: 'sign', algorithm: sign })]
  if (encode !== undefined) return [{ name, canonical, kind: 'encode', encoding: readEncoding(encode) }]
  if (jwt === undefined) return []
  const claims = readClaims(childNode(node, 'claims'))
  return [{ name, kind: 'jwt', algorithm: jwt, header: readTemplates(childNode(node, 'header')), claims }]
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

const units: readonly string[] = ['s', 'ms', 'us', 'ns', 'iso', 'iso-seconds', 'iso-plain', 'iso-basic']

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

/** Headers without impossible names, which a check reports. */
function readHeaders(node: SpecNode): Record<string, string> {
  const templates = Object.entries(readTemplates(node)).filter(([name]) => isToken(name))
  return Object.fromEntries(templates.map(([name, template]) => [name, fieldText(template)]))
}

function readTemplates(node: SpecNode): Record<string, string> {
  return Object.fromEntries(childNodes(node).map(({ key, node: template }) => [key, asText(template.value)]))
}
