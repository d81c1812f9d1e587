import { useEffect, useState } from 'react'
import type { Credentials, SignableRequest, Signing, SigningStep } from '../../../../generator/contract/signing.ts'
import { explainDifference } from '../../../../generator/samples/signing/explainDifference.ts'
import { explainSignature, type SignatureFinding } from '../../../../generator/samples/signing/explainSignature.ts'
import { explainToken } from '../../../../generator/samples/signing/explainToken.ts'
import { type TemplatePart, textOf } from '../../../../generator/samples/signing/fillTemplate.ts'
import type { Finding } from '../../../../generator/samples/signing/finding.ts'
import { readToken } from '../../../../generator/samples/signing/readToken.ts'
import { mainStep } from '../../../../generator/samples/signing/runSteps.ts'
import { stepTitle } from '../requestBuilder/SigningSteps.tsx'
import { TextField } from '../requestBuilder/TextField.tsx'
import { useSigned } from '../requestBuilder/useSigned.ts'
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
  const noteOf = (hasBytes: boolean) =>
    hasBytes ? `${text('debugger.text.note')} ${text('debugger.text.bytes')}` : text('debugger.text.note')
  const [pasted, setPasted] = useState('')
  const [signature, setSignature] = useState('')
  const [chosen, choose] = useState(mainStep(signing)?.name)
  const { parts, isSecretWrong } = useSigned(signing, request, credentials)
  const steps = signing.steps.filter(({ name }) => parts[name])
  const step = steps.find(({ name }) => name === chosen) ?? steps.at(-1)
  const own = readPasted(pasted)
  const made = (step && parts[step.name]) ?? []
  const { isToken, open, expected, findings, isRight } = compareText(own, made, step, signing)
  return (
    <div className="builder-tool">
      {steps.length > 1 ? (
        <div className="builder-field">
          <label htmlFor={`${id}-step`}>{text('debugger.step')}</label>
          <select id={`${id}-step`} value={step?.name} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            {steps.map((one) => (
              <option key={one.name} value={one.name}>
                {stepTitle(one, signing.steps.indexOf(one) + 1, text)}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      <TextField
        id={`${id}-text`}
        label={text(isToken ? 'debugger.token' : 'debugger.text')}
        rows={4}
        {...(isToken ? {} : { note: noteOf(made.some(({ bytes }) => bytes)) })}
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
        {own !== '' && open.length > 0 ? (
          <p className="builder-problem">{text('debugger.open', { names: [...new Set(open)].join(', ') })}</p>
        ) : null}
        {isRight ? <p className="builder-right">{text(isToken ? 'debugger.token.equal' : 'debugger.equal')}</p> : null}
        {findings.length > 0 ? (
          <p className="builder-problem">
            {text(isToken ? 'debugger.token.found' : 'debugger.found', { count: findings.length })}
          </p>
        ) : null}
      </div>
      {findings.length > 0 ? (
        <Findings
          findings={findings}
          own={isToken ? shownToken(own) : own}
          expected={isToken ? shownToken(expected) : expected}
        />
      ) : null}
      {isSecretWrong ? (
        <p className="builder-problem" role="alert">
          {text('builder.secret.wrong', { form: signing.secret })}
        </p>
      ) : null}
      <SignatureVerdict
        signing={signing}
        request={request}
        credentials={credentials}
        signature={signature || given || (isToken ? own.trim() : '')}
        isTextRight={isRight}
      />
    </div>
  )
}

/** How the text of a reader differs from the text of a step. */
function compareText(own: string, made: readonly TemplatePart[], step: SigningStep | undefined, signing: Signing) {
  const isToken = step?.kind === 'jwt'
  // Parts of a token are compared by name, without unknown parts.
  const open = isToken ? [] : made.flatMap(({ isOpen, placeholder = '' }) => (isOpen ? [`{${placeholder}}`] : []))
  const expected = textOf(made)
  const isCompared = own !== '' && step !== undefined && open.length === 0
  const findings = isCompared ? (isToken ? explainToken(expected, own) : explainDifference(signing, made, own)) : []
  return { isToken, open, expected, findings, isRight: isCompared && findings.length === 0 }
}

/** A token as its JSON texts, where it is one. */
function shownToken(token: string): string {
  const read = readToken(token)
  return read ? `${read.header.text}\n${read.claims.text}` : token
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
