import type { Json } from './json.ts'

/**
 * How requests are signed, as data (`x-signing` of a security scheme). Templates hold `{placeholders}`: method, path,
 * query (as sent, with its question mark), queryString (the same without it), sortedQuery, body, timestamp, key,
 * passphrase, receiveWindow and, outside the canonical string, signature.
 */
export interface Signing {
  readonly algorithm: 'HMAC-SHA256'
  readonly encoding: 'base64' | 'hex'
  readonly timestamp: SigningTime
  /** How long after its timestamp a request is still taken, where the caller may say so. */
  readonly receiveWindow?: ReceiveWindow
  /** The first one whose condition holds makes the canonical string. */
  readonly canonical: readonly CanonicalRule[]
  /** Headers to send, by name. */
  readonly headers: Readonly<Record<string, string>>
  readonly optionalHeaders: Readonly<Record<string, string>>
  /** Query parameters to send after the request's own, in this order; those that name the signature stand last. */
  readonly parameters: Readonly<Record<string, string>>
  /** How a WebSocket connection is authenticated: a frame signed as if it were a request. */
  readonly login?: SigningLogin
}

export interface SigningTime {
  /** Milliseconds or seconds since 1970, or the date and time as ISO 8601 writes it, in UTC with milliseconds. */
  readonly unit: 'ms' | 's' | 'iso'
  /** Name under which it counts as a parameter of `sortedQuery`; absent when it does not. */
  readonly parameter?: string
  /** Seconds added to the time of signing, where the scheme sends when a request ends instead of when it was made. */
  readonly expiresAfter?: number
  /** Milliseconds by which it may be ahead of the server's clock. */
  readonly maxAhead?: number
  /** Milliseconds by which it may be behind the server's clock when the request arrives. */
  readonly maxBehind?: number
}

export interface ReceiveWindow {
  readonly unit: 'ms' | 's'
  /** What the server takes when the caller sends none. */
  readonly default?: number
  readonly maximum?: number
}

export interface CanonicalRule {
  /** `body`: the request has one. Without a condition the rule always holds. */
  readonly when?: 'body'
  readonly template: string
}

export interface SigningLogin {
  readonly method: string
  readonly path: string
  /** The frame with placeholders in its texts; a member that is `{timestamp}` alone is sent as a number. */
  readonly frame: Json
  /** Members that the answer has when the login succeeded; without them the first answer counts as success. */
  readonly accepted?: Json
}

/** A request about to be signed. `body` is the exact text that is sent. */
export interface SignableRequest {
  readonly method: string
  readonly path: string
  /** Name and value, not encoded, in the order they are sent. */
  readonly query: readonly (readonly [name: string, value: string])[]
  readonly body?: string
  /** In the unit of the scheme: see `timestampAt`. */
  readonly timestamp: string
  /** In the unit of the scheme; left out when the caller sets none. */
  readonly receiveWindow?: string
}

export interface Credentials {
  readonly key: string
  readonly secret: string
  readonly passphrase?: string
}
