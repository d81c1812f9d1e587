import { expect, it } from 'vitest'
import type { SiteConfig } from '../../generator/index.ts'
import { bundleConfigOf } from './bundleConfig.ts'
import { plainBundles } from './compiledSite.ts'

const site = {
  base: '/',
  origin: 'https://docs.example.com',
  search: { provider: 'local', synonyms: [['a', 'b']] },
  sidebars: { docs: { label: { en: 'Docs' }, landing: '/', items: [], script: 'assets/book.ts' } },
} as unknown as SiteConfig

it('has nothing of a site that only says what is in it', () => {
  expect(bundleConfigOf({ ...site, theme: { tokens: {} }, messages: { en: {} }, components: {} })).toEqual(
    plainBundles.config,
  )
})

it('has all that goes into the bundles', () => {
  const own = {
    base: '/docs/',
    theme: { tokens: { '--radius': '2px' } },
    messages: { en: { 'shell.search': 'Find' } },
    components: { Scale: 'components/Scale.tsx' },
  }
  expect(bundleConfigOf({ ...site, ...own })).toEqual({ ...own, search: { provider: 'local' } })
  expect(bundleConfigOf({ ...site, search: { ...site.search, provider: 'algolia' } }).search.provider).toBe('algolia')
})
