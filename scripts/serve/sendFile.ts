import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { cacheControlOf, fileTypeOf, isOpen, linkHeaderOf, securityHeadersOf, varyOf } from '../../generator/index.ts'
import { isAllowedOrigin } from '../../tools/serve/index.ts'
import type { OpenFile } from './openFile.ts'

/** A request to a site, and its response. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly site: string
  readonly base: string
}

/** Pages of this machine alone may read drafts: a site that is published lets pages of any site read such a file. */
function openToThisMachine({ headers: { origin } }: IncomingMessage, response: ServerResponse): void {
  response.appendHeader('Vary', 'Origin')
  if (origin !== undefined && isAllowedOrigin(origin)) response.setHeader('Access-Control-Allow-Origin', origin)
}

/** Sends a file with the headers that its path has on a published site. */
export function sendFile({ request, response, base }: Exchange, file: OpenFile, status: number): void {
  const { path, handle, size, modified, encoding } = file
  const type = fileTypeOf(path)
  const etag = `W/"${size.toString(16)}-${Math.round(modified).toString(16)}"`
  response.setHeader('ETag', etag)
  response.setHeader('Cache-Control', cacheControlOf(path))
  for (const [name, value] of Object.entries(securityHeadersOf(path))) response.setHeader(name, value)
  const vary = varyOf(path)
  if (vary) response.setHeader('Vary', vary)
  if (isOpen(path)) openToThisMachine(request, response)
  if (encoding) response.setHeader('Content-Encoding', encoding)
  const link = linkHeaderOf(path, base)
  if (link) response.setHeader('Link', link)
  response.setHeader('Content-Type', type?.contentType ?? 'application/octet-stream')
  const isKnown = status === 200 && request.headers['if-none-match'] === etag
  if (!isKnown) response.setHeader('Content-Length', size)
  response.writeHead(isKnown ? 304 : status)
  if (isKnown || request.method === 'HEAD') {
    response.end()
    void handle.close()
  } else pipeline(handle.createReadStream(), response, () => {})
}
