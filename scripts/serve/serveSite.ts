import { realpathSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import {
  isHashed,
  markdownFilesOf,
  movedByPattern,
  previousFolder,
  restoreSite,
  securityHeaders,
  wantsMarkdown,
} from '../../generator/index.ts'
import { isAllowedHost, listen, loopback, requestLimits, unknownHost } from '../../tools/serve/index.ts'
import { canonicalOf, decoded, pathOf, readRedirects } from './askedAddress.ts'
import { type OpenFile, openFile } from './openFile.ts'
import { type Exchange, sendFile } from './sendFile.ts'

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

/** The connection ends with the answer: the server does not read the rest of the request. */
function refuse(response: ServerResponse, { status, headers, text }: Refusal): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close', ...headers })
  response.end(`${text}\n`)
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
  if (file) return sendFile(exchange, file, 200)
  const led = movedByPattern(address, redirects)
  return led === undefined ? notFound(exchange, path) : redirect(response, 301, led)
}

function redirect(response: ServerResponse, status: 301 | 308, location: string): void {
  response.writeHead(status, { location }).end()
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
  if (file) return sendFile(exchange, file, 404)
  exchange.response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found')
}
