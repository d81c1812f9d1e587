import { compact } from '../../generator/contract/compact.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import type { RefusalKind } from '../../generator/contract/refusalKinds.ts'
import type { Signing } from '../../generator/contract/signing.ts'
import { checkNonce } from './checkNonce.ts'
import { checkTimestamp } from './checkTimestamp.ts'
import { matchTemplate } from './matchTemplate.ts'
import { readToken } from './readToken.ts'
import { type ReceivedParts, receivedParts } from './receivedParts.ts'
import { noteValue, type ReceivedRequest, type SentValues, type Verification, type Verifier } from './sentValues.ts'
import { verifySteps } from './verifySteps.ts'

/**
 * Checks a signed request against the scheme of the spec. This code shares nothing with the code that signs, so that a
 * passing sample proves more than that we agree with ourselves.
 */
export function verifySignature(signing: Signing, request: ReceivedRequest, verifier: Verifier): Verification {
  const received = receivedParts(signing, request)
  const values: SentValues = new Map()
  const faults = readValues(signing, request, received, values)
  const verification = verifyValues({ signing, received, values, faults }, verifier)
  const isSigned = verification.reasons.length > 0 || values.has(signing.steps.at(-1)?.name ?? '')
  return isSigned ? verification : { ...verification, kind: 'credentials', reasons: ['The request is not signed.'] }
}

interface Refused {
  readonly reasons: readonly string[]
  readonly kind?: RefusalKind | undefined
}

export interface SentRequest {
  readonly signing: Signing
  readonly received: ReceivedParts
  /** Sent values of the scheme's placeholders, from headers, query or body. */
  readonly values: SentValues
  /** Reasons for values that are missing or malformed. */
  readonly faults: readonly string[]
}

/** Checks the values of a request, and the texts that they sign. */
export function verifyValues({ signing, received, values, faults }: SentRequest, verifier: Verifier): Verification {
  const tokens = signing.steps.flatMap((step) => readToken(step, received, values))
  const nonce = values.get('nonce')?.value
  const identity = checkIdentity(values, verifier)
  const time = checkTime(signing, values, verifier)
  const reasons = [...faults, ...tokens, ...identity.reasons, ...checkNonce(signing, nonce), ...time.reasons]
  const { open, reasons: wrong, ...verified } = verifySteps(signing, received, values, verifier)
  // A missing value was reported already.
  const unknown = open === undefined || reasons.length > 0 ? [] : [open]
  const all = [...reasons, ...wrong, ...unknown]
  const kind = faults.length + tokens.length > 0 ? 'credentials' : (identity.kind ?? time.kind ?? 'signature')
  return { ...verified, reasons: all, ...compact({ kind: all.length > 0 ? kind : undefined, nonce }) }
}

function checkIdentity(values: SentValues, { key, passphrase, account }: Verifier): Refused {
  const sent = (name: string) => values.get(name)?.value
  const isOther = (name: string, own: string | undefined) => sent(name) !== undefined && sent(name) !== own
  const wrong = [
    ...(isOther('key', key) ? [['key', `The key "${sent('key')}" is not known.`] as const] : []),
    ...(isOther('passphrase', passphrase)
      ? [['passphrase', 'The passphrase is not the one of this key.'] as const]
      : []),
    ...(isOther('account', account)
      ? [['key', `The account "${sent('account')}" is not the one of this key.`] as const]
      : []),
  ]
  return { kind: wrong[0]?.[0], reasons: wrong.map(([, reason]) => reason) }
}

function checkTime(signing: Signing, values: SentValues, { now, pace = now }: Verifier): Refused {
  const timestamp = values.get('timestamp')?.value
  if (timestamp === undefined) return { reasons: [] }
  return checkTimestamp(signing, timestamp, { now, pace, receiveWindow: values.get('receiveWindow')?.value })
}

/** Reads the values of the scheme's headers and parameters. Gives reasons for missing and malformed values. */
function readValues(
  { headers, optionalHeaders, leadingParameters, parameters }: Signing,
  request: ReceivedRequest,
  { parameters: sent }: ReceivedParts,
  values: SentValues,
): string[] {
  const read = (where: string, template: string, text: string | undefined, isOptional: boolean): string[] => {
    if (text === undefined || text === '') return isOptional ? [] : [`The ${where} is missing.`]
    const found = template.toLowerCase() === text.toLowerCase() ? {} : matchTemplate(template, text)
    if (!found) return [`The ${where} is "${text}", not "${template}".`]
    return Object.entries(found).flatMap(([name, value]) => noteValue(values, name, { value, where }))
  }
  const header = (name: string) => ownValue(request.headers, name.toLowerCase())
  return [
    ...Object.entries(headers).flatMap(([name, own]) => read(`header ${name}`, own, header(name), false)),
    ...Object.entries(optionalHeaders).flatMap(([name, own]) => read(`header ${name}`, own, header(name), true)),
    ...[...Object.entries(leadingParameters), ...Object.entries(parameters)].flatMap(([name, own]) =>
      read(`parameter ${name}`, own, sent.get(name), own.includes('{receiveWindow}')),
    ),
  ]
}
