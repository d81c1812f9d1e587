import { useState } from 'react'
import type { Credentials, SignableRequest, Signing } from '../../../../generator/contract/signing.ts'
import type { SigningStep } from '../../../../generator/contract/signingStep.ts'
import { explainDifference } from '../../../../generator/samples/signing/explainDifference.ts'
import { explainToken } from '../../../../generator/samples/signing/explainToken.ts'
import { type TemplatePart, textOf } from '../../../../generator/samples/signing/fillTemplate.ts'
import { mainStep } from '../../../../generator/samples/signing/runSteps.ts'
import { SigningSteps, stepTitle } from '../requestBuilder/SigningSteps.tsx'
import { TextField } from '../requestBuilder/TextField.tsx'
import { useSigned } from '../requestBuilder/useSigned.ts'
import { useIslandText } from '../useIslandText.ts'
import { Findings } from './Findings.tsx'
import { readPasted } from './readPasted.ts'
import { SignatureVerdict } from './SignatureVerdict.tsx'

interface ComparisonProps {
  readonly id: string
  readonly signing: Signing
  readonly request: SignableRequest
  readonly credentials: Credentials
  /** Signature that came with the request. The request builder has none, and shows the steps of the signature itself. */
  readonly given?: string
  /** The server refuses the request, whatever its signature. */
  readonly isRefused?: boolean
}

/** Compares the text that the reader signed with the scheme's text for the same request. */
export function Comparison({ id, signing, request, credentials, given, isRefused = false }: ComparisonProps) {
  const text = useIslandText()
  const noteOf = (hasBytes: boolean) =>
    hasBytes ? `${text('debugger.text.note')} ${text('debugger.text.bytes')}` : text('debugger.text.note')
  const [pasted, setPasted] = useState('')
  const [signature, setSignature] = useState('')
  const [chosen, choose] = useState(mainStep(signing)?.name)
  const signed = useSigned(signing, request, credentials)
  const { parts } = signed
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
        placeholder={given ?? ''}
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
      {findings.length > 0 ? <Findings findings={findings} own={own} expected={expected} /> : null}
      <SignatureVerdict
        signing={signing}
        request={request}
        credentials={credentials}
        signature={signature || given || (isToken ? own.trim() : '')}
        expected={textOf(parts[mainStep(signing)?.name ?? ''] ?? [])}
        isTextRight={isRight}
        isRefused={isRefused}
      />
      {given === undefined ? null : <SigningSteps signing={signing} made={signed} />}
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
