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
    const { parts, start, end } = membersIn(body)
    const own = parts.filter(({ name, value }) => !isAdded(name) || !/^["\d-]/.test(value)).map(({ text }) => text)
    const numbers = added.flatMap(([name, value]) => (typeof value === 'number' ? [name] : []))
    // A nonce may have more digits than a number of JavaScript holds.
    const digits = new Map(parts.flatMap(({ name, value }) => (/^[\d-]/.test(value) ? [[name, value]] : [])))
    const values = added.map(([name, value]) => [name, digits.get(name) ?? String(value)] as const)
    return { query, body: start + own.join() + end, added: new Map(values), ...(numbers.length > 0 ? { numbers } : {}) }
  }
  const pairs = body.split('&').map((text) => ({ text, pair: [...new URLSearchParams(text)][0] }))
  const own = pairs.filter(({ pair }) => pair && !isAdded(pair[0])).map(({ text }) => text)
  const added = pairs.flatMap(({ pair }) => (pair && isAdded(pair[0]) ? [pair] : []))
  const names = pairs.flatMap(({ pair }) => (pair ? [pair[0]] : []))
  return { query, body: own.join('&'), added: new Map(added), names }
}

interface JsonMember {
  readonly name: string
  /** As it is written. */
  readonly value: string
  /** The member, with the white space before it. */
  readonly text: string
}

interface JsonObject {
  readonly parts: readonly JsonMember[]
  /** The text before the first member, its bracket included, and behind the last. */
  readonly start: string
  readonly end: string
}

function membersIn(json: string): JsonObject {
  const parts = ['']
  let depth = 0
  for (const [token] of json.trimStart().matchAll(/"(?:[^"\\]|\\.)*"|[^"]/g)) {
    if (/[}\]]/.test(token[0] ?? '')) depth -= 1
    if (depth === 1 && token === ',') parts.push('')
    else if (depth > 0) parts.push(`${parts.pop()}${token}`)
    if (/[{[]/.test(token[0] ?? '')) depth += 1
  }
  const last = parts.pop() ?? ''
  const end = last.slice(last.trimEnd().length)
  const members = [...parts, last.trimEnd()].flatMap((text) => {
    const [head = '', name] = /^\s*("(?:[^"\\]|\\.)*")\s*:\s*/.exec(text) ?? []
    return name === undefined ? [] : [{ name: String(parseJson(name)), value: text.slice(head.length).trim(), text }]
  })
  const before = json.length - json.trimStart().length
  return { parts: members, start: json.slice(0, before + 1), end: `${end}}${json.slice(json.trimEnd().length)}` }
}
