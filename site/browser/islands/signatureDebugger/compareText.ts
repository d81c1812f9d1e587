import type { Signing } from '../../../../generator/contract/signing.ts'
import type { SigningStep } from '../../../../generator/contract/signingStep.ts'
import { explainDifference } from '../../../../generator/samples/signing/explainDifference.ts'
import { explainToken } from '../../../../generator/samples/signing/explainToken.ts'
import { type TemplatePart, textOf } from '../../../../generator/samples/signing/fillTemplate.ts'

export type ComparedText = ReturnType<typeof compareText>

/** How the text of a reader differs from the text of a step. */
export function compareText(
  own: string,
  made: readonly TemplatePart[],
  step: SigningStep | undefined,
  signing: Signing,
) {
  const isToken = step?.kind === 'jwt'
  // Parts of a token are compared by name, without unknown parts.
  const open = isToken ? [] : made.flatMap(({ isOpen, placeholder = '' }) => (isOpen ? [`{${placeholder}}`] : []))
  const expected = textOf(made)
  const isCompared = own !== '' && step !== undefined && open.length === 0
  const findings = isCompared ? (isToken ? explainToken(expected, own) : explainDifference(signing, made, own)) : []
  return { isToken, open, expected, findings, isRight: isCompared && findings.length === 0 }
}
