import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../generator/contract/reference.ts'
import sandbox from '../sandbox/index.ts'
import { type AnyMockModule, type Mock, startMock } from '../tools/mock/index.ts'
import { readProjectApis } from './projectApis.ts'
import { unplayed } from './sandbox/unplayed.ts'
import { type Sent, send, talk } from './sandbox/wire.ts'

const start = Date.UTC(2026, 0, 1)
let [now, apis]: [number, readonly Api[]] = [start, []]
let mock: Mock

beforeAll(async () => {
  apis = await readProjectApis(['spot', 'futures', 'v3-futures'])
  mock = await startMock({
    ...{ reference: { apis }, module: sandbox as unknown as AnyMockModule, now: () => now, machine: () => now },
    faults: ['limits=off'],
  })
  const wire = { mock, now: () => now }
  const [spot, futures] = [apiOf('spot'), apiOf('v3-futures')]
  for (const clientOrderId of ['twice', 'gone'])
    await send(wire, spot, 'createSmartOrder', { body: { ...smart, clientOrderId } })
  await send(wire, spot, 'cancelSmartOrder', { path: '/smartorders/cid:gone' })
  for (const clientOrderId of ['twice', 'gone'])
    await send(wire, spot, 'createOrder', { body: { ...bid, clientOrderId } })
  await send(wire, spot, 'cancelOrder', { path: '/orders/cid:gone' })
  const filled = { symbol: 'BTC_USDT', side: 'BUY', type: 'MARKET', amount: '10', clientOrderId: 'filled' }
  await send(wire, spot, 'createOrder', { body: filled })
  for (const clOrdId of ['twice', 'gone']) await send(wire, futures, 'placeFuturesOrder', { body: { ...buy, clOrdId } })
  await send(wire, futures, 'cancelFuturesOrder', { body: { symbol: buy.symbol, clOrdId: 'gone' } })
})

afterAll(() => mock.close())

function apiOf(id: string): Api {
  const api = apis.find((own) => own.id === id)
  if (!api) throw new Error(`the project has no API ${id}`)
  return api
}

type Cause = readonly [code: string | number, operation: string, sent: Sent]

const bid = { symbol: 'BTC_USDT', side: 'BUY', type: 'LIMIT', price: '20000', quantity: '0.001' }
const smart = { symbol: 'BTC_USDT', side: 'BUY', type: 'STOP', stopPrice: '200000', quantity: '0.001' }
const move = { currency: 'USDT', amount: '1', fromAccount: 'SPOT', toAccount: 'FUTURES' }
const inGroup = {
  ...{ amount: '1', fromAccountId: 'YOUR_ACCOUNT_ID', fromAccountType: 'SPOT' },
  ...{ toAccountId: 'YOUR_SUBACCOUNT_ID', toAccountType: 'SPOT' },
}
const buy = { symbol: 'BTC_USDT_PERP', side: 'BUY', type: 'LIMIT', px: '20000', sz: '1' }

