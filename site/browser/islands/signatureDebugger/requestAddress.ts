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

/** A base address of a client, and the relative address of its call. */
const base = /\bbase_?ur[il]["']?\s*[:=]\s*["'`](https?:\/\/[^\s"'`]+)/i
const relative = /(?:\bur[il]["']?\s*[:=]\s*|\.(?:get|post|put|delete|patch)\(\s*)(["'`])(?<url>\/(?!\/)[^\s"'`]*)\1/i

interface RequestAddress {
  /** As the text has it. */
  readonly url: string
  /** What the client of a program puts before the address; empty for nothing. */
  readonly base: string
  readonly start: number
  readonly isQuoted: boolean
  /** The method that the text states in letters of its own. */
  readonly method: string | undefined
}

/** Finds the address of a request in a log or a program. An address in a comment counts only where no other stands. */
export function requestAddress(text: string): RequestAddress | undefined {
  const code = text.replaceAll(comments, (comment) => ' '.repeat(comment.length))
  for (const own of [code, text]) {
    const [, host] = base.exec(own) ?? []
    const call = host === undefined ? null : relative.exec(own)
    if (host !== undefined && call?.groups) {
      const { url = '' } = call.groups
      return {
        url,
        base: host.replace(/\/+$/, ''),
        start: text.indexOf(url, call.index),
        isQuoted: true,
        method: named.exec(own)?.[1],
      }
    }
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
