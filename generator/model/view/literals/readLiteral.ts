import { parseJson } from '../../../contract/json.ts'
import { readPasted } from './readPasted.ts'
import { closings, openings, partsAt, sourceTokens } from './sourceTokens.ts'

/** A value that a program writes out. */
export interface Literal {
  /** The text itself, or the JSON text that the program makes of a structure. */
  readonly text: string
  readonly isText: boolean
}

const words: Readonly<Record<string, string>> = {
  ...{ True: 'true', False: 'false', None: 'null' },
  ...{ true: 'true', false: 'false', null: 'null' },
}

/** Reads a literal of Python, JavaScript or Rust, also in `json.dumps` or `JSON.stringify`. `undefined` for any other expression. */
export function readLiteral(expression: string, isPython: boolean): Literal | undefined {
  const source = expression.trim().replace(/\.encode\([^()]*\)$/, '')
  const [call, writer] = /^(json\.dumps|JSON\.stringify)\(/.exec(source) ?? []
  if (call !== undefined) {
    const [value = '', ...options] = partsAt(source, call.length - 1)
    const isCompact = options.every((option) => /^separators\s*=\s*\(\s*["'],["']\s*,\s*["']:["']\s*\)$/.test(option))
    const isWhole = source.endsWith(')') && isCompact
    const text = jsonText(value, writer === 'json.dumps', options.length > 0 || writer === 'JSON.stringify')
    return isWhole && text !== undefined ? { text, isText: true } : undefined
  }
  const text = stringValue(source) ?? (/^[\w.[\]\s]*\(.*\)$/s.test(source) ? jsonLiteral(source) : undefined)
  if (text !== undefined) return { text, isText: true }
  const json = jsonText(source, isPython)
  return json === undefined ? undefined : { text: json, isText: false }
}

/** The only JSON text among the string literals of a program, as in `strings.NewReader("{}")`. */
export function jsonLiteral(source: string): string | undefined {
  const texts = sourceTokens(source).flatMap(({ text }) => stringValue(text) ?? [])
  const [own, ...others] = texts.filter((text) => /^\s*[[{]/.test(text) && parseJson(text) !== undefined)
  return others.length === 0 ? own : undefined
}

/** The text of a string literal. */
function stringValue(source: string): string | undefined {
  if (sourceTokens(source).length !== 1) return undefined
  const [, prefix = '', quote, inner = ''] = /^([bru]*)("""|'''|["'`])([\s\S]*)\2$/i.exec(source) ?? []
  if (quote === undefined || (quote === '`' && inner.includes('${'))) return undefined
  return /r/i.test(prefix) ? inner : readPasted(`"${inner}"`)
}

/** The JSON text that `json.dumps` of Python or `JSON.stringify` writes for a literal. */
function jsonText(source: string, isPython: boolean, isCompact = !isPython): string | undefined {
  const tokens = sourceTokens(source)
    .map(({ text }) => text)
    .filter((text) => text.trim() !== '')
  const lists = listStarts(tokens)
  const space = isCompact ? '' : ' '
  const written = tokens.map((text, index) => {
    const next = tokens[index + 1]
    if (text === ',') return /^[\]})]$/.test(next ?? '') ? '' : `,${space}`
    if (text === ':') return `:${space}`
    if (/^[-[\]{}]$/.test(text)) return text
    // A tuple is a list; JavaScript has none.
    if (text === '(' && index > 0) return isPython && lists.has(index) ? '[' : undefined
    if (text === ')') return ']'
    if (/^\d/.test(text)) return memberName(numberText(text, isPython), next)
    const string = stringValue(text) ?? (next === ':' && !isPython ? text : undefined)
    return string === undefined ? words[text] : isPython ? asciiText(string) : JSON.stringify(string)
  })
  const json = written.includes(undefined) ? '' : written.join('')
  const value = parseJson(json)
  if (value === undefined) return undefined
  // JavaScript puts members with a number as their name first.
  return isPython ? json : JSON.stringify(value)
}

/** A number that is the name of a member is a text in JSON. */
function memberName(number: string, next: string | undefined): string {
  return next === ':' ? JSON.stringify(number) : number
}

function numberText(source: string, isPython: boolean): string {
  const text = source.replaceAll('_', '')
  if (!isPython) return `${Number(text)}`
  return /^\d+[.e]/i.test(text) ? floatText(Number(text)) : text
}

/** A float as Python writes it. */
function floatText(value: number): string {
  if (value !== 0 && (value < 1e-4 || value >= 1e16)) return value.toExponential().replace(/(?<=[-+])\d$/, '0$&')
  return Number.isInteger(value) ? `${value}.0` : `${value}`
}

/** Indices of the opening brackets that hold a comma or nothing: one value in parentheses is no tuple. */
function listStarts(tokens: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  const open: number[] = []
  for (const [index, text] of tokens.entries()) {
    const start = open.at(-1)
    if (start !== undefined && (text === ',' || (closings.includes(text) && start === index - 1))) found.add(start)
    if (openings.includes(text)) open.push(index)
    if (closings.includes(text)) open.pop()
  }
  return found
}

function asciiText(text: string): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(text).replaceAll(/[\u007F-\uFFFF]/g, escaped)
}
