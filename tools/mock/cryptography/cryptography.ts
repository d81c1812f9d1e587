import type { HashName, SignatureName, TokenName } from '../../../generator/contract/signingStep.ts'

/** Algorithms that sign with a private key. */
export type KeyAlgorithm = SignatureName | Extract<TokenName, 'ES256' | 'EdDSA'>

/** Functions of the machine with which the mock checks signatures. */
export interface Cryptography {
  hash(algorithm: HashName, bytes: Uint8Array): Uint8Array
  hmac(algorithm: HashName, key: Uint8Array, bytes: Uint8Array): Uint8Array
  /** Throws for a secret that is no key. */
  sign(algorithm: KeyAlgorithm, bytes: Uint8Array, secret: Uint8Array): Uint8Array
  verify(algorithm: KeyAlgorithm, bytes: Uint8Array, secret: Uint8Array, signature: Uint8Array): boolean
  /** The demo key for these algorithms, as PEM. */
  demoKey(algorithms: readonly string[]): string
}
