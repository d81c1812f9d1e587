import type { MockAccountChange, MockPriceChange } from 'exchange-docs/mock'
import { beforeEach, expect, it } from 'vitest'
import sandbox from './index.ts'
import { exampleKey } from './keys.ts'
import type { Context, State } from './state.ts'
import { start } from './testing.ts'

const opened = JSON.stringify(sandbox.state({ seed: 3, now: start, random: () => 0 }))
let state: State
let now: number
beforeEach(() => {
  state = JSON.parse(opened) as State
  now = start
})

function context(account = ''): Context {
  return { state, account, now, random: () => 0, isInMaintenance: false, emit: () => {}, log: () => {} }
}

function price(change: MockPriceChange): unknown {
  return sandbox.control?.price?.(change, context())
}

function accounts(change: MockAccountChange): unknown {
  return sandbox.control?.accounts?.(change, context())
}

function pass(seconds: number): void {
  for (let second = 0; second < seconds; second += 1) {
    now += 1000
    sandbox.tick?.(context())
  }
}

const { spot, 'v3-futures': futures } = sandbox.apis
const bitcoin = () => [state.spot.markets['BTC_USDT']?.quotes.reference, state.futures.markets['BTC_USDT_PERP']?.index]
const buy = { symbol: 'BTC_USDT', side: 'BUY', type: 'MARKET', amount: '500' } as const

function order(): unknown {
  return spot?.operations?.createOrder?.({ parameters: {}, body: buy } as never, context('alice'))
}

it('sets a price for spot and futures, which stays until it is released', () => {
  const ethereum = state.spot.markets['ETH_USDT']?.quotes.reference
  price({ symbol: 'BTC_USDT', set: '90000' })
  pass(20)
  expect(bitcoin()).toEqual(['90000', '90000'])
  expect(state.spot.markets['ETH_USDT']?.quotes.reference).not.toBe(ethereum)
  price({ symbol: 'BTC_USDT', release: true })
  pass(1)
  const [released = ''] = bitcoin()
  expect(released).not.toBe('90000')
  expect(Math.abs(Number(released) / 90_000 - 1)).toBeLessThan(0.005)
})

it('lets a price fall at once, or within seconds', () => {
  price({ symbol: 'BTC_USDT_PERP', set: '90000' })
  pass(2)
  price({ symbol: 'BTC_USDT_PERP', shock: { by: '-0.1', seconds: 10 } })
  pass(5)
  expect(Number(bitcoin()[1]) / 85_500).toBeCloseTo(1, 2)
  pass(10)
  expect(Number(bitcoin()[1]) / 81_000).toBeCloseTo(1, 2)
  price({ symbol: 'BTC_USDT', shock: { by: '0.5', seconds: 0 } })
  pass(1)
  expect(Number(bitcoin()[0]) / 121_500).toBeCloseTo(1, 2)
})

it('thins and empties a book, and fills it again', () => {
  const total = () =>
    (state.spot.markets['BTC_USDT']?.book.bids ?? []).reduce((sum, { quantity }) => sum + Number(quantity), 0)
  const whole = total()
  price({ symbol: 'BTC_USDT', thin: 0.1 })
  pass(30)
  expect(total()).toBeLessThan(whole / 4)
  price({ symbol: 'BTC_USDT', thin: 0 })
  pass(1)
  expect(total()).toBe(0)
  price({ symbol: 'BTC_USDT', thin: 1 })
  pass(30)
  expect(total()).toBeGreaterThan(whole / 2)
})

it('halts a market: it takes no orders and has no quotes', () => {
  price({ symbol: 'BTC_USDT', halt: true })
  price({ symbol: 'BTC_USDT_PERP', halt: true })
  pass(2)
  expect(state.spot.markets['BTC_USDT']?.book.bids).toEqual([])
  expect(order()).toMatchObject({ code: 10041 })
  const body = { symbol: 'BTC_USDT_PERP', side: 'BUY', type: 'MARKET', sz: '1' }
  expect(futures?.operations?.placeFuturesOrder?.({ parameters: {}, body } as never, context('alice'))).toMatchObject({
    code: 10000,
  })
  price({ symbol: 'BTC_USDT', halt: false })
  pass(10)
  expect(order()).toMatchObject({ id: expect.any(String) })
})

it('gives funds to an account, and opens it anew', () => {
  const balances = () => sandbox.control?.accounts?.(undefined, context())
  accounts({ key: 'alice', deposit: { amount: '500', currency: 'BTC' } })
  expect(balances()).toMatchObject({ accounts: [{ key: 'alice', spot: { BTC: { available: '501' } } }] })
  order()
  const body = { symbol: 'BTC_USDT_PERP', side: 'BUY', type: 'MARKET', sz: '5' }
  futures?.operations?.placeFuturesOrder?.({ parameters: {}, body } as never, context('alice'))
  const ids = { ...state.spot.accountsByKey, ...state.futures.accountsByKey }
  accounts({ key: 'alice', reset: true })
  expect({ ...state.spot.accountsByKey, ...state.futures.accountsByKey }).toEqual(ids)
  expect(balances()).toMatchObject({
    accounts: [
      { key: 'alice', spot: { BTC: { available: '1', hold: '0' }, USDT: { available: '100000' } }, futures: '10000' },
    ],
  })
  expect(Object.values(state.futures.accounts[ids['key:alice'] ?? '']?.positions ?? {})).toEqual([])
})

it('refuses what it cannot do', () => {
  const messages = [
    price({ symbol: 'NONE', halt: true }),
    price({ symbol: 'BTC_USDT', set: '0' }),
    price({ symbol: 'BTC_USDT', shock: { by: '-1', seconds: 0 } }),
    accounts({ key: 'alice', deposit: { amount: '1', currency: 'NONE' } }),
  ]
  expect(messages).toMatchObject([
    { message: 'There is no market "NONE".' },
    { message: 'A price is above 0.' },
    { message: 'A price falls by less than the whole of it.' },
    { isRefusal: 'mock refusal' },
  ])
})

