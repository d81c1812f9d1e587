import { isList, type Json } from '../contract/json.ts'
import { markedValue, markFor } from './markedText.ts'

/** How a language writes JSON values as code. */
export interface ValueSyntax {
  readonly text: (value: string) => string
  /** A text that ends with the time, so that it differs from run to run. */
  readonly timed?: (value: string) => string
  readonly null: string
  readonly true: string
  readonly false: string
  readonly list: { readonly open: string; readonly close: string }
  readonly object: { readonly open: string; readonly close: string; readonly key: (name: string) => string }
  /** One level of indentation. */
  readonly indent: string
  /** Whether a comma follows the last item if each item has its own line. */
  readonly trailingComma: boolean
  /** Whether the values of an object are aligned in a column. */
  readonly isAligned?: true
}

/** Longest list or object that stays on one line. */
const widest = 60

/** A value as an expression. A value that is too long for one line has a line for each item. */
export function writeValue(value: Json, syntax: ValueSyntax, indent = '', unique: readonly string[] = []): string {
  const mark = markFor(value)
  const text = (own: string) =>
    (own.endsWith(mark) ? syntax.timed?.(own.slice(0, -mark.length)) : undefined) ?? syntax.text(own)
  return written(markedValue(value, unique, mark), unique.length > 0 ? { ...syntax, text } : syntax, indent)
}

function written(value: Json, syntax: ValueSyntax, indent: string): string {
  if (value === null) return syntax.null
  if (typeof value === 'boolean') return value ? syntax.true : syntax.false
  if (typeof value === 'string') return syntax.text(value)
  if (typeof value === 'number') return String(value)
  const inner = indent + syntax.indent
  const { open, close, items } = isList(value)
    ? { ...syntax.list, items: value.map((item) => written(item, syntax, inner)) }
    : { ...syntax.object, items: members(value, syntax, inner).map(([key, item]) => `${key} ${item}`) }
  if (items.length === 0) return open.trimEnd() + close.trimStart()
  const line = `${open}${items.join(', ')}${close}`
  if (indent.length + line.length <= widest && !line.includes('\n')) return line
  const rows = syntax.isAligned && !isList(value) ? alignMembers(members(value, syntax, inner)) : items
  const last = syntax.trailingComma ? ',' : ''
  return `${open.trimEnd()}\n${rows.map((row) => inner + row).join(',\n')}${last}\n${indent}${close.trimStart()}`
}

function members(
  value: { readonly [name: string]: Json },
  syntax: ValueSyntax,
  indent: string,
): (readonly [key: string, value: string])[] {
  return Object.entries(value).map(([name, item]) => [`${syntax.object.key(name)}:`, written(item, syntax, indent)])
}

/** Keys and values in two columns, as gofmt has them; a value of several lines ends a run of aligned rows. */
export function alignMembers(list: readonly (readonly [key: string, value: string])[]): string[] {
  const isLong = (value: string) => value.includes('\n')
  return list.map(([key, value], index) => {
    if (isLong(value)) return `${key} ${value}`
    const before = list.slice(0, index).findLastIndex(([, other]) => isLong(other))
    const after = list.findIndex(([, other], place) => place > index && isLong(other))
    const run = list.slice(before + 1, after < 0 ? undefined : after)
    return `${key.padEnd(Math.max(...run.map(([other]) => other.length)))} ${value}`
  })
}

/**
 * A string literal in double quotes for C-like languages, with the escapes of JSON. Invisible characters are escaped too,
 * such as marks that change the direction of a line.
 */
export function quote(text: string): string {
  return JSON.stringify(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replaceAll(
    /[\u007F-\u009F\u2028\u2029]|(?![\u{10000}-\u{10FFFF}])\p{Cf}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
