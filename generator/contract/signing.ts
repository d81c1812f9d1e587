/**
 * How requests are signed, as data (`x-signing` of a security scheme). Templates hold `{placeholders}`: method, path,
 * query (as sent, with its question mark), sortedQuery, body, timestamp, key, passphrase and, outside the canonical
 * string, signature.
 */
export interface Signing {
  readonly algorithm: 'HMAC-SHA256'
  readonly encoding: 'base64' | 'hex'
  readonly timestamp: {
    readonly unit: 'ms' | 's'
    /** Name under which it counts as a parameter of `sortedQuery`; absent when it does not. */
    readonly parameter?: string
  }
  /** The first one whose condition holds makes the canonical string. */
  readonly canonical: readonly CanonicalRule[]
  /** Headers to send, by name. */
  readonly headers: Readonly<Record<string, string>>
  readonly optionalHeaders: Readonly<Record<string, string>>
}

export interface CanonicalRule {
  /** `body`: the request has one. Without a condition the rule always holds. */
  readonly when?: 'body'
  readonly template: string
}

/** A request about to be signed. `body` is the exact text that is sent. */
export interface SignableRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body?: string
  /** In the unit of the scheme. */
  readonly timestamp: string
}

export interface Credentials {
  readonly key: string
  readonly secret: string
  readonly passphrase?: string
}
