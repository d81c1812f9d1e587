import { isRecord, type Json, parseJson } from '../../../../generator/contract/json.ts'
import type { Message } from './message.ts'
import { readCommand } from './readCommand.ts'
import { longestJson, readProgram } from './readProgram.ts'

/** Reads a request from a command, an HTTP message, a line of a log, or a program. `names` are the headers of the scheme. */
export function readMessage(text: string, names: readonly string[]): Message | undefined {
  const sent = readHttp(sentLines(text) ?? text)
  return readCommand(text) ?? sent ?? readRecord(text) ?? readLog(text, names) ?? readProgram(text, names)
}

/** The lines that `curl --verbose` marks as sent. */
function sentLines(text: string): string | undefined {
  const lines = text.split(/\r?\n/).flatMap((line) => (line.startsWith('> ') ? line.slice(2) : []))
  return lines.length === 0 ? undefined : lines.join('\n')
}

/** Header lines without a method and an address. */
export function readHeaders(text: string): Message['headers'] {
  const lines = text.trim().split(/\r?\n/)
  const headers = lines.flatMap(headerOf).filter(([name]) => /^[\w-]+$/.test(name))
  return headers.length === lines.length ? headers : []
}

function readHttp(text: string): Message | undefined {
  const [head = '', ...rest] = text
    .replaceAll('\r\n', '\n')
    .trimStart()
    .split(/\n\s*\n/)
  const [first = '', ...lines] = head.split('\n')
  const [, method, address] = /^([a-z]+)\s+((?:https?:\/)?\/\S+)(?:\s+HTTP\/[\d.]+)?\s*$/i.exec(first) ?? []
  if (method === undefined || address === undefined) return undefined
  return { method, address, headers: lines.flatMap(headerOf), body: rest.join('\n\n').replace(/\n$/, '') }
}

function headerOf(line: string): [string, string][] {
  const cut = line.indexOf(':')
  return cut < 1 || line.trimStart().startsWith('{') ? [] : [[line.slice(0, cut).trim(), line.slice(cut + 1).trim()]]
}

/** A record of a log in JSON, with the members that most loggers write. */
function readRecord(text: string): Message | undefined {
  const record = parseJson(text)
  if (!isRecord(record)) return undefined
  const own = isRecord(record['request']) ? record['request'] : record
  const { method, url, uri, path, headers, body, data } = own
  const [address] = [url, uri, path].filter((value) => typeof value === 'string')
  if (typeof method !== 'string' || address === undefined) return undefined
  const sent = body ?? data
  return {
    method,
    address,
    headers: Object.entries(isRecord(headers) ? headers : {}).map(([name, value]) => [name, String(value)]),
    body: sent === undefined || sent === null ? '' : written(sent),
  }
}

function written(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A line of a log: a method before an address, headers by their names wherever they stand, and a body in braces. */
function readLog(text: string, names: readonly string[]): Message | undefined {
  const found = /\b(GET|POST|PUT|DELETE|PATCH)\b["']?[\s:,]+["']?((?:https?:\/)?\/[^\s"',]+)/i.exec(text)
  const [whole = '', method, address] = found ?? []
  if (!found || method === undefined || address === undefined) return undefined
  const rest = text.slice(found.index + whole.length)
  const headers = names.flatMap((name): [string, string][] => {
    const written = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
    const [, value] =
      new RegExp(`(?<![\\w-])["']?${written}["']?\\s*[:=]\\s*["']?([^\\s"',;}\\]]+)`, 'i').exec(rest) ?? []
    return value === undefined ? [] : [[name, value]]
  })
  const [, body = ''] = /\b(?:body|data|payload)["']?\s*[:=]\s*'?(\{[\s\S]*\})/i.exec(rest) ?? []
  return { method, address, headers, body: longestJson(body) }
}
