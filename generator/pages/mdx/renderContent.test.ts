import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SiteConfigInput } from '../../contract/config.ts'
import { fillConfig } from '../../load/fillConfig.ts'
import { parseGuide } from '../../load/parseGuide.ts'
import { builtApiOf } from '../../model/testing.ts'
import { buildRoutes } from '../routes/buildRoutes.ts'
import { renderContent } from './renderContent.ts'

const locales = [
  { code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' },
  { code: 'zh', label: '简体中文', lang: 'zh-Hans', dir: 'ltr', calendar: 'gregory' },
] as const

const orders = readFileSync('tests/fixtures/orders.yaml', 'utf8')

function guide(locale: string, path: string, body: string) {
  const text = `---\ntitle: ${path}\ndescription: About it.\n---\n\n${body}\n`
  return parseGuide({ file: `guides/${locale}${path}.mdx`, locale, path, text }).value
}

function render(input: Partial<SiteConfigInput> = {}): Map<string, string> {
  const config = fillConfig({
    brand: { name: 'Acme' },
    origin: 'https://docs.example.com',
    base: '/api-docs/',
    locales,
    apis: [{ id: 'test', specs: [] }],
    ...input,
  })
  const guides = [
    guide('en', '/', '[FAQ](/faq#one) and [call](/test/trade), [a file](/specs/test/openapi.yaml), [home](/)'),
    guide('en', '/faq', 'Text.'),
    guide('zh', '/faq', '正文'),
  ]
  const apis = [builtApiOf({ 'openapi.yaml': orders }).api]
  const content = {
    config,
    guides,
    apis,
    tables: new Map(),
    history: {},
    routes: buildRoutes({ config, guides, apis }).value,
  }
  return new Map(renderContent(content))
}

test('generated pages have their MDX, and the data is there', () => {
  const files = [...render().keys()].map((file) => file.replace(/-[0-9a-z]+\.json$/, '-HASH.json'))
  expect(files.sort()).toEqual([
    'downloads.json',
    'model/test.json',
    'pages/en/test/trade.mdx',
    'pages/guides/en/.mdx',
    'pages/guides/en/faq.mdx',
    'pages/guides/zh/faq.mdx',
    'pages/zh/test/trade.mdx',
    'routes.json',
    'sidebars/en/_guides-HASH.json',
    'sidebars/en/test-HASH.json',
    'sidebars/zh/_guides-HASH.json',
    'sidebars/zh/test-HASH.json',
    'site.json',
  ])
})

test('the same input gives the same bytes', () => {
  expect([...render()]).toEqual([...render()])
})

test('the name of a sidebar file changes with its content', () => {
  const sidebarFile = (label: string) => {
    const sidebars = { main: { label: { en: label }, landing: '/', items: ['/'] } }
    return [...render({ sidebars }).keys()].find((file) => file.startsWith('sidebars/en/'))
  }
  expect(sidebarFile('One')).toMatch(/^sidebars\/en\/main-[0-9a-z]+\.json$/)
  expect(sidebarFile('One')).toBe(sidebarFile('One'))
  expect(sidebarFile('One')).not.toBe(sidebarFile('Two'))
})
