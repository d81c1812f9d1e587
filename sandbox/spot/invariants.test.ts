import { expect, it } from 'vitest'
import { spotActions, walkSpot } from '../../tests/sandbox/spot.ts'
import { walkOn } from '../../tests/sandbox/walk.ts'
import { jsonOf } from '../testing.ts'
import * as orders from './orders.ts'
import { type OpenExchange, openExchange } from './testing.ts'

it('keeps its promises over 300 random actions', () => {
  const walk = walkSpot()
  walkOn(walk, 300, 50)
  expect(walk.channels).toEqual(new Set(['balances', 'orders', 'trades', 'book', 'bookLv2', 'ticker', 'candles']))
})

it('lives the same day again from the same seed, to the byte', () => {
  const day = (seed: number) => {
    const exchange = openExchange(seed)
    const act = spotActions(exchange)
    for (let action = 0; action < 60; action += 1) act()
    return { state: JSON.stringify(exchange.state), pushes: jsonOf(exchange.pushes) }
  }
  const first = day(23)
  expect(day(23)).toEqual(first)
  expect(day(24).pushes).not.toBe(first.pushes)
})

it('goes on from a state that was written and read again', () => {
  const whole = openExchange(5)
  const act = spotActions(whole)
  for (let action = 0; action < 30; action += 1) act()
  const state = JSON.stringify(whole.state)
  expect(JSON.stringify(JSON.parse(state))).toBe(state)
  const restored = { ...whole.call(), state: JSON.parse(state) as OpenExchange['state'], emit: () => {} }
  const body = { symbol: 'BTC_USDT', side: 'BUY', type: 'MARKET', amount: '100' } as const
  const { id } = orders.createOrder({ parameters: {}, body }, restored)
  expect(orders.getOrder({ parameters: { id }, body: null }, restored).state).toBe('FILLED')
})
