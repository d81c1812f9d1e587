import { isRecord, type Json, parseJson } from '../../../../generator/contract/json.ts'
import type { Message } from './message.ts'

type JsonRecord = { readonly [name: string]: Json }

/** Reads a request in JSON: a record of a log, an error of axios, an entry or a file of HAR 1.2, whose last request counts. */
export function readRecord(text: string): Message | undefined {
  const own = requestIn(parseJson(text))
  if (!own) return undefined
  const { method, url, uri, path, baseURL, params, headers, body, data, postData } = own
  const [address] = [url, uri, path].filter((value) => typeof value === 'string')
  if (typeof method !== 'string' || address === undefined) return undefined
  const query = isRecord(params) ? Object.entries(params).flatMap(parametersOf) : []
  const mark = address.includes('?') ? '&' : '?'
  return {
    method,
    address: withBase(address, baseURL) + (query.length === 0 ? '' : mark + query.join('&')),
    headers: headersOf(headers),
    body: written(body ?? data ?? (isRecord(postData) ? postData['text'] : undefined)),
  }
}

function requestIn(record: Json | undefined): JsonRecord | undefined {
  if (!isRecord(record)) return undefined
  const { log, request, config } = record
  const entries = isRecord(log) ? log['entries'] : undefined
  if (Array.isArray(entries)) return requestIn(entries.at(-1))
  return isRecord(request) ? request : isRecord(config) ? config : record
}

/** A relative address behind the base address of a client of axios. */
function withBase(address: string, base: Json | undefined): string {
  if (typeof base !== 'string' || URL.canParse(address)) return address
  return `${base.replace(/\/+$/, '')}/${address.replace(/^\/+/, '')}`
}

/** A parameter as axios sends it: nothing for null, and a pair for each value of a list. */
function parametersOf([name, value]: readonly [string, Json]): string[] {
  if (Array.isArray(value)) return value.flatMap((own) => parametersOf([`${name}[]`, own]))
  return value === null
    ? []
    : [`${encodeURIComponent(name).replaceAll('%5B%5D', '[]')}=${encodeURIComponent(written(value))}`]
}

function headersOf(headers: Json | undefined): (readonly [string, string])[] {
  if (Array.isArray(headers))
    return headers.flatMap((own: Json) =>
      isRecord(own) ? [[written(own['name']), written(own['value'])] as const] : [],
    )
  return Object.entries(isRecord(headers) ? headers : {}).map(([name, value]) => [name, written(value)])
}

function written(value: Json | undefined): string {
  if (typeof value === 'string') return value
  return value === undefined || value === null ? '' : JSON.stringify(value)
}