/** Causes of each code, an API at a time, in this order. */
const causes: Readonly<Record<string, readonly Cause[]>> = {
  spot: [
    [400, 'getAccounts', { ahead: 2000 }],
    [400, 'getAccounts', { ahead: -2000 }],
    [408, 'getAccounts', { ahead: -900, receiveWindow: '500' }],
    ['FORBIDDEN', 'getAccounts', { key: 'other-key' }],
    ['FORBIDDEN', 'getAccounts', { secret: 'wrong' }],
    ['FORBIDDEN', 'getAccounts', { without: ['signature'] }],
    [601, 'createOrder', { body: { ...bid, price: 'dear' } }],
    [602, 'createOrder', { body: { symbol: 'BTC_USDT' } }],
    [10040, 'createOrder', { body: { ...bid, symbol: 'NOPE_USDT' } }],
    [21102, 'getCurrency', { path: '/currencies/NOPE' }],
    [21301, 'getOrder', { path: '/orders/1' }],
    [21304, 'cancelOrder', { path: '/orders/cid:filled' }],
    [21305, 'cancelOrder', { path: '/orders/cid:gone' }],
    [21312, 'createOrder', { body: { ...bid, clientOrderId: 'twice' } }],
    [21322, 'createOrder', { body: { ...bid, price: '1', quantity: '0.1' } }],
    [21335, 'createOrder', { body: { ...bid, price: '20000.001' } }],
    [21336, 'createOrder', { body: { ...bid, quantity: '0.0010001' } }],
    [21337, 'createOrder', { body: { symbol: 'BTC_USDT', side: 'BUY', type: 'MARKET', amount: '10.001' } }],
    [21349, 'createOrder', { body: { ...bid, price: '900000', quantity: '10' } }],
    [21355, 'getOrderHistory', { query: { startTime: '1700000000000', endTime: '1767000000000' } }],
    [21360, 'createOrder', { body: { ...bid, quantity: '21' } }],
    [21600, 'getAccountBalancesById', { path: '/accounts/1/balances' }],
    [21709, 'createOrder', { body: { ...bid, price: '60000', quantity: '10' } }],
    [24101, 'getPrice', { path: '/markets/NOPE_USDT/price' }],
    [25020, 'getKillSwitchStatus', {}],
    [21340, 'createOrder', { headers: { 'X-Mock-Maintenance': 'on' } }],
    [500, 'getAccounts', { headers: { 'X-Mock-Status': '500' } }],
    [21309, 'createOrder', { body: { ...bid, price: '0' } }],
    [21315, 'createOrder', { body: { ...bid, clientOrderId: 'a'.repeat(65) } }],
    [21711, 'createDepositAddress', { body: { currency: 'USDT' } }],
    [250001, 'transferBetweenAccounts', { body: { ...move, toAccount: 'MARS' } }],
    [250002, 'transferBetweenAccounts', { body: { ...move, fromAccount: 'MARS' } }],
    [250003, 'transferBetweenAccounts', { body: { ...move, amount: '0' } }],
    [250004, 'transferBetweenAccounts', { body: { ...move, currency: 'BTC' } }],
    [250005, 'transferBetweenAccounts', { body: { ...move, amount: '1000000' } }],
    [250008, 'transferBetweenSubaccounts', { body: { ...inGroup, currency: 'NOPE' } }],
    [21317, 'createOrder', { body: { symbol: 'BTC_USDT', side: 'BUY', type: 'MARKET', amount: '0' } }],
    [21319, 'createOrder', { body: { ...bid, side: 'HOLD' } }],
    [21320, 'createOrder', { body: { ...bid, type: 'STOP' } }],
    [21321, 'createOrder', { body: { ...bid, timeInForce: 'DAY' } }],
    [21324, 'createOrder', { body: { ...bid, accountType: 'FUTURES' } }],
    [21328, 'createOrder', { body: { ...bid, quantity: '0' } }],
    [21344, 'getTrades', { query: { limit: '1001' } }],
    [21345, 'getTrades', { query: { limit: '0' } }],
    [24102, 'getCandles', { query: { interval: 'MINUTE_7' } }],
    [24103, 'getCandles', { query: { interval: 'MINUTE_5', endTime: 'never' } }],
    [24105, 'getCandles', { query: { interval: 'MINUTE_5', startTime: 'never' } }],
    [24106, 'getOrderBook', { query: { limit: '7' } }],
    [25001, 'createSmartOrder', { body: { ...smart, quantity: 'much' } }],
    [21347, 'createSmartOrder', { body: { ...smart, stopPrice: '0' } }],
    [25004, 'createSmartOrder', { body: { ...smart, clientOrderId: 'twice' } }],
    [25009, 'cancelSmartOrder', { path: '/smartorders/cid:gone' }],
    [25014, 'getSmartOrder', { path: '/smartorders/1' }],
    [25019, 'createSmartOrder', { body: { ...smart, symbol: 'NOPE_USDT' } }],
    [25018, 'createSmartOrder', { body: { ...smart, accountType: 'FUTURES' } }],
  ],
  futures: [
    ['400001', 'getAccountOverview', { without: ['PF-API-SIGN'] }],
    ['400002', 'getAccountOverview', { ahead: 6000 }],
    ['400003', 'getAccountOverview', { key: 'other-key' }],
    ['400005', 'getAccountOverview', { secret: 'wrong' }],
  ],
  'v3-futures': [
    [400, 'getFuturesBalance', { ahead: 2000 }],
    [400, 'placeFuturesOrder', { body: { symbol: 'BTC_USDT_PERP' } }],
    [403, 'getFuturesBalance', { key: 'other-key' }],
    [403, 'getFuturesBalance', { secret: 'wrong' }],
    [408, 'getFuturesBalance', { ahead: -2000, receiveWindow: '1500' }],
    [10016, 'placeFuturesOrders', { body: Array.from({ length: 11 }, () => buy) }],
    [10017, 'cancelFuturesOrders', { body: { symbol: 'BTC_USDT_PERP', ordIds: Array.from({ length: 11 }, String) } }],
    [250, 'placeFuturesOrder', { body: { ...buy, clOrdId: 'twice' } }],
    [429, 'getFuturesTickers', { headers: { 'X-Mock-Status': '429' } }],
    [500, 'getFuturesTickers', { headers: { 'X-Mock-Status': '500' } }],
    [503, 'getFuturesTickers', { headers: { 'X-Mock-Status': '503' } }],
    [1002, 'getFuturesBalance', { headers: { 'X-Mock-Maintenance': 'on' } }],
    [10001, 'placeFuturesOrder', { body: { ...buy, symbol: 'NOPE_USDT_PERP' } }],
    [10002, 'placeFuturesOrder', { body: { ...buy, px: '900000' } }],
    [10008, 'switchFuturesPositionMode', { body: { posMode: 'HEDGE' } }],
    [10014, 'placeFuturesOrder', { body: { ...buy, px: '20000.001' } }],
    [10018, 'closeFuturesPosition', { body: { symbol: 'BTC_USDT_PERP', mgnMode: 'CROSS', type: 'MARKET' } }],
    [10019, 'placeFuturesOrder', { body: { ...buy, sz: '30000' } }],
    [11004, 'cancelFuturesOrder', { body: { symbol: 'BTC_USDT_PERP', clOrdId: 'gone' } }],
    [11008, 'cancelFuturesOrder', { body: { symbol: 'BTC_USDT_PERP', ordId: '1' } }],
    [21001, 'adjustFuturesMargin', { body: { symbol: 'BTC_USDT_PERP', amt: '1', type: 'ADD' } }],
    [24106, 'getFuturesOrderBook', { query: { symbol: 'BTC_USDT_PERP', scale: '7' } }],
    [24101, 'getFuturesOrderBook', { query: {} }],
    [24102, 'getFuturesCandles', { query: { symbol: 'BTC_USDT_PERP', interval: 'MINUTE_7' } }],
    [24104, 'getFuturesTrades', { query: { symbol: 'BTC_USDT_PERP', limit: '2000' } }],
  ],
}

