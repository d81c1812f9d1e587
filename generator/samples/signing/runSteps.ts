import type { Credentials, SignableRequest, Signing } from '../../contract/signing.ts'
import type { CanonicalRule, ClaimsRule, SigningStep, TokenStep } from '../../contract/signingStep.ts'
import { encodeBytes, hash, hmac, secretBytes, sign, signToken, utf8 } from './cryptography.ts'
import {
  bytesOf,
  fillTemplate,
  namesIn,
  type TemplatePart,
  type TemplateValues,
  templateParts,
} from './fillTemplate.ts'
import { requestPlaceholders } from './requestPlaceholders.ts'
import { withOpenBraces } from './sentRequest.ts'
import { timeNumber } from './timestamp.ts'

/** The results of the steps of a scheme. */
export interface SigningRun {
  /** Everything that a template may name: parts of the request, credentials, results of steps. */
  readonly values: TemplateValues
  /** Input of each step by its name: the text that is hashed or signed, piece by piece. */
  readonly parts: Readonly<Record<string, readonly TemplatePart[]>>
}

/**
 * Does the steps of a scheme for a request. A step that has no text for this request is left out. Without a secret, texts
 * keep the names of unknown values, and have no result. Rejects when a template names a value that is missing, or
 * when the secret is no key of the scheme. `rewrite` may change the text of a step before it is hashed or signed.
 */
export async function runSteps(
  signing: Signing,
  request: SignableRequest,
  { secret, key, passphrase, account }: Partial<Credentials> = {},
  rewrite?: (step: SigningStep, parts: readonly TemplatePart[]) => readonly TemplatePart[],
): Promise<SigningRun> {
  const isOpen = secret === undefined
  const given = Object.entries({ key, passphrase, account }).filter(([, value]) => !isOpen || value)
  const identity = Object.fromEntries(given.map(([name, value = '']) => [name, value]))
  const values: Record<string, string | Uint8Array<ArrayBuffer>> = {
    ...(isOpen ? openPlaceholders(signing, request, identity) : requestPlaceholders(signing, request, identity)),
    ...identity,
  }
  const parts: Record<string, readonly TemplatePart[]> = {}
  for (const step of signing.steps) {
    const known = isOpen ? withOpenNames(step, values) : { ...values, ...(takesSecret(step) && { secret }) }
    const own = partsOf(step, request, known)
    if (!own) continue
    const filled = rewrite?.(step, own) ?? own
    const made = isOpen ? filled.flatMap((part) => openPieces(part, identity)) : filled
    const marked = made.map((part) => (isKnown(part, values) ? part : { ...part, isOpen: true }))
    parts[step.name] = marked
    if (isOpen && (needsSecret(step) || marked.some((part) => part.isOpen))) continue
    const ownKey = step.kind === 'hmac' ? step.key : undefined
    values[step.name] = await resultOf(step, made, () =>
      ownKey === undefined ? secretBytes(secret ?? '', signing.secret) : bytesOf(templateParts(ownKey, known)),
    )
  }
  return { values, parts }
}

/** Whether the text or the key of a step may hold the secret: a digest does not reveal it. */
export function takesSecret({ kind }: SigningStep): boolean {
  return kind === 'hash' || kind === 'hmac'
}

/** The values; a name without a value stands for itself. */
function withOpenNames(step: SigningStep, values: TemplateValues): TemplateValues {
  const rules = step.kind === 'jwt' ? step.claims : step.canonical
  const names = namesIn(JSON.stringify(step.kind === 'jwt' ? [step.header, rules] : rules))
  return { ...Object.fromEntries(names.map((name) => [name, `{${name}}`])), ...values }
}

const credentialNames = ['key', 'passphrase', 'account'] as const

/** The parts of a request. Unknown credentials stand as their names, also in the query and the body. */
function openPlaceholders(
  signing: Signing,
  request: SignableRequest,
  identity: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = Object.fromEntries(credentialNames.map((name) => [name, `{${name}}`]))
  const values = requestPlaceholders(signing, request, { ...names, ...identity })
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, withOpenBraces(text, credentialNames)]))
}

