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
    const own = Object.keys(templates).reduce(withoutMember, body)
    return { query, body: own, added: new Map(added.map(([name, value]) => [name, String(value)])) }
  }
  const pairs = body.split('&').map((text) => ({ text, pair: [...new URLSearchParams(text)][0] }))
  const own = pairs.filter(({ pair }) => pair && !isAdded(pair[0])).map(({ text }) => text)
  const added = pairs.flatMap(({ pair }) => (pair && isAdded(pair[0]) ? [pair] : []))
  const names = pairs.flatMap(({ pair }) => (pair ? [pair[0]] : []))
  return { query, body: own.join('&'), added: new Map(added), names }
}

/** The text of a JSON object without one of its members, which is a text. */
function withoutMember(body: string, name: string): string {
  const member = `${escaped(JSON.stringify(name))}\\s*:\\s*"(?:[^"\\\\]|\\\\.)*"`
  return body.replace(new RegExp(`,\\s*${member}|${member}\\s*,?`), '')
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}
