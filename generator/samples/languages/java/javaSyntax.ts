import { isList, type Json } from '../../../contract/json.ts'
import type { FilledText } from '../../../contract/sampleLanguage.ts'
import { markedValue, markFor } from '../../markedText.ts'
import { quote } from '../../writeValue.ts'

/** A string literal. In ASCII, because Java 17 reads a file in the character set of the machine. */
export function javaQuote(text: string): string {
  return toAscii(quote(text))
}

const widest = 60

/**
 * JSON as a text block whose value has no line breaks: a long one has its members on lines of their own, each ended by
 * the escape that joins it with the next.
 */
export function javaJson(json: Json, indent: string, unique: readonly string[] = []): string {
  const mark = markFor(json)
  const value = markedValue(json, unique, mark)
  const text = JSON.stringify(value)
  const lines = text.length <= widest ? [text] : membersOf(value)
  const block = lines.map((line) => indent + blockText(line)).join('\\\n')
  // A quotation mark at the end would run into the three that close the block.
  const literal = `"""\n${block.replace(/"$/, '\\"')}"""`
  return unique.length === 0
    ? literal
    : `${literal}.replace(${javaQuote(mark)}, String.valueOf(System.currentTimeMillis()))`
}

/** JSON with templates as an expression: a text block with a hole for each value, which `filled` writes. */
export function javaJsonTemplate(json: Json, filled: (template: string) => FilledText, indent: string): string {
  // A character that no text of a description has, as JSON in a text block writes it.
  const [mark, hole] = ['\u0001', '"\\\\u0001"']
  const values: string[] = []
  const fill = (value: Json): Json => {
    if (typeof value === 'string' && /\{\w+\}/.test(value)) {
      const { expression, isNumber } = filled(value)
      values.push(isNumber ? expression : `json(${expression})`)
      return mark
    }
    if (value === null || typeof value !== 'object') return value
    if (isList(value)) return value.map(fill)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item)]))
  }
  // Lines of a request get their own indentation afterwards.
  const block = javaJson(fill(json), indent === '' ? '        ' : `${indent}    `)
  if (values.length === 0) return block
  return `${block.replaceAll('%', '%%').replaceAll(hole, '%s')}.formatted(${values.join(', ')})`
}

function membersOf(value: Json): string[] {
  if (value === null || typeof value !== 'object') return [JSON.stringify(value)]
  const isList = Array.isArray(value)
  const members = Object.entries(value).map(([name, item]) =>
    isList ? JSON.stringify(item) : `${JSON.stringify(name)}:${JSON.stringify(item)}`,
  )
  if (members.length === 0) return [JSON.stringify(value)]
  const separated = members.map((member, index) => (index < members.length - 1 ? `${member},` : member))
  return [isList ? '[' : '{', ...separated, isList ? ']' : '}']
}

function blockText(text: string): string {
  return toAscii(text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"'))
}

/** The same text with everything outside ASCII as escapes. */
export function toAscii(text: string): string {
  return text.replaceAll(/[^ -~]/g, (character) =>
    character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
