import type { Json } from '../../../../generator/contract/json.ts'

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/** A JSON text without the space between its tokens. Numbers stay as they are written: JavaScript would round long ones. */
export function compactJson(text: string): string {
  return (text.match(tokens) ?? []).join('')
}

/** The members of an object in a JSON text, each value as a JSON text of its own. Empty for any other value. */
export function memberTexts(text: string): (readonly [name: string, value: string])[] {
  const [first, ...rest] = text.match(tokens) ?? []
  if (first !== '{') return []
  const members: [string, string][] = []
  let depth = 1
  let [name, value] = ['', '']
  for (const token of rest) {
    if (token === '}' || token === ']') depth -= 1
    const isEnd = depth === 0 || (depth === 1 && token === ',')
    if (isEnd && value !== '') members.push([JSON.parse(name), value])
    if (isEnd) [name, value] = ['', '']
    else if (depth === 1 && name === '') name = token
    else if (depth > 1 || token !== ':' || value !== '') value += token
    if (token === '{' || token === '[') depth += 1
  }
  return members
}

/** A typed number as JSON. It keeps its digits where JSON allows them; `+5` and `.5` are rewritten. */
export function numberText(typed: string): string {
  const text = typed.trim().replace(/^\+/, '')
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) ? text : String(Number(text))
}

/** The value of a parameter. Numbers become text where JavaScript would change their digits. */
export function exactValue(value: Json, text: string): Json {
  if (typeof value === 'number') return String(value) === text ? value : text
  const isNumbers = Array.isArray(value) && value.every((item) => typeof item === 'number')
  return isNumbers && JSON.stringify(value) !== text ? text.slice(1, -1).split(',') : value
}
