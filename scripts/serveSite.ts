import { createReadStream, existsSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

export interface ServeOptions {
  readonly folder: string
  /** Path the site was built for: `/` or `/docs/`. */
  readonly base: string
  readonly port: number
}

/** Serves a built site as a static host would: with and without slash or `.html`, not-found page in the right language. */
export async function serveSite({ folder, base, port }: ServeOptions): Promise<Server> {
  const files = sirv(folder, { dev: true, etag: true, extensions: ['html'] })
  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    const [path, query] = url.split(/(?=\?)/, 2)
    if (`${path}/` === base) return redirect(response, `${base}${query ?? ''}`)
    if (!url.startsWith(base)) return notFound(response, folder, '/')
    request.url = withoutSuffix(url.slice(base.length - 1))
    files(request, response, () => notFound(response, folder, request.url ?? '/'))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve))
  return server
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { location }).end()
}

/** `/faq.html` and `/spot/index.html` are the pages `/faq` and `/spot/`. */
function withoutSuffix(url: string): string {
  const [path = '/', ...query] = url.split('?')
  const bare = path.replace(/\/index\.html$/, '/').replace(/(?<!\/404)\.html$/, '')
  return [bare, ...query].join('?')
}

/** The not-found page of the version and language that the address begins with: the one that lies deepest. */
function notFound(response: ServerResponse, folder: string, url: string): void {
  const [first, second] = /^[^?#]*/.exec(url)?.[0].split('/').filter(isFolderName) ?? []
  const folders = [[first, second], [first], []].map((steps) => join(folder, ...steps.map((step) => step ?? '')))
  const page = folders.map((path) => join(path, '404.html')).find(existsSync)
  response.writeHead(404, { 'content-type': page ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8' })
  if (page) createReadStream(page).pipe(response)
  else response.end('Not found')
}

/** What a version or a language can be called: never a way out of the folder. */
function isFolderName(step: string): boolean {
  return /^[a-z0-9][\w.-]*$/i.test(step)
}
