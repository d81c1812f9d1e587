import { readPasted, withoutEscapes } from '../../../../generator/model/view/literals/readPasted.ts'
import { headerOf, type Message, typeMark } from './message.ts'
import { readAnywhere } from './readAnywhere.ts'
import { readCommand } from './readCommand.ts'
import { readRecord } from './readRecord.ts'
import { isBodiless, requestPart } from './requestPart.ts'
import { standsIn, valuesIn } from './valuesIn.ts'

/** Reads a request from a command, an HTTP message, a log or a program. `names` are the headers of the scheme. */
export function readMessage(text: string, names: readonly string[]): Message | undefined {
  const message =
    readCommand(text) ??
    readHttp(sentText(text) ?? readPasted(text), names) ??
    readRecord(text, names) ??
    mostRead(text, names)
  const unread = message ? unreadIn(text, message, names) : []
  return message && { ...message, ...(unread.length === 0 ? {} : { unread }) }
}

/** The text that `curl --verbose` and Python's `http.client` mark as sent; of several requests the last. */
function sentText(text: string): string | undefined {
  const pieces = [...text.matchAll(/^> (.*)|\bsend: (b?(["']).*\3)\r?$/gm)].map(([, line, literal]) =>
    literal === undefined ? `${line}\n` : readPasted(literal),
  )
  const start = pieces.findLastIndex((piece) => /^[A-Z]+ \S+ HTTP\//.test(piece))
  return start < 0 ? undefined : pieces.slice(start).join('')
}

/** The reading with more headers of two: of the text, and of the text without its escapes, as a log writes texts in quotes. */
function mostRead(text: string, names: readonly string[]): Message | undefined {
  const [plain, decoded] = [text, withoutEscapes(text)].map((own) => readAnywhere(own, names))
  return (decoded?.headers.length ?? 0) > (plain?.headers.length ?? 0) ? decoded : plain
}

/** Headers of the scheme, and a body, that stand in the text and have no value there. */
function unreadIn(
  text: string,
  { method, address, headers, body, open, unread = [] }: Message,
  names: readonly string[],
): string[] {
  const decoded = withoutEscapes(text)
  const sent = requestPart(decoded, decoded.indexOf(address))
  const rest = [address, body].filter(Boolean).reduce((own, part) => own.replaceAll(part, ' '), sent)
  const read = new Set(headers.map(([name]) => name.toLowerCase()))
  const isWithoutBody = body === '' && !open && !isBodiless(method)
  const isHidden = isWithoutBody && /content-length["']?\s*[:=]\W*[1-9]|\{0x[\da-f]{6,}\}/i.test(rest)
  return [
    ...names.filter((name) => !read.has(name.toLowerCase()) && standsIn(rest, name)),
    ...(isHidden ? ['body'] : unread),
  ]
}

/** Header lines without a method and an address. */
export function readHeaders(text: string): Message['headers'] {
  const lines = text.trim().split(/\r?\n/)
  const headers = lines.flatMap(headerOf)
  return headers.length === lines.length ? headers : []
}

function readHttp(text: string, names: readonly string[]): Message | undefined {
  const [head = '', ...rest] = text
    .replaceAll('\r\n', '\n')
    .trimStart()
    .split(/\n[ \t]*\n/)
  const [first = '', ...lines] = head.split('\n')
  const [, method, address] = /^([a-z]+)\s+((?:https?:\/)?\/\S+)(?:\s+HTTP\/[\d.]+)?\s*$/i.exec(first) ?? []
  if (method === undefined || address === undefined) return undefined
  const end = rest.findIndex((block) => /^HTTP\/[\d.]+ \d{3}\b/.test(block))
  const headers = lines.flatMap(headerOf)
  const read = new Set(headers.map(([name]) => name.toLowerCase()))
  const others = valuesIn(
    [lines.join('\n')],
    names.filter((name) => !read.has(name.toLowerCase())),
    false,
  )
  const body = rest
    .slice(0, end < 0 ? undefined : end)
    .join('\n\n')
    .replace(/\n$/, '')
  return { method, address, headers: [...headers, ...others], body, ...typeMark({ headers, body }) }
}
