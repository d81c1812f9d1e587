import type { RequestPlan } from '../../contract/samples.ts'
import type { SignableRequest, Signing } from '../../contract/signing.ts'
import { nonceAt, timestampAt } from './timestamp.ts'

export interface SigningTimes {
  readonly timestamp: string
  /** Empty where the scheme has none. */
  readonly nonce: string
  /** Empty: the server's own holds. */
  readonly receiveWindow: string
}

/** Timestamp and nonce of a request that is signed now. */
export function timesOf({ timestamp, nonce }: Signing, now: number): Pick<SigningTimes, 'timestamp' | 'nonce'> {
  return { timestamp: timestampAt(timestamp, now), nonce: nonce === undefined ? '' : nonceAt(nonce, now) }
}

/** The request in the terms of the scheme. */
export function signableOf(plan: RequestPlan, { timestamp, nonce, receiveWindow }: SigningTimes): SignableRequest {
  const { method, server, path, query, body } = plan
  return {
    method,
    path,
    query,
    timestamp,
    ...(URL.canParse(server) ? { host: new URL(server).host } : {}),
    ...(body && body.text !== '' ? { body: body.text } : {}),
    ...(nonce === '' ? {} : { nonce }),
    ...(receiveWindow === '' ? {} : { receiveWindow }),
  }
}
