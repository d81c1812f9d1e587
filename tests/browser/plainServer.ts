import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface PlainServer {
  readonly origin: string
  readonly close: () => Promise<void>
}

/**
 * The least that serves files: folders by their `index.html`, after a redirect to the slash, and everything else by its
 * name. `isClean` as some servers for developers do: `/faq.html` is redirected to `/faq`, which then is answered with it. `headersOf` gives
 * the headers of a path, as a host reads them from a file of the site.
 */
export async function servePlainly(
  files: ReadonlyMap<string, Uint8Array>,
  isClean: boolean,
  headersOf: (path: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<PlainServer> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const redirect = (to: string) => response.writeHead(301, { location: encodeURI(to) }).end()
    if (isClean && path.endsWith('.html')) return redirect(path.replace(/(?:(?<=\/)index)?\.html$/, ''))
    const name = `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`
    const file = files.get(name) ?? (isClean ? files.get(`${name}.html`) : undefined)
    if (!file && files.has(`${name}/index.html`)) return redirect(`${path}/`)
    const type = types[/\.\w+$/.exec(name)?.[0] ?? '.html'] ?? 'application/octet-stream'
    response.writeHead(file ? 200 : 404, { 'content-type': type, ...headersOf(path) }).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.htm': 'text/html',
  '.xhtml': 'application/xhtml+xml',
}