it('shows balances, positions, orders, bills and books in words of no exchange', () => {
  const seen = () => sandbox.view?.(context('docs'))
  const before = seen()
  const body = { symbol: 'BTC_USDT_PERP', side: 'BUY', type: 'MARKET', sz: '10', mgnMode: 'ISOLATED', posSide: 'BOTH' }
  sandbox.apis['v3-futures']?.operations?.placeFuturesOrder?.({ parameters: {}, body } as never, context('docs'))
  const after = seen()
  expect(before?.positions).toEqual([])
  expect(after?.positions).toMatchObject([{ account: 'futures', symbol: 'BTC_USDT_PERP', side: 'long', size: '10' }])
  expect(Number(after?.positions[0]?.liquidationPrice)).toBeGreaterThan(0)
  expect(after?.orders).toMatchObject([{ account: 'futures', side: 'buy', size: '10', filled: '10', state: 'filled' }])
  expect(after?.bills[0]?.kind).toMatch(/FEE/)
  const { bids = [], asks = [] } = after?.books.find(({ symbol }) => symbol === 'BTC_USDT') ?? {}
  expect(Number(asks[0]?.[0])).toBeGreaterThan(Number(bids[0]?.[0]))
})

it('names the call that cancels an open order', () => {
  const body = { symbol: 'BTC_USDT_PERP', side: 'BUY', type: 'LIMIT', px: '100', sz: '1', mgnMode: 'ISOLATED' }
  futures?.operations?.placeFuturesOrder?.(
    { parameters: {}, body: { ...body, posSide: 'BOTH' } } as never,
    context('d'),
  )
  const rest = { symbol: 'BTC_USDT', side: 'BUY', type: 'LIMIT', price: '100', quantity: '1' }
  spot?.operations?.createOrder?.({ parameters: {}, body: rest } as never, context('d'))
  const seen = () =>
    sandbox.view?.(context('d'))?.orders.map(({ id, state, cancelCall }) => ({ id, state, cancelCall }))
  const [own, futuresOwn] = seen() ?? []
  expect([own?.cancelCall, futuresOwn?.cancelCall]).toEqual([
    `build=cancelOrder&api=spot&p.id=${own?.id}`,
    `build=cancelFuturesOrder&api=v3-futures&b.symbol=BTC_USDT_PERP&b.ordId=${futuresOwn?.id}`,
  ])
  spot?.operations?.cancelOrder?.({ parameters: { id: own?.id }, body: null } as never, context('d'))
  pass(5)
  expect(seen()?.[0]).toEqual({ id: own?.id, state: 'cancelled', cancelCall: undefined })
})

it('keeps what is settled while prices move, and marks the order of an example and the loss of a liquidation', () => {
  const seen = () => sandbox.view?.(context('docs'))
  const margin = () => seen()?.balances.find(({ account }) => account === 'futures')
  const call = (name: 'placeFuturesOrder' | 'cancelFuturesOrder', body: object) =>
    futures?.operations?.[name]?.({ parameters: {}, body } as never, context('docs'))
  const symbol = 'BTC_USDT_PERP'
  price({ symbol, set: '90000' })
  pass(5)
  expect(margin()?.settled).toEqual({ available: '10000', held: '0' })
  call('placeFuturesOrder', { symbol, side: 'BUY', type: 'MARKET', sz: '10', mgnMode: 'CROSS', posSide: 'BOTH' })
  call('placeFuturesOrder', { symbol, side: 'BUY', type: 'MARKET', sz: '100', mgnMode: 'ISOLATED', posSide: 'BOTH' })
  const before = margin()
  expect(Number(before?.settled?.available)).toBeLessThan(10_000)
  pass(5)
  const moved = margin()
  expect(moved?.available).not.toBe(before?.available)
  expect(moved?.settled).toEqual(before?.settled)
  call('cancelFuturesOrder', { symbol, ordId: '520117304456110080' })
  expect(seen()?.orders.filter(({ placedForExample }) => placedForExample !== undefined)).toMatchObject([
    { id: '520117304456110080', state: 'cancelled', placedForExample: now },
  ])
  expect(margin()?.settled).toEqual(before?.settled)
  price({ symbol, shock: { by: '-0.2', seconds: 0 } })
  pass(10)
  expect(seen()?.bills.filter(({ isLiquidation }) => isLiquidation)).toMatchObject([{ symbol, kind: 'LIQ_PNL' }])
})

it('shows with what an account began whose positions were opened at other prices than those of its first look', () => {
  const margin = () => sandbox.view?.(context(exampleKey))?.balances.find(({ account }) => account === 'futures')
  pass(5)
  const before = margin()
  pass(5)
  futures?.operations?.getFuturesBalance?.({ parameters: {}, body: null } as never, context(exampleKey))
  pass(5)
  const after = margin()
  expect(after?.settled).not.toEqual(before?.settled)
  expect(after?.opening).toEqual(after?.settled)
})

it.each(['docs', exampleKey])('shows %s before its first call what that call finds', (key) => {
  const margin = () => sandbox.view?.(context(key))?.balances.find(({ account }) => account === 'futures')
  pass(5)
  const before = margin()
  expect(before?.isUnopened).toBe(true)
  futures?.operations?.getFuturesBalance?.({ parameters: {}, body: null } as never, context(key))
  pass(5)
  expect(margin()?.settled).toEqual(before?.settled)
  expect(margin()?.isUnopened).toBeUndefined()
})
