import { expect, test } from 'vitest'
import type { SiteConfigInput } from '../contract/config.ts'
import { bareConfig, english, fillConfig } from './fillConfig.ts'

const zh = { code: 'zh', label: '简体中文', lang: 'zh-Hans', dir: 'ltr', calendar: 'gregory' } as const

test('a brand is all that a configuration needs', () => {
  expect(fillConfig({ brand: { name: 'Acme' } })).toEqual({
    brand: { name: 'Acme', title: { en: 'Acme' }, copyright: { en: '© Acme' } },
    origin: 'http://localhost:4173',
    base: '/',
    locales: [{ code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' }],
    apis: [],
    sidebars: {},
    navbar: { start: [], end: [] },
    links: {},
    redirects: {},
    versions: { id: 'default', current: { label: { en: 'Next' }, main: '/' } },
    validation: { rules: {} },
    search: { provider: 'local', synonyms: [] },
  })
})

test('what a script leaves undefined has its default', () => {
  const input = { brand: { name: 'Acme', title: undefined }, apis: undefined, links: undefined, validation: undefined }
  const written: unknown = input
  expect(fillConfig(written as SiteConfigInput)).toEqual(fillConfig({ brand: { name: 'Acme' } }))
})

test('what is given stays', () => {
  const title = { zh: '文档' }
  const config = fillConfig({
    brand: { name: 'Acme', title },
    locales: [zh],
    apis: [{ id: 'spot', specs: ['a.yaml'] }],
    announcement: { id: 'news', text: { zh: '公告' } },
  })
  expect(config).toMatchObject({
    announcement: { id: 'news', text: { zh: '公告' } },
    brand: { title, copyright: { zh: '© Acme' } },
    locales: [zh],
    apis: [{ id: 'spot', specs: ['a.yaml'] }],
  })
})

test.each([
  ['/', '/'],
  ['', '/'],
  ['docs', '/docs/'],
  ['/docs', '/docs/'],
  ['/a/b/', '/a/b/'],
])('the base %j becomes %j', (base, filled) => {
  expect(fillConfig({ brand: { name: 'Acme' }, base }).base).toBe(filled)
})

test('the current version is called after the language, and opens with the first section', () => {
  const sidebars = { help: { label: { zh: '帮助' }, landing: '/help/', items: [] } }
  expect(fillConfig({ brand: { name: 'Acme' }, locales: [english, zh], sidebars }).versions).toEqual({
    id: 'default',
    current: { label: { en: 'Next', zh: '最新版' }, main: '/help/' },
  })
})

test('what is said about versions stays, the rest is filled in', () => {
  const versions = { id: 'rest', current: { main: '/changelog' } }
  expect(fillConfig({ brand: { name: 'Acme' }, versions }).versions).toEqual({
    id: 'rest',
    current: { label: { en: 'Next' }, main: '/changelog' },
  })
})

test('the origin has no slash at its end', () => {
  expect(fillConfig({ brand: { name: 'Acme' }, origin: 'https://docs.example.com/' }).origin).toBe(
    'https://docs.example.com',
  )
})

test('a single bare spec has its landing page at the root', () => {
  expect(
    bareConfig([{ api: 'petstore', path: 'petstore.yaml', title: 'Petstore' }], { pages: 'operation' }),
  ).toMatchObject({
    brand: { name: 'Petstore' },
    apis: [{ id: 'petstore', specs: ['petstore.yaml'], path: '/', pages: 'operation' }],
  })
})

test('several bare specs have a section each', () => {
  const config = bareConfig([
    { api: 'spot', path: 'spot.yaml', title: 'Spot' },
    { api: 'futures', path: 'futures.yaml', title: 'Futures' },
  ])
  expect(config.apis.map(({ path }) => path)).toEqual(['/spot/', '/futures/'])
})

test.each([
  ['zh', { code: 'zh', label: '中文', lang: 'zh', dir: 'ltr' }],
  ['ar', { code: 'ar', label: 'العربية', lang: 'ar', dir: 'rtl' }],
])('bare specs may be written in %s', (lang, locale) => {
  const specs = [{ api: 'petstore', path: 'petstore.yaml', title: 'Petstore' }]
  expect(bareConfig(specs, { lang }).locales).toMatchObject([locale])
})
