import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { redirectsFile } from '../../generator/publish/hosts/hostFiles.ts'
import { marked } from '../../tests/fixtures/marks.ts'
import { movedPages, movedTo } from '../../tests/fixtures/movedPages.ts'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { serveSite } from './serveSite.ts'

const site = {
  'index.html': 'home',
  'faq/index.html': 'faq',
  'zh/index.html': '首页',
  'zh/faq/index.html': '常见问题',
  'faq.md': '# FAQ',
  'assets/app-1.js': 'app',
  _redirects: '/old /faq#fees 301\n/old/ /faq#fees 301\n/old.html /faq 301\n/an%20old%20page /faq 301\n',
  'old/index.html': 'Moved',
  '404.html': 'not found',
  'zh/404.html': '找不到',
  '1.0/index.html': 'home of 1.0',
  '1.0/zh/faq/index.html': '1.0 的常见问题',
  '1.0/404.html': 'not found in 1.0',
  '1.0/zh/404.html': '1.0 中找不到',
}

async function start(base = '/', files: Readonly<Record<string, string>> = site, host?: string): Promise<number> {
  const root = await temporaryFolder(
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`dist/${file}`, text])),
  )
  const server = await serveSite({ folder: join(root, 'dist'), base, port: 0, ...(host && { host }) })
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

async function serve(base?: string) {
  const origin = `http://localhost:${await start(base)}`
  return async (path: string) => {
    const response = await fetch(origin + path, { redirect: 'manual' })
    return { status: response.status, text: await response.text(), location: response.headers.get('location') }
  }
}

test.each([
  ['/', 'home'],
  ['/faq', 'faq'],
  ['/faq/', 'faq'],
  ['/faq?x=1', 'faq'],
  ['/zh', '首页'],
  ['/zh/faq', '常见问题'],
  ['/faq.md', '# FAQ'],
  ['/1.0', 'home of 1.0'],
  ['/1.0/', 'home of 1.0'],
  ['/assets/app-1.js', 'app'],
])('%s gives %s', async (path, text) => {
  expect(await (await serve())(path)).toMatchObject({ status: 200, text })
})

test.each([
  ['/index.html', 308, '/'],
  ['/faq.html', 308, '/faq'],
  ['/faq/index.html?x=1', 308, '/faq/?x=1'],
  ['/faq.html?x=.html', 308, '/faq?x=.html'],
  ['/1.0/zh/faq.html', 308, '/1.0/zh/faq'],
  ['/old', 301, '/faq#fees'],
  ['/old/', 301, '/faq#fees'],
  ['/old.html', 301, '/faq'],
  ['/an%20old%20page', 301, '/faq'],
])('%s leads on, as it does with nginx: %i to %s', async (path, status, location) => {
  expect(await (await serve())(path)).toMatchObject({ status, location })
})

test.each(movedTo)('a pattern of old addresses leads from %s to %s, as it does with nginx', async (address, target) => {
  const port = await start('/docs/', { ...site, _redirects: redirectsFile(movedPages, '/docs/') })
  const [answer]: IncomingMessage[] = await once(request({ port, path: `/docs${address}` }).end(), 'response')
  const { statusCode, headers } = answer?.resume() ?? {}
  expect([statusCode, headers?.location]).toEqual(target === undefined ? [404, undefined] : [301, `/docs${target}`])
})

test('a page that is there answers, whatever pattern its address fits', async () => {
  const port = await start('/', { ...site, _redirects: redirectsFile({ '/*': '/new/:splat' }, '/') })
  const answer = await fetch(`http://localhost:${port}/faq`, { redirect: 'manual' })
  expect([answer.status, await answer.text()]).toEqual([200, 'faq'])
})

test.each(['/404.html', '//evil.example/x.html', '/_redirects'])('%s leads nowhere', async (path) => {
  expect(await (await serve())(path)).toMatchObject({ status: 404, location: null })
})

const markdownTexts = {
  ...site,
  'index.md': '# Home',
  'zh/index.md': '# 首页',
  'faq.md': '# FAQ',
  'faq.md.gz': '# FAQ in gzip',
}

test.each([
  ['/', 'text/markdown', '# Home'],
  ['/faq', 'text/markdown', '# FAQ'],
  ['/faq/', 'text/markdown', '# FAQ'],
  ['/zh', 'text/markdown', '# 首页'],
  ['/faq', 'text/markdown, text/html, */*', '# FAQ'],
  ['/faq', 'text/html , TEXT/MARKDOWN;q=1.0', '# FAQ'],
])('%s is sent as Markdown to who asks for %s', async (path, Accept, text) => {
  const answer = await ask(await start('/', markdownTexts), path, { Accept })
  expect({ text: answer.text, type: answer.headers['content-type'], vary: answer.headers.vary }).toEqual({
    ...{ text, type: 'text/markdown; charset=utf-8', vary: 'Accept, Accept-Encoding, Origin' },
  })
})

