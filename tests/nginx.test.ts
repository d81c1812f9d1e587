import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders } from '../generator/contract/securityHeaders.ts'
import { securityHeadersOf } from '../generator/publish/hosts/fileHeaders.ts'
import { nginxConfiguration, nginxForConsole } from '../generator/publish/hosts/nginx/nginxConfiguration.ts'
import { publishSite } from '../generator/publish/site/publishSite.ts'
import { findNginx } from '../scripts/repository/findNginx.ts'
import { movedPages, movedTo } from './fixtures/movedPages.ts'
import { freePort } from './freePort.ts'
import { runCommand } from './runCommand.ts'
import { type RunningNginx, startNginx } from './startNginx.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const nginx = findNginx()
if (!nginx)
  console.warn('There is no nginx here: its configuration is not tested. Install one, or set NGINX to its path.')

/** Long enough to be worth compressing. */
const long = (text: string) => `${text} ${'and so on '.repeat(200)}`

const prerendered = {
  'index.html': long('home'),
  'faq/index.html': long('faq'),
  'spot/index.html': long('spot'),
  'search/guide/index.html': long('how to search'),
  '404.html': long('not found'),
  'zh/index.html': long('首页'),
  'zh/404.html': long('找不到'),
  'assets/entry.Aa1.js': long('script'),
  'assets/tiny.Bb2.css': 'a{}',
  ...Object.fromEntries(
    ['picture.png', 'drawing.svg', 'old.htm', 'SHOUT.HTML', 'plain'].map((name) => [name, `/docs/${name}`]),
  ),
}
const content = {
  'public/faq.md': long('# FAQ'),
  'public/index.md': long('# Home'),
  'public/zh/index.md': long('# 首页'),
  'search/en-1x2y.json': long('{}'),
  'specs/spot/openapi.yaml': long('openapi: 3.1.0'),
  'samples/spot/order.py': long('import hmac'),
  'public/sitemap.xml': long('<urlset>'),
  'public/changelog/spot.xml': long('<feed>'),
  'public/.well-known/api-catalog': long('{"linkset":[]}'),
}
const version = {
  'index.html': long('home of 1.0'),
  '404.html': long('not found in 1.0'),
  'zh/404.html': long('1.0 中找不到'),
  'assets/entry.Cc3.js': long('script of 1.0'),
}
const locales = [
  { code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' },
  { code: 'zh', label: '中文', lang: 'zh-Hans', dir: 'ltr', calendar: 'gregory' },
] as const

const config = { base: '/docs/', locales, redirects: { '/old': '/faq?from=old$1"', '/a#b': '/c', ...movedPages } }

interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

describe.skipIf(!nginx)('the configuration of nginx', () => {
  let workspace: Workspace
  let server: RunningNginx
  let atRoot: RunningNginx

  beforeAll(async () => {
    workspace = await createWorkspace()
    const { path } = workspace
    await write(join(path, 'client'), prerendered)
    await write(join(path, 'content'), content)
    await write(join(path, 'version'), version)
    const input = {
      client: join(path, 'client'),
      content: join(path, 'content'),
      config,
      parts: new Map([['1.0', join(path, 'version')]]),
      effort: 'fast',
      out: join(path, 'www', 'docs'),
    } as const
    await publishSite(input)
    await rename(join(path, 'client/assets/entry.Aa1.js'), join(path, 'client/assets/entry.Dd4.js'))
    await publishSite(input)
    const place = { versions: ['1.0'], root: join(path, 'www'), folder: 'docs' }
    const start = (base: string) =>
      startNginx({
        nginx: nginx ?? '',
        prefix: join(path, `nginx-${base.length}`),
        configuration: (listen) => nginxConfiguration({ config: { ...config, base }, ...place, listen }),
      })
    server = await start('/docs/')
    atRoot = await start('/')
  })

  afterAll(async () => {
    await Promise.all([server?.stop(), atRoot?.stop()])
    await workspace?.remove()
  })

  it.each(movedTo)('a pattern of old addresses leads from %s to %s', async (address, target) => {
    for (const [base, from] of [
      ['/docs', server],
      ['', atRoot],
    ] as const) {
      const { status, headers } = await get(base + address, {}, from)
      expect([status, headers.location]).toEqual(target === undefined ? [404, undefined] : [301, base + target])
    }
  })

  /** Asks for exactly this path: `fetch` would tidy it up first. */
  function get(
    path: string,
    headers: Readonly<Record<string, string>> = {},
    from = server,
    method = 'GET',
  ): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const asked = request(from.origin, { path, headers, method }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const { statusCode: status = 0, headers: found } = response
          resolve({ status, headers: found, text: decoded(Buffer.concat(chunks), found['content-encoding']) })
        })
      })
      asked.on('error', reject).end()
    })
  }

  it('serves the console on an origin of its own beside the site', async () => {
    const root = join(workspace.path, 'apart')
    const made = ['404.html', 'zh/404.html', 'console/index.html', 'assets/entry.Gg7.js', '_headers']
    await write(join(root, 'dist-console'), Object.fromEntries(made.map((path) => [path, long(path)])))
    const port = await freePort()
    const both = await startNginx({
      nginx: nginx ?? '',
      prefix: join(workspace.path, 'nginx-both'),
      configuration: (listen) =>
        [
          nginxConfiguration({ config, versions: ['1.0'], root: join(workspace.path, 'www'), folder: 'docs', listen }),
          nginxForConsole({
            config: { ...config, base: '/' },
            root,
            folder: 'dist-console',
            listen: `127.0.0.1:${port}`,
          }),
        ].join('\n'),
    })
    const own = { ...both, origin: `http://127.0.0.1:${port}` }
    const answers = await Promise.all([
      ...['/console', '/zh/nothing', '/old', '/_headers', '/assets/entry.Gg7.js'].map((path) => get(path, {}, own)),
      ...['/docs/old', '/docs/1.0/nothing', '/docs/console', '/docs/zh/nothing'].map((path) => get(path, {}, both)),
    ])
    await both.stop()
    expect(answers.map(({ status, text }) => [status, text.split(' and', 1)[0]])).toEqual([
      ...[
        [200, 'console/index.html'],
        [404, 'zh/404.html'],
        [404, '404.html'],
        [404, '404.html'],
      ],
      [200, 'assets/entry.Gg7.js'],
      ...[
        [301, expect.any(String)],
        [404, 'not found in 1.0'],
        [404, 'not found'],
        [404, '找不到'],
      ],
    ])
    expect(answers[0]?.headers).toMatchObject(inLowerCase(securityHeaders))
    expect(answers[4]?.headers['cache-control']).toContain('immutable')
  })

  it('takes a folder and a base for texts, whatever is in them', async () => {
    const base = `/d;{}"'$uri[a]()$/`
    const root = join(workspace.path, `w;{}"' $uri #$`)
    await write(join(root, base), { ...prerendered, 'assets/entry.Ee5.js': long('script') })
    await write(join(root, `.${base.slice(1, -1)}.previous`), { 'assets/entry.Ff6.js': long('script before') })
    const odd = await startNginx({
      nginx: nginx ?? '',
      prefix: join(workspace.path, 'nginx-odd'),
      configuration: (listen) =>
        nginxConfiguration({
          ...{ config: { ...config, base }, versions: [], root, folder: base.slice(1, -1), listen },
        }),
    })
    const address = base.replaceAll(/["{}]/g, encodeURIComponent)
    const paths = ['', 'faq', 'faq.html', 'assets/entry.Ee5.js', 'assets/entry.Ff6.js', 'old', 'nothing']
    const answers = await Promise.all(paths.map((path) => get(address + path, {}, odd)))
    await odd.stop()
    expect(
      answers.map(({ status, headers, text }) => [status, headers['location'] ?? text.split(' and', 1)[0]]),
    ).toEqual([
      [200, 'home'],
      [200, 'faq'],
      [308, `${address}faq`],
      [200, 'script'],
      [200, 'script before'],
      [301, `${base.replaceAll('$', '%24')}faq?from=old%241"`],
      [404, 'not found'],
    ])
  })

  it.each([
    ['/docs/', 'home'],
    ['/docs/faq', 'faq'],
    ['/docs/faq/', 'faq'],
    ['/docs/faq?x=1', 'faq'],
    ['/docs/spot', 'spot'],
    ['/docs/spot/', 'spot'],
    ['/docs/search/guide', 'how to search'],
    ['/docs/zh', '首页'],
    ['/docs/zh/', '首页'],
    ['/docs/1.0', 'home of 1.0'],
    ['/docs/1.0/', 'home of 1.0'],
  ])('answers %s with the page', async (path, text) => {
    for (const encoding of ['', 'gzip', 'br', 'gzip, deflate, br, zstd']) {
      const { status, headers, text: found } = await get(path, { 'Accept-Encoding': encoding })
      expect({ status, type: headers['content-type'], cache: headers['cache-control'], text: found }).toEqual({
        status: 200,
        type: 'text/html; charset=utf-8',
        cache: 'no-cache',
        text: long(text),
      })
    }
  })

  it.each([
    ['/docs', '/docs/'],
    ['/docs?q=1', '/docs/?q=1'],
    ['/docs/index.html', '/docs/'],
    ['/docs/faq.html', '/docs/faq'],
    ['/docs/faq.html?x=1&y=.html', '/docs/faq?x=1&y=.html'],
    ['/docs/spot/index.html?x=1', '/docs/spot/?x=1'],
    ['/docs/a%0d%0ab.html', '/docs/a%0d%0ab'],
    ['/.well-known/api-catalog', '/docs/.well-known/api-catalog'],
  ])('leads %s to %s for good', async (path, location) => {
    const { status, headers } = await get(path)
    expect({ status, location: headers['location'] }).toEqual({ status: 308, location })
    expect(headers).toMatchObject(inLowerCase(securityHeaders))
  })

  it.each(['/docs/old', '/docs/old/'])('leads %s to where the page is now', async (path) => {
    const { status, headers } = await get(path)
    expect({ status, location: headers['location'] }).toEqual({ status: 301, location: '/docs/faq?from=old%241"' })
  })

  it.each([
    '//evil.example/index.html',
    '//evil.example/a.html',
    '/\\evil.example/index.html',
    '/\\evil.example/a.html',
  ])('leads from %s to no other host', async (path) => {
    const { status, headers } = await get(path)
    expect({ status, location: headers['location'] }).toEqual({ status: 404, location: undefined })
  })

  it.each([
    ['/docs/nothing', 'not found'],
    ['/docs/nothing/at/all.html/', 'not found'],
    ['/docs/nothing.md', 'not found'],
    ['/docs/zhongwen', 'not found'],
    ['/docs/zh/nothing?x=/1.0/', '找不到'],
    ['/docs/zh/nothing.json', '找不到'],
    ['/docs/1.0/nothing', 'not found in 1.0'],
    ['/docs/1.0/zh/nothing.js', '1.0 中找不到'],
    ['/docs/404.html', 'not found'],
    ['/docs/assets/', 'not found'],
    ['/docs/assets/none.js', 'not found'],
    ['/docs/_headers', 'not found'],
    ['/docs/_redirects', 'not found'],
    ['/docs/faq/index.html.br', 'not found'],
    ['/docs/faq.md.gz', 'not found'],
    ['/docs/.git/config', 'not found'],
    ['/.docs.previous/assets/entry.Aa1.js', 'not found'],
    ['/faq', 'not found'],
    ['/', 'not found'],
  ])('answers %s with the not-found page of its language', async (path, text) => {
    const { status, headers, text: found } = await get(path, { 'Accept-Encoding': 'br' })
    expect({ status, type: headers['content-type'], cache: headers['cache-control'], text: found }).toEqual({
      status: 404,
      type: 'text/html; charset=utf-8',
      cache: 'no-cache',
      text: long(text),
    })
    expect(headers).toMatchObject(inLowerCase(securityHeaders))
  })

  it.each(['/docs/..%2f..%2fetc/passwd', '/../etc/passwd', '/docs/%2e%2e/%2e%2e/etc/passwd', '/docs/%00'])(
    'takes %s for no address',
    async (path) => {
      const { status, headers } = await get(path)
      expect(status).toBe(400)
      expect(headers).toMatchObject(inLowerCase(securityHeaders))
    },
  )

  it.each([
    ['/docs/assets/entry.Dd4.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/docs/1.0/assets/entry.Cc3.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/docs/search/en-1x2y.json', 'application/json', 'public, max-age=31536000, immutable'],
    ['/docs/faq.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['/docs/specs/spot/openapi.yaml', 'application/yaml; charset=utf-8', 'no-cache'],
    ['/docs/samples/spot/order.py', 'text/plain; charset=utf-8', 'no-cache'],
    ['/docs/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
    ['/docs/changelog/spot.xml', 'application/atom+xml; charset=utf-8', 'no-cache'],
    [
      '/docs/.well-known/api-catalog',
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      'no-cache',
    ],
  ])('sends %s as %s, compressed for who takes it', async (path, type, cache) => {
    for (const [accepted, encoding] of [
      ['br', 'br'],
      ['deflate, gzip;q=1.0, br;q=0.5', 'br'],
      ['gzip', 'gzip'],
      ['gzip, br;q=0', 'gzip'],
      ['br;q=0.0, brotli', undefined],
      ['identity', undefined],
    ] as const) {
      const { status, headers } = await get(path, { 'Accept-Encoding': accepted })
      expect({ path, accepted, status, ...deliveryIn(headers) }).toEqual({
        ...{ path, accepted, status: 200 },
        ...{ type, cache, encoding, vary: path.endsWith('.md') ? 'Accept, Accept-Encoding' : 'Accept-Encoding' },
      })
      expect(headers).toMatchObject(inLowerCase(securityHeadersOf(path)))
      expect(headers['access-control-allow-origin']).toBe(path.endsWith('.js') ? undefined : '*')
    }
  })

  it.each(['/docs/picture.png', '/docs/drawing.svg', '/docs/old.htm', '/docs/SHOUT.HTML', '/docs/plain'])(
    'sends %s in a sandbox, also when it says that nothing has changed',
    async (path) => {
      const { headers } = await get(path)
      const again = await get(path, { 'If-None-Match': String(headers['etag']) })
      expect([headers['content-length'], again.status]).toEqual([String(path.length), 304])
      for (const found of [headers, again.headers]) expect(found).toMatchObject(inLowerCase(securityHeadersOf('a.svg')))
    },
  )

  it('sends no page in a sandbox, nor says so when nothing has changed', async () => {
    for (const path of ['/docs/faq', '/docs/', '/docs/zh/', '/docs/assets/entry.Dd4.js']) {
      const { headers } = await get(path, { 'Accept-Encoding': 'br' })
      const again = await get(path, { 'Accept-Encoding': 'br', 'If-None-Match': String(headers['etag']) })
      for (const found of [headers, again.headers]) expect(found).toMatchObject(inLowerCase(securityHeaders))
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  it('lets no other site read the files of a site for an audience', async () => {
    const partner = await startNginx({
      nginx: nginx ?? '',
      prefix: join(workspace.path, 'nginx-partner'),
      configuration: (listen) =>
        nginxConfiguration({
          ...{
            config: { ...config, audience: 'partner' },
            versions: [],
            root: join(workspace.path, 'www'),
            folder: 'docs',
            listen,
          },
        }),
    })
    const { status, headers } = await get('/docs/faq.md', {}, partner)
    await partner.stop()
    expect([status, headers['access-control-allow-origin']]).toEqual([200, undefined])
  })

  it.each([
    ['/docs/', 'text/markdown', '# Home'],
    ['/docs/zh', 'text/markdown', '# 首页'],
    ['/docs/zh/', 'text/markdown;q=1.0, */*', '# 首页'],
    ['/docs/faq', 'text/markdown, text/html, */*', '# FAQ'],
    ['/docs/faq/', 'text/html , TEXT/MARKDOWN', '# FAQ'],
  ])('sends %s as Markdown to who asks for %s', async (path, accept, text) => {
    for (const encoding of ['identity', 'gzip', 'br, gzip']) {
      const answer = await get(path, { Accept: accept, 'Accept-Encoding': encoding })
      expect({ status: answer.status, text: answer.text, ...deliveryIn(answer.headers) }).toEqual({
        ...{ status: 200, text: long(text), type: 'text/markdown; charset=utf-8', cache: 'no-cache' },
        ...{ encoding: encoding === 'identity' ? undefined : 'gzip', vary: 'Accept, Accept-Encoding' },
      })
    }
  })

  it.each([
    ['/docs/faq', 'text/html,application/xhtml+xml,*/*;q=0.8', 'faq'],
    ['/docs/faq', 'text/html, text/markdown;q=0.5', 'faq'],
    ['/docs/faq', 'text/markdown;q=0', 'faq'],
    ['/docs/spot', 'text/markdown', 'spot'],
    ['/docs/nothing', 'text/markdown', 'not found'],
  ])('sends %s as a page to who asks for %s', async (path, accept, text) => {
    const answer = await get(path, { Accept: accept, 'Accept-Encoding': 'br' })
    expect({ text: answer.text, ...deliveryIn(answer.headers) }).toEqual({
      ...{ text: long(text), type: 'text/html; charset=utf-8', cache: 'no-cache' },
      ...{ encoding: 'br', vary: 'Accept, Accept-Encoding' },
    })
  })

  it('sends Markdown at the root of a host as well', async () => {
    const answer = await get('/faq', { Accept: 'text/markdown' }, atRoot)
    expect({ text: answer.text, type: answer.headers['content-type'] }).toEqual({
      ...{ text: long('# FAQ'), type: 'text/markdown; charset=utf-8' },
    })
  })

  it.each(['GET', 'HEAD'])('says of the catalogue what it is, asked with %s', async (method) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await get('/docs/.well-known/api-catalog', { 'Accept-Encoding': encoding }, server, method)
      expect(headers['link']).toBe('</docs/.well-known/api-catalog>; rel="api-catalog"')
    }
    expect((await get('/docs/faq')).headers['link']).toBeUndefined()
  })

  it('sends a small file and a picture as they are', async () => {
    const small = await get('/docs/assets/tiny.Bb2.css', { 'Accept-Encoding': 'gzip, br' })
    expect({ ...deliveryIn(small.headers), text: small.text }).toEqual({
      type: 'text/css; charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
      encoding: undefined,
      vary: 'Accept-Encoding',
      text: 'a{}',
    })
    const picture = await get('/docs/picture.png', { 'Accept-Encoding': 'gzip, br' })
    expect(deliveryIn(picture.headers)).toEqual({
      ...{ type: 'image/png', cache: 'no-cache', encoding: undefined, vary: undefined },
    })
  })

  it('answers that nothing has changed to who has the file', async () => {
    const { headers } = await get('/docs/faq', { 'Accept-Encoding': 'br' })
    const again = await get('/docs/faq', { 'Accept-Encoding': 'br', 'If-None-Match': String(headers['etag']) })
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' })
  })

  it.each([
    ['/', 200, 'home'],
    ['/faq', 200, 'faq'],
    ['/zh', 200, '首页'],
    ['/1.0/', 200, 'home of 1.0'],
    ['/assets/entry.Dd4.js', 200, 'script'],
    ['/assets/entry.Aa1.js', 200, 'script'],
    ['/changelog/spot.xml', 200, '<feed>'],
    ['/.well-known/api-catalog', 200, '{"linkset":[]}'],
    ['/nothing', 404, 'not found'],
    ['/zh/nothing', 404, '找不到'],
    ['/1.0/zh/nothing', 404, '1.0 中找不到'],
    ['/_headers', 404, 'not found'],
  ])('at the root of a host, too, %s answers with %s', async (path, status, text) => {
    const answer = await get(path, { 'Accept-Encoding': 'br' }, atRoot)
    expect({ status: answer.status, text: answer.text }).toEqual({ status, text: long(text) })
  })

  it('still has the scripts of the site before, and no page of it', async () => {
    const { status, headers, text } = await get('/docs/assets/entry.Aa1.js', { 'Accept-Encoding': 'br' })
    expect({ status, text, ...deliveryIn(headers) }).toMatchObject({
      status: 200,
      text: long('script'),
      type: 'text/javascript; charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
    })
  })
})

describe('deploy/nginx.conf', () => {
  it('is what the command prints for this project', async () => {
    const { code, stdout } = await runCommand('nginx', [])
    expect({ code, stdout }).toEqual({ code: 0, stdout: await readFile('deploy/nginx.conf', 'utf8') })
  })
})

function deliveryIn(headers: Reply['headers']) {
  return {
    type: headers['content-type'],
    cache: headers['cache-control'],
    encoding: headers['content-encoding'],
    vary: headers['vary'],
  }
}

function inLowerCase(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

function decoded(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}
