import { useEffect, useState } from 'react'
import type { RequestPlan } from '../../../../generator/contract/samples.ts'
import type { Credentials, SignableRequest, Signing } from '../../../../generator/contract/signing.ts'
import { type SignedRequest, signRequest } from '../../../../generator/samples/signing/signRequest.ts'

export interface SigningInput {
  readonly plan: RequestPlan
  readonly credentials: Credentials
  readonly timestamp: string
  readonly receiveWindow: string
}

/** The request in the terms of the scheme. */
export function signableOf({ plan, timestamp, receiveWindow }: Omit<SigningInput, 'credentials'>): SignableRequest {
  const { method, path, query, body } = plan
  return {
    method,
    path,
    query,
    timestamp,
    ...(body && body.text !== '' ? { body: body.text } : {}),
    ...(receiveWindow === '' ? {} : { receiveWindow }),
  }
}

/** The signed request once there is a secret. An outdated signature disappears before the new one is ready. */
export function useSigned(
  signing: Signing | undefined,
  request: SignableRequest,
  { key, secret, passphrase = '' }: Credentials,
): SignedRequest | undefined {
  const [signed, setSigned] = useState<{ readonly of: string; readonly value: SignedRequest }>()
  const identity = JSON.stringify([request, key, secret, passphrase])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the identity says whether request and credentials differ
  useEffect(() => {
    if (!signing || secret === '') return setSigned(undefined)
    let isGone = false
    void signRequest(signing, request, { key, secret, passphrase }).then((value) => {
      if (!isGone) setSigned({ of: identity, value })
    })
    return () => {
      isGone = true
    }
  }, [signing, identity])

  return signed?.of === identity ? signed.value : undefined
}
