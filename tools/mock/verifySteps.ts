import {
  constants,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  type SignKeyObjectInput,
  sign,
  verify,
} from 'node:crypto'
import type { ByteEncoding, SecretForm, Signing, SigningStep, TokenStep } from '../../generator/contract/signing.ts'
import { queryPairs, type RawPair } from './queryPairs.ts'
import { bodyPairs, type ReceivedParts } from './receivedParts.ts'
import { ruleOf } from './ruleOf.ts'
import type { SentValues, Verification, Verifier } from './sentValues.ts'

interface VerifiedSteps extends Pick<Verification, 'reasons' | 'canonical' | 'signature' | 'texts'> {
  /** Why the steps could not be done to their end. */
  readonly open?: string
}

/** Does each step for a received request, and compares what was sent for it. */
export function verifySteps(
  signing: Signing,
  received: ReceivedParts,
  sent: SentValues,
  verifier: Verifier,
): VerifiedSteps {
  const known = knownValues(signing, received, sent, verifier)
  const reasons: string[] = []
  const texts: [string, string][] = []
  let canonical: string | undefined
  let signature: string | undefined
  for (const step of signing.steps) {
    const value = sent.get(step.name)
    const data = dataOf(step, received, known, value?.value)
    if (data === undefined) continue
    if (typeof data === 'string') return { reasons, open: data }
    const text = isText(data) ? data.toString('utf8') : data.toString('hex')
    texts.push([step.name, text])
    if (step.kind !== 'encode') canonical = text
    const made = attempt(() => resultOf(step, data, () => secretBytes(verifier.secret, signing.secret), value?.value))
    if (typeof made === 'string') return { reasons, open: made }
    if (value && !made.isRight) reasons.push(reasonOf(signing, step, value.where))
    known.set(step.name, made.result)
    signature = typeof made.result === 'string' ? made.result : made.result.toString('hex')
  }
  if (texts.length === 0) return { reasons, open: 'The scheme does not say how this request is signed.' }
  return {
    reasons,
    ...(canonical === undefined ? {} : { canonical }),
    ...(signature === undefined ? {} : { signature }),
    ...(texts.length > 1 ? { texts: Object.fromEntries(texts) } : {}),
  }
}

function reasonOf({ steps }: Signing, step: SigningStep, where: string): string {
  if (step.kind === 'jwt')
    return `The token in the ${where} is not signed with the secret: its ${step.algorithm} differs.`
  if (steps.length === 1) return 'The signature does not belong to this request.'
  if (step !== steps.at(-1)) return `The ${where} is not what the step "${step.name}" gives.`
  return `The signature does not belong to this request: the step "${step.name}" gives another one than the ${where}.`
}

type Known = Map<string, string | Buffer>

/** Everything that templates may name before the first step. What is sent counts, but for credentials. */
function knownValues(
  { timestamp, receiveWindow, steps }: Signing,
  received: ReceivedParts,
  sent: SentValues,
  { key, passphrase = '', account = '' }: Verifier,
): Known {
  const { method, path, host, query, body } = received
  const time = sent.get('timestamp')?.value
  const pairs = queryPairs(query)
  const named = timestamp.parameter
  const timed = named === undefined ? pairs : time === undefined ? undefined : [...pairs, [named, time] as const]
  const results = new Set(steps.map(({ name }) => name))
  return new Map<string, string | Buffer>([
    ...(receiveWindow?.default === undefined ? [] : [['receiveWindow', String(receiveWindow.default)] as const]),
    ...[...sent].filter(([name]) => !results.has(name)).map(([name, { value }]) => [name, value] as const),
    ...Object.entries({ key, passphrase, account, method, path, host, body }),
    ['query', query === '' ? '' : `?${query}`],
    ['queryString', query],
    ...(timed ? [['sortedQuery', asQuery(byName(timed))] as const] : []),
    ['rawQuery', pairs.map(([name, value]) => `${name}=${value}`).join('&')],
    ['bodyQuery', asQuery(bodyPairs(body))],
    ['sortedBodyQuery', asQuery(byName(bodyPairs(body)))],
  ])
}

function byName(pairs: readonly RawPair[]): RawPair[] {
  return [...pairs].sort(([a], [b]) => (a === b ? 0 : a < b ? -1 : 1))
}

function asQuery(pairs: readonly RawPair[]): string {
  return pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
}

