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
import type { ByteEncoding, SecretForm, SigningStep, TokenStep } from '../../generator/contract/signing.ts'

/** The result of a step of signing. */
export interface StepResult {
  readonly result: string | Buffer
  /** Whether it is what was sent. */
  readonly isRight: boolean
}

/** Does a step, and compares its result with the value that was sent. */
export function resultOf(step: SigningStep, data: Buffer, secret: () => Buffer, sent: string | undefined): StepResult {
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

/** The bytes of a secret. Throws for a secret in another form. */
export function secretBytes(secret: string, form: SecretForm): Buffer {
  if (form === 'text') return Buffer.from(secret, 'utf8')
  const text = form === 'pem' ? secret.replaceAll(/-----[^-]+-----/g, '') : secret
  const encoding = form === 'hex' ? 'hex' : 'base64'
  const bytes = Buffer.from(text.replaceAll(/\s/g, ''), encoding)
  if (bytes.length === 0) throw new Error(`it is not written in ${form}`)
  return bytes
}
