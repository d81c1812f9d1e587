import { describe, expect, it } from 'vitest'
import type { ReferencePage, Streaming } from '../../contract/reference.ts'
import type { Route } from '../../contract/routes.ts'
import { addressesOf, entriesOn, linkTargets, publishedPaths } from './addresses.ts'

function page(path: string, content: ReferencePage['content']): ReferencePage {
  return { path, title: { en: path }, content, source: { file: 'a.yaml', line: 1, column: 1 } }
}

const pages = [
  page('/overview', { kind: 'overview' }),
  page('/orders', { kind: 'reference', operations: ['place order', 'orders.cancel'], channels: [] }),
  page('/book/', { kind: 'reference', operations: [], channels: ['book'] }),
  page('/schemas/order', { kind: 'schema', schema: 'Order' }),
]

describe('addressesOf', () => {
  const book = addressesOf({ pages, schemas: {} })

  it('leads to an entry by the anchor that it has on a page of several', () => {
    expect(book.ofEntry('place order')).toEqual({
      ...{ kind: 'operation', id: 'place order', page: '/orders', anchor: 'place-order', isAlone: false },
      path: '/orders#place-order',
    })
  })

  it('leads to the page of an entry that stands alone', () => {
    expect(book.ofEntry('book')?.path).toBe('/book/')
  })

  it('tells an operation from a channel of the same id', () => {
    const both = addressesOf({
      pages: [page('/a', { kind: 'reference', operations: ['x'], channels: ['x'] })],
      schemas: {},
    })
    expect([both.ofEntry('x'), both.ofEntry('x', 'channel')].map((found) => found?.kind)).toEqual([
      'operation',
      'channel',
    ])
  })

  it('leads to the pages that a spec names for a schema and for its connections', () => {
    const schemas = { Failure: { types: [], page: '/errors' } }
    const streaming = { page: '/sockets/' } as Streaming
    const named = addressesOf({ pages: [...pages], schemas, streaming })
    expect([named.ofSchema('Failure'), named.ofSchema('Order'), named.connections]).toEqual([
      ...['/errors#Failure', '/schemas/order', '/sockets/'],
    ])
  })

  it('knows the pages of schemas, of connections and of the API as a whole', () => {
    expect([book.ofSchema('Order'), book.connections, book.overview]).toEqual(['/schemas/order', '/book/', '/overview'])
    expect([book.ofSchema('Other'), book.ofEntry('other')]).toEqual([undefined, undefined])
  })
})

describe('linkTargets', () => {
  const target = linkTargets(pages.flatMap(entriesOn).map((address) => [address, address.id] as const))

  it.each([
    ['/orders#place-order', 'place order'],
    ['/orders/#place-order.body.price', 'place order'],
    ['/orders#orders.cancel.path.id', 'orders.cancel'],
    ['/book', 'book'],
    ['/book#book.update', 'book'],
    ['/orders', undefined],
    ['/orders#place', undefined],
    ['/schemas/order', undefined],
  ])('finds what %s leads to', (url, id) => {
    expect(target(url)).toBe(id)
  })
})

it('publishedPaths gives the address of a language and keeps what follows the path', () => {
  const routes = [{ path: '/orders', url: '/zh/orders', locale: 'zh' }] as Route[]
  const published = publishedPaths(routes, 'zh')
  expect(['/orders/#a', '/orders?b#c', '/none#d', 'https://a.example/'].map(published)).toEqual([
    '/zh/orders#a',
    '/zh/orders?b#c',
    '/none#d',
    'https://a.example/',
  ])
})
