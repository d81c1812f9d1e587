import { useEffect, useState } from 'react'
import type { Credentials, SignableRequest, Signing } from '../../../../generator/contract/signing.ts'
import { canonicalString } from '../../../../generator/samples/signing/canonicalString.ts'
import { explainDifference } from '../../../../generator/samples/signing/explainDifference.ts'
import { explainSignature, type SignatureFinding } from '../../../../generator/samples/signing/explainSignature.ts'
import type { Finding } from '../../../../generator/samples/signing/finding.ts'
import { TextField } from '../requestBuilder/TextField.tsx'
import { useIslandText } from '../useIslandText.ts'
import { differingRanges } from './differingRanges.ts'
import { MarkedText } from './MarkedText.tsx'
import { readPasted } from './readPasted.ts'

interface ComparisonProps {
  readonly id: string
  readonly signing: Signing
  readonly request: SignableRequest
  readonly credentials: Credentials
  /** Signature that came with the request. */
  readonly given?: string
}

/** Compares the text that the reader signed with the scheme's text for the same request. */
export function Comparison({ id, signing, request, credentials, given = '' }: ComparisonProps) {
  const text = useIslandText()
  const [pasted, setPasted] = useState('')
  const [signature, setSignature] = useState('')
  const own = readPasted(pasted)
  const findings = own === '' ? [] : explainDifference(signing, request, own)
  const expected = canonicalString(signing, request)
  const isRight = own !== '' && findings.length === 0
  return (
    <div className="builder-tool">
      <TextField
        id={`${id}-text`}
        label={text('debugger.text')}
        rows={4}
        note={text('debugger.text.note')}
        value={pasted}
        onChange={setPasted}
      />
      <TextField
        id={`${id}-signature`}
        label={text('debugger.signature')}
        placeholder={given}
        value={signature}
        onChange={setSignature}
      />
      <div role="status">
        {isRight ? <p className="builder-right">{text('debugger.equal')}</p> : null}
        {findings.length > 0 ? (
          <p className="builder-problem">{text('debugger.found', { count: findings.length })}</p>
        ) : null}
      </div>
      {findings.length > 0 ? <Findings findings={findings} own={own} expected={expected} /> : null}
      <SignatureVerdict
        signing={signing}
        request={request}
        credentials={credentials}
        signature={signature || given}
        isTextRight={isRight}
      />
    </div>
  )
}

interface FindingsProps {
  readonly findings: readonly Finding[]
  readonly own: string
  readonly expected: string
}

function Findings({ findings, own, expected }: FindingsProps) {
  const text = useIslandText()
  const ranges = differingRanges(own, expected)
  return (
    <>
      <ol className="findings">
        {findings.map(({ kind, name = '', expected: right }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is what tells findings of one kind apart
          <li key={index} data-finding={kind}>
            {text(`finding.${kind}`, { name, expected: right })}
          </li>
        ))}
      </ol>
      <dl className="comparison">
        <dt>{text('debugger.yours')}</dt>
        <dd>
          <MarkedText text={own} ranges={ranges.map(({ a }) => a)} />
        </dd>
        <dt>{text('debugger.expected')}</dt>
        <dd>
          <MarkedText text={expected} ranges={ranges.map(({ b }) => b)} />
        </dd>
      </dl>
    </>
  )
}

interface SignatureVerdictProps {
  readonly signing: Signing
  readonly request: SignableRequest
  readonly credentials: Credentials
  readonly signature: string
  readonly isTextRight: boolean
}

/** The verdict about a signature, once there is a secret. */
function SignatureVerdict({ signing, request, credentials, signature, isTextRight }: SignatureVerdictProps) {
  const text = useIslandText()
  const [verdict, setVerdict] = useState<SignatureFinding | 'right'>()
  const identity = JSON.stringify([request, credentials, signature])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the identity says whether anything differs
  useEffect(() => {
    setVerdict(undefined)
    if (signature === '' || credentials.secret === '') return undefined
    let isGone = false
    void explainSignature(signing, request, credentials, signature).then((finding) => {
      if (!isGone) setVerdict(finding ?? 'right')
    })
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
