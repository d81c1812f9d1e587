import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { consoleOrigins } from '../../../generator/contract/console.ts'
import { contentPolicy } from './contentPolicy.ts'

const local = { provider: 'local', synonyms: [] } as const

// As in a build: the test runner counts as a dev server.
beforeEach(() => vi.stubEnv('DEV', false))
afterEach(() => vi.unstubAllEnvs())

function directivesOf(policy: string): Readonly<Record<string, string>> {
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s, 2)))
}

it('allows what the site itself serves, and nothing inline', () => {
  expect(directivesOf(contentPolicy({ search: local, scripts: [] }))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'exchange-docs',
  })
})

it('allows the inline scripts of the page by their hashes', () => {
  const policy = contentPolicy({ search: local, scripts: ['alert(1)', ''] })
  expect(directivesOf(policy)['script-src']).toBe(
    "'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  )
})

it('lets a page ask the hosted search that the configuration names', () => {
  const search = {
    provider: 'algolia',
    algolia: { appId: 'AB12', searchKey: 'k', index: 'docs' },
    synonyms: [],
  } as const
  expect(directivesOf(contentPolicy({ search, scripts: [] }))['connect-src']).toBe(
    "'self' https://ab12-dsn.algolia.net https://ab12-1.algolianet.com https://ab12-2.algolianet.com https://ab12-3.algolianet.com",
  )
})

it('keeps what a reader types in the page under the dev server too', () => {
  vi.stubEnv('DEV', true)
  expect(contentPolicy({ search: local, scripts: [] })).toBe("connect-src 'self'; form-action 'none'")
})

it('allows the hosts of the configuration for what they are named for, and a policy to load their scripts', () => {
  const hosts = [
    { origin: 'https://stats.example.com', for: ['script', 'connect'] },
    { origin: 'https://video.example.com', for: ['frame', 'image'] },
  ] as const
  const directives = directivesOf(contentPolicy({ search: local, hosts, scripts: [] }))
  expect(directives).toMatchObject({
    'script-src': "'self' https://stats.example.com",
    'connect-src': "'self' https://stats.example.com",
    'img-src': "'self' data: https://video.example.com",
    'frame-src': 'https://video.example.com',
    'style-src': "'self'",
    'trusted-types': 'exchange-docs project',
  })
})

it('lets the console ask the servers that the configuration lists', () => {
  const mock = { origin: 'http://127.0.0.1:8080', use: 'mock' } as const
  const servers = consoleOrigins({
    console: { servers: ['page', mock, { origin: 'https://api.example.com', use: 'public' }] },
  })
  const { 'connect-src': connect } = directivesOf(contentPolicy({ search: local, servers, scripts: [] }))
  expect(connect).toBe("'self' http://127.0.0.1:8080 ws://127.0.0.1:8080 https://api.example.com")
})