describe.each(Object.entries(causes))('a refusal of %s', (id, own) => {
  it.each(own)('has the code %s of the catalogue', async (code, operation, sent) => {
    const api = apiOf(id)
    const { status, body } = await send({ mock, now: () => now }, api, operation, sent)
    const entry = api.errors.find((error) => error.code === code)
    expect(body).toMatchObject({ code })
    if (id === 'spot')
      expect([status, Object.keys(body).slice(0, 2)]).toEqual([
        code === 408 || code === 500 ? code : 400,
        ['code', 'message'],
      ])
    else if (entry?.httpStatus !== undefined) expect(status).toBe(entry.httpStatus)
  })
})

const error = (message: string) => ({ event: 'error', message })
const subscription = (channel: string, symbol: string, more: object = {}) => ({
  ...{ event: 'subscribe', channel: [channel], symbols: [symbol] },
  ...more,
})
const accepted = (channel: string, symbol: string) => ({ event: 'subscribe', channel, symbols: [symbol] })

describe('a socket', () => {
  const say = (path: string, ...frames: (string | object)[]) => talk({ mock, now: () => now }, path, frames)

  it.each(['/ws/public', '/ws/v3/public', '/ws/private'])('takes a bare ping on %s', async (path) => {
    expect(await say(path, 'ping', 'PING', { event: 'ping' })).toEqual(Array(3).fill({ event: 'pong' }))
  })

  it('of spot answers what is wrong as its pages say', async () => {
    const spot = [
      ['garbage', error('Bad request')],
      [{ event: 'hello' }, error('Bad request')],
      [subscription('xyz', 'BTC_USDT'), error('Invalid channel value ["xyz"]')],
      [subscription('trades', 'NOPE_USDT'), error('Subscription failed')],
      [{ ...subscription('trades', 'BTC_USDT'), event: 'unsubscribe' }, error('Not subscribed')],
      [subscription('ticker', 'BTC_USDT'), accepted('ticker', 'BTC_USDT')],
      [subscription('ticker', 'BTC_USDT'), error('Already subscribed')],
    ] as const
    expect(await say('/ws/public', ...spot.map(([frame]) => frame))).toEqual(spot.map(([, answer]) => answer))
  })

  it('of futures answers what is wrong as its pages say', async () => {
    const symbol = 'BTC_USDT_PERP'
    const futures = [
      ['garbage', error('Not JSON string')],
      [{ event: 'hello' }, error('Bad request')],
      [subscription('xyz', symbol), error('Invalid channel values ["xyz"]')],
      [subscription('trades', 'BTC_USDT'), error('no valid symbols')],
      [subscription('book', symbol, { depth: 30 }), error('Invalid depth: 30')],
      [subscription('book_lv2', 'all'), error('All symbols subscription is not allowed')],
      [subscription('tickers', symbol), accepted('tickers', symbol)],
      [subscription('tickers', symbol), accepted('tickers', symbol)],
    ] as const
    expect(await say('/ws/v3/public', ...futures.map(([frame]) => frame))).toEqual(futures.map(([, answer]) => answer))
  })

  it('refuses what is private before a login', async () => {
    const order = { id: '7', event: 'createOrder', params: bid }
    const frames = [{ event: 'subscribe', channel: ['balances'] }, order]
    expect(await say('/ws/private', ...frames)).toEqual([error('Subscription failed'), error('Request failed')])
  })

  it('answers a trade request with its id and a code of the catalogue', async () => {
    const login = apiOf('spot').securitySchemes.find(({ signing }) => signing?.login)?.signing
    const order = (changes: object) => ({ id: '7', event: 'createOrder', params: { ...bid, ...changes } })
    const wrong = [{ quantity: 'abc' }, { side: undefined }, { price: '0' }, { quantity: '10', price: '60000' }]
    const answers = await talk({ mock, now: () => now }, '/ws/private', wrong.map(order), login)
    const codes = [601, 602, 21309, 21721].map((code) => ({ id: '7', data: [{ orderId: 0, code }] }))
    expect(answers).toMatchObject(codes)
  })

  it('answers with the error that a fault asks for, and places no order', async () => {
    const login = apiOf('spot').securitySchemes.find(({ signing }) => signing?.login)?.signing
    mock.faults.add(new URLSearchParams('error=21721&operation=createOrderRequest&times=1'))
    const order = { id: '8', event: 'createOrder', params: { ...bid, clientOrderId: 'refused-by-fault' } }
    const answers = await talk({ mock, now: () => now }, '/ws/private', [order, order], login)
    expect(answers).toMatchObject([
      { id: '8', data: [{ orderId: 0, code: 21721 }] },
      { id: '8', data: [{ code: 200 }] },
    ])
    mock.faults.add(new URLSearchParams({ error: 'Subscription failed', operation: 'trades', times: '1' }))
    const trades = subscription('trades', 'BTC_USDT')
    expect(await say('/ws/public', trades, trades)).toEqual([
      error('Subscription failed'),
      accepted('trades', 'BTC_USDT'),
    ])
  })
})

