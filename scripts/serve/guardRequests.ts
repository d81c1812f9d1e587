import { realpathSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { relative, resolve, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { Project } from '../../generator/index.ts'
import { isAllowedHost, limitConnections, unknownHost } from '../../tools/serve/index.ts'

interface GuardOptions {
  readonly project: Pick<Project, 'root'>
  /** Host that the server listens at. */
  readonly host: string
}

/** Status and reason of a refused request. */
export interface Refusal {
  readonly status: number
  readonly text: string
}

/** Guards all requests of the dev server, which knows the project's files and can open an editor. */
export function guardRequests(options: GuardOptions): Plugin {
  return {
    name: 'exchange-docs:guard',
    enforce: 'pre',
    configureServer: { order: 'pre', handler: (server) => guard(server, options) },
  }
}

function guard({ httpServer, middlewares }: ViteDevServer, options: GuardOptions): void {
  middlewares.use((request, response, next) => {
    const refusal = refusalOf(request, options)
    if (!refusal) return next()
    response.writeHead(refusal.status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
    response.end(`${refusal.text}\n`)
  })
  httpServer?.prependListener('upgrade', (request: IncomingMessage, socket) => {
    if (refusalOf(request, options)) socket.destroy()
  })
  if (httpServer) limitConnections(httpServer)
}

/** Why the dev server does not answer a request; nothing when it does. */
export function refusalOf(
  { method = '', url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { project, host }: GuardOptions,
): Refusal | undefined {
  if (!isAllowedHost(headers.host, host)) return { status: 403, text: unknownHost }
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, text: 'This server answers GET and HEAD.' }
  const address = parsed(url)
  if (!address) return { status: 400, text: 'This is no address.' }
  if (isForeign(headers)) return { status: 403, text: 'This server answers its own pages.' }
  if (url.toLowerCase().includes(editorPath) && !mayOpen(address, headers, project.root))
    return { status: 403, text: 'The editor opens files of the project for its own pages.' }
  return undefined
}

/** The address that opens the editor, with any text before or after it: its router also takes `/__OPEN-IN-EDITOR.x`. */
const editorPath = '/__open-in-editor'

function parsed(url: string): URL | undefined {
  try {
    return decodeURIComponent(url).includes('\0') ? undefined : new URL(url, 'http://localhost')
  } catch {
    return undefined
  }
}

/** Whether a page of another server asks for something, other than to be left for a page of this one. */
function isForeign(headers: IncomingMessage['headers']): boolean {
  const { host, origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers
  if (site === 'cross-site' || site === 'same-site') return mode !== 'navigate'
  return origin !== undefined && origin.replace(/^https?:\/\//, '') !== host
}

/** Whether a request may open the editor: for a file of the project, from a page of the server or a typed address. */
function mayOpen({ searchParams }: URL, headers: IncomingMessage['headers'], root: string): boolean {
  const site = headers['sec-fetch-site']
  const file = searchParams.get('file')?.replace(/(?::\d+){1,2}$/, '')
  if (file === undefined || (site !== 'same-origin' && site !== 'none')) return false
  try {
    const [first] = relative(realpathSync(root), realpathSync(resolve(file))).split(sep)
    return first !== '' && first !== '..'
  } catch {
    return false
  }
}
