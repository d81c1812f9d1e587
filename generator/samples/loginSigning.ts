import type { Names } from '../contract/sampleLanguage.ts'
import type { Pair } from '../contract/samples.ts'
import type { Signing } from '../contract/signing.ts'
import type { SigningStep } from '../contract/signingStep.ts'
import { percentEncode } from './signing/percentEncode.ts'
import { isInBody, sortedByName } from './signing/sentRequest.ts'
import { signingOf } from './signing/signingOf.ts'
import { isNumericTime } from './signing/timestamp.ts'
import { piecesOf, rulesOf, schemeParameters, withoutWindow } from './signingNeeds.ts'

/**
 * A scheme whose steps sign its login alone, with all fixed parts filled in: `GET\n/ws\nsignTimestamp={timestamp}`. In a
 * query the values are `{encodedTimestamp}`, `{encodedKey}` and so on, if encoding may change them. Its frame is its only
 * header, so that the names in the frame count as used.
 */
export function loginSigning(given: Signing): Signing {
  const signing = withoutWindow(given)
  const { login, timestamp, steps } = signing
  const method = login?.method.toUpperCase() ?? ''
  const { leading, signed } = schemeParameters(signing)
  const sent = [...leading, ...signed]
  const [query, form] = isInBody(signing, method) ? [[], sent] : [sent, []]
  const timed = timestamp.parameter === undefined ? query : [...query, [timestamp.parameter, '{timestamp}'] as const]
  const written = (pairs: readonly Pair[]) => queryTemplate(pairs, signing)
  const values: Names = {
    ...Object.fromEntries(Object.keys(signing.members ?? {}).map((name) => [name, ''])),
    method,
    path: login?.path ?? '',
    host: '',
    query: query.length === 0 ? '' : `?${written(query)}`,
    queryString: written(query),
    sortedQuery: written(sortedByName(timed)),
    rawQuery: query.map((pair) => pair.join('=')).join('&'),
    body: written(form),
    bodyQuery: written(form),
    sortedBodyQuery: written(sortedByName(form)),
  }
  const own = { ...signing, steps: steps.map((step) => ruledStep(step, method)), parameters: {}, leadingParameters: {} }
  const frame = { frame: JSON.stringify(login?.frame ?? null) }
  return { ...signingOf(own, { signingValues: values }), headers: frame }
}

/** With the rule that holds for the login. */
function ruledStep(step: SigningStep, method: string): SigningStep {
  const held = rulesOf(step).findIndex(({ when }) => when === undefined || when === method)
  const only = <Rule>(rules: readonly Rule[]) => (held < 0 ? [] : rules.slice(held, held + 1))
  const always = <Rule extends object>(rules: readonly Rule[]) =>
    only(rules).map((rule) => ({ ...rule, when: undefined }))
  return step.kind === 'jwt' ? { ...step, claims: always(step.claims) } : { ...step, canonical: always(step.canonical) }
}

/** Names of the values that a query holds encoded. */
export const encodedNames: Names = { key: 'encodedKey', passphrase: 'encodedPassphrase', account: 'encodedAccount' }

function queryTemplate(pairs: readonly Pair[], { timestamp }: Signing): string {
  const encoded: Names = isNumericTime(timestamp) ? encodedNames : { ...encodedNames, timestamp: 'encodedTimestamp' }
  const value = (template: string) =>
    piecesOf(template).map((piece) => {
      if ('text' in piece) return percentEncode(piece.text)
      return `{${Object.hasOwn(encoded, piece.name) ? encoded[piece.name] : piece.name}}`
    })
  return pairs.map(([name, template]) => `${percentEncode(name)}=${value(template).join('')}`).join('&')
}
