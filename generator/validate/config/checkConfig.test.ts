import { describe, expect, it } from 'vitest'
import { configSchema } from '../../../tests/documents/config.schema.ts'
import { checkConfig } from './checkConfig.ts'

const locales = [
  { code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' },
  { code: 'zh', label: '中文', lang: 'zh-Hans', dir: 'ltr', calendar: 'gregory' },
]
const brand = { name: 'Meridian' }

const findings = (value: unknown) =>
  checkConfig(value, 'site.config.ts').map(({ message, hint }) => `${message} ${hint}`)

describe('checking a configuration', () => {
  it('accepts a brand alone', () => {
    expect(findings({ brand })).toEqual([])
  })

  it('accepts everything a configuration can have', () => {
    const label = { en: 'Spot', zh: '现货' }
    const value = {
      brand: { name: 'Meridian', title: label, copyright: label },
      origin: 'https://docs.example.com',
      base: '/docs/',
      locales,
      apis: [{ id: 'v3-futures', specs: ['specs/a.yaml'], path: '/a/', pages: 'operation', overview: '/a/' }],
      sidebars: {
        spot: {
          label,
          landing: '/spot/',
          script: 'assets/spot/order-book.ts',
          items: ['/spot/', { label, api: 'v3-futures', tag: 'Orders' }, { label, items: ['/spot/symbol'] }],
        },
      },
      navbar: { start: [{ label, href: '/spot/' }], end: [{ label, items: [{ label, href: 'https://example.com' }] }] },
      links: { edit: 'https://example.com/{file}', report: 'https://example.com/new' },
      announcement: { id: 'maintenance-2026-12', text: label },
      theme: { tokens: { '--radius': '0', '--color-accent': { light: 'oklch(0.4 0.1 20)', dark: '#f2a7bd' } } },
      messages: { en: { 'shell.search': 'Find' } },
      components: { Gauge: 'components/Gauge.tsx' },
      search: {
        provider: 'algolia',
        algolia: { appId: 'APP', searchKey: 'abc', index: 'docs', hosts: ['https://search.example.com:8443'] },
        synonyms: [['a', 'b']],
      },
    }
    expect(findings(value)).toEqual([])
  })

  it.each([
    [undefined, 'The configuration must be object. Correct the value.'],
    [{}, 'The configuration must have the property "brand". Correct the value.'],
    [{ brand, orgin: 'https://a.example' }, '/orgin is not a property of the schema. Did you mean "origin"?'],
    [{ brand: {} }, '/brand must have the property "name". Write it like {"name":"Example Exchange"}.'],
    [
      { brand, origin: 'docs.example.com' },
      '/origin is not of the form that is expected. Write it like "https://docs.example.com".',
    ],
    [
      { brand, theme: { tokens: { '--color-acent': 'red' } } },
      'There is no design token "--color-acent". Did you mean "--color-accent"?',
    ],
    [
      { brand, theme: { tokens: { '--radius': { light: '0' } } } },
      '/theme/tokens/--radius must have the property "dark". Write it like {"light":"#8a1538","dark":"#f2a7bd"}.',
    ],
    [
      { brand, theme: { tokens: { '--radius': '0; } body {' } } },
      '/theme/tokens/--radius is not of the form that is expected. Write it like "oklch(0.425 0.085 222)".',
    ],
    [
      { brand, theme: { tokens: { '--radius': 'url(https://a.example)' } } },
      '/theme/tokens/--radius is not of the form that is expected. Write it like "oklch(0.425 0.085 222)".',
    ],
    [
      { brand, locales: [{ code: 'en', label: 'English', lang: 'en_US', dir: 'ltr', calendar: 'gregory' }] },
      '/locales/0/lang "en_US" is nothing that `Intl` knows. Write it like "zh-Hans".',
    ],
    [
      { brand, locales: [{ code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'x' }] },
      '/locales/0/calendar "x" is nothing that `Intl` knows. Write it like "gregory".',
    ],
    [
      { brand, components: { gauge: 'Gauge.tsx' } },
      '"gauge" cannot be the name of a component. Begin it with a capital letter, and use letters and digits only: other names are HTML elements.',
    ],
    [
      { brand, components: { Gauge: '../Gauge.tsx' } },
      '/components/Gauge is not of the form that is expected. Write it like "components/StationMap.tsx".',
    ],
    [{ brand, search: { provider: 'algolia' } }, '/search must have the property "algolia". Correct the value.'],
    [
      { brand, search: { algolia: { appId: 'APP', searchKey: 'k', index: 'docs', hosts: ['search.example.com'] } } },
      '/search/algolia/hosts/0 is not of the form that is expected. Write it like "https://search.example.com".',
    ],
    [
      { brand, console: { servers: [{ origin: 'http://127.0.0.1:8080/api', use: 'mock' }] } },
      '/console/servers/0/origin is not of the form that is expected. Write it like "http://127.0.0.1:8080".',
    ],
    [
      { brand, console: { servers: [{ origin: 'http://127.0.0.1:8080', use: 'mock', environment: 'test' }] } },
      '/console/servers/0/environment must not be there. Correct the value.',
    ],
    [
      { brand, console: { host: 'https://docs.example.com/console', servers: [] } },
      '/console/host is not of the form that is expected. Write it like "https://console.example.com".',
    ],
    [
      { brand, console: { host: 'http://console.example.com', servers: [] } },
      '/console/host is not of the form that is expected. Write it like "https://console.example.com".',
    ],
    [
      { brand, origin: 'https://docs.example.com/', console: { host: 'https://DOCS.example.com:443', servers: [] } },
      '/console/host is the origin of the site itself. Name another origin, or leave it out: then the console is a page of the site.',
    ],
    [{ brand, base: 'docs' }, '/base is not of the form that is expected. Write it like "/docs/".'],
    [{ brand, locales: [] }, '/locales must not have fewer than 1 items. Correct the value.'],
    [
      { brand, apis: [{ id: 'spot', specs: [] }] },
      '/apis/0/specs must not have fewer than 1 items. Write it like ["specs/spot/openapi.yaml"].',
    ],
    [
      { brand, apis: [{ id: 'spot', specs: ['a'], pages: 'tags' }] },
      '/apis/0/pages must be one of "tag", "operation". Write it like "tag".',
    ],
    [
      { brand, navbar: { start: [{ label: { en: 'X' }, href: 'javascript:alert(1)' }], end: [] } },
      '/navbar/start/0/href is not of the form that is expected. Write it like "/faq".',
    ],
    [
      { brand, sidebars: { a: { label: { en: 'A' }, landing: '/', items: [{ label: { en: 'B' }, tag: 'a' }] } } },
      '/sidebars/a/items/0 must have the property "api". Write it like {"label":{"en":"Orders"},"api":"spot","tag":"Orders"}.',
    ],
  ])('says what is wrong with %j', (value, finding) => {
    expect(findings(value)).toEqual([finding])
  })

  it.each([
    '../order-book.js',
    'assets/../../a.js',
    './a.js',
    '/etc/a.js',
    'C:\\a.js',
    'https://a.example/a.js',
    'a.css',
  ])('refuses %j as a section’s script', (script) => {
    const sidebars = { a: { label: { en: 'A' }, landing: '/', items: [], script } }
    const [finding] = findings({ brand, sidebars })
    expect(finding).toMatch(
      /^\/sidebars\/a\/script is not of the form that is expected\. Write it like "assets\/order-book.ts".$/,
    )
  })

  it.each([
    [{ base: '/../' }, '/base'],
    [{ base: '//other.example.com/' }, '/base'],
    [{ apis: [{ id: '../spot', specs: ['a'] }] }, '/apis/0/id'],
    [{ apis: [{ id: 'spot', specs: ['a'], path: '/a/../b/' }] }, '/apis/0/path'],
    [{ apis: [{ id: 'spot', specs: ['a'], path: '/a/%2e%2e/b/' }] }, '/apis/0/path'],
    [{ apis: [{ id: 'spot', specs: ['a'], overview: '/a\\b' }] }, '/apis/0/overview'],
    [{ apis: [{ id: 'spot', specs: ['a'], overview: '/a\u0000' }] }, '/apis/0/overview'],
    [
      { sidebars: { '../spot': { label: { en: 'A' }, landing: '/', items: [] } } },
      '"../spot" cannot be the name of a sidebar.',
    ],
    [{ redirects: { '/../old': '/' } }, '"/../old" cannot be an address that moved.'],
    [{ redirects: { '/%2e%2e/old': '/' } }, '"/%2e%2e/old" cannot be'],
    [{ redirects: { '/old': 'javascript:alert(1)' } }, '/redirects//old'],
    [{ redirects: { '/old': '//other.example.com' } }, '/redirects//old'],
    [{ redirects: { '/old': '/\\other.example.com' } }, '/redirects//old'],
  ])('refuses a path that leads elsewhere: %j', (settings, place) => {
    expect(findings({ brand, ...settings }).map((finding) => finding.startsWith(place))).toEqual([true])
  })

  it.each([
    [{ '/a*': '/' }, '"*" is not its last step', 'Write "*" once, at the end'],
    [{ '/*/a': '/' }, '"*" is not its last step', 'Write "*" once, at the end'],
    [{ '/:/a': '/' }, '":" begins no name', 'Write ":", a letter'],
    [{ '/:splat/a': '/' }, '":splat" is what "*" stands for', 'another name'],
    [{ '/:a/:a': '/' }, 'has ":a" twice', 'a name of its own'],
    [{ '/a/*#b': '/' }, 'it has an anchor', 'Only browsers know anchors'],
    [{ '/a/*': '/b/:rest' }, '"/b/:rest" takes ":rest", which "/a/*" does not have.', 'It has ":splat".'],
    [{ '/a/*': '/b/*' }, '"/b/*" cannot be a target: "*" is only for old addresses.', 'Write ":splat" for the steps'],
    [{ '/a': '/b/*?c=1' }, '"/b/*?c=1" cannot be a target', 'Write the path of a page.'],
    [{ '/a/*': '/a/b/:splat' }, 'leads back to itself: "/a/b/one/two" fits it too.', 'Lead to a path'],
    [{ '/a/*': '/b', '/a/b/:c': '/c' }, '"/a/b/:c" is never tried: "/a/*" takes its addresses.', 'above "/a/*"'],
  ])('refuses the pattern of old addresses %j', (redirects, message, hint) => {
    const place = Object.keys(redirects).at(-1) ?? ''
    const [found, ...others] = checkConfig({ brand, redirects }, 'site.config.ts', `redirects: {\n  '${place}': ''}`)
    expect([found?.message, found?.hint, found?.line]).toEqual([
      expect.stringContaining(message),
      expect.stringContaining(hint),
      2,
    ])
    expect(others).toEqual([])
  })

  it('says of an address that moved how to write it, at the address', () => {
    const value = { brand, redirects: { '/old': '/new', faq: '/help' } }
    expect(checkConfig(value, 'site.config.ts', "redirects: {\n  '/old': '/new',\n  faq: '/help',\n}")).toEqual([
      {
        code: 'config-invalid',
        severity: 'error',
        message: '"faq" cannot be an address that moved.',
        hint: 'Write a path of the site as it was: it begins with one "/", without "..", "%", "?" and "\\"; a space is written as it is.',
        file: 'site.config.ts',
        line: 3,
        column: 3,
      },
    ])
  })

  it.each([
    { '/old': '/new#part', '/old#part': '/new' },
    { '/旧': '/订单?a=1', '/all': '/orders?market=*' },
    { '/a.b_c-d/': '/' },
    { '/an old page': '/' },
    { '/a/first': '/', '/a/:one': '/:one', '/a/:one/*': '/b/:one/:splat#:one', '/*': '/' },
  ])('takes the redirects %j', (redirects) => {
    expect(findings({ brand, redirects })).toEqual([])
  })

  it.each([
    [{ tag: 'script', attributes: { src: 'https://a.example.com/a.js' } }, 'Pages may not load the script', 'src'],
    [{ tag: 'script', attributes: { src: 'http://stats.example.com/a.js' } }, 'Pages may not load the script', 'src'],
    [{ tag: 'script', attributes: { src: '/a.js' } }, '"/a.js" is no module of the project', 'src'],
    [{ tag: 'script', attributes: { async: '' } }, 'A <script> of `head` has no `src`', ''],
    [{ tag: 'meta', attributes: { 'http-equiv': 'refresh', content: '0' } }, 'The engine writes `http-equiv`', ''],
    [{ tag: 'meta', attributes: { name: 'robots', content: 'all' } }, 'The engine writes "robots"', 'name'],
    [{ tag: 'meta', attributes: { name: 'a' } }, 'A <meta> of `head` has no `content`', ''],
    [{ tag: 'link', attributes: { rel: 'canonical', href: '/a' } }, 'The engine writes "canonical"', 'rel'],
    [{ tag: 'link', attributes: { rel: 'icon', href: 'a.png' } }, '"a.png" is no path of the site', 'href'],
    [
      { tag: 'link', attributes: { rel: 'preload', as: 'font', href: 'https://stats.example.com/a.woff2' } },
      'Pages may not load the font',
      'href',
    ],
    [{ tag: 'meta', attributes: { onload: 'a()', content: 'b' } }, '"onload" is no attribute', 'onload'],
    [{ tag: 'base', attributes: { href: '/a' } }, '/head/0/tag', ''],
  ])('refuses %j in the head of pages', (element, message, key) => {
    const hosts = [{ origin: 'https://stats.example.com', for: ['script'] }]
    const text = `head: [{\n  attributes: {\n    ${key}: ''\n  }\n}]`
    const [found, ...others] = checkConfig({ brand, hosts, head: [element] }, 'site.config.ts', text)
    expect(found?.message.startsWith(message)).toBe(true)
    expect(found?.hint).not.toBe('')
    if (key !== '') expect(found?.line).toBe(3)
    expect(others).toEqual([])
  })

  it('takes elements in the head of pages that the policy allows', () => {
    const hosts = [{ origin: 'https://stats.example.com', for: ['script'] }]
    const head = [
      { tag: 'script', attributes: { src: 'assets/statistics.ts' } },
      { tag: 'script', attributes: { src: 'https://stats.example.com/a.js', 'data-domain': 'docs.example.com' } },
      { tag: 'meta', attributes: { name: 'google-site-verification', content: 'abc' } },
      { tag: 'link', attributes: { rel: 'me', href: 'https://social.example.com/@acme' } },
      { tag: 'link', attributes: { rel: 'apple-touch-icon', href: '/touch.png' } },
    ]
    expect(findings({ brand, hosts, head })).toEqual([])
  })

  it.each([
    [{ text: { en: 'News' } }, '/announcement must have the property "id".'],
    [{ id: 'a b', text: { en: 'News' } }, '/announcement/id is not of the form that is expected'],
    [{ id: 'a', text: 'News' }, '/announcement/text must be object.'],
  ])('says what is wrong with the announcement %j', (announcement, start) => {
    const [finding, ...others] = findings({ brand, announcement })
    expect(finding?.startsWith(start)).toBe(true)
    expect(others).toEqual([])
  })

  it('asks for every text in the default language', () => {
    expect(findings({ brand: { name: 'M', title: { zh: '文' } }, locales })).toEqual([
      '/brand/title must have the property "en". Write it like {"en":"Changelog"}.',
    ])
  })

  it('refuses a text in a language that the site does not have', () => {
    const [finding] = findings({ brand: { name: 'M', title: { en: 'T', cn: '文' } }, locales })
    expect(finding).toBe('/brand/title must be one of "en", "zh". Name a language of the site.')
  })

  it('tells two APIs of one id', () => {
    const api = { id: 'spot', specs: ['a.yaml'] }
    expect(findings({ brand, apis: [api, api] })).toEqual(['"spot" is there twice. Give each one a name of its own.'])
  })

  it('finds the place in the text of the file', () => {
    const text =
      "export default defineSite({\n  brand: { name: 'M' },\n  apis: [{ id: 'Spot API', specs: ['a.yaml'] }],\n})\n"
    const value = { brand: { name: 'M' }, apis: [{ id: 'Spot API', specs: ['a.yaml'] }] }
    expect(checkConfig(value, 'site.config.ts', text)).toMatchObject([
      { code: 'config-invalid', severity: 'error', file: 'site.config.ts', line: 3, column: 12 },
    ])
  })

  it('names the first line when the place is not found', () => {
    expect(checkConfig({}, 'site.config.ts', 'export default {}')).toMatchObject([{ line: 1, column: 1 }])
  })
})

describe('the schema of the configuration', () => {
  it('describes every field', () => {
    expect(fieldsWithoutDescription(configSchema(), '')).toEqual([])
  })
})

function fieldsWithoutDescription(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key !== 'properties' && key !== '$defs') return fieldsWithoutDescription(value, `${path}/${key}`)
    return Object.entries(value as Record<string, { description?: string; $ref?: string } | false>).flatMap(
      ([name, inner]) => [
        ...(!inner || inner.description || inner.$ref ? [] : [`${path}/${name}`]),
        ...fieldsWithoutDescription(inner, `${path}/${name}`),
      ],
    )
  })
}
