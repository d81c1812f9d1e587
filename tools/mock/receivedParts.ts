import { escapedPattern } from '../../generator/contract/escapedPattern.ts'
import type { Signing } from '../../generator/contract/signing.ts'
import { memberPairs } from './bodyTexts.ts'
import { queryPairs, type RawPair } from './queryPairs.ts'
import type { ReceivedRequest } from './sentValues.ts'

/** Parts of a received request that a scheme may sign. */
export interface ReceivedParts {
  readonly method: string
  readonly path: string
  readonly host: string
  /** As sent, without parameters that hold the result of a step. */
  readonly query: string
  readonly body: string
  /** Whether the query holds parameters besides the scheme's own. */
  readonly hasOwnQuery: boolean
  readonly hasOwnBody: boolean
  /** Sent values of the scheme's parameters, decoded. */
  readonly parameters: ReadonlyMap<string, string>
}

/** Takes a request apart: its own parameters, the scheme's, and parameters that cannot have been signed. */
export function receivedParts(
  { steps, leadingParameters, parameters, parametersIn }: Signing,
  { method, path, query, headers, body }: ReceivedRequest,
): ReceivedParts {
  const templates = { ...leadingParameters, ...parameters }
  const isAdded = (name: string) => Object.hasOwn(templates, name)
  const isResult = (name: string) =>
    isAdded(name) && steps.some((step) => templates[name]?.includes(`{${step.name}}`) ?? false)
  const isInBody = parametersIn === 'body' && /^(?:post|put|patch)$/i.test(method)
  const carried = isInBody ? bodyPairs(body) : queryPairs(query)
  const parts = { method: method.toUpperCase(), path, host: headers['host'] ?? '', parameters: new Map(carried) }
  const isOwn = carried.some(([name]) => !isAdded(name))
  if (!isInBody)
    return { ...parts, query: withoutPairs(query, isResult), body, hasOwnQuery: isOwn, hasOwnBody: body !== '' }
  const isObject = body.trimStart().startsWith('{')
  const signed = isObject ? withoutMembers(body, Object.keys(templates).filter(isResult)) : withoutPairs(body, isResult)
  return { ...parts, query, body: signed, hasOwnQuery: query !== '', hasOwnBody: isObject || isOwn }
}

/** Members of a JSON object as texts, or of a form, decoded. */
export function bodyPairs(body: string): RawPair[] {
  return memberPairs(body) ?? queryPairs(body.replaceAll('+', '%20'))
}

function withoutPairs(text: string, isLeftOut: (name: string) => boolean): string {
  const pairs = text === '' ? [] : text.split('&')
  return pairs.filter((pair) => queryPairs(pair).every(([name]) => !isLeftOut(name))).join('&')
}

/** The text of a JSON object without some of its texts; everything else stays byte for byte. */
function withoutMembers(body: string, names: readonly string[]): string {
  return names.reduce((text, name) => {
    const member = `${escapedPattern(JSON.stringify(name))}\\s*:\\s*"(?:[^"\\\\]|\\\\.)*"`
    return text.replace(new RegExp(`,\\s*${member}|${member}\\s*,?`), '')
  }, body)
}
