import { tierOf } from 'exchange-docs/kernel/futures'
import { useState } from 'react'
import { Controls } from './Controls.tsx'
import { type Choice, contract, exampleChoice, startWallet } from './example.ts'
import { Outcome } from './Outcome.tsx'
import { PriceLine } from './PriceLine.tsx'
import { playAccount } from './playAccount.ts'
import { StepTable } from './StepTable.tsx'
import { fillText, type Texts, texts } from './texts.ts'
import './worked-account.css'

interface Props {
  readonly locale: 'en' | 'zh'
}

/** The position of the examples from its opening to its liquidation, with each formula; readers may change it. */
export function WorkedAccount({ locale }: Props) {
  const [choice, setChoice] = useState<Choice>(exampleChoice)
  const [accepted, setAccepted] = useState<Choice>(exampleChoice)
  const words = texts[locale]
  const { refusal } = playAccount(choice)
  const { steps } = playAccount(accepted)

  function change(part: Partial<Choice>): void {
    const next = { ...choice, ...part }
    setChoice(next)
    if (playAccount(next).refusal === undefined) setAccepted(next)
  }

  return (
    <div className="worked-account">
      <Controls choice={choice} words={words} change={change}>
        <Outcome steps={steps} words={words} />
      </Controls>
      {refusal !== undefined && (
        <p className="worked-refusal" role="alert">
          {fillText(words.refused, { reason: reasonOf(refusal, choice, words) })}
        </p>
      )}
      <PriceLine steps={steps} words={words} />
      {steps.map((step, index) => (
        <StepTable key={step.kind} step={step} before={steps[index - 1]} words={words} />
      ))}
      <p className="certainty">{words.legend}</p>
    </div>
  )
}

/** Why the exchange refuses the order of a choice, with the bound of its rules. */
function reasonOf(refusal: string, { size }: Choice, { reasons }: Texts): string {
  const { tick, lot, minSize } = contract
  const { maxLever } = tierOf(contract, size)
  return fillText(reasons[refusal] ?? refusal, { size, maxLever, tick, lot, minSize, wallet: startWallet })
}
