import type { Credentials, SignableRequest, Signing } from '../../../contract/signing.ts'
import type { HashName, SigningStep } from '../../../contract/signingStep.ts'
import type { SignatureFinding } from '../explainSignature.ts'
import type { TemplatePart } from '../fillTemplate.ts'
import type { Finding } from '../finding.ts'

/** A mistake in a signed text, or in how the signature was made of the right text. */
export type Mistake =
  | { readonly of: 'text'; readonly finding: Pick<Finding, 'kind' | 'name' | 'expected'> }
  | { readonly of: 'signature'; readonly kind: SignatureFinding }
  | { readonly of: 'signature'; readonly kind: 'wrongHash'; readonly used: HashName; readonly expected: HashName }

/** The verdict on a signature: right, the mistakes that lead to it, or no cause found. */
export type SignatureVerdict =
  | { readonly kind: 'right' }
  /** With these mistakes, and no others, the scheme gives the signature. `signed` is the text they lead to. */
  | { readonly kind: 'found'; readonly mistakes: readonly Mistake[]; readonly signed?: string }
  | { readonly kind: 'notFound' }

/** Changes the text of a step before it is hashed or signed. */
type Rewrite = (step: SigningStep, parts: readonly TemplatePart[], request: SignableRequest) => readonly TemplatePart[]

/** One guess at the input of a signature. */
export interface Attempt {
  readonly signing: Signing
  readonly request: SignableRequest
  readonly credentials: Credentials
  readonly rewrites: readonly Rewrite[]
}

/** A mistake, and how it changes an attempt. */
export interface Candidate {
  readonly mistake: Mistake
  /** Two candidates that touch the same thing exclude each other. */
  readonly touches: string
  readonly change: (attempt: Attempt) => Attempt
}

/** A candidate that signs a request other than the sent request. */
export function otherRequest(finding: TextFinding, touches: string, own: Partial<SignableRequest>): Candidate {
  return {
    ...textMistake(finding, touches),
    change: (attempt) => ({ ...attempt, request: { ...attempt.request, ...own } }),
  }
}

/** A candidate that writes the text of a step in another way. */
export function otherText(finding: TextFinding, touches: string, rewrite: Rewrite): Candidate {
  return {
    ...textMistake(finding, touches),
    change: (attempt) => ({ ...attempt, rewrites: [...attempt.rewrites, rewrite] }),
  }
}

/** A rewrite of one step. */
export function inStep(
  { name }: SigningStep,
  write: (parts: readonly TemplatePart[], request: SignableRequest) => readonly TemplatePart[],
): Rewrite {
  return (step, parts, request) => (step.name === name ? write(parts, request) : parts)
}

/** A candidate that does another step in place of a step. */
export function otherStep(index: number, step: SigningStep, mistake: Mistake): Candidate {
  return {
    mistake,
    touches: `step ${index}`,
    change: (attempt) => ({
      ...attempt,
      signing: { ...attempt.signing, steps: attempt.signing.steps.with(index, step) },
    }),
  }
}

interface TextFinding {
  readonly kind: Finding['kind']
  readonly name?: string | readonly string[]
  readonly expected?: string
}

function textMistake({ kind, name, expected = '' }: TextFinding, touches: string) {
  const finding = { kind, expected, ...(name === undefined ? {} : { name }) }
  return { mistake: { of: 'text', finding } as const, touches }
}
