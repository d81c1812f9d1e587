import { expect, test } from 'vitest'
import { algoliaHosts } from './algoliaHosts.ts'

test('servers are given to the client with their ports, and without encryption only where they say so', () => {
  expect(algoliaHosts(['http://localhost:8080', 'https://search.example.com'])).toEqual([
    { url: 'localhost:8080', accept: 'readWrite', protocol: 'http' },
    { url: 'search.example.com', accept: 'readWrite', protocol: 'https' },
  ])
})