test('Markdown that is asked for is compressed as well', async () => {
  const headers = { Accept: 'text/markdown', 'Accept-Encoding': 'gzip' }
  expect((await ask(await start('/', markdownTexts), '/faq', headers)).text).toBe('# FAQ in gzip')
})

test.each([
  ['/faq', 'text/html,application/xhtml+xml,*/*;q=0.8', 200, 'faq'],
  ['/faq', 'text/html, text/markdown;q=0.5', 200, 'faq'],
  ['/faq', 'text/markdown;q=0', 200, 'faq'],
  ['/faq', 'text/markdown-like', 200, 'faq'],
  ['/faq', '*/*', 200, 'faq'],
  ['/zh/faq', 'text/markdown', 200, '常见问题'],
  ['/assets/app-1.js', 'text/markdown', 200, 'app'],
  ['/nothing', 'text/markdown', 404, 'not found'],
])('%s is sent as it is to who asks for %s', async (path, Accept, status, text) => {
  expect(await ask(await start('/', markdownTexts), path, { Accept })).toMatchObject({ status, text })
})

test.each([
  ['/nothing', 'not found'],
  ['/zh/nothing', '找不到'],
  ['/zh/faq/nothing', '找不到'],
  ['/1.0/nothing', 'not found in 1.0'],
  ['/1.0/nothing/at/all?x=/zh/', 'not found in 1.0'],
  ['/1.0/zh/nothing', '1.0 中找不到'],
  ['/assets/none.js', 'not found'],
  ['/%E0%A4%A', 'not found'],
  ['/..%2f..%2fetc/passwd', 'not found'],
])('%s is not found, in its language', async (path, text) => {
  expect(await (await serve())(path)).toMatchObject({ status: 404, text })
})

test('a site under a base path answers below it only', async () => {
  const get = await serve('/docs/')
  expect(await get('/docs/faq')).toMatchObject({ status: 200, text: 'faq' })
  expect(await get('/docs/zh/nothing')).toMatchObject({ status: 404, text: '找不到' })
  expect(await get('/faq')).toMatchObject({ status: 404, text: 'not found' })
})

test.each([
  ['/drawing.svg', true],
  ['/old.htm', true],
  ['/plain', true],
  ['/feed.xml', true],
  ['/faq.md', true],
  ['/', false],
  ['/faq', false],
  ['/nothing.svg', false],
  ['/assets/app-1.js', false],
])('%s is opened in a sandbox, also when nothing has changed: %s', async (path, isInSandbox) => {
  const files = { ...site, 'drawing.svg': '<svg/>', 'old.htm': 'x', plain: 'x', 'feed.xml': '<feed/>' }
  const port = await start('/', files)
  const first = await ask(port, path)
  const again = await ask(port, path, { 'If-None-Match': String(first.headers.etag) })
  for (const { headers } of [first, again]) {
    expect(/; sandbox$/.test(String(headers['content-security-policy']))).toBe(isInSandbox)
    // A browser refuses a file with a sandbox and an opener policy.
    expect(headers['cross-origin-opener-policy']).toBe(isInSandbox ? 'unsafe-none' : 'same-origin')
  }
})

