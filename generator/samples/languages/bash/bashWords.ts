import { isRecord, type Json, parseJson } from '../../../contract/json.ts'
import type { Names } from '../../../contract/sampleLanguage.ts'
import type { Pair, RequestPlan } from '../../../contract/samples.ts'
import { resultNames } from '../../program/plannedSteps.ts'
import { namesIn } from '../../signing/fillTemplate.ts'
import { percentEncode } from '../../signing/percentEncode.ts'
import { isInBody } from '../../signing/sentRequest.ts'
import { isNumericTime } from '../../signing/timestamp.ts'
import { addsToBody, piecesOf, schemeParameters, stepTemplates } from '../../signingNeeds.ts'
import { expression } from './shellWords.ts'

/** A template with expressions for its names. A name without a value is empty. */
export function fill(template: string, names: Names): string {
  const written = piecesOf(template).map((piece) => {
    if ('text' in piece) return plain(piece.text)
    return Object.hasOwn(names, piece.name) ? (names[piece.name] ?? '') : ''
  })
  return written.join('')
}

/** A text that holds no expression. */
export function plain(text: string): string {
  return text.replaceAll('\0', '')
}

export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Credentials, the time, and results of steps. */
export function knownNames({ signing }: RequestPlan): Names {
  const results = signing ? resultNames(signing, snakeCase) : {}
  return {
    key: expression('$API_KEY'),
    passphrase: expression('$API_PASSPHRASE'),
    account: expression('$API_ACCOUNT'),
    timestamp: expression('$timestamp'),
    nonce: expression('$nonce'),
    ...Object.fromEntries(Object.entries(results).map(([name, own]) => [name, expression(`$${own}`)])),
  }
}

/** Commands that percent-encode base64. */
export const encodeBase64 = `sed 's/+/%2B/g; s,/,%2F,g; s/=/%3D/g'`

/** Whether a result that is sent only in a query or a form has characters that are encoded there. */
export function isEncoded(name: string, plan: RequestPlan): boolean {
  const { signing } = plan
  if (!signing || !isBase64(name, plan) || isJsonBody(plan)) return false
  const templates = [...signing.steps.flatMap(stepTemplates), ...Object.values(signing.headers)]
  const isNamed = (template: string) => namesIn(template).includes(name)
  return Object.values(signing.parameters).some(isNamed) && !templates.some(isNamed)
}

function isBase64(name: string, { signing }: RequestPlan): boolean {
  return (signing?.steps ?? []).some((step) => step.name === name && step.kind !== 'jwt' && step.encoding === 'base64')
}

/** A parameter by its name, and as it is written. */
export type Named = readonly [name: string, text: string]

/** Parameters as one text. */
export function joinedNamed(list: readonly Named[]): string {
  return list.map(([, text]) => text).join('&')
}

/** The same in the order of their names. */
export function sortedNamed(list: readonly Named[]): string {
  return joinedNamed(list.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}

/** A time written as ISO 8601 holds colons, which a query has encoded; so is a signature that stands elsewhere too. */
export function schemePair(plan: RequestPlan): (pair: Pair) => Named {
  const { signing } = plan
  const known = knownNames(plan)
  const names = Object.entries(known).map(([name, own]) => {
    if (name === 'timestamp' && signing && !isNumericTime(signing.timestamp))
      return [name, expression(`\${timestamp//:/%3A}`)]
    if (!isBase64(name, plan) || isEncoded(name, plan)) return [name, own]
    return [name, expression(`$(printf '%s' "${own.replaceAll('\0', '')}" | ${encodeBase64})`)]
  })
  return ([name, template]) => {
    const encoded = piecesOf(template).map((piece) => ('text' in piece ? percentEncode(piece.text) : `{${piece.name}}`))
    return [name, `${percentEncode(name)}=${fill(encoded.join(''), Object.fromEntries(names))}`]
  }
}

function ownPair([name, value]: Pair): Named {
  return [name, `${percentEncode(name)}=${percentEncode(value)}`]
}

/** No parameters. */
export const nothing: ReturnType<typeof schemeParameters> = { leading: [], signed: [], after: [] }

interface QueryWords {
  readonly before: string
  /** Parameters that the scheme adds behind the signed rest. */
  readonly after: string
  readonly sorted: string
  readonly raw: string
  /** The parameter that carries the time, where the sorted query has it besides. */
  readonly timed: string
}

/** The query as it is sent, in the order of its names, and as it was written. */
export function queryWords(plan: RequestPlan): QueryWords {
  const { signing, query, credentials } = plan
  const { leading, signed, after } = signing && !isSentInBody(plan) ? schemeParameters(signing) : nothing
  const { parameter } = signing?.timestamp ?? {}
  const filled = (pairs: readonly Pair[]) => pairs.map(schemePair(plan))
  const timed = filled(parameter === undefined ? [] : [[parameter, '{timestamp}']])
  const own = query.map(ownPair)
  const sent = credentials.flatMap(({ in: place, name, prefix, variable }): Named[] =>
    place === 'query' ? [[name, ownPair([name, prefix])[1] + expression(`$${variable}`)]] : [],
  )
  const raw = (pairs: readonly Pair[]) =>
    pairs.map(([name, template]) => plain(`${name}=`) + fill(template, knownNames(plan)))
  return {
    before: joinedNamed([...filled(leading), ...own, ...sent, ...filled(signed)]),
    after: joinedNamed(filled(after)),
    sorted: sortedNamed([...own, ...filled(leading), ...filled(signed), ...timed]),
    raw: [...raw(leading), ...query.map((pair) => plain(pair.join('='))), ...raw(signed)].join('&'),
    timed: joinedNamed(timed),
  }
}

/** Whether the parameters of the scheme go into the body. */
export function isSentInBody(plan: RequestPlan): boolean {
  return addsToBody(plan) && plan.signing !== undefined && isInBody(plan.signing, plan.method)
}

/** Whether they are members of a JSON body. */
export function isJsonBody(plan: RequestPlan): boolean {
  return isSentInBody(plan) && isRecord(bodyJson(plan))
}

/** The body as JSON, where it is that. */
export function bodyJson({ body }: RequestPlan): Json | undefined {
  return body?.json ?? parseJson(body?.text ?? '')
}
