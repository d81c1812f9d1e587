import { isRecord, parseJson } from '../../../../generator/contract/json.ts'
import { type CallArgument, callArguments } from './callArguments.ts'
import type { Message } from './message.ts'
import { readLiteral } from './readLiteral.ts'

/**
 * Reads a request from a line of Python or JavaScript: an address, headers by their names wherever they stand, and the
 * arguments of its call. `names` are the headers of the scheme. `undefined` where the text has no address, or none of the headers.
 */
export function readProgram(text: string, names: readonly string[]): Message | undefined {
  const found = /[frb]?(["'`])(https?:\/\/(?:\$?\{[^{}]*\}|(?!\1)\S)+)\1?/i.exec(text)
  const [whole = '', , address] = found ?? []
  const headers = names.flatMap((name): [string, string][] => {
    const value = valueBehind(text, name)
    return value === undefined ? [] : [[name, value]]
  })
  if (!found || address === undefined || headers.length === 0) return undefined
  const { called, given } = callArguments(text, found.index)
  const [, named] = /\bmethod["']?\s*[:=]\s*["'`]?(\w+)/i.exec(text) ?? []
  const query = given.params ? queryOf(given.params) : ''
  const sent = given.body ? bodyOf(given.body) : ''
  const isBuilt = /^\s*[+%.]/.test(text.slice(found.index + whole.length)) || /^https?:\/\/[^/]+$/.test(address)
  const [braced] = /\{[^{}]*\}/.exec(address) ?? []
  const open = new Set([
    ...(braced === undefined ? (isBuilt ? ['url'] : []) : [braced.slice(1, -1) || 'url']),
    ...(query === undefined ? ['params'] : []),
    ...(sent === undefined ? [given.body?.name ?? 'data'] : []),
    ...given.unread,
  ])
  const mark = address.includes('?') ? '&' : '?'
  return {
    method: named ?? called ?? 'GET',
    address: query ? address + mark + query : address,
    headers,
    body: sent ?? '',
    ...(open.size === 0 ? {} : { open: [...open] }),
  }
}

/** The value behind a name, in quotes or as a number; of any other expression a variable of its name. */
function valueBehind(text: string, name: string): string | undefined {
  const written = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const found = new RegExp(
    `(?<![\\w-])["'\`]?${written}["'\`]?\\]?\\s*[:=,]\\s*(?:(?:"([^"]*)"|'([^']*)'|\`([^\`$]*)\`|(\\d+)(?![\\w.]))(?!\\s*[-+*%.[])|([\\w.]*))`,
    'i',
  ).exec(text)
  if (!found) return undefined
  const [, double, single, template, digits] = found
  return double ?? single ?? template ?? digits ?? '$variable'
}

/** The query of `params`, where it is written out. */
function queryOf({ source, isPython }: CallArgument): string | undefined {
  const literal = readLiteral(source, isPython)
  return literal?.isText ? literal.text.replace(/^\?/, '') : literal && formOf(literal.text, encodeURIComponent)
}

/** The body as a program sends it; Python sends a dictionary as a form. */
function bodyOf({ name, source, isPython }: CallArgument): string | undefined {
  const literal = readLiteral(source, isPython)
  if (literal?.text === 'null' && !literal.isText) return ''
  if (!literal || literal.isText || !isPython || name === 'json') return literal?.text
  return formOf(literal.text, (value) => new URLSearchParams({ '': value }).toString().slice(1))
}

/** Members of texts and numbers as pairs; `undefined` with any other value. */
function formOf(json: string, encode: (value: string) => string): string | undefined {
  const members = parseJson(json)
  if (!isRecord(members)) return undefined
  const isPlain = Object.values(members).every((value) => typeof value === 'string' || typeof value === 'number')
  if (!isPlain) return undefined
  return Object.entries(members)
    .map(([name, value]) => `${encode(name)}=${encode(String(value))}`)
    .join('&')
}

/** The JSON text at the beginning of a text. */
export function longestJson(text: string): string {
  for (let end = text.length; end > 0; end = text.lastIndexOf('}', end - 1)) {
    const own = text.slice(0, end + 1)
    if (parseJson(own) !== undefined) return own
  }
  return ''
}
