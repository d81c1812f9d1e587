import { describe, expect, it } from 'vitest'
import { createEntryIds, createMessageIds } from './entryIds.ts'

describe('createEntryIds', () => {
  it('gives an id once, and then with a number', () => {
    const ids = createEntryIds()
    expect([ids.take('place order'), ids.take('place-order'), ids.take('place order')]).toEqual([
      'place order',
      'place-order-2',
      'place order-3',
    ])
  })

  it('tells ids apart by more than the case of their letters', () => {
    const ids = createEntryIds()
    expect([ids.take('getUser'), ids.take('GetUser'), ids.take('a.b'), ids.take('A.B')]).toEqual([
      'getUser',
      'GetUser-2',
      'a.b',
      'A.B-2',
    ])
  })

  it('keeps an entry out of the sections of another one, whichever comes first', () => {
    const inner = {
      'a.query': 'a-query',
      'a.body.size': 'a-body-size',
      'a.200': 'a-200',
      'a.operations': 'a-operations',
    }
    for (const [id, flat] of Object.entries(inner)) {
      const outerFirst = createEntryIds()
      expect([outerFirst.take('a'), outerFirst.take(id)]).toEqual(['a', flat])
      const innerFirst = createEntryIds()
      expect([innerFirst.take(id), innerFirst.take('a')]).toEqual([id, 'a-2'])
    }
  })

  it('leaves alone ids that begin with another one and meet none of its sections', () => {
    const ids = createEntryIds()
    const given = ['orders', 'orders.list', 'orders.queryAll', 'orders-query', 'orders.list.more']
    expect(given.map((id) => ids.take(id))).toEqual(given)
  })

  it('keeps an entry out of the messages of a channel', () => {
    const ids = createEntryIds()
    expect(ids.take('orders', ['created', 'order.filled'])).toBe('orders')
    expect(ids.take('orders.created')).toBe('orders-created')
    expect(ids.take('orders.created.size')).toBe('orders-created-size')
    expect(ids.take('orders.order')).toBe('orders-order')
    expect(ids.take('orders.removed')).toBe('orders.removed')
    expect(ids.take('fills.made')).toBe('fills.made')
    expect(ids.take('books', ['level-2'])).toBe('books')
    expect([ids.take('books.level'), ids.take('books.level')]).toEqual(['books.level', 'books.level-3'])
    expect(ids.take('fills', ['made'])).toBe('fills-2')
  })

  it('numbers an id with dots that comes twice', () => {
    const ids = createEntryIds()
    expect([ids.take('orders.list'), ids.take('orders.list')]).toEqual(['orders.list', 'orders.list-2'])
    expect([ids.take('a'), ids.take('a-query'), ids.take('a.query')]).toEqual(['a', 'a-query', 'a-query-2'])
  })

  it('gives no id that stands on every page', () => {
    const ids = createEntryIds()
    expect(['content', 'root', 'connection-rules', 'code-1', 'contents'].map((id) => ids.take(id))).toEqual([
      'content-2',
      'root-2',
      'connection-rules-2',
      'code-1-2',
      'contents',
    ])
  })
})

describe('createMessageIds', () => {
  it('gives no message the anchor of a section or of another message', () => {
    const idOf = createMessageIds()
    expect(['session', 'update', 'my update', 'my-update'].map(idOf)).toEqual([
      'session-2',
      'update',
      'my update',
      'my-update-2',
    ])
  })
})
