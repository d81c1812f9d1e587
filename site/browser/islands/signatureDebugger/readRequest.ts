import type { SignableRequest, Signing } from '../../../../generator/contract/signing.ts'
import { timestampKind } from '../../../../generator/samples/signing/timestampKind.ts'

/** A problem of a request that is found without its signature. */
export interface RequestProblem {
  readonly kind: 'noTime' | 'seconds' | 'milliseconds' | 'format' | 'header' | 'member' | 'constant'
  /** Header, parameter or member of a frame it is about. */
  readonly name: string
  /** What should stand there, as JSON. */
  readonly expected?: string
}

export interface ReadRequest {
  readonly request: SignableRequest
  /** The signature it carries; empty when it has none. */
  readonly signature: string
  readonly problems: readonly RequestProblem[]
}

/**
 * Reads a text like an HTTP message: method and URL, headers, an empty line, the body. Query parameters that the scheme adds
 * are removed. `undefined` when the text does not begin with a method and a URL.
 */
export function readRequest(text: string, signing: Signing): ReadRequest | undefined {
  const [head = '', ...rest] = text
    .replaceAll('\r\n', '\n')
    .trimStart()
    .split(/\n\s*\n/)
  const [first = '', ...lines] = head.split('\n')
  const [, method, address] = /^([a-z]+)\s+(\S+)/i.exec(first) ?? []
  const url = address === undefined ? undefined : urlOf(address)
  if (method === undefined || !url) return undefined
  const headers = new Map(lines.flatMap(headerOf))
  const { query, added } = splitQuery(url, signing)
  const carried = carriedBy(signing, headers, added)
  const body = rest.join('\n\n').replace(/\n$/, '')
  const timestamp = carried('timestamp')?.value ?? ''
  const receiveWindow = carried('receiveWindow')?.value
  const request = {
    method: method.toUpperCase(),
    path: url.pathname,
    query,
    timestamp,
    ...(body === '' ? {} : { body }),
    ...(receiveWindow === undefined ? {} : { receiveWindow }),
  }
  const problems = [...timeProblems(signing, carried('timestamp')), ...missingHeaders(signing, headers)]
  return { request, signature: carried('signature')?.value ?? '', problems }
}

function urlOf(address: string): URL | undefined {
  try {
    return new URL(address, 'https://host.invalid')
  } catch {
    return undefined
  }
}

function headerOf(line: string): [string, string][] {
  const cut = line.indexOf(':')
  return cut < 1 ? [] : [[line.slice(0, cut).trim().toLowerCase(), line.slice(cut + 1).trim()]]
}

/** The parameters of the request itself, and those that belong to the scheme. */
function splitQuery(url: URL, { parameters }: Signing): { query: [string, string][]; added: Map<string, string> } {
  const pairs = [...new URLSearchParams(url.search.replaceAll('+', '%2B'))]
  return {
    query: pairs.filter(([name]) => !Object.hasOwn(parameters, name)),
    added: new Map(pairs.filter(([name]) => Object.hasOwn(parameters, name))),
  }
}

/** A value of the scheme and where it stands. */
export interface Carried {
  readonly name: string
  readonly value: string | undefined
}

/** Finds the header or parameter whose template is nothing but a placeholder. */
function carriedBy(signing: Signing, headers: ReadonlyMap<string, string>, added: ReadonlyMap<string, string>) {
  const templates = { ...signing.headers, ...signing.optionalHeaders }
  return (placeholder: string): Carried | undefined => {
    const nameIn = (list: Readonly<Record<string, string>>) =>
      Object.keys(list).find((name) => list[name] === `{${placeholder}}`)
    const header = nameIn(templates)
    if (header !== undefined) return { name: header, value: headers.get(header.toLowerCase()) }
    const parameter = nameIn(signing.parameters)
    return parameter === undefined ? undefined : { name: parameter, value: added.get(parameter) }
  }
}

const kinds: Readonly<Record<string, RequestProblem['kind']>> = {
  timestampMissing: 'noTime',
  timestampSeconds: 'seconds',
  timestampMilliseconds: 'milliseconds',
}

/** The problems of a request's or frame's time; none where the scheme sends no time. */
export function timeProblems({ timestamp }: Signing, carried: Carried | undefined): RequestProblem[] {
  if (!carried) return []
  const { name, value = '' } = carried
  if (timestamp.unit === 'iso' && !Number.isNaN(Date.parse(value)) && !/^\d+$/.test(value)) return []
  const kind = timestampKind(timestamp, '', value)
  return kind === undefined ? [] : [{ kind: kinds[kind] ?? 'format', name }]
}

/** Headers that the request lacks, without the timestamp, which `timeProblems` reports. */
function missingHeaders({ headers: wanted }: Signing, headers: ReadonlyMap<string, string>): RequestProblem[] {
  return Object.entries(wanted)
    .filter(([name, template]) => template !== '{timestamp}' && !headers.has(name.toLowerCase()))
    .map(([name]) => ({ kind: 'header', name }))
}
