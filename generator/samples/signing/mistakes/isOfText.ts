import type { Credentials, SignableRequest, Signing } from '../../../contract/signing.ts'
import type { SigningStep } from '../../../contract/signingStep.ts'
import { runSteps } from '../runSteps.ts'
import { inStep } from './attempt.ts'
import { gives } from './firstMatch.ts'

/**
 * Whether the secret and a text in place of a step's own give a signature. `undefined` where bytes are part of the text, or where
 * each signature of a text is another.
 */
export async function isOfText(
  signing: Signing,
  request: SignableRequest,
  credentials: Credentials,
  signature: string,
  { step, text }: { readonly step: SigningStep; readonly text: string },
): Promise<boolean | undefined> {
  const kinds = signing.steps.map(({ kind }) => kind)
  if (kinds.includes('sign') || kinds.includes('jwt')) return undefined
  const { parts } = await runSteps(signing, request, credentials)
  if (parts[step.name]?.some(({ bytes }) => bytes)) return undefined
  return gives({ signing, request, credentials, rewrites: [inStep(step, () => [{ text }])] }, signature)
}
