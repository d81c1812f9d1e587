import { expect, test } from 'vitest'
import { fillConfig } from '../load/fillConfig.ts'
import { configOfVersion, frozenConfig } from './frozenConfig.ts'

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

test('a version keeps what plug-ins declare, and languages that it can write', () => {
  const fact = { extension: 'x-latency', objects: ['operation'], schema: {}, label: { en: 'Latency' } } as const
  const plugins = [
    { name: 'house', facts: [fact], rules: [] },
    { name: 'other', rules: [] },
  ]
  const config = fillConfig({ brand: { name: 'Acme' }, plugins, samples: { languages: ['csharp', 'python'] } })
  expect(frozenConfig(config)).toMatchObject({
    plugins: [{ name: 'house', facts: [fact] }],
    samples: { languages: ['python'] },
  })
  expect(JSON.stringify(frozenConfig(config))).not.toContain('rules')
})

test('a version whose site asks a hosted index has an index of its own', () => {
  const algolia = { appId: 'APP', searchKey: 'key', index: 'docs' }
  const synonyms = [['kline', 'candle']]
  const frozen = fillConfig({ brand: { name: 'Acme' }, search: { provider: 'algolia', algolia, synonyms } })
  const current = { name: 'current', label: { en: 'Next' }, main: '/faq', prefix: '', locales: ['en'], paths: [] }
  const table = { own: 'current', id: 'rest', origin: 'https://docs.example.com', base: '/', versions: [current] }
  expect(configOfVersion(frozen, table, '1.0').search).toEqual({ provider: 'local', synonyms })
})
