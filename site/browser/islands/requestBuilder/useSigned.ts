import { useEffect, useState } from 'react'
import type { Credentials, SignableRequest, Signing } from '../../../../generator/contract/signing.ts'
import { runSteps, type SigningRun } from '../../../../generator/samples/signing/runSteps.ts'
import { type SignedRequest, signRequest } from '../../../../generator/samples/signing/signRequest.ts'

export interface Signed {
  /** The texts of the steps. In place of a missing value they hold its name. */
  readonly parts: SigningRun['parts']
  /** Once there is a secret that the scheme can use. */
  readonly signed?: SignedRequest
  /** The secret is not written in the encoding of the scheme. */
  readonly isSecretWrong?: boolean
}

const nothing: Signed = { parts: {} }

/** The steps of a scheme for a request. An outdated signature disappears before the new one is ready. */
export function useSigned(
  signing: Signing | undefined,
  request: SignableRequest,
  { key, secret, passphrase = '', account = '' }: Credentials,
): Signed {
  const [made, setMade] = useState<{ readonly of: string; readonly value: Signed }>()
  const identity = JSON.stringify([request, key, secret, passphrase, account])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the identity says whether request and credentials differ
  useEffect(() => {
    if (!signing) return undefined
    let isGone = false
    void signedWith(signing, request, { key, secret, passphrase, account }).then((value) => {
      if (!isGone) setMade({ of: identity, value })
    })
    return () => {
      isGone = true
    }
  }, [signing, identity])

  if (made?.of === identity) return made.value
  return made ? { parts: made.value.parts } : nothing
}

async function signedWith(signing: Signing, request: SignableRequest, credentials: Credentials): Promise<Signed> {
  const { secret, ...identity } = credentials
  const open = async () => (await runSteps(signing, request, identity)).parts
  if (secret === '') return { parts: await open() }
  try {
    const signed = await signRequest(signing, request, credentials)
    return { parts: signed.parts, signed }
  } catch {
    return { parts: await open(), isSecretWrong: true }
  }
}
