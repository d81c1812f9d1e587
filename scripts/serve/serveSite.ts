import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import {
  cacheControlOf,
  fileTypeOf,
  isHashed,
  isOpen,
  linkHeaderOf,
  markdownFilesOf,
  movedByPattern,
  previousFolder,
  redirectsName,
  restoreSite,
  securityHeaders,
  securityHeadersOf,
  varyOf,
  wantsMarkdown,
} from '../../generator/index.ts'
import {
  isAllowedHost,
  isAllowedOrigin,
  listen,
  loopback,
  requestLimits,
  unknownHost,
} from '../../tools/serve/index.ts'
import { type OpenFile, openFile } from './openFile.ts'

interface ServeOptions {
  readonly folder: string
  /** Path the site was built for: `/` or `/docs/`. */
  readonly base: string
  readonly port: number
  /** Name or address to listen at: this machine alone without it. */
  readonly host?: string
}

/** Serves a built site by the rules of the nginx configuration: one address a page, redirects, the not-found page in the right language. */
export async function serveSite({ folder, base, port, host = loopback }: ServeOptions): Promise<Server> {
  await restoreSite(folder)
  const site = realpathSync(folder)
  const server = createServer(requestLimits, (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    const refusal = refusalOf(request, host)
    if (refusal) return refuse(response, refusal)
    answer({ request, response, site, base }).catch((error: unknown) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  })
  await listen(server, { host, port })
  return server
}

interface Refusal {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly text: string
}

function refusalOf({ method = '', headers }: IncomingMessage, host: string): Refusal | undefined {
  if (!isAllowedHost(headers.host, host)) return { status: 403, text: unknownHost }
  if (method === 'GET' || method === 'HEAD') return undefined
  return { status: 405, headers: { Allow: 'GET, HEAD' }, text: 'This server answers GET and HEAD.' }
}

/** The connection ends with the answer: what else the request sends is not read. */
function refuse(response: ServerResponse, { status, headers, text }: Refusal): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close', ...headers })
  response.end(`${text}\n`)
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly site: string
  readonly base: string
}

async function answer(exchange: Exchange): Promise<void> {
  const { request, response, site, base } = exchange
  const [address = '/', query] = (request.url ?? '/').split(/(?=\?)/, 2)
  if (`${address}/` === base) return redirect(response, 308, `${base}${query ?? ''}`)
  if (!address.startsWith(base)) return notFound(exchange, '')
  const path = pathOf(address.slice(base.length))
  if (path === undefined) return notFound(exchange, '')
  const redirects = await readRedirects(site)
  const moved = redirects.find(([from]) => from === decoded(address))?.[1]
  if (moved !== undefined) return redirect(response, 301, moved)
  if (address.endsWith('.html')) {
    const canonical = canonicalOf(address)
    return canonical === undefined ? notFound(exchange, path) : redirect(response, 308, `${canonical}${query ?? ''}`)
  }
  const file = await find(site, path, request)
  if (file) return send(exchange, file, 200)
  const led = movedByPattern(address, redirects)
  return led === undefined ? notFound(exchange, path) : redirect(response, 301, led)
}

function redirect(response: ServerResponse, status: 301 | 308, location: string): void {
  response.writeHead(status, { location }).end()
}

/** Old addresses and where they lead to, by the file that hosts read. */
async function readRedirects(site: string): Promise<(readonly [string, string])[]> {
  const text = await readFile(join(site, redirectsName), 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    const [from, to] = line.split(' ')
    return from && to ? [[decoded(from) ?? from, to] as const] : []
  })
}

/** The one address of a page, as it was sent. A browser takes what begins with two slashes for another host. */
function canonicalOf(address: string): string | undefined {
  if (/^\/[/\\]/.test(address) || /(?:^|\/)404\.html$/.test(address)) return undefined
  return address.replace(/(?<=\/)index\.html$|\.html$/, '')
}

/** Nothing for a text that is no address of a site. */
function pathOf(address: string): string | undefined {
  const path = decoded(address)?.replace(/\/$/, '')
  const isPublic = path?.split('/').every((step) => step === '.well-known' || !/^[._]|[\\\0]/.test(step))
  return isPublic ? path : undefined
}

function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address)
  } catch {
    return undefined
  }
}

/** The page or file at a path; a script or style sheet of the site before, which a page that is still open asks for. */
async function find(site: string, path: string, { headers }: IncomingMessage): Promise<OpenFile | undefined> {
  if (/\.(?:br|gz)$/.test(path)) return undefined
  const accepted = String(headers['accept-encoding'] ?? '')
  const page = path === '' ? 'index.html' : `${path}/index.html`
  const markdown = wantsMarkdown(headers.accept ?? '') ? markdownFilesOf(path) : []
  const file = await openFile(site, [...(path === '' ? [] : [path]), ...markdown, page], accepted)
  if (file || !isHashed(path)) return file
  return openFile(previousFolder(site), [path], accepted)
}

/** The deepest not-found page on the way to an address, with its version and language. */
async function notFound(exchange: Exchange, path: string): Promise<void> {
  const [first, second] = path.split('/')
  const pages = [`${first}/${second}/404.html`, `${first}/404.html`, '404.html']
  const accepted = String(exchange.request.headers['accept-encoding'] ?? '')
  const file = await openFile(exchange.site, pages, accepted)
  if (file) return send(exchange, file, 404)
  exchange.response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found')
}

/** Pages of this machine alone may read drafts: a site that is published lets pages of any site read such a file. */
function openToThisMachine({ headers: { origin } }: IncomingMessage, response: ServerResponse): void {
  response.appendHeader('Vary', 'Origin')
  if (origin !== undefined && isAllowedOrigin(origin)) response.setHeader('Access-Control-Allow-Origin', origin)
}

function send({ request, response, base }: Exchange, file: OpenFile, status: number): void {
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