/** A part in pieces, so that the names of unknown credentials stand alone. */
function openPieces(part: TemplatePart, identity: Readonly<Record<string, string>>): TemplatePart[] {
  if (part.placeholder === undefined) return [part]
  const isUnknown = (name: string | undefined) => name !== undefined && !Object.hasOwn(identity, name)
  return part.text.split(/(\{(?:key|passphrase|account)\})/).flatMap((text): TemplatePart[] => {
    const [, name] = /^\{(\w+)\}$/.exec(text) ?? []
    if (name !== undefined && isUnknown(name)) return [{ placeholder: name, text }]
    return text === '' && part.text !== '' ? [] : [{ ...part, text }]
  })
}

/** Whether a part has a value. Header and claims of a token always have one. */
function isKnown({ placeholder, text }: TemplatePart, values: TemplateValues): boolean {
  return placeholder === undefined || text !== `{${placeholder}}` || Object.hasOwn(values, placeholder)
}

function needsSecret({ kind }: SigningStep): boolean {
  return kind !== 'hash' && kind !== 'encode'
}

/** The last step that hashes or signs: readers compare its text with their own. */
export function mainStep({ steps }: Pick<Signing, 'steps'>): SigningStep | undefined {
  return steps.findLast(({ kind }) => kind !== 'encode')
}

/** `undefined` if the step has no text for this request. */
function partsOf(step: SigningStep, request: SignableRequest, values: TemplateValues): TemplatePart[] | undefined {
  const rule = ruleFor(step, request)
  if (!rule) return undefined
  return 'template' in rule ? templateParts(rule.template, values) : tokenParts(step, rule, values)
}

/** The first rule of a step whose condition holds for a request. */
export function ruleFor(
  step: SigningStep,
  { method, query, body = '' }: Pick<SignableRequest, 'method' | 'query' | 'body'>,
): CanonicalRule | ClaimsRule | undefined {
  const rules: readonly (CanonicalRule | ClaimsRule)[] = step.kind === 'jwt' ? step.claims : step.canonical
  return rules.find(({ when }) => {
    if (when === undefined) return true
    if (when === 'body') return body !== ''
    return when === 'query' ? query.length > 0 : when === method.toUpperCase()
  })
}

/** Header and claims in base64url, with a point between them (RFC 7515, section 3.1). */
function tokenParts(step: SigningStep, { claims }: ClaimsRule, values: TemplateValues): TemplatePart[] {
  if (step.kind !== 'jwt') return []
  const header = { alg: step.algorithm, typ: 'JWT', ...members(step.header, values) }
  const encoded = [header, members(claims, values)].map((part) => encodeBytes(utf8(JSON.stringify(part)), 'base64url'))
  return [
    { placeholder: 'header', text: encoded[0] ?? '' },
    { text: '.' },
    { placeholder: 'claims', text: encoded[1] ?? '' },
  ]
}

function members(templates: Readonly<Record<string, string>>, values: TemplateValues): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(templates).map(([name, template]) => [
      name,
      timeNumber(template, values['timestamp']) ?? fillTemplate(template, values),
    ]),
  )
}

async function resultOf(
  step: SigningStep,
  parts: readonly TemplatePart[],
  key: () => Uint8Array<ArrayBuffer>,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const data = bytesOf(parts)
  if (step.kind === 'jwt') {
    const signature = await signToken(step.algorithm, key(), data)
    return `${parts.map(({ text }) => text).join('')}.${encodeBytes(signature, 'base64url')}`
  }
  const bytes = await bytesOfStep(step, data, key)
  return step.encoding === undefined ? bytes : encodeBytes(bytes, step.encoding)
}

async function bytesOfStep(
  step: Exclude<SigningStep, TokenStep>,
  data: Uint8Array<ArrayBuffer>,
  key: () => Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  switch (step.kind) {
    case 'hash':
      return hash(step.algorithm, data)
    case 'hmac':
      return hmac(step.algorithm, key(), data)
    case 'sign':
      return sign(step.algorithm, key(), data)
    case 'encode':
      return data
  }
}
