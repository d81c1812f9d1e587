import { expect, test } from 'vitest'
import { fillConfig } from '../load/fillConfig.ts'
import { configOfVersion } from './frozenConfig.ts'

test('a version is published below the current one, at the address that one has now', () => {
  const frozen = fillConfig({ brand: { name: 'Acme, as it was' }, base: '/elsewhere/' })
  const current = { name: 'current', label: { en: 'Next' }, main: '/faq', prefix: '', locales: ['en'], paths: [] }
  const table = { own: 'current', id: 'rest', origin: 'https://docs.example.com', base: '/docs/', versions: [current] }
  expect(configOfVersion(frozen, table, '1.0')).toMatchObject({
    brand: { name: 'Acme, as it was' },
    origin: 'https://docs.example.com',
    base: '/docs/1.0/',
    versions: { id: 'rest', current: { label: { en: 'Next' }, main: '/faq' } },
  })
})

test('a version whose site asks a hosted index has an index of its own', () => {
  const algolia = { appId: 'APP', searchKey: 'key', index: 'docs' }
  const synonyms = [['kline', 'candle']]
  const frozen = fillConfig({ brand: { name: 'Acme' }, search: { provider: 'algolia', algolia, synonyms } })
  const current = { name: 'current', label: { en: 'Next' }, main: '/faq', prefix: '', locales: ['en'], paths: [] }
  const table = { own: 'current', id: 'rest', origin: 'https://docs.example.com', base: '/', versions: [current] }
  expect(configOfVersion(frozen, table, '1.0').search).toEqual({ provider: 'local', synonyms })
})
