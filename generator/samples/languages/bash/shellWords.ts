import type { Json } from '../../../contract/json.ts'
import type { BodyPart, RequestPlanBody } from '../../../contract/samples.ts'

/** A part of a word: literal text, or an expression such as `$API_KEY` that the shell fills in. */
export type WordPart = { readonly text: string } | { readonly expression: string }

/** The parts as one word for a POSIX shell: in double quotes if that is safe, else with text in single quotes. */
export function shellWord(parts: readonly WordPart[]): string {
  const merged = mergeTexts(parts)
  const [only, ...others] = merged
  if (!only) return "''"
  if (others.length === 0 && 'text' in only) return singleQuoted(only.text)
  // An exclamation mark in double quotes would recall a command of an interactive shell.
  const isSafe = merged.every((part) => !('text' in part) || !/["$`\\!\0]/.test(part.text))
  if (isSafe)
    return `"${merged.map((part, index) => ('text' in part ? part.text : apart(part.expression, merged[index + 1]))).join('')}"`
  return merged.map((part) => ('text' in part ? singleQuoted(part.text) : `"${part.expression}"`)).join('')
}

/** A variable whose name ends before the text that follows it; zsh takes `:` and `[` for more of it. */
function apart(expression: string, next: WordPart | undefined): string {
  const goesOn = next && 'text' in next && /^[\w[:]/.test(next.text)
  return goesOn ? expression.replace(/^\$(\w+)$/, `\${$1}`) : expression
}

/** A text as one word, in quotes only if it needs them. */
export function plainWord(text: string): string {
  return /^[\w.:/-]+$/.test(text) ? text : singleQuoted(text)
}

/** Arguments of `printf` that print the parts: a format and its values. */
export function printfArguments(parts: readonly WordPart[]): string {
  const format = mergeTexts(parts).map((part) => ('text' in part ? escapeFormat(part.text) : '%s'))
  const values = parts.flatMap((part) => ('text' in part ? [] : [`"${part.expression}"`]))
  const first = singleQuoted(format.join(''))
  return [...(first.startsWith("'-") ? ['--'] : []), first, ...values].join(' ')
}

/** A text as one literal word. Every text enters a command in this way. */
export function singleQuoted(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", `'\\''`)}'`
}

/** A JSON text as one literal word, which a request sends as it stands: with a line for each member where one would be long. */
export function quotedJson(value: Json): string {
  return singleQuoted(jsonText(value, ''))
}

/** Longer objects and lists have a line for each member. */
const widest = 56

function jsonText(value: Json, indent: string): string {
  const text = JSON.stringify(value)
  const members = value !== null && typeof value === 'object' ? membersOf(value) : []
  if (text.length <= widest || members.length === 0) return text
  const inner = `${indent}  `
  const lines = members.map(({ name, item }) => inner + name + jsonText(item, inner))
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

function membersOf(value: object): { readonly name: string; readonly item: Json }[] {
  if (Array.isArray(value)) return value.map((item: Json) => ({ name: '', item }))
  return Object.entries(value).map(([name, item]) => ({ name: `${JSON.stringify(name)}: `, item }))
}

function escapeFormat(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('%', '%%').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
}

function mergeTexts(parts: readonly WordPart[]): WordPart[] {
  const merged: WordPart[] = []
  for (const part of parts) {
    const last = merged.at(-1)
    if ('text' in part && last && 'text' in last) merged[merged.length - 1] = { text: last.text + part.text }
    else if (!('text' in part) || part.text !== '') merged.push(part)
  }
  return merged
}

/** A body that is a file, or the parts of a form. */
export function fileOptions({ file, parts = [] }: Partial<RequestPlanBody> = {}): string[] {
  return file === undefined ? parts.map(formOption) : [`--data-binary ${singleQuoted(`@${file}`)}`]
}

/** curl would take marks in a text of `--form` for its own. */
function formOption({ name, text = '', file, mediaType }: BodyPart): string {
  if (file === undefined && mediaType === undefined) return `--form-string ${singleQuoted(`${name}=${text}`)}`
  const quoted = `"${(file ?? text).replaceAll(/["\\]/g, '\\$&')}"`
  const isPlain = file !== undefined && /^[\w./-]+$/.test(file)
  const content = file === undefined ? quoted : `@${isPlain ? file : quoted}`
  return `--form ${singleQuoted(`${name}=${content};type=${mediaType ?? ''}`)}`
}
