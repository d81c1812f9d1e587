import { expect, it } from 'vitest'
import type { Api } from '../../generator/contract/reference.ts'
import { findRoute, mockRoutes, serverPath } from './mockRoutes.ts'

function routesOf(...paths: readonly string[]) {
  const operations = paths.map((path) => ({
    kind: 'operation',
    id: path,
    method: 'GET',
    path,
    servers: [],
    parameters: [],
  }))
  return mockRoutes([{ id: 'orders', operations } as unknown as Api])
}

it('reads several values out of a segment, each of them there', () => {
  const routes = routesOf('/pairs/{base}-{quote}.json')
  expect(findRoute(routes, 'GET', '/pairs/BTC%2B-USD.json')).toMatchObject({
    kind: 'route',
    values: { base: 'BTC+', quote: 'USD' },
  })
  expect(findRoute(routes, 'GET', '/pairs/-USD.json')).toEqual({ kind: 'unknown' })
})

it('is done with a path that nearly fits in every place', () => {
  const routes = routesOf('/pairs/{a}-{b}-{c}-{d}!')
  expect(findRoute(routes, 'GET', `/pairs/${'-'.repeat(50_000)}`)).toEqual({ kind: 'unknown' })
})

it.each([
  ['https://api.example.com/v1', '/v1'],
  ['https://api.{stage}.example.com/{version}', '/$&'],
  ['/v1', '/v1'],
  ['http://[::1', ''],
  ['https://a b/v1', ''],
])('an operation of the server %s is below the path "%s"', (url, path) => {
  const variables = [
    { name: 'stage', default: 'live', values: [] },
    { name: 'version', default: '$&', values: [] },
  ]
  expect(serverPath({ url, variables })).toBe(path)
})
