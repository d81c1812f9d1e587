import { escapedPattern } from '../../../../generator/contract/escapedPattern.ts'
import { isRecord, parseJson } from '../../../../generator/contract/json.ts'
import type { Signing } from '../../../../generator/contract/signing.ts'
import { isInBody } from '../../../../generator/samples/signing/sentRequest.ts'

type Pair = readonly [name: string, value: string]

interface SplitRequest {
  readonly query: readonly Pair[]
  readonly body: string
  /** The parameters of the scheme by name. */
  readonly added: ReadonlyMap<string, string>
  /** Names of all parameters in their order, where parameters of the scheme are among them. */
  readonly names?: readonly string[]
  /** Names of the parameters of the scheme that a JSON body holds as numbers. */
  readonly numbers?: readonly string[]
}

/** Takes the parameters of a scheme out of the query or the body; the rest stays as it was, byte for byte. */
export function splitBody(
  signing: Signing,
  method: string,
  { query, body }: Pick<SplitRequest, 'query' | 'body'>,
): SplitRequest {
  const templates = { ...signing.leadingParameters, ...signing.parameters }
  const isAdded = (name: string) => Object.hasOwn(templates, name)
  if (!isInBody(signing, method)) {
    const added = new Map(query.filter(([name]) => isAdded(name)))
    const names = query.map(([name]) => name)
    return { query: query.filter(([name]) => !isAdded(name)), body, added, names }
  }
  const members = parseJson(body)
  if (isRecord(members)) {
    const added = Object.entries(members).filter(([name]) => isAdded(name))
    const own = Object.keys(templates).reduce((rest, name) => rest.replace(memberIn(name), ''), body)
    const numbers = added.flatMap(([name, value]) => (typeof value === 'number' ? [name] : []))
    // A nonce may have more digits than a number of JavaScript holds.
    const digits = (name: string) => memberOf(name).exec(body)?.[1]
    const values = added.map(([name, value]) => [name, digits(name) ?? String(value)] as const)
    return { query, body: own, added: new Map(values), ...(numbers.length > 0 ? { numbers } : {}) }
  }
  const pairs = body.split('&').map((text) => ({ text, pair: [...new URLSearchParams(text)][0] }))
  const own = pairs.filter(({ pair }) => pair && !isAdded(pair[0])).map(({ text }) => text)
  const added = pairs.flatMap(({ pair }) => (pair && isAdded(pair[0]) ? [pair] : []))
  const names = pairs.flatMap(({ pair }) => (pair ? [pair[0]] : []))
  return { query, body: own.join('&'), added: new Map(added), names }
}

/** A member of a JSON object that is a text or a number; a number is the first group. */
function memberOf(name: string): RegExp {
  return new RegExp(`${escapedPattern(JSON.stringify(name))}\\s*:\\s*(?:"(?:[^"\\\\]|\\\\.)*"|(-?\\d[\\d.eE+-]*))`)
}

/** The member with the comma that goes with it. */
function memberIn(name: string): RegExp {
  const { source } = memberOf(name)
  return new RegExp(`,\\s*${source}|${source}\\s*,?`)
}
