import { expect, test } from 'vitest'
import type { SiteConfigInput } from '../contract/config.ts'
import { noMemory } from '../contract/memory.ts'
import { noOwnFiles } from '../contract/ownFiles.ts'
import { fillConfig } from '../load/fillConfig.ts'
import { parseGuide } from '../load/parseGuide.ts'
import { loadedSpecOf } from '../load/testing.ts'
import { buildModels } from './buildModels.ts'

const spec = 'openapi: 3.1.0\ninfo: {title: Orders}\npaths: {/a: {get: {operationId: a, tags: [Orders], OWN}}}'
const guideText = '---\ntitle: Start\ndescription: Start here.\n---\n'

interface Site extends Partial<SiteConfigInput> {
  readonly guides?: readonly string[]
  readonly own?: string
}

function pagesOf({ guides = [], own = '', ...config }: Site): string[] {
  const filled = fillConfig({ brand: { name: 'Acme' }, apis: [{ id: 'test', specs: ['openapi.yaml'] }], ...config })
  const { value } = buildModels(
    {
      config: filled,
      specs: filled.apis.map((api) => ({
        config: api,
        spec: loadedSpecOf({ 'openapi.yaml': spec.replace('OWN', own) }),
      })),
      catalogs: [],
      own: noOwnFiles,
      guides: guides.map(
        (path) => parseGuide({ text: guideText, file: `guides/en${path}.mdx`, path, locale: 'en' }).value,
      ),
    },
    noMemory,
  )
  return value.flatMap(({ api }) => api.pages.map(({ path, content }) => `${path} ${content.kind}`))
}

test('an API has an overview at its path', () => {
  expect(pagesOf({})).toEqual(['/test/ overview', '/test/orders reference'])
})

test.each<[string, Site]>([
  ['a guide', { guides: ['/test'] }],
  ['an operation', { own: 'x-page: /test/' }],
  ['a redirect', { redirects: { '/test': '/' } }],
])('an API has no overview where %s stands at its path', (_name, site) => {
  expect(pagesOf(site).join()).not.toContain('overview')
})

test('an overview has the path that the configuration names', () => {
  const apis = [{ id: 'test', specs: ['openapi.yaml'], overview: '/start/' }]
  expect(pagesOf({ apis, guides: ['/test'] })).toEqual(['/start/ overview', '/test/orders reference'])
})

test('two APIs at one path have no overview', () => {
  const apis = ['a', 'b'].map((id) => ({ id, specs: ['openapi.yaml'], path: '/api/' }))
  expect(pagesOf({ apis }).join()).not.toContain('overview')
})
