import { compact } from '../../generator/contract/compact.ts'
import type { Signing } from '../../generator/contract/signing.ts'
import type { SigningStep } from '../../generator/contract/signingStep.ts'
import { encodedBytes, joinedBytes, utf8Bytes, utf8Text } from './bytes.ts'
import type { ReceivedParts } from './receivedParts.ts'
import { ruleOf } from './ruleOf.ts'
import type { SentValues, Verification, Verifier } from './sentValues.ts'
import { resultOf, type StepResult, secretBytes } from './stepResult.ts'
import { knownValues, type StepValues } from './stepValues.ts'

interface VerifiedSteps extends Pick<Verification, 'reasons' | 'canonical' | 'signature' | 'texts'> {
  /** The reason why a step could not be done. */
  readonly open?: string
}

/** Does each step for a received request, and compares its result with the sent value. */
export function verifySteps(
  signing: Signing,
  received: ReceivedParts,
  sent: SentValues,
  verifier: Verifier,
): VerifiedSteps {
  const known = knownValues(signing, received, sent, verifier)
  const reasons: string[] = []
  const texts: [string, string][] = []
  let canonical: string | undefined
  let signature: string | undefined
  for (const step of signing.steps) {
    const value = sent.get(step.name)
    // A digest may be made of the secret as it is written.
    const isDigest = step.kind === 'hash' || step.kind === 'hmac'
    const given = isDigest ? new Map([...known, ['secret', verifier.secret]]) : known
    const data = dataOf(step, received, given, value?.value)
    if (data === undefined) continue
    if (typeof data === 'string') return { reasons, open: data }
    const text = readable(data)
    texts.push([step.name, text])
    if (step.kind !== 'encode') canonical = text
    const ownKey = step.kind === 'hmac' && step.key !== undefined ? filled(step.name, step.key, given) : undefined
    if (typeof ownKey === 'string') return { reasons, open: ownKey }
    const key = () => ownKey ?? secretBytes(verifier.secret, signing.secret)
    const made = attempt(() => resultOf(step, data, key, value?.value))
    if (typeof made === 'string') return { reasons, open: made }
    if (value && !made.isRight) reasons.push(reasonOf(signing, step, value.where))
    known.set(step.name, made.result)
    signature = typeof made.result === 'string' ? made.result : encodedBytes(made.result, 'hex')
  }
  if (texts.length === 0) return { reasons, open: 'The scheme does not say how this request is signed.' }
  return compact({ reasons, canonical, signature, texts: texts.length > 1 ? Object.fromEntries(texts) : undefined })
}

function reasonOf({ steps }: Signing, step: SigningStep, where: string): string {
  if (step.kind === 'jwt')
    return `The token in the ${where} is not signed with the secret: its ${step.algorithm} differs.`
  if (steps.length === 1) return 'The signature does not belong to this request.'
  if (step !== steps.at(-1)) return `The ${where} is not what the step "${step.name}" gives.`
  return `The signature does not belong to this request: the step "${step.name}" gives another one than the ${where}.`
}

/** Input of a step; a sentence if a value is missing, nothing if the step is left out for this request. */
function dataOf(
  step: SigningStep,
  received: ReceivedParts,
  known: StepValues,
  sent: string | undefined,
): Uint8Array | string | undefined {
  if (step.kind === 'jwt') {
    if (!ruleOf(step.claims, received)) return undefined
    if (sent === undefined) return `The token of the step "${step.name}" is missing.`
    return utf8Bytes(sent.slice(0, sent.lastIndexOf('.')))
  }
  const template = ruleOf(step.canonical, received)?.template
  return template === undefined ? undefined : filled(step.name, template, known)
}

/** A template with its values; a sentence if one is missing. */
function filled(step: string, template: string, known: StepValues): Uint8Array | string {
  const pieces = template.split(/\{(\w+)\}/)
  const missing = pieces.find((piece, index) => index % 2 === 1 && !known.has(piece))
  if (missing !== undefined) return `The step "${step}" takes {${missing}}, which the request does not send.`
  const values = pieces.map((piece, index) => (index % 2 === 1 ? (known.get(piece) ?? '') : piece))
  return joinedBytes(values.map((value) => (typeof value === 'string' ? utf8Bytes(value) : value)))
}

/** Bytes as the text that they are, or in hex. */
function readable(bytes: Uint8Array): string {
  const [text, hex] = [utf8Text(bytes), encodedBytes(bytes, 'hex')]
  return encodedBytes(utf8Bytes(text), 'hex') === hex ? text : hex
}

/** The result of a function; a sentence when the secret does not fit the scheme. */
function attempt(work: () => StepResult): StepResult | string {
  try {
    return work()
  } catch (error) {
    return `The secret of the mock does not fit the scheme: ${error instanceof Error ? error.message : String(error)}.`
  }
}
