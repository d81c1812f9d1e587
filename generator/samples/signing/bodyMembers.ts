import { isList, isRecord, type Json, parseJson } from '../../contract/json.ts'
import { pointerSteps } from '../../contract/jsonPointer.ts'

type Pair = readonly [name: string, value: string]

/**
 * The members of a JSON object, or of a form, each as a text: a text as it is, a number as it is written, an object or a list
 * as JSON without white space.
 */
export function bodyMembers(body: string): Pair[] {
  const value = markedJson(body)
  if (!isRecord(value)) return [...new URLSearchParams(body)]
  return Object.entries(value).map(([name, member]) => [
    bare(name),
    typeof member === 'string' ? bare(member) : unmarked(JSON.stringify(member)),
  ])
}

/**
 * A member of a JSON body as a text, at any depth: an object is its names in their order, each before its value; a list is its
 * items one after the other. A member that is not there is empty.
 */
export function memberText(body: string, pointer: string): string {
  let value: Json | undefined = markedJson(body)
  for (const step of pointerSteps(pointer)) {
    const name: string = `${textMark}${step}`
    value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
  }
  return value === undefined ? '' : joinedMembers(value)
}

function joinedMembers(value: Json): string {
  if (typeof value === 'string') return bare(value)
  if (isList(value)) return value.map(joinedMembers).join('')
  if (!isRecord(value)) return String(value)
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return members.map(([name, member]) => bare(name) + joinedMembers(member)).join('')
}

const textMark = 't'
const numberMark = 'n'

/**
 * JSON written anew by `write`, with the digits of its numbers as they are. `write` gets a value whose texts, names and numbers
 * are marked texts; their order is kept.
 */
export function rewrittenJson(text: string, write: (marked: Json) => string): string | undefined {
  const value = markedJson(text)
  return value === undefined ? undefined : unmarked(write(value))
}

/** JSON without the marks of its texts and numbers. */
export function unmarked(json: string): string {
  return json.replaceAll(/"([tn])((?:[^"\\]|\\.)*)"/g, (_, mark, own) => (mark === textMark ? `"${own}"` : own))
}

/** Reads JSON so that numbers keep their digits: each text gets a mark in front, each number becomes a text with another mark. */
export function markedJson(text: string): Json | undefined {
  if (parseJson(text) === undefined) return undefined
  const marked = text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    token.startsWith('"') ? `"${textMark}${token.slice(1)}` : `"${numberMark}${token}"`,
  )
  return parseJson(marked)
}

function bare(marked: string): string {
  return marked.slice(1)
}
