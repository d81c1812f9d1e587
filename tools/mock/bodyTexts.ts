import { parseJson } from '../../generator/contract/json.ts'
import { nameOfStep } from '../../generator/contract/jsonPointer.ts'
import type { RawPair } from './queryPairs.ts'

/** A value of a JSON text; numbers and other words are kept as they are written. */
type Written =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Written[] }
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, Written> }

/** The members of a JSON object as texts; other values than texts as JSON without white space. Nothing for another body. */
export function memberPairs(body: string): RawPair[] | undefined {
  const written = readWritten(body)
  if (written?.kind !== 'object') return undefined
  return [...written.members].map(([name, value]) => [name, value.kind === 'text' ? value.text : asJson(value)])
}

/** A member of a JSON body as a text: an object as its sorted names, each before its value, a list as its items. */
export function memberText(body: string, pointer: string): string {
  const names = pointer.slice(1).split('/')
  let value = readWritten(body)
  for (const name of names.map(nameOfStep)) value = value?.kind === 'object' ? value.members.get(name) : undefined
  return value ? asText(value) : ''
}

function asText(value: Written): string {
  if (value.kind === 'list') return value.items.map(asText).join('')
  if (value.kind !== 'object') return value.text
  const names = [...value.members.keys()].sort()
  return names.map((name) => name + asText(value.members.get(name) ?? { kind: 'text', text: '' })).join('')
}

function asJson(value: Written): string {
  if (value.kind === 'word') return value.text
  if (value.kind === 'text') return JSON.stringify(value.text)
  if (value.kind === 'list') return `[${value.items.map(asJson).join(',')}]`
  return `{${[...value.members].map(([name, own]) => `${JSON.stringify(name)}:${asJson(own)}`).join(',')}}`
}

/** Reads a JSON text; `undefined` for any other. */
function readWritten(json: string): Written | undefined {
  if (parseJson(json) === undefined) return undefined
  const tokens = json.match(/"(?:[^"\\]|\\.)*"|[[\]{}]|[^\s"[\]{}:,]+/g) ?? []
  let at = 0
  return read()

  function read(): Written {
    const token = tokens[at] ?? ''
    at += 1
    if (token.startsWith('"')) return { kind: 'text', text: String(JSON.parse(token)) }
    if (token === '[') {
      const items: Written[] = []
      while (tokens[at] !== ']') items.push(read())
      at += 1
      return { kind: 'list', items }
    }
    if (token !== '{') return { kind: 'word', text: token }
    const members = new Map<string, Written>()
    while (tokens[at] !== '}') {
      at += 1
      members.set(String(JSON.parse(tokens[at - 1] ?? '""')), read())
    }
    at += 1
    return { kind: 'object', members }
  }
}
