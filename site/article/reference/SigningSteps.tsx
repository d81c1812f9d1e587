import type { Signing } from '../../../generator/contract/signing.ts'
import { type SigningStepOutline, signingOutline } from '../../../generator/model/view/signingOutline.ts'
import { useWords } from '../articleContext.tsx'

/** How a scheme signs, in words: its steps numbered, the meaning of their names, and the values sent. */
export function SigningSteps({ signing }: { readonly signing: Signing }) {
  const words = useWords()
  const { steps, names, sent } = signingOutline(signing)
  return (
    <>
      <p className="label">{words.text('reference.signing.how')}</p>
      <ol>
        {steps.map((step) => (
          <li key={step.name}>
            <code>{step.name}</code> {words.text('reference.signing.step', step.does)}
            <Cases step={step} />
          </li>
        ))}
      </ol>
      <dl className="terms">
        {names.map((name) => (
          <div key={name.name}>
            <dt>
              <code>{`{${name.name}}`}</code>
            </dt>
            <dd>{words.text('reference.signing.name', name)}</dd>
          </div>
        ))}
        {sent.map(({ place, name, value }) => (
          <div key={place + name}>
            <dt>
              {words.text('reference.signing.sent', { place })} <code>{name}</code>
            </dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Cases({ step: { does, cases } }: { readonly step: SigningStepOutline }) {
  const words = useWords()
  const id = does.kind === 'jwt' ? 'reference.signing.claims' : 'reference.signing.case'
  return (
    <ul>
      {cases.map(({ when, lines }) => (
        <li key={when}>
          {words.text(id, { when })}
          {lines.map((line) => (
            <span key={line}>
              {' '}
              <code>{line}</code>
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