/** Every byte of the UTF-8 text but letters, digits and `-._~` as `%XX` (RFC 3986, section 2.1). */
function encode(text: string): string {
  return [...Buffer.from(text, 'utf8')]
    .map((byte) => {
      const character = String.fromCharCode(byte)
      return /[\w.~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')
}

/** What a step is made of; a sentence if something is missing, nothing if the step is left out for this request. */
function dataOf(
  step: SigningStep,
  received: ReceivedParts,
  known: Known,
  sent: string | undefined,
): Buffer | string | undefined {
  if (step.kind === 'jwt') {
    if (!ruleOf(step.claims, received)) return undefined
    if (sent === undefined) return `The token of the step "${step.name}" is missing.`
    return Buffer.from(sent.slice(0, sent.lastIndexOf('.')))
  }
  const template = ruleOf(step.canonical, received)?.template
  if (template === undefined) return undefined
  const pieces = template.split(/\{(\w+)\}/)
  const missing = pieces.find((piece, index) => index % 2 === 1 && !known.has(piece))
  if (missing !== undefined) return `The step "${step.name}" takes {${missing}}, which the request does not send.`
  return Buffer.concat(pieces.map((piece, index) => Buffer.from(index % 2 === 1 ? (known.get(piece) ?? '') : piece)))
}

function isText(data: Buffer): boolean {
  return Buffer.from(data.toString('utf8'), 'utf8').equals(data)
}

interface StepResult {
  readonly result: string | Buffer
  /** Whether it is what was sent. */
  readonly isRight: boolean
}

function resultOf(step: SigningStep, data: Buffer, secret: () => Buffer, sent: string | undefined): StepResult {
  switch (step.kind) {
    case 'hash':
      return written(createHash(step.algorithm.replace('-', '')).update(data).digest(), step.encoding, sent)
    case 'hmac':
      return written(keyed(step.algorithm, secret(), data), step.encoding, sent)
    case 'encode':
      return written(data, step.encoding, sent)
    case 'sign':
      return signedWith(step.algorithm, data, secret(), step.encoding, sent)
    case 'jwt':
      return tokenResult(step, data, secret(), sent ?? '')
  }
}

function keyed(algorithm: string, secret: Buffer, data: Buffer): Buffer {
  return createHmac(algorithm.replace('-', ''), secret).update(data).digest()
}

function written(bytes: Buffer, encoding: ByteEncoding | undefined, sent: string | undefined): StepResult {
  const result = encoding === undefined ? bytes : bytes.toString(encoding)
  return { result, isRight: sent === result }
}

function tokenResult({ algorithm }: TokenStep, data: Buffer, secret: Buffer, sent: string): StepResult {
  const signature = sent.slice(sent.lastIndexOf('.') + 1)
  const made =
    algorithm === 'ES256' || algorithm === 'EdDSA'
      ? signedWith(algorithm, data, secret, 'base64url', signature)
      : written(keyed(algorithm.replace('HS', 'SHA-'), secret, data), 'base64url', signature)
  return { result: `${data}.${made.result}`, isRight: made.isRight }
}

/** Such a signature differs each time, so the public key checks the signature of the request. */
function signedWith(
  algorithm: string,
  data: Buffer,
  secret: Buffer,
  encoding: ByteEncoding | undefined,
  sent: string | undefined,
): StepResult {
  const key = privateKey(secret)
  const hash = /^Ed/.test(algorithm) ? null : 'SHA256'
  const own = written(sign(hash, data, signingOptions(algorithm, key)), encoding, sent)
  if (sent === undefined || encoding === undefined || own.isRight) return own
  const bytes = Buffer.from(sent, encoding)
  const isExact = bytes.toString(encoding) === sent
  const isRight = isExact && verify(hash, data, signingOptions(algorithm, createPublicKey(key)), bytes)
  return { result: isRight ? sent : own.result, isRight }
}

function signingOptions(algorithm: string, key: KeyObject): SignKeyObjectInput {
  if (algorithm === 'RSA-PSS-SHA-256') return { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }
  return algorithm === 'ES256' ? { key, dsaEncoding: 'ieee-p1363' } : { key }
}

/** A key in PKCS #8, or the seed of an Ed25519 key (RFC 8410, section 7). */
function privateKey(secret: Buffer): KeyObject {
  const seed = Buffer.from('MC4CAQAwBQYDK2VwBCIEIA==', 'base64')
  const key = secret.length === 32 ? Buffer.concat([seed, secret]) : secret
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}

function secretBytes(secret: string, form: SecretForm): Buffer {
  if (form === 'text') return Buffer.from(secret, 'utf8')
  const text = form === 'pem' ? secret.replaceAll(/-----[^-]+-----/g, '') : secret
  const encoding = form === 'hex' ? 'hex' : 'base64'
  const bytes = Buffer.from(text.replaceAll(/\s/g, ''), encoding)
  if (bytes.length === 0) throw new Error(`it is not written in ${form}`)
  return bytes
}

/** What a function gives; a sentence when the secret cannot be used. */
function attempt(work: () => StepResult): StepResult | string {
  try {
    return work()
  } catch (error) {
    return `The secret of the mock does not fit the scheme: ${error instanceof Error ? error.message : String(error)}.`
  }
}
