import { expect, test } from 'vitest'
import { cacheControlOf } from './cacheRules.ts'
import { fileTypeOf } from './fileTypes.ts'
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

interface HeaderRule {
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
}

function readRules(text: string): HeaderRule[] {
  return text.split(/\n(?=\/)/).map((block) => {
    const [path = '', ...lines] = block.trimEnd().split('\n')
    return { path, headers: lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) as [string, string]) }
  })
}

/** The headers a host sends with a path, as both of them read the file: an asterisk stands for anything. */
function headersOf(rules: readonly HeaderRule[], path: string): (readonly [string, string])[] {
  const fits = (rule: HeaderRule) =>
    new RegExp(`^${rule.path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path)
  return rules.filter(fits).flatMap(({ headers }) => headers)
}

test.each(['/', '/docs/'])('hosts send below %s what every other server sends, and no header twice', (base) => {
  const rules = readRules(headersFile({ base, files, versions: ['1.0'] }))
  for (const file of files) {
    const headers = headersOf(rules, base + file)
    const names = headers.map(([name]) => name)
    expect({ file, names: names.length }).toEqual({ file, names: new Set(names).size })
    expect(names).toContain('Content-Security-Policy')
    const { 'Cache-Control': cache = 'no-cache', 'Content-Type': type } = Object.fromEntries(headers)
    expect({ file, cache }).toEqual({ file, cache: cacheControlOf(file) })
    expect([undefined, fileTypeOf(file)?.contentType]).toContain(type)
  }
})

test('feeds, the catalogue, Markdown and programs have a type that hosts do not know by themselves', () => {
  const rules = readRules(headersFile({ base: '/', files, versions: [] }))
  const typeOf = (path: string) => Object.fromEntries(headersOf(rules, path))['Content-Type']
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
  const rules = readRules(headersFile({ base, files, versions: [] }))
  expect(Object.fromEntries(headersOf(rules, `${base}.well-known/api-catalog`))['Link']).toBe(link)
  expect(Object.fromEntries(headersOf(rules, `${base}index.html`))['Link']).toBeUndefined()
})

test('stays below what a host takes: a hundred rules, two thousand characters a line', () => {
  const text = headersFile({ base: '/docs/', files, versions: ['1.0', '2.0', '3.0'] })
  expect(readRules(text).length).toBeLessThan(100)
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
