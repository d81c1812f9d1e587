import { type ReactNode, useState } from 'react'
import type { Credentials, SignableRequest, Signing } from '../../../../generator/contract/signing.ts'
import type { SigningStep } from '../../../../generator/contract/signingStep.ts'
import { readPasted } from '../../../../generator/model/view/literals/readPasted.ts'
import { textOf } from '../../../../generator/samples/signing/fillTemplate.ts'
import { mainStep } from '../../../../generator/samples/signing/runSteps.ts'
import { SigningSteps, stepTitle } from '../requestBuilder/SigningSteps.tsx'
import { TextField } from '../requestBuilder/TextField.tsx'
import { useSigned } from '../requestBuilder/useSigned.ts'
import { useIslandText } from '../useIslandText.ts'
import { compareText } from './compareText.ts'
import { Difference } from './Difference.tsx'
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
  /** Stands behind the verdict that the signature is right. */
  readonly whenRight?: ReactNode
}

/**
 * The verdict on a signature, and fields to compare the text that the reader signed with the scheme's text for the same request.
 * Behind a pasted request the fields are closed, because most readers leave them empty.
 */
export function Comparison({ id, signing, request, credentials, given, ...verdictOf }: ComparisonProps) {
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
  const compared = compareText(own, made, step, signing)
  const { isToken, isRight } = compared
  const fields = (
    <div className="builder-tool">
      {steps.length > 1 ? <StepChoice id={id} signing={signing} steps={steps} chosen={step} onChoose={choose} /> : null}
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
      <Difference own={own} compared={compared} />
    </div>
  )
  const verdict = (
    <SignatureVerdict
      signing={signing}
      request={request}
      credentials={credentials}
      signature={signature || given || (isToken ? own.trim() : '')}
      expected={textOf(parts[mainStep(signing)?.name ?? ''] ?? [])}
      own={step && compared.findings.length > 0 ? { step, text: own, errors: compared.findings.length } : undefined}
      isTextRight={isRight}
      {...verdictOf}
    />
  )
  return given === undefined ? (
    <>
      {fields}
      {verdict}
    </>
  ) : (
    <div className="builder-tool">
      {verdict}
      <details className="nested">
        <summary>{text('debugger.own')}</summary>
        {fields}
      </details>
      <SigningSteps signing={signing} made={signed} />
    </div>
  )
}

interface StepChoiceProps {
  readonly id: string
  readonly signing: Signing
  readonly steps: readonly SigningStep[]
  readonly chosen: SigningStep | undefined
  readonly onChoose: (name: string) => void
}

function StepChoice({ id, signing, steps, chosen, onChoose }: StepChoiceProps) {
  const text = useIslandText()
  return (
    <div className="builder-field">
      <label htmlFor={`${id}-step`}>{text('debugger.step')}</label>
      <select id={`${id}-step`} value={chosen?.name} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {steps.map((step) => (
          <option key={step.name} value={step.name}>
            {stepTitle(step, signing.steps.indexOf(step) + 1, text)}
          </option>
        ))}
      </select>
    </div>
  )
}
