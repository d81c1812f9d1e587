import { isRecord, type Json, parseJson } from '../../../../generator/contract/json.ts'
import { archiveEntries } from '../../../../generator/model/view/literals/archiveEntries.ts'
import type { Message } from './message.ts'

type JsonRecord = { readonly [name: string]: Json }

/**
 * Reads a request in JSON: a record of a log, an error of axios, an entry or a file of HAR 1.2. `names` are the headers of
 * the scheme: of the entries of a file, the last one with such a header counts.
 */
export function readRecord(text: string, names: readonly string[]): Message | undefined {
  const record = parseJson(text)
  const own = isRecord(record) ? requestIn(record, names) : undefined
  if (!own) return undefined
  const { method, url, uri, path, baseURL, headers, body, data, postData } = own
  const [address] = [url, uri, path].filter((value) => typeof value === 'string')
  if (typeof method !== 'string' || address === undefined) return undefined
  // The parameters of other records may be those of a route, or stand in the address already.
  const isAxios = baseURL !== undefined || (isRecord(record) && own === record['config'])
  const query = isAxios && !address.includes('?') ? queryOf(own['params']) : ''
  return {
    method,
    address: withBase(address, baseURL) + (query ? `?${query}` : ''),
    headers: headersOf(headers),
    body: written(body ?? data ?? (isRecord(postData) ? postData['text'] : undefined)),
    ...(query === undefined ? { open: ['params'] } : {}),
  }
}

function requestIn(record: JsonRecord, names: readonly string[]): JsonRecord {
  const { request, config } = record
  const entries = archiveEntries(record)
  const wanted = new Set(names.map((name) => name.toLowerCase()))
  const isSigned = (entry: JsonRecord) =>
    headersOf(requestIn(entry, []).headers).some(([name]) => wanted.has(name.toLowerCase()))
  const entry = entries.findLast(isSigned) ?? entries.at(-1)
  if (entry) return requestIn({ request: entry['request'] ?? null }, names)
  return isRecord(request) ? request : isRecord(config) ? config : record
}

/** A relative address behind the base address of a client of axios. */
function withBase(address: string, base: Json | undefined): string {
  if (typeof base !== 'string' || URL.canParse(address)) return address
  return `${base.replace(/\/+$/, '')}/${address.replace(/^\/+/, '')}`
}

/** The parameters of axios: none for null, and one for each value of a list. `undefined` with any other structure. */
function queryOf(params: Json | undefined): string | undefined {
  const pairs = Object.entries(isRecord(params) ? params : {}).flatMap(([name, value]) => {
    const values = Array.isArray(value)
      ? value.map((own: Json) => [`${name}[]`, own] as const)
      : [[name, value] as const]
    return values.filter(([, own]) => own !== null)
  })
  if (pairs.some(([, value]) => typeof value === 'object')) return undefined
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString().replaceAll('+', '%20')
}

function headersOf(headers: Json | undefined): (readonly [string, string])[] {
  if (Array.isArray(headers))
    return headers.flatMap((own: Json) =>
      isRecord(own) ? [[written(own['name']), written(own['value'])] as const] : [],
    )
  return Object.entries(isRecord(headers) ? headers : {}).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(written).join(', ') : written(value),
  ])
}

function written(value: Json | undefined): string {
  if (typeof value === 'string') return value
  return value === undefined || value === null ? '' : JSON.stringify(value)
}
