import { useEffect, useState } from 'react'
import type { Credentials, SignableRequest, Signing } from '../../../../generator/contract/signing.ts'
import { explainSignature, type SignatureFinding } from '../../../../generator/samples/signing/explainSignature.ts'
import { useIslandText } from '../useIslandText.ts'

interface SignatureVerdictProps {
  readonly signing: Signing
  readonly request: SignableRequest
  readonly credentials: Credentials
  readonly signature: string
  readonly isTextRight: boolean
}

/** The verdict about a signature, once there is a secret. */
export function SignatureVerdict({ signing, request, credentials, signature, isTextRight }: SignatureVerdictProps) {
  const text = useIslandText()
  const [verdict, setVerdict] = useState<SignatureFinding | 'right'>()
  const identity = JSON.stringify([request, credentials, signature])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the identity says whether anything differs
  useEffect(() => {
    setVerdict(undefined)
    if (signature === '' || credentials.secret === '') return undefined
    let isGone = false
    explainSignature(signing, request, credentials, signature).then(
      (finding) => !isGone && setVerdict(finding ?? 'right'),
      // A secret that cannot be decoded is told of above.
      () => !isGone && setVerdict(undefined),
    )
    return () => {
      isGone = true
    }
  }, [signing, identity])

  // `otherSecretOrText` helps only a reader whose text is right.
  const isSaid = verdict !== undefined && (verdict !== 'otherSecretOrText' || isTextRight)
  return (
    <div role="status">
      {isSaid ? (
        <p
          className={verdict === 'right' ? 'builder-right' : 'builder-problem'}
          data-finding={verdict === 'right' ? undefined : verdict}
        >
          {verdict === 'right' ? text('debugger.signature.right') : text(`signature.${verdict}`)}
        </p>
      ) : null}
    </div>
  )
}
