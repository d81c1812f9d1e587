import { useState } from 'react'
import { Controls } from './Controls.tsx'
import { type Choice, exampleChoice } from './example.ts'
import { PriceLine } from './PriceLine.tsx'
import { playAccount } from './playAccount.ts'
import { StepTable } from './StepTable.tsx'
import { fillText, texts } from './texts.ts'
import './worked-account.css'

interface Props {
  readonly locale: 'en' | 'zh'
}

/** The position of the examples from its opening to its liquidation, with each formula; readers may change it. */
export function WorkedAccount({ locale }: Props) {
  const [choice, setChoice] = useState<Choice>(exampleChoice)
  const words = texts[locale]
  const { steps, refusal } = playAccount(choice)
  return (
    <div className="worked-account">
      <Controls choice={choice} words={words} change={(part) => setChoice({ ...choice, ...part })} />
      {refusal !== undefined && (
        <p className="worked-refusal" role="alert">
          {fillText(words.refused, { reason: words.reasons[refusal] ?? refusal })}
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
