import { describe, expect, it } from 'vitest'
import type { Json } from '../../generator/contract/json.ts'
import { mirrored } from './mirrorFrame.ts'
import { mirrorOf } from './mirrorOf.ts'
import { nearest } from './nearestExample.ts'

const order = { id: '477132370584080384', clientOrderId: 'docs-1', symbol: 'BTC_USDT', price: '3.1', side: 'BUY' }

describe('a reply says what was asked', () => {
  it.each<[string, Json, Json, Json, Json]>([
    ['where it has the value of the example', { id: order.id }, { id: '9' }, [order], [{ ...order, id: '9' }]],
    ['in a member of another name', { order: order.id }, { order: '9' }, order, { ...order, id: '9' }],
    [
      'by name where it has another value',
      { symbol: 'ETH_USDT' },
      { symbol: 'XRP' },
      order,
      { ...order, symbol: 'XRP' },
    ],
    [
      'by name where the example asks nothing',
      {},
      { clientOrderId: 'mine' },
      order,
      { ...order, clientOrderId: 'mine' },
    ],
    ['as a text where it is one', { price: 3.1 }, { price: 4 }, order, { ...order, price: '4' }],
    ['as a number where it is one', { id: '1234567' }, { id: '7654321' }, { id: 1_234_567 }, { id: 7_654_321 }],
    ['in the name of a member', { currency: 'BTC' }, { currency: 'TRX' }, { BTC: 'address' }, { TRX: 'address' }],
    ['by another of its names', { id: 'cid:docs-1' }, { id: 'cid:mine' }, order, { ...order, clientOrderId: 'mine' }],
    ['twice at once', { from: 'BTC', to: 'TRX' }, { from: 'TRX', to: 'BTC' }, ['BTC', 'TRX'], ['TRX', 'BTC']],
    ['as a whole list', { symbols: ['A'] }, { symbols: ['B', 'C'] }, { topics: ['A'] }, { topics: ['B', 'C'] }],
  ])('%s', (_, example, actual, reply, expected) => {
    expect(mirrored(reply, mirrorOf(example, actual))).toEqual(expected)
  })

  it('but not where a short number only happens to be the same', () => {
    expect(mirrored({ count: 100 }, mirrorOf({ limit: 100 }, { limit: 5 }))).toEqual({ count: 100 })
  })

  it('as the example does, when it is asked as the example asks', () => {
    const reply = [order, { ...order, side: 'SELL' }]
    expect(mirrored(reply, mirrorOf({ side: 'BUY' }, { side: 'BUY' }))).toBe(reply)
  })
})

describe('of a list', () => {
  const rows = [order, { ...order, id: '2', symbol: 'ETH_USDT' }]

  it('the rows that were asked for are left', () => {
    expect(mirrored(rows, mirrorOf({}, { symbol: 'ETH_USDT' }))).toEqual([rows[1]])
  })

  it('the first row stands for what none of them is', () => {
    expect(mirrored(rows, mirrorOf({}, { symbol: 'XRP_USDT' }))).toEqual([{ ...order, symbol: 'XRP_USDT' }])
  })

  it('each thing that the request lists has a row', () => {
    const reply = [
      { id: '111111', own: 'docs-1' },
      { id: '222222', own: 'docs-2' },
    ]
    const example = { ids: ['111111'], owns: ['docs-2'] }
    expect(mirrored(reply, mirrorOf(example, { ids: ['7', '8'] }))).toEqual([
      { id: '7', own: 'docs-1' },
      { id: '8', own: 'docs-1' },
    ])
    expect(mirrored(reply, mirrorOf(example, { ids: ['111111'], owns: ['mine'] }))).toEqual([
      { id: '111111', own: 'docs-1' },
      { id: '222222', own: 'mine' },
    ])
  })

  it('rows stand for the things in the same places of the request', () => {
    const reply = [
      { code: 0, own: 'docs-1' },
      { code: 0, own: 'docs-2' },
    ]
    const example = [{ own: 'docs-1' }, { own: 'docs-2' }]
    expect(mirrored(reply, mirrorOf(example, [{ own: 'a' }, { own: 'b' }, { own: 'c' }]))).toEqual([
      { code: 0, own: 'a' },
      { code: 0, own: 'b' },
      { code: 0, own: 'c' },
    ])
  })
})

it('leaves out what does not fit into the reply, and keeps the rest', () => {
  const mirror = mirrorOf({}, { side: 'HOLD', symbol: 'ETH_USDT' })
  const fits = (reply: Json) => !JSON.stringify(reply).includes('HOLD')
  expect(mirrored(order, mirror, fits)).toEqual({ ...order, symbol: 'ETH_USDT' })
})

it('tries no more values of a request one by one than an example of a spec may have', () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`m${index}`, index]))
  let asked = 0
  const fits = () => {
    asked += 1
    return false
  }
  expect(mirrored(order, mirrorOf({}, many), fits)).toEqual(order)
  expect(asked).toBeLessThan(200)
})

it('prefers the example that has most of what was asked, and the first where none has anything', () => {
  expect(nearest([{ side: 'BUY' }, { side: 'SELL' }], { side: 'SELL' })).toEqual({ side: 'SELL' })
  expect(nearest([{ id: 1, more: [1, 2] }, []], { side: 'SELL' })).toEqual({ id: 1, more: [1, 2] })
})