it('names in docs/sandbox.md each operation that is not played, and no other', async () => {
  const text = await readFile(new URL('../docs/sandbox.md', import.meta.url), 'utf8')
  const [, section = ''] = text.split('## Operations\n')
  const rows = (section.split('\n## ')[0] ?? '').split('\n').map((line) => line.split('|')[1] ?? '')
  const listed = rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, id]) => id))
  const left = apis.filter(({ id }) => id !== 'futures').flatMap((api) => unplayed(api).map(({ id }) => id))
  expect(listed.toSorted()).toEqual(left.toSorted())
})

it('names in docs/sandbox.md each code that nothing causes, and no other', async () => {
  const text = await readFile(new URL('../docs/sandbox.md', import.meta.url), 'utf8')
  for (const [id, own] of Object.entries(causes)) {
    const [, section = ''] = text.split(`## ${id}\n`)
    const rows = (section.split('\n## ')[0] ?? '').split('\n').map((line) => line.split('|')[1] ?? '')
    const listed = rows.flatMap((codes) => [...codes.matchAll(/`([^`]+)`/g)].map(([, code]) => code))
    const caused = new Set(own.map(([code]) => String(code)))
    const left = apiOf(id).errors.filter(({ code }) => !caused.has(String(code)))
    expect(listed.toSorted()).toEqual(left.map(({ code }) => String(code)).toSorted())
  }
})
