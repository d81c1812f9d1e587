import { expect, test } from 'vitest'
import { hostHeadersOf, readHostRules } from '../../../tests/hostRules.ts'
import { securityHeaders } from '../../contract/securityHeaders.ts'
import { cacheControlOf } from './cacheRules.ts'
import { isOpen, openHeaders, securityHeadersOf } from './fileHeaders.ts'
import { fileTypeOf, linkHeaderOf } from './fileTypes.ts'
import { headersFile, redirectsFile } from './hostFiles.ts'

const files = [
  'index.html',
  'faq.md',
  'assets/entry.Aa1.js',
  'sitemap.xml',
  'changelog/spot.xml',
  'zh/changelog/spot.xml',
  '.well-known/api-catalog',
  'samples/spot/order.py',
  '1.0/search/en-1x2y.json',
]

const general = securityHeaders['Content-Security-Policy']

function linkOf(file: string, base: string) {
  const link = linkHeaderOf(file, base)
  return link ? { Link: link } : {}
}

test.each(['/', '/docs/'])('hosts send below %s what every other server sends, and join policies alone', (base) => {
  const rules = readHostRules(headersFile({ base, files, versions: ['1.0'] }))
  for (const file of files) {
    const { 'Cache-Control': cache = 'no-cache', 'Content-Type': type, ...headers } = hostHeadersOf(rules, base + file)
    const { 'Content-Security-Policy': policy, 'Cross-Origin-Opener-Policy': opener, ...others } = headers
    const { 'Content-Security-Policy': ofFile, 'Cross-Origin-Opener-Policy': own, ...same } = securityHeadersOf(file)
    const isPage = file.endsWith('.html') || file.endsWith('.js')
    expect({ file, policy }).toEqual({ file, policy: isPage ? ofFile : `${general}, ${ofFile}` })
    expect({ file, opener }).toEqual({ file, opener: isPage ? own : `same-origin, ${own}` })
    expect({ file, others }).toEqual({
      file,
      others: { ...same, ...(isOpen(file) && openHeaders), ...linkOf(file, base) },
    })
    expect({ file, cache }).toEqual({ file, cache: cacheControlOf(file) })
    expect([undefined, fileTypeOf(file)?.contentType]).toContain(type)
  }
})

test('a file that is no page is in a sandbox, whatever the project calls it', () => {
  const own = ['index.html', 'assets/a.js', 'images/a-1.svg', 'LOGO.SVG', 'old.htm', 'a.rss', 'plain', 'x/.nojekyll']
  const rules = readHostRules(headersFile({ base: '/', files: own, versions: [] }))
  const inSandbox = own.filter((file) =>
    / sandbox$/.test(hostHeadersOf(rules, `/${file}`)['Content-Security-Policy'] ?? ''),
  )
  expect(inSandbox).toEqual(['images/a-1.svg', 'LOGO.SVG', 'old.htm', 'a.rss', 'plain'])
})

test('patterns are lines of `_redirects` behind all others, in their order', () => {
  const redirects = { '/a/:one': '/:one', '/guides/*': '/help/:splat', '/guides/first': '/faq' }
  expect(redirectsFile(redirects, '/docs/')).toBe(
    [
      '/docs/guides/first /docs/faq 301',
      '/docs/guides/first/ /docs/faq 301',
      '/docs/a/:one /docs/:one 301',
      '/docs/a/:one/ /docs/:one 301',
      '/docs/guides/* /docs/help/:splat 301\n',
    ].join('\n'),
  )
})

test('pages of other sites may read what is made for programs, unless the site is for an audience', () => {
  const all = [...files, 'llms.txt', 'specs/spot/openapi.json', 'specs/spot/openapi.yaml', 'favicon.svg', 'rules.pdf']
  const opened = (audience?: string) => {
    const rules = readHostRules(headersFile({ base: '/', files: all, versions: [], ...(audience && { audience }) }))
    return all.filter((file) => hostHeadersOf(rules, `/${file}`)['Access-Control-Allow-Origin'] === '*')
  }
  expect(opened()).toEqual(
    all.filter((file) => !['index.html', 'assets/entry.Aa1.js', 'favicon.svg', 'rules.pdf'].includes(file)),
  )
  expect(opened('partner')).toEqual([])
})

test('feeds, the catalogue, Markdown and programs have a type that hosts do not know by themselves', () => {
  const rules = readHostRules(headersFile({ base: '/', files, versions: [] }))
  const typeOf = (path: string) => hostHeadersOf(rules, path)['Content-Type']
  expect(typeOf('/changelog/spot.xml')).toBe('application/atom+xml; charset=utf-8')
  expect(typeOf('/.well-known/api-catalog')).toBe(
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  )
  expect(typeOf('/faq.md')).toBe('text/markdown; charset=utf-8')
  expect(typeOf('/samples/spot/order.py')).toBe('text/plain; charset=utf-8')
  expect(typeOf('/sitemap.xml')).toBeUndefined()
})

test.each([
  ['/', '</.well-known/api-catalog>; rel="api-catalog"'],
  ['/docs/', '</docs/.well-known/api-catalog>; rel="api-catalog"'],
])('the catalogue of a site below %s says that it is one', (base, link) => {
  const rules = readHostRules(headersFile({ base, files, versions: [] }))
  expect(hostHeadersOf(rules, `${base}.well-known/api-catalog`)['Link']).toBe(link)
  expect(hostHeadersOf(rules, `${base}index.html`)['Link']).toBeUndefined()
})

test('stays below what a host takes: a hundred rules, two thousand characters a line', () => {
  const text = headersFile({ base: '/docs/', files, versions: ['1.0', '2.0', '3.0'] })
  expect(readHostRules(text).length).toBeLessThan(100)
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(2000)
})

test('a page that moved has a line with and without a slash, and an anchor none', () => {
  expect(redirectsFile({ '/old': '/new', '/older/': '/new#part', '/a#b': '/c' }, '/docs/')).toBe(
    '/docs/old /docs/new 301\n/docs/old/ /docs/new 301\n/docs/older /docs/new#part 301\n/docs/older/ /docs/new#part 301\n',
  )
})

test('a page that moved and has a space in its address is one word of its line', () => {
  expect(redirectsFile({ '/an old page': '/new' }, '/')).toBe('/an%20old%20page /new 301\n/an%20old%20page/ /new 301\n')
})

test.each([
  ['assets/entry.Aa1.js', true],
  ['1.0/assets/entry.Aa1.js', true],
  ['search/en-1x2y.json', true],
  ['sidebars/zh/spot-1x2y.json', true],
  ['search/index.html', false],
  ['search/index.html.br', false],
  ['spot/assets/index.html', false],
  ['spot/assets.md', false],
  ['assets/guide.md', false],
  ['specs/search/openapi.json', false],
  ['operations/assets/getAsset.json', false],
  ['samples/search/order.py', false],
])('%s is kept for ever: %s', (path, isKept) => {
  expect(cacheControlOf(path) === 'public, max-age=31536000, immutable').toBe(isKept)
})
