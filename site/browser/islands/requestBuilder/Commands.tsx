import { Fragment, useState } from 'react'
import type { SampleLanguage } from '../../../../generator/contract/sampleLanguages.ts'
import { sampleLanguages } from '../../../../generator/contract/sampleLanguages.ts'
import type { RequestPlan } from '../../../../generator/contract/samples.ts'
import { sampleOf } from '../../../../generator/samples/sampleOf.ts'
import { curlCommand, sentCall } from '../../../../generator/samples/sentCall.ts'
import type { SignedRequest } from '../../../../generator/samples/signing/signRequest.ts'
import { variablesOf } from '../../../../generator/samples/signingNeeds.ts'
import { splitWords } from '../../../shared/wholeWords.ts'
import { useIslandText } from '../useIslandText.ts'

interface CommandsProps {
  readonly id: string
  readonly plan: RequestPlan
  /** Missing until there is a secret. */
  readonly signed: SignedRequest | undefined
  /** The languages of the site, in its order. */
  readonly order: readonly SampleLanguage[]
}

/** The request as a program in the chosen language, or as one signed command. */
export function Commands({ id, plan, signed, order }: CommandsProps) {
  const text = useIslandText()
  const [chosen, choose] = useState<SampleLanguage | 'signed'>(order[0] ?? 'bash')
  const language = chosen === 'signed' && !signed ? (order[0] ?? 'bash') : chosen
  const code = language === 'signed' ? curlCommand(sentCall(plan, signed)) : sampleOf(language, plan).program
  const variables = variablesOf(plan)
  const note = language === 'signed' ? text('builder.command.signed.note') : environmentNote()

  function environmentNote(): string {
    if (variables.length === 0) return ''
    return text(plan.signing ? 'builder.command.environment' : 'builder.environment', { variables })
  }

  return (
    <>
      <p className="builder-line">
        <label htmlFor={`${id}-language`}>{text('builder.command.language')}</label>
        <select
          id={`${id}-language`}
          value={language}
          onChange={({ currentTarget }) => choose(order.find((name) => name === currentTarget.value) ?? 'signed')}
        >
          {order.map((name) => (
            <option key={name} value={name}>
              {sampleLanguages[name].label}
            </option>
          ))}
          {signed ? <option value="signed">{text('builder.command.signed')}</option> : null}
        </select>
        <button type="button" data-copy-text={code.trimEnd()}>
          {text('builder.copy')}
        </button>
      </p>
      {plan.effect === 'read' ? null : (
        <p>
          <small className="effect">{text('builder.effect')}</small>
        </p>
      )}
      {note === '' ? null : <p className="builder-quiet">{note}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <pre className="builder-code" tabIndex={0}>
        {splitWords(code).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
          <Fragment key={at}>{part.isWhole ? <span className="hl-w">{part.text}</span> : part.text}</Fragment>
        ))}
      </pre>
    </>
  )
}
