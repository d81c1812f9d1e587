import type { SourceLocation } from './diagnostics.ts'
import type { Json } from './json.ts'
import type { SigningStep } from './signingStep.ts'

/**
 * How requests are signed, as data (`x-signing` of a security scheme): steps that make texts and bytes, and where their
 * results go. Templates hold `{placeholders}`: parts of the request (see `requestPlaceholders`), credentials, and results
 * of earlier steps. The result of the last step counts as the signature.
 */
export interface Signing {
  /** Form of the secret's bytes. */
  readonly secret: SecretForm
  readonly timestamp: SigningTime
  /** A value that is sent once. */
  readonly nonce?: NonceForm
  /** Time after its timestamp in which a request is still accepted, where the caller may set it. */
  readonly receiveWindow?: ReceiveWindow
  /** In the order they are done; each names only steps before it. */
  readonly steps: readonly SigningStep[]
  /** Headers to send, by name. */
  readonly headers: Readonly<Record<string, string>>
  readonly optionalHeaders: Readonly<Record<string, string>>
  /** Parameters to send before the request's own. They are signed. */
  readonly leadingParameters: Readonly<Record<string, string>>
  /** Parameters to send after the request's own, in this order. Results of steps stand last. */
  readonly parameters: Readonly<Record<string, string>>
  /** `body`: parameters are members of the body where the method has one (POST, PUT, PATCH), else of the query. */
  readonly parametersIn: 'query' | 'body'
  /** Parameters that a JSON body of an operation holds as numbers, by its schema. */
  readonly numbers?: readonly string[]
  /** JSON pointers to members of a body, by the names of their texts in templates. */
  readonly members?: Readonly<Record<string, string>>
  /** Login of a WebSocket connection: a frame that is signed like a request. */
  readonly login?: SigningLogin
}

/** `pem`: a private key in PKCS #8 (RFC 5958, RFC 7468). An Ed25519 key may also be its seed of 32 bytes in base64 or hex. */
export type SecretForm = 'text' | 'base64' | 'hex' | 'pem'

/** Milliseconds, microseconds or nanoseconds since 1970, which grow; a random UUID (RFC 9562), or 16 random bytes in hex. */
export type NonceForm = 'ms' | 'us' | 'ns' | 'uuid' | 'hex'

export interface SigningTime {
  /** Since 1970, or the date and time in UTC: see `iso` and its forms in the schema. */
  readonly unit: TimeUnit
  /** Name under which it counts as a parameter of `sortedQuery`; absent when it does not. */
  readonly parameter?: string
  /** Seconds added to the time of signing, where the scheme sends when a request ends instead of when it was made. */
  readonly expiresAfter?: number
  /** Milliseconds by which the time may be ahead of the server's clock. */
  readonly maxAhead?: number
  /** Milliseconds by which the time may be behind the server's clock when the request arrives. */
  readonly maxBehind?: number
}

export type TimeUnit = 's' | 'ms' | 'us' | 'ns' | 'iso' | 'iso-seconds' | 'iso-plain' | 'iso-basic'

export interface ReceiveWindow {
  readonly unit: 'ms' | 's'
  /** The window that the server applies when the caller sends none. */
  readonly default?: number
  readonly maximum?: number
}

export interface SigningLogin {
  readonly method: string
  readonly path: string
  /** The frame with placeholders in its texts; a member that is `{timestamp}`, alone or plus a number, is sent as a number. */
  readonly frame: Json
  /** A member that is `{timestamp}` is sent as a text. */
  readonly timestampAs?: 'text'
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
  /** Host of the server, with its port where that is not the usual one. */
  readonly host?: string
  /** In the unit of the scheme: see `timestampAt`. */
  readonly timestamp: string
  /** In the form of the scheme: see `nonceAt`. */
  readonly nonce?: string
  /** In the unit of the scheme; left out when the caller sets none. */
  readonly receiveWindow?: string
  /** Names of all parameters of a request that was sent, in its order. Parameters of the scheme stand there, not at the ends. */
  readonly sentNames?: readonly string[]
  /** Addresses of the servers of a login, which are signed by mistake. */
  readonly addresses?: readonly string[]
  /** Members of a login that the scheme does not sign, which are signed by mistake. */
  readonly members?: SignableRequest['query']
  /** Parameters of the scheme that the JSON body which was sent holds as numbers. */
  readonly sentNumbers?: readonly string[]
}

export interface Credentials {
  readonly key: string
  readonly secret: string
  readonly passphrase?: string
  /** Name or number of the account, where it is sent. */
  readonly account?: string
  /** Keys that are sent as they are, by the environment variable that samples read them from, where there are several. */
  readonly named?: Readonly<Record<string, string>>
}

/** Placeholders of the request and the credentials in templates, besides results of steps and values of the operation. */
export const signingPlaceholders = [
  'method',
  'path',
  'host',
  'query',
  'queryString',
  'sortedQuery',
  'rawQuery',
  'body',
  'bodyQuery',
  'sortedBodyQuery',
  'timestamp',
  'day',
  'nonce',
  'receiveWindow',
  'key',
  'passphrase',
  'account',
] as const

/** A signed request whose signature is known; its credentials are invented. */
export interface SigningVector {
  readonly name?: string
  readonly credentials: Credentials
  readonly request: SignableRequest
  /** Values of the operation. */
  readonly values: Readonly<Record<string, string>>
  /** Text of the last step that hashes or signs, bytes as hex. */
  readonly canonical?: string
  /** Result of the last step. */
  readonly signature: string
  readonly source: SourceLocation
}
