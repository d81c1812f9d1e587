import { expect, it } from 'vitest'
import { contentPolicy } from './contentPolicy.ts'

it('lets a page ask its own site alone', () => {
  expect(contentPolicy({ provider: 'local', synonyms: [] })).toBe("connect-src 'self'; form-action 'none'")
})

it('lets a page ask the hosted search that the configuration names', () => {
  expect(
    contentPolicy({ provider: 'algolia', algolia: { appId: 'AB12', searchKey: 'k', index: 'docs' }, synonyms: [] }),
  ).toBe(
    "connect-src 'self' https://ab12-dsn.algolia.net https://ab12-1.algolianet.com https://ab12-2.algolianet.com https://ab12-3.algolianet.com; form-action 'none'",
  )
})
