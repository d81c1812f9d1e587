import { isList, isRecord, type Json, parseJson } from '../../../../generator/contract/json.ts'
import { jsonLiteral, readLiteral } from '../../../../generator/model/view/literals/readLiteral.ts'
import { readPasted } from '../../../../generator/model/view/literals/readPasted.ts'
import { type CallArgument, callArguments } from './callArguments.ts'
import { type Message, typeMark } from './message.ts'
import { powershellBody } from './powershellBody.ts'
import { requestAddress } from './requestAddress.ts'
import { isBodiless, requestPart } from './requestPart.ts'
import { standsIn, valuesIn } from './valuesIn.ts'

/** A method in the name of a function, a class or an option: `.post(`, `Net::HTTP::Post.new`, `CURLOPT_PUT,`. */
const spelled = /[.:_("'](POST|PUT|DELETE|PATCH)(?=[\s(.,"'])/i

/**
 * Reads a request whose parts stand anywhere in a log or a program: an address, a method, headers by their names, a body.
 * `names` are the headers of the scheme. `undefined` for a text without an address, or with neither method nor header.
 */
export function readAnywhere(text: string, names: readonly string[]): Message | undefined {
  const found = requestAddress(text)
  if (!found) return undefined
  const { url, base, start, isQuoted, isOpen = false, method: stated } = found
  const { isProgram, called, given } = callArguments(text, start, url)
  const isCode = isQuoted && isProgram
  const behind = (isCode ? text : requestPart(text, start)).slice(start + url.length)
  const headers = valuesIn([behind, text.slice(0, start)], names, isCode)
  if (stated === undefined && headers.length === 0) return undefined
  const query = given.params ? queryOf(given.params) : ''
  const argument = powershellBody(text) ?? given.body
  const isLoose = called === undefined && argument === undefined && !isBodiless(stated)
  const sent = argument ? bodyOf(argument) : isLoose ? (isCode ? jsonLiteral(text) : loggedBody(behind, names)) : ''
  const isBuilt =
    (isCode && (/^["'`]\s*[+%.](?!\w+\()/.test(behind) || /^https?:\/\/[^/]+$|%[sv]/.test(url))) ||
    /\s-Uri\s+(?:["']?\$\w+[^\w\s"']|\()/i.test(text)
  const [braced] = /\{[^{}]*\}/.exec(url) ?? []
  const open = new Set([
    ...(braced === undefined ? (isBuilt || isOpen ? ['url'] : []) : [braced.slice(1, -1) || 'url']),
    ...(query === undefined ? ['params'] : []),
    ...(sent === undefined && argument ? [argument.name] : []),
    ...given.unread,
  ])
  const own = stated ?? called ?? (isCode ? spelled.exec(text)?.[1] : undefined) ?? (sent ? 'POST' : 'GET')
  const hasNoBody = isLoose && isCode && !sent && /^(?:post|put|patch)$/i.test(own)
  const isTyped = headers.length === 0 || standsIn(text, 'Content-Type') || /(?:\.\.\.|\*\*)\w/.test(text)
  const isText = argument?.isPython ? /^(?:data|content)$/.test(argument.name) : /(?<![\w$.])fetch\(/.test(text)
  const mark = url.includes('?') ? '&' : '?'
  return {
    method: own,
    address: base + url + (query ? mark + query : ''),
    headers,
    body: sent ?? '',
    // A text that Python's `requests` or `fetch` sends is no JSON until a header says so.
    ...(isCode && isText && !isTyped ? typeMark({ headers, body: sent ?? '' }) : {}),
    ...(open.size === 0 ? {} : { open: [...open] }),
    ...(hasNoBody ? { unread: ['body'] } : {}),
  }
}

/** The query of `params`, where it is written out; a program in Rust passes `&[…]`, with tuples as Python has them. */
function queryOf({ source, isPython }: CallArgument): string | undefined {
  const literal = readLiteral(source.replace(/^&/, ''), isPython || source.startsWith('&'))
  return literal?.isText ? literal.text.replace(/^\?/, '') : literal && formOf(literal.text, encodeURIComponent)
}

/** The body as a program sends it; Python sends a dictionary as a form. */
function bodyOf({ name, source, isPython }: CallArgument): string | undefined {
  const literal = readLiteral(source, isPython)
  if (literal?.text === 'null' && !literal.isText) return ''
  if (!literal || literal.isText || !isPython || name === 'json') return literal?.text
  return formOf(literal.text, (value) => new URLSearchParams({ '': value }).toString().slice(1))
}

/** Members, or pairs, of texts and numbers as a query; `undefined` with any other value. */
function formOf(json: string, encode: (value: string) => string): string | undefined {
  const members = parseJson(json)
  const pairs: readonly Json[] = isRecord(members)
    ? Object.entries(members)
    : isList(members)
      ? members
      : [members ?? null]
  const written = pairs.flatMap((pair) => {
    const [name, value, ...more] = isList(pair) ? pair : []
    const isPlain = typeof name === 'string' && (typeof value === 'string' || typeof value === 'number')
    return isPlain && more.length === 0 ? [`${encode(name)}=${encode(String(value))}`] : []
  })
  return written.length === pairs.length ? written.join('&') : undefined
}

/** The JSON text behind the name of a body, also as a literal, behind an empty line, or behind the address. */
function loggedBody(text: string, names: readonly string[]): string {
  const [, literal] = /\b(?:body|data|payload)["']?\s*[:=]\s*("(?:[^"\\]|\\.)*")/i.exec(text) ?? []
  const [, written = ''] = /(?:\b(?:body|data|payload)["']?\s*[:=]\s*['`]?|\n[ \t]*\n)(\{[\s\S]*\})/i.exec(text) ?? []
  const named = firstObject(literal === undefined ? written : readPasted(literal))
  if (named !== '') return named
  const next = firstObject(/^["'`]?[\s,]+(\{[\s\S]*)/.exec(text)?.[1] ?? '')
  return names.some((name) => standsIn(next, name)) ? '' : next
}

/** The object of JSON that a text begins with; empty where the text is cut off or is no JSON. */
function firstObject(text: string): string {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|["{}[\]]/g)) {
    // The quote of a text that is cut off.
    if (token === '"') return ''
    if (token === '{' || token === '[') depth += 1
    if (token === '}' || token === ']') depth -= 1
    if (depth > 0) continue
    const own = text.slice(0, index + 1)
    return parseJson(own) === undefined ? '' : own
  }
  return ''
}
