import { cryptography } from '#mock-cryptography'
import type { SecretForm } from '../../generator/contract/signing.ts'
import type { ByteEncoding, HashName, SigningStep, TokenStep } from '../../generator/contract/signingStep.ts'
import { decodedBytes, encodedBytes, utf8Bytes, utf8Text } from './bytes.ts'
import type { KeyAlgorithm } from './cryptography/cryptography.ts'

/** The result of a step of signing. */
export interface StepResult {
  readonly result: string | Uint8Array
  /** Whether the sent value is equal. */
  readonly isRight: boolean
}

/** Does a step, and compares its result with the value that was sent. */
export function resultOf(
  step: SigningStep,
  bytes: Uint8Array,
  secret: () => Uint8Array,
  sent: string | undefined,
): StepResult {
  switch (step.kind) {
    case 'hash':
      return written(cryptography.hash(step.algorithm, bytes), step.encoding, sent)
    case 'hmac':
      return written(cryptography.hmac(step.algorithm, secret(), bytes), step.encoding, sent)
    case 'encode':
      return written(bytes, step.encoding, sent)
    case 'sign':
      return signedWith(step.algorithm, bytes, secret(), step.encoding, sent)
    case 'jwt':
      return tokenResult(step, bytes, secret(), sent ?? '')
  }
}

function written(bytes: Uint8Array, encoding: ByteEncoding | undefined, sent: string | undefined): StepResult {
  const result = encoding === undefined ? bytes : encodedBytes(bytes, encoding)
  return { result, isRight: sent === result }
}

const digestNames = { HS256: 'SHA-256', HS384: 'SHA-384', HS512: 'SHA-512' } as const satisfies Record<string, HashName>

function tokenResult({ algorithm }: TokenStep, bytes: Uint8Array, secret: Uint8Array, sent: string): StepResult {
  const signature = sent.slice(sent.lastIndexOf('.') + 1)
  const made =
    algorithm === 'ES256' || algorithm === 'EdDSA'
      ? signedWith(algorithm, bytes, secret, 'base64url', signature)
      : written(cryptography.hmac(digestNames[algorithm], secret, bytes), 'base64url', signature)
  return { result: `${utf8Text(bytes)}.${made.result}`, isRight: made.isRight }
}

/** Such a signature differs each time, so the public key checks the signature of the request. */
function signedWith(
  algorithm: KeyAlgorithm,
  bytes: Uint8Array,
  secret: Uint8Array,
  encoding: ByteEncoding | undefined,
  sent: string | undefined,
): StepResult {
  const own = written(cryptography.sign(algorithm, bytes, secret), encoding, sent)
  if (sent === undefined || encoding === undefined || own.isRight) return own
  const signature = decodedBytes(sent, encoding)
  const isExact = encodedBytes(signature, encoding) === sent
  const isRight = isExact && cryptography.verify(algorithm, bytes, secret, signature)
  return { result: isRight ? sent : own.result, isRight }
}

/** The bytes of a secret. Throws for a secret in another form. */
export function secretBytes(secret: string, form: SecretForm): Uint8Array {
  if (form === 'text') return utf8Bytes(secret)
  const text = form === 'pem' ? secret.replaceAll(/-----[^-]+-----/g, '') : secret
  const bytes = decodedBytes(text.replaceAll(/\s/g, ''), form === 'hex' ? 'hex' : 'base64')
  if (bytes.length === 0) throw new Error(`it is not written in ${form}`)
  return bytes
}
