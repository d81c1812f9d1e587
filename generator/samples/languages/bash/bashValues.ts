import { isRecord, type Json, parseJson } from '../../../contract/json.ts'
import type { Pair, RequestPlan } from '../../../contract/samples.ts'
import { namesIn } from '../../signing/fillTemplate.ts'
import { percentEncode } from '../../signing/percentEncode.ts'
import { isInBody } from '../../signing/sentRequest.ts'
import { isNumericTime } from '../../signing/timestamp.ts'
import { addsToBody, piecesOf, stepTemplates } from '../../signingNeeds.ts'
import { bashResults, fill, type Values } from './bashSigning.ts'
import type { WordPart } from './shellWords.ts'

/** Whether a result that is sent only in a query or a form has characters that are encoded there. */
export function isEncoded(name: string, plan: RequestPlan): boolean {
  const { signing } = plan
  const step = signing?.steps.find((candidate) => candidate.name === name)
  if (!signing || !step || step.kind === 'jwt' || step.encoding !== 'base64' || isJsonBody(plan)) return false
  const templates = [...signing.steps.flatMap(stepTemplates), ...Object.values(signing.headers)]
  const isNamed = (template: string) => namesIn(template).includes(name)
  return Object.values(signing.parameters).some(isNamed) && !templates.some(isNamed)
}

/** Whether the parameters of the scheme are members of a JSON body. */
export function isJsonBody(plan: RequestPlan): boolean {
  return isSentInBody(plan) && isRecord(bodyJson(plan))
}

/** Whether the parameters of the scheme go into the body. */
export function isSentInBody(plan: RequestPlan): boolean {
  return addsToBody(plan) && plan.signing !== undefined && isInBody(plan.signing, plan.method)
}

/** The body as JSON, where it is that. */
export function bodyJson({ body }: RequestPlan): Json | undefined {
  return body?.json ?? parseJson(body?.text ?? '')
}

/** What the environment and the lines before a request hold. */
export const credentialValues: Values = {
  key: [{ expression: '$API_KEY' }],
  passphrase: [{ expression: '$API_PASSPHRASE' }],
  account: [{ expression: '$API_ACCOUNT' }],
  timestamp: [{ expression: '$timestamp' }],
  nonce: [{ expression: '$nonce' }],
}

/** Credentials, and results of steps. */
export function headerValues({ signing }: RequestPlan): Values {
  const results = signing ? Object.entries(bashResults(signing)) : []
  return {
    ...credentialValues,
    ...Object.fromEntries(results.map(([name, own]) => [name, [{ expression: `$${own}` }]])),
  }
}

/** A parameter by its name, and as it is written. */
export type NamedParts = readonly [name: string, parts: WordPart[]]

/** Parameters in the order of their names. */
export function sortedByName(list: readonly NamedParts[]): NamedParts[] {
  return list.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
}

/** A parameter of the request, encoded. */
export function pairParts([name, value]: Pair): WordPart[] {
  return [{ text: `${percentEncode(name)}=${percentEncode(value)}` }]
}

/** A time written as ISO 8601 holds colons, which a query has encoded; so is a signature that stands elsewhere too. */
export function schemePair([name, template]: Pair, plan: RequestPlan): WordPart[] {
  const { signing } = plan
  const timestamp = signing && !isNumericTime(signing.timestamp) ? `\${timestamp//:/%3A}` : '$timestamp'
  const results = Object.fromEntries(
    Object.entries(signing ? bashResults(signing) : {}).map(([step, own]) => {
      const isBase64 = signing?.steps.some(
        (one) => one.name === step && one.kind !== 'jwt' && one.encoding === 'base64',
      )
      const encoded = `$(printf '%s' "$${own}" | sed 's/+/%2B/g; s,/,%2F,g; s/=/%3D/g')`
      return [step, [{ expression: isBase64 && !isEncoded(step, plan) ? encoded : `$${own}` }]]
    }),
  )
  const values = { ...credentialValues, ...results, timestamp: [{ expression: timestamp }] }
  const encoded = piecesOf(template).map((piece) => ('text' in piece ? percentEncode(piece.text) : `{${piece.name}}`))
  return [{ text: `${percentEncode(name)}=` }, ...fill(encoded.join(''), values)]
}

/** Words that are not empty, with a separator between them. */
export function joinedParts(list: readonly (readonly WordPart[])[], separator = '&'): WordPart[] {
  const present = list.filter((parts) => parts.length > 0)
  return present.flatMap((parts, index) => (index === 0 ? parts : [{ text: separator }, ...parts]))
}
