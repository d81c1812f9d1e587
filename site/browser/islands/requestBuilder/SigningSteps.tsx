import type { Signing } from '../../../../generator/contract/signing.ts'
import type { ByteEncoding, SigningStep } from '../../../../generator/contract/signingStep.ts'
import { type TemplatePart, textOf } from '../../../../generator/samples/signing/fillTemplate.ts'
import { readToken } from '../../../../generator/samples/signing/readToken.ts'
import { useIslandText } from '../useIslandText.ts'
import { CanonicalParts, PartList } from './CanonicalParts.tsx'
import { Part } from './Part.tsx'
import type { Signed } from './useSigned.ts'

interface SigningStepsProps {
  readonly signing: Signing
  readonly made: Signed
}

/** Parts and result of each step of a scheme, in order; the result of the last is the signature. */
export function SigningSteps({ signing, made: { parts, signed, isSecretWrong } }: SigningStepsProps) {
  const text = useIslandText()
  const steps = signing.steps.filter(({ name }) => parts[name])
  const last = steps.at(-1)
  return (
    <>
      {steps.map((step) => {
        const own = withoutSecret(parts[step.name] ?? [])
        const result = signed?.results[step.name]
        const title =
          signing.steps.length === 1
            ? text('builder.canonical')
            : stepTitle(step, signing.steps.indexOf(step) + 1, text)
        return (
          <Part key={step.name} title={title} copy={textOf(own)}>
            {step.kind === 'jwt' ? (
              <TokenParts text={textOf(own)} />
            ) : (
              <CanonicalParts parts={own} members={signing.members} />
            )}
            {step === last || result === undefined ? null : (
              <p className="builder-code" data-result={step.name}>
                <b>{text('builder.step.result', { written: writtenAs(step) })}</b> {result}
              </p>
            )}
          </Part>
        )
      })}
      <Part title={text('builder.signature')} copy={signed?.signature}>
        {signed ? (
          <code className="builder-code" data-signature="">
            {signed.signature}
          </code>
        ) : isSecretWrong ? (
          <p className="builder-problem" role="alert">
            {text('builder.secret.wrong', { form: signing.secret })}
          </p>
        ) : (
          <p className="builder-quiet">{text('builder.signature.missing')}</p>
        )}
      </Part>
    </>
  )
}

/** The secret by its name: a text is shown and copied, and may be sent to others. */
function withoutSecret(parts: readonly TemplatePart[]): TemplatePart[] {
  return parts.map((part) => (part.placeholder === 'secret' ? { ...part, text: '{secret}' } : part))
}

/** `2. signature: HMAC-SHA-512`. */
export function stepTitle(step: SigningStep, number: number, text: ReturnType<typeof useIslandText>): string {
  const algorithm = step.kind === 'encode' ? '' : step.algorithm
  return text('builder.step', { number, name: step.name, kind: step.kind, algorithm })
}

function writtenAs(step: SigningStep): ByteEncoding | 'bytes' {
  return step.kind === 'jwt' ? 'base64url' : (step.encoding ?? 'bytes')
}

/** Header and claims as they are before they are encoded. */
function TokenParts({ text: encoded }: { readonly text: string }) {
  const token = readToken(encoded)
  if (!token) return null
  const { header, claims } = token
  return (
    <PartList
      parts={[
        { placeholder: 'header', ...header },
        { placeholder: 'claims', ...claims },
      ]}
    />
  )
}
