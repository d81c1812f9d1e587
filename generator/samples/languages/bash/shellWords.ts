import type { Json } from '../../../contract/json.ts'
import type { BodyPart, RequestPlanBody } from '../../../contract/samples.ts'

/** An expression such as `$API_KEY`, which the shell fills in: between two marks, which no text of a command may hold. */
export function expression(own: string): string {
  return `\0${own}\0`
}

/** Pieces of a text: every other one is an expression. */
function piecesOf(text: string): { readonly text: string; readonly isExpression: boolean }[] {
  const pieces = text.split('\0').map((piece, index) => ({ text: piece, isExpression: index % 2 === 1 }))
  return pieces.filter((piece) => piece.text !== '')
}

/** A text with its expressions as one word for a POSIX shell: in double quotes if that is safe, else with texts in single quotes. */
export function shellWord(text: string): string {
  const pieces = piecesOf(text)
  if (!pieces.some(({ isExpression }) => isExpression)) return singleQuoted(text)
  // An exclamation mark in double quotes would recall a command of an interactive shell.
  const isSafe = pieces.every((piece) => piece.isExpression || !/["$`\\!]/.test(piece.text))
  if (!isSafe)
    return pieces.map((piece) => (piece.isExpression ? `"${piece.text}"` : singleQuoted(piece.text))).join('')
  // A name ends before the text that follows it; zsh takes `:` and `[` for more of it.
  const written = pieces.map((piece, index) => {
    const next = pieces[index + 1]
    const goesOn = piece.isExpression && next?.isExpression === false && /^[\w[:]/.test(next.text)
    return goesOn ? piece.text.replace(/^\$(\w+)$/, `\${$1}`) : piece.text
  })
  return `"${written.join('')}"`
}

/** A text as one word, in quotes only if it needs them. */
export function plainWord(text: string): string {
  return /^[\w.:/-]+$/.test(text) ? text : singleQuoted(text)
}

/** Arguments of `printf` that print a text with its expressions: a format and its values. */
export function printfArguments(text: string): string {
  const pieces = piecesOf(text)
  const format = singleQuoted(pieces.map((piece) => (piece.isExpression ? '%s' : escapeFormat(piece.text))).join(''))
  const values = pieces.flatMap((piece) => (piece.isExpression ? [`"${piece.text}"`] : []))
  return [...(format.startsWith("'-") ? ['--'] : []), format, ...values].join(' ')
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