test.each([
  ['/faq.md', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['/specs/openapi.json', 'http://localhost:3000', 'http://localhost:3000'],
  ['/faq.md', 'https://evil.example', undefined],
  ['/faq.md', 'null', undefined],
  ['/faq', 'http://localhost:3000', undefined],
  ['/assets/app-1.js', 'http://localhost:3000', undefined],
])('%s may be read by a page of %s: %s', async (path, Origin, allowed) => {
  const port = await start('/', { ...site, 'specs/openapi.json': '{}' }, '0.0.0.0')
  const { headers } = await ask(port, path, { Origin, Host: 'localhost' })
  expect(headers['access-control-allow-origin']).toBe(allowed)
})

test('the base path without its slash leads to the home page, query included', async () => {
  const get = await serve('/docs/')
  expect(await get('/docs')).toMatchObject({ status: 308, location: '/docs/' })
  expect(await get('/docs?q=1')).toMatchObject({ status: 308, location: '/docs/?q=1' })
})

const compressed = {
  'index.html': 'home',
  'index.html.br': 'home in brotli',
  'index.html.gz': 'home in gzip',
  'assets/app-1.js': 'app',
  'assets/app-1.js.gz': 'app in gzip',
  'changelog/spot.xml': '<feed>',
  '.well-known/api-catalog': '{}',
  _headers: '/*',
  '.hidden': 'secret',
  '404.html': 'not found',
  '404.html.br': 'not found in brotli',
  // Beside the site: the site published before it.
  '../.dist.previous/index.html': 'old home',
  '../.dist.previous/faq/index.html': 'old faq',
  '../.dist.previous/assets/app-0.js': 'old app',
}

/** Sends a plain request, because `fetch` would decompress the answer. */
async function ask(port: number, path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const asked = request({ port, path, headers, method }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, text: await text(response) }
}

test.each([
  ['/', 'br, gzip', 'br', 'home in brotli'],
  ['/', 'gzip', 'gzip', 'home in gzip'],
  ['/', 'br;q=0, gzip;q=0.5', 'gzip', 'home in gzip'],
  ['/', '', undefined, 'home'],
  ['/assets/app-1.js', 'br, gzip', 'gzip', 'app in gzip'],
  ['/nothing', 'br', 'br', 'not found in brotli'],
])('%s is sent to who takes "%s" as %s', async (path, accepted, encoding, text) => {
  const answer = await ask(await start('/', compressed), path, { 'Accept-Encoding': accepted })
  expect({ encoding: answer.headers['content-encoding'], text: answer.text }).toEqual({ encoding, text })
  expect(answer.headers.vary).toBe(path.endsWith('.js') ? 'Accept-Encoding' : 'Accept, Accept-Encoding')
})

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/app-1.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/changelog/spot.xml', 'application/atom+xml; charset=utf-8', 'no-cache'],
  [
    '/.well-known/api-catalog',
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    'no-cache',
  ],
  ['/nothing', 'text/html; charset=utf-8', 'no-cache'],
])('%s is sent as %s, to be kept as %s, with the headers that protect', async (path, type, cache) => {
  const { headers } = await ask(await start('/', compressed), path)
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cache, 'x-content-type-options': 'nosniff' })
})

test.each([
  ['GET', '/', '</.well-known/api-catalog>; rel="api-catalog"'],
  ['HEAD', '/', '</.well-known/api-catalog>; rel="api-catalog"'],
  ['HEAD', '/docs/', '</docs/.well-known/api-catalog>; rel="api-catalog"'],
])('%s of the catalogue below %s says that it is one', async (method, base, link) => {
  const port = await start(base, compressed)
  const { headers } = await ask(port, `${base}.well-known/api-catalog`, {}, method)
  expect(headers.link).toBe(link)
  expect((await ask(port, base)).headers.link).toBeUndefined()
})

test.each(['/_headers', '/.hidden', '/index.html.br', '/assets', '/../.dist.previous/index.html', '/%00', '/faq'])(
  '%s is no address of the site',
  async (path) => {
    expect(await ask(await start('/', compressed), path)).toMatchObject({ status: 404, text: 'not found' })
  },
)

test('a page that is still open finds the scripts of the site before', async () => {
  const { status, text } = await ask(await start('/', compressed), '/assets/app-0.js')
  expect({ status, text }).toEqual({ status: 200, text: 'old app' })
})

test('who has a file already is told so, and who asks for its headers gets no more', async () => {
  const port = await start('/', compressed)
  const { headers } = await ask(port, '/')
  const again = await ask(port, '/', { 'If-None-Match': String(headers.etag) })
  expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' })
  const head = await ask(port, '/', {}, 'HEAD')
  expect({ status: head.status, length: head.headers['content-length'], text: head.text }).toEqual({
    ...{ status: 200, length: '4', text: '' },
  })
})

test('a site that a killed build has left without its folder is found again', async () => {
  const port = await start('/', { '../.dist.previous/index.html': 'old home', ...marked('../.dist.previous') })
  expect(await ask(port, '/')).toMatchObject({ status: 200, text: 'old home' })
})

test('a port that is taken is an error', async () => {
  const port = await start()
  await expect(serveSite({ folder: '.', base: '/', port })).rejects.toThrow('EADDRINUSE')
})

test.each(['evil.example', 'evil.example:4173', '192.168.1.5', 'localhost.evil.example'])(
  'a request for the host %s is refused, and told nothing of the site',
  async (Host) => {
    const { status, text, headers } = await ask(await start(), '/', { Host })
    expect({ status, isHome: text.includes('home') }).toEqual({ status: 403, isHome: false })
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', connection: 'close' })
  },
)

test('a server that --host opens to the network answers to addresses, and still to no other name', async () => {
  const port = await start('/', site, '0.0.0.0')
  expect(await ask(port, '/', { Host: '192.168.1.5' })).toMatchObject({ status: 200, text: 'home' })
  expect(await ask(port, '/', { Host: 'evil.example' })).toMatchObject({ status: 403 })
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])('%s is no method of the site', async (method) => {
  const { status, headers, text } = await ask(await start(), '/', {}, method)
  expect({ status, allow: headers.allow, text }).toEqual({
    ...{ status: 405, allow: 'GET, HEAD', text: 'This server answers GET and HEAD.\n' },
  })
})
