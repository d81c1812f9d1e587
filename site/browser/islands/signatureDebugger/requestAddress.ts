const methods = 'GET|POST|PUT|DELETE|PATCH|HEAD'
const address = (start: string) =>
  `(?:["'\`](?<quoted>${start}(?:\\$?\\{[^{}]*\\}|[^\\s"'\`])+)|(?<bare>${start}(?:(?!,[\\w-]+[=:])[^\\s"'\`])+))`
const quote = '(?=["\'`])'
/** Where an address of a request stands, the surest first: behind a method, an argument of a call, in quotes, bare. */
const patterns = [
  `\\b(?:Method)?(?<method>${methods})\\b["'\`]?[\\s:,]+[a-z]?${address('(?:https?://|/(?!/))')}`,
  `(?:\\(\\s*[a-z]?${quote}|(?:\\b(?:request)?|OPT_)ur[il]["']?(?:\\s*(?:=>|[:=,])\\s*[a-z]?|(?<=-Uri)\\s+))${address('https?://')}`,
  `${quote}${address('https?://')}`,
  address('https?://'),
].map((source) => new RegExp(source, 'i'))
const named = new RegExp(`\\bmethod["'\`]?(?:\\s*(?:=>|[:=,(])|(?<=-Method)\\s)\\s*["'\`]?(${methods})\\b`, 'i')
const comments = /(?<=^|[ \t])(?:(?:#(?!\d)|\/\/).*|\/\*[\s\S]{0,2000}?\*\/)/gm

/** The base address of a client (axios, ky, httpx), and the relative addresses of calls. */
const base =
  /(?:\b(?:baseURL|prefixUrl)["']?\s*:|\bClient\([^()]{0,200}\bbase_url\s*=)\s*["'`](?<base>https?:\/\/[^\s"'`]+)/i
const relative = /(?:\bur[il]["']?\s*[:=]\s*|\.(?:get|post|put|delete|patch)\(\s*)(["'`])(?<url>\/(?!\/)[^\s"'`]*)\1/gi

interface RequestAddress {
  /** As the text has it. */
  readonly url: string
  /** What the client of a program puts before the address; empty for nothing. */
  readonly base: string
  readonly start: number
  readonly isQuoted: boolean
  /** Only the base of the address is known. */
  readonly isOpen?: true
  /** The method that the text states in letters of its own. */
  readonly method: string | undefined
}

/** Finds the address of a request in a log or a program. An address in a comment counts only where no other stands. */
export function requestAddress(text: string): RequestAddress | undefined {
  const code = text.replaceAll(comments, (comment) => ' '.repeat(comment.length))
  for (const own of [code, text]) {
    const joined = joinedAddress(own)
    if (joined) return joined
    for (const pattern of patterns) {
      const found = pattern.exec(own)
      const { quoted, bare, method = named.exec(own)?.[1] } = found?.groups ?? {}
      const url = quoted ?? bare?.replace(/[),;>\]}]+$/, '')
      if (!found || url === undefined) continue
      return { url, base: '', start: text.indexOf(url, found.index), isQuoted: quoted !== undefined, method }
    }
  }
  return undefined
}

/** The address of the only relative call of a client with a base address, where the text has no other whole address. */
function joinedAddress(text: string): RequestAddress | undefined {
  const { 0: setting = '', groups, index = 0 } = base.exec(text) ?? {}
  const host = groups?.['base']
  if (host === undefined || /https?:\/\//.test(text.slice(0, index) + text.slice(index + setting.length)))
    return undefined
  const [call, ...others] = [...text.matchAll(relative)]
  if (!call || others.length > 0)
    return { url: host, base: '', start: text.indexOf(host), isQuoted: true, isOpen: true, method: undefined }
  const url = call.groups?.['url'] ?? ''
  return {
    url,
    base: host.replace(/\/+$/, ''),
    start: text.indexOf(url, call.index),
    isQuoted: true,
    method: named.exec(text)?.[1],
  }
}
