import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { SiteConfigInput } from '../../contract/config.ts'
import { besidePage } from '../../contract/routes.ts'
import { fillConfig } from '../../load/fillConfig.ts'
import { parseGuide } from '../../load/parseGuide.ts'
import { builtApiOf } from '../../model/testing.ts'
import { renderMarkdown } from '../markdown/renderMarkdown.ts'
import { buildRoutes } from '../routes/buildRoutes.ts'
import { type ContentInput, renderContent } from './renderContent.ts'

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
  return new Map([...renderContent(content), ...markdownFiles(content)])
}

function markdownFiles(input: ContentInput): Map<string, string> {
  const markdownOf = renderMarkdown(input)
  return new Map(input.routes.routes.map((route) => [`markdown${besidePage(route, 'md')}`, markdownOf(route) ?? '']))
}

test('every page has a Markdown version, generated pages their MDX, and the data is there', () => {
  const files = [...render().keys()].map((file) => file.replace(/-[0-9a-z]+\.json$/, '-HASH.json'))
  expect(files.sort()).toEqual([
    'downloads.json',
    'markdown/faq.md',
    'markdown/index.md',
    'markdown/test/trade.md',
    'markdown/zh/faq.md',
    'markdown/zh/index.md',
    'markdown/zh/test/trade.md',
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

test('links in Markdown versions are full addresses of Markdown versions, in its language and below the base', () => {
  const files = render()
  expect(files.get('markdown/index.md')).toContain(
    '[FAQ](https://docs.example.com/api-docs/faq.md#one) and [call](https://docs.example.com/api-docs/test/trade.md)',
  )
  expect(files.get('markdown/index.md')).toContain(
    '[a file](https://docs.example.com/api-docs/specs/test/openapi.yaml)',
  )
  expect(files.get('markdown/index.md')).toContain('[home](https://docs.example.com/api-docs/index.md)')
  expect(files.get('markdown/zh/index.md')).toContain('[FAQ](https://docs.example.com/api-docs/zh/faq.md#one)')
})

test('a guide that is not translated has the Markdown version of the language it is in', () => {
  expect(render().get('markdown/zh/faq.md')).toContain('正文')
  expect(render().get('markdown/zh/index.md')).toContain('About it.')
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

describe('two APIs with a large schema of one name', () => {
  test('lead to their own pages of it', () => {
    const wide = Array.from({ length: 450 }, (_, index) => `f${index}: {}`).join(', ')
    const spec = `openapi: 3.1.0\npaths: {/a: {get: {operationId: x, responses: {"200": {content: {a: {schema: {properties: {big: {$ref: "#/components/schemas/Big"}}}}}}}}}}\ncomponents: {schemas: {Big: {properties: {${wide}}}}}`
    const config = fillConfig({ brand: { name: 'Acme' }, origin: 'https://docs.example.com' })
    const apis = ['spot', 'futures'].map((id) => builtApiOf({ 'a.yaml': spec }, { id }).api)
    const routes = buildRoutes({ config, guides: [], apis }).value
    const files = markdownFiles({ config, guides: [], apis, tables: new Map(), history: {}, routes })
    expect(files.get('markdown/spot/operations.md')).toContain('(https://docs.example.com/spot/schemas/big.md)')
    expect(files.get('markdown/futures/operations.md')).toContain('(https://docs.example.com/futures/schemas/big.md)')
  })
})
