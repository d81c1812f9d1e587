import type { RefusalKind } from '../../generator/contract/refusalKinds.ts'
import type { Credentials } from '../../generator/contract/signing.ts'
import type { ArrivalTime } from './checkTimestamp.ts'

/** A request as received. */
export interface ReceivedRequest {
  readonly method: string
  /** As sent: still percent-encoded, without the query. */
  readonly path: string
  /** As sent, without its question mark. */
  readonly query: string
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

export interface Verification {
  /** Why the request is refused; empty when it is signed as the scheme asks. */
  readonly reasons: readonly string[]
  /** Kind of the first reason. */
  readonly kind?: RefusalKind
  /** The expected text to sign. */
  readonly canonical?: string
  /** The expected signature. */
  readonly signature?: string
  /** The expected texts of all steps by name, bytes as hex, where there are several. */
  readonly texts?: Readonly<Record<string, string>>
  /** A value that may come only once. */
  readonly nonce?: string
}

/** A value that was sent for a placeholder of the scheme, and where it stood: `header X-Key`. */
interface SentValue {
  readonly value: string
  readonly where: string
}

export type SentValues = Map<string, SentValue>

/** Known credentials, and the time. */
export type Verifier = Credentials & ArrivalTime

/** Keeps a value. A value that comes twice must be the same. */
export function noteValue(values: SentValues, name: string, sent: SentValue): string[] {
  const known = values.get(name)
  if (!known) values.set(name, sent)
  if (!known || known.value === sent.value) return []
  return [`The ${sent.where} is "${sent.value}", but the ${known.where} is "${known.value}".`]
}
