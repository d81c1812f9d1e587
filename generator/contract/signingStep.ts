/** No scheme may name SHA-1: it is known because programs use it by mistake. */
export type HashName = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512'

/** Ed25519 (RFC 8032); RSA with PKCS #1 v1.5 or PSS (RFC 8017), over SHA-256, with a salt of 32 bytes. */
export type SignatureName = 'Ed25519' | 'RSA-PKCS1-SHA-256' | 'RSA-PSS-SHA-256'

/** JSON Web Signature (RFC 7518, section 3; RFC 8037). */
export type TokenName = 'HS256' | 'HS384' | 'HS512' | 'ES256' | 'EdDSA'

export type ByteEncoding = 'hex' | 'base64' | 'base64url'

interface NamedStep {
  /** Name of the placeholder that holds the result. */
  readonly name: string
}

/** Makes bytes of a text. */
interface TextStep extends NamedStep {
  /** The first rule whose condition holds makes the text. */
  readonly canonical: readonly CanonicalRule[]
  /** Encoding of the result; without it the result is bytes, which only later steps take. */
  readonly encoding?: ByteEncoding
}

interface HashStep extends TextStep {
  readonly kind: 'hash'
  readonly algorithm: HashName
}

/** HMAC (RFC 2104). */
export interface HmacStep extends TextStep {
  readonly kind: 'hmac'
  /** Template of the key, which may name bytes of earlier steps and the secret; without it the secret is the key. */
  readonly key?: string
  readonly algorithm: HashName
}

/** A signature with the secret, which is a private key. */
interface SignStep extends TextStep {
  readonly kind: 'sign'
  readonly algorithm: SignatureName
}

/** A text, or bytes of an earlier step, written in another way. */
interface EncodeStep extends TextStep {
  readonly kind: 'encode'
}

/** A JSON Web Token (RFC 7519), signed with the secret. */
export interface TokenStep extends NamedStep {
  readonly kind: 'jwt'
  readonly algorithm: TokenName
  /** Members of its header besides `alg` and `typ`. */
  readonly header: Readonly<Record<string, string>>
  /** The first rule whose condition holds makes the claims. */
  readonly claims: readonly ClaimsRule[]
}

export type SigningStep = HashStep | HmacStep | SignStep | EncodeStep | TokenStep

/** `body` and `query`: the request has one. Else the name of a method in upper case. */
export type SigningCondition = string

export interface CanonicalRule {
  /** Without a condition the rule always holds. */
  readonly when?: SigningCondition
  readonly template: string
}

export interface ClaimsRule {
  readonly when?: SigningCondition
  /** Templates by name. `{timestamp}` alone, or `{timestamp} + 120`, is a number. */
  readonly claims: Readonly<Record<string, string>>
}
