import { isRecord, parseJson } from '../../../../generator/contract/json.ts'
import type { Message } from './message.ts'

/**
 * Reads a request from a line of Python or JavaScript: an address, and headers by their names wherever they stand. `names` are
 * the headers of the scheme. `undefined` where the text has no address, or none of the headers.
 */
export function readProgram(text: string, names: readonly string[]): Message | undefined {
  const found = /(?:\b(get|post|put|delete|patch)\(\s*)?[frb]?["'`](https?:\/\/[^\s"'`]+)/i.exec(text)
  const [, called, address] = found ?? []
  const headers = names.flatMap((name): [string, string][] => {
    const value = valueBehind(text, name)
    return value === undefined ? [] : [[name, value]]
  })
  if (address === undefined || headers.length === 0) return undefined
  const [, named] = /\bmethod["']?\s*[:=]\s*["'`]?(\w+)/i.exec(text) ?? []
  const query = parameters(text)
  const mark = address.includes('?') ? '&' : '?'
  return {
    method: named ?? called ?? 'GET',
    address: query === '' ? address : address + mark + query,
    headers,
    body: longestJson(
      /\b(?:body|data|json)["']?\s*[:=]\s*(?:JSON\.stringify\(\s*|["'`])?(\{[\s\S]*\})/.exec(text)?.[1] ?? '',
    ),
  }
}

/** The value behind a name, in quotes or as a number; of any other expression a variable of its name. */
function valueBehind(text: string, name: string): string | undefined {
  const written = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const found = new RegExp(
    `(?<![\\w-])["'\`]?${written}["'\`]?\\]?\\s*[:=,]\\s*(?:"([^"]*)"|'([^']*)'|\`([^\`$]*)\`|(\\d+)|([\\w.]*))`,
    'i',
  ).exec(text)
  if (!found) return undefined
  const [, double, single, template, digits] = found
  return double ?? single ?? template ?? digits ?? '$variable'
}

/** The query of `params`, where it is written out. */
function parameters(text: string): string {
  const [, written = ''] = /\bparams["']?\s*[:=]\s*(\{[^}]*\})/.exec(text) ?? []
  const members = parseJson(written) ?? parseJson(written.replaceAll("'", '"'))
  if (!isRecord(members)) return ''
  return Object.entries(members)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
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
