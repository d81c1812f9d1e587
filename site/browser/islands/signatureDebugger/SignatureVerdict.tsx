import { type ReactNode, useEffect, useState } from 'react'
import type { Credentials, SignableRequest, Signing } from '../../../../generator/contract/signing.ts'
import type { SigningStep } from '../../../../generator/contract/signingStep.ts'
import type { SignatureVerdict as FoundVerdict } from '../../../../generator/samples/signing/mistakes/attempt.ts'
import { findMistakes } from '../../../../generator/samples/signing/mistakes/findMistakes.ts'
import { isOfText } from '../../../../generator/samples/signing/mistakes/isOfText.ts'
import { useIslandText } from '../useIslandText.ts'
import { Findings } from './Findings.tsx'

interface OwnText {
  readonly step: SigningStep
  readonly text: string
  /** Number of its differences. */
  readonly errors: number
}

/** `ofOwn`: the text of the reader gives the signature. `ofNeither`: nor does it. */
type Verdict =
  | FoundVerdict
  | { readonly kind: 'ofOwn'; readonly errors: number }
  | { readonly kind: 'ofNeither'; readonly errors: number }

interface SignatureVerdictProps {
  readonly signing: Signing
  readonly request: SignableRequest
  readonly credentials: Credentials
  readonly signature: string
  /** The text to sign. */
  readonly expected: string
  /** The text that the reader signed, where it differs from the text of its step. */
  readonly own: OwnText | undefined
  readonly isTextRight: boolean
  /** The server refuses the request, whatever its signature. */
  readonly isRefused?: boolean
  /** Stands behind the verdict that the signature is right. */
  readonly whenRight?: ReactNode
}

/** The verdict about a signature, once there is a secret: right, the mistakes that give it, or none of the usual ones. */
export function SignatureVerdict({
  expected,
  isTextRight,
  isRefused = false,
  whenRight,
  ...checked
}: SignatureVerdictProps) {
  const text = useIslandText()
  const verdict = useVerdict(checked)
  return (
    <div role="status">
      {verdict === 'trying' ? <p className="builder-quiet">{text('debugger.signature.trying')}</p> : null}
      {verdict === undefined || verdict === 'trying' ? null : verdict.kind === 'right' ? (
        <>
          <p className={isRefused ? 'builder-problem' : 'builder-right'}>
            {text(isRefused ? 'debugger.signature.refused' : 'debugger.signature.right')}
          </p>
          {isRefused ? null : whenRight}
        </>
      ) : verdict.kind === 'notFound' ? (
        <p className="builder-problem" data-finding="otherSecretOrText">
          {text(isTextRight ? 'signature.otherSecretOrText' : 'debugger.signature.notFound')}
        </p>
      ) : verdict.kind === 'ofOwn' || verdict.kind === 'ofNeither' ? (
        <p className="builder-problem" data-finding={verdict.kind}>
          {text(`debugger.signature.${verdict.kind}`, { count: verdict.errors })}
        </p>
      ) : (
        <Mistakes verdict={verdict} expected={expected} />
      )}
    </div>
  )
}

interface MistakesProps {
  readonly verdict: Extract<FoundVerdict, { readonly kind: 'found' }>
  readonly expected: string
}

function Mistakes({ expected, verdict: { mistakes, signed = expected } }: MistakesProps) {
  const text = useIslandText()
  const findings = mistakes.flatMap((mistake) => (mistake.of === 'text' ? [mistake.finding] : []))
  return (
    <>
      <p className="builder-problem">{text('debugger.signature.wrong', { count: mistakes.length })}</p>
      {mistakes.map((mistake) =>
        mistake.of === 'signature' ? (
          <p key={mistake.kind} className="builder-problem" data-finding={mistake.kind}>
            {text(`signature.${mistake.kind}`, mistake.kind === 'wrongHash' ? { ...mistake } : {})}
          </p>
        ) : null,
      )}
      {findings.length > 0 ? <Findings findings={findings} own={signed} expected={expected} /> : null}
    </>
  )
}

type Checked = Pick<SignatureVerdictProps, 'signing' | 'request' | 'credentials' | 'signature' | 'own'>

function useVerdict({ signing, request, credentials, signature, own }: Checked): Verdict | 'trying' | undefined {
  const [verdict, setVerdict] = useState<Verdict | 'trying'>()
  const identity = JSON.stringify([request, credentials, signature, own])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the identity says whether anything differs
  useEffect(() => {
    setVerdict(undefined)
    if (signature === '' || credentials.secret === '') return undefined
    const stop = new AbortController()
    const say = (next: Verdict | 'trying' | undefined) => {
      if (!stop.signal.aborted) setVerdict(next)
    }
    async function find(): Promise<Verdict> {
      const checked = [signing, request, credentials, signature] as const
      // The reader's own text needs no search.
      const isOwn = own && (await isOfText(...checked, own))
      if (own && isOwn) return { kind: 'ofOwn', errors: own.errors }
      const found = await findMistakes(...checked, stop.signal)
      return own && isOwn === false && found.kind === 'notFound' ? { kind: 'ofNeither', errors: own.errors } : found
    }
    say('trying')
    find().then(say, () => {
      // The steps report a secret that cannot be decoded.
      say(undefined)
    })
    return () => stop.abort()
  }, [signing, identity])

  return verdict
}
