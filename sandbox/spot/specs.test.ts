import { codeOf } from 'exchange-docs/kernel'
import { describe, expect, it } from 'vitest'
import { isFor } from '../market/isFor.ts'
import { readSpecs } from '../specs/testing.ts'
import type { SpotNewOrder } from '../types.ts'
import { definitionOf, startMarkets, userRates } from './exchange/definitions.ts'
import type { Push } from './exchange/push.ts'
import messages from './exchange/refusals.json' with { type: 'json' }
import { operations, requests, snapshots } from './index.ts'
import { openExchange } from './testing.ts'

const components = ['schemas', 'private-schemas', 'ws-schemas', 'ws-messages']
const { read, problems, replyProblems } = readSpecs('spot', components)

const channelFiles: Record<Push['channel'], string> = {
  balances: 'balances',
  candles: 'candles',
  trades: 'trades',
  ticker: 'ticker',
  book: 'book',
  bookLv2: 'book-lv2',
  orders: 'orders',
}

function pushProblems({ channel, message }: Pick<Push, 'channel' | 'message'>): unknown[] {
  return problems(message, `channels/${channelFiles[channel]}.yaml`, [message.action ?? 'push', 'payload'])
}

const bid: SpotNewOrder = { symbol: 'BTC_USDT', side: 'BUY', type: 'LIMIT', price: '20000', quantity: '0.001' }

const stop = { symbol: 'BTC_USDT', side: 'BUY', stopPrice: '900000', price: '900100', quantity: '0.01' } as const

/** An exchange in which something of every kind has happened. */
function busyExchange() {
  const exchange = openExchange()
  const call = exchange.call()
  const place = (body: SpotNewOrder) => operations.createOrder({ parameters: {}, body }, call)
  exchange.pass(5000)
  const open = place({ ...bid, clientOrderId: 'docs-1' })
  const filled = place({ symbol: 'BTC_USDT', side: 'BUY', type: 'MARKET', amount: '100' })
  const cancelled = place({ ...bid, type: 'LIMIT_MAKER' })
  operations.cancelOrder({ parameters: cancelled, body: null }, call)
  operations.cancelSmartOrder({ parameters: { id: 'cid:docs-s1' }, body: null }, call)
  operations.setKillSwitch({ parameters: {}, body: { timeout: '600' } }, call)
  return { exchange, call, open, filled }
}

describe('what the specs say', () => {
  it('holds of every reply', () => {
    const { call, open, filled } = busyExchange()
    const symbol = 'BTC_USDT'
    const given: Record<string, { parameters?: object; body?: unknown }> = {
      createOrder: { body: bid },
      createOrders: { body: [bid, { ...bid, price: '0' }] },
      getOrder: { parameters: { id: 'cid:docs-1' } },
      replaceOrder: { parameters: { id: open.id }, body: { price: '21000' } },
      cancelOrder: { parameters: operations.createOrder({ parameters: {}, body: bid }, call) },
      cancelOrdersByIds: { body: { orderIds: [open.id, 'x'] } },
      setKillSwitch: { body: { timeout: '10' } },
      createSmartOrder: { body: stop },
      getSmartOrder: { parameters: { id: 'cid:docs-s1' } },
      replaceSmartOrder: { parameters: { id: 'cid:docs-s1' }, body: { stopPrice: '910000' } },
      cancelSmartOrder: { parameters: { id: 'cid:docs-s2' } },
      cancelSmartOrdersByIds: { body: { orderIds: ['x'], clientOrderIds: ['docs-s2'] } },
      getOrderTrades: { parameters: filled },
      getAccountBalancesById: {
        parameters: { id: operations.getAccounts({ parameters: {}, body: null }, call)[0]?.accountId },
      },
      getCurrency: { parameters: { currency: 'USDT', includeMultiChainCurrencies: true } },
      getCurrencyV2: { parameters: { currency: 'BTC' } },
      createDepositAddress: { body: { currency: 'BTC' } },
      withdraw: { body: { currency: 'ETH', amount: '1.50', address: 'any' } },
      withdrawV2: { body: { coin: 'USDT', network: 'TRX', amount: '15', address: 'any' } },
      getDepositAddresses: {},
      getWalletActivity: { parameters: { start: 0, end: 2e9 } },
      getCandles: { parameters: { symbol, interval: 'MINUTE_5' } },
    }
    // Operations that cancel orders come last: they empty the account.
    const ids = Object.keys(operations).sort((a, b) => Number(a.startsWith('cancel')) - Number(b.startsWith('cancel')))
    for (const id of ids) {
      const { parameters = { symbol }, body = null } = given[id] ?? {}
      const handler = Reflect.get(operations, id) as (request: object, caller: typeof call) => unknown
      const filters = id === 'getOpenOrders' || id === 'getOpenSmartOrders' ? {} : parameters
      const reply = handler({ parameters: filters, body }, call)
      if (!['getAccountActivity', 'getInterestHistory'].includes(id)) expect(reply, id).not.toEqual([])
      expect(replyProblems(id, reply)).toEqual([])
    }
    expect(ids.length).toBeGreaterThan(25)
  })

  it('holds of every push', () => {
    const { exchange, call } = busyExchange()
    operations.cancelAllOrders({ parameters: {}, body: null }, call)
    exchange.pass(3000)
    const kinds = new Set(exchange.pushes.map(({ message }) => message.channel))
    expect(exchange.pushes.flatMap(pushProblems)).toEqual([])
    expect(kinds.size).toBe(6 + 14)
  })

  it('holds of the first frames of a subscription, and of replies to trade requests', () => {
    const { call } = busyExchange()
    const frame = { symbols: ['btc_usdt'], depth: 10 }
    for (const snapshot of snapshots.bookLv2(frame, call)) {
      expect(problems(snapshot, 'channels/book-lv2.yaml', ['snapshot', 'payload'])).toEqual([])
      expect(snapshot.data[0].asks.length).toBeGreaterThan(15)
    }
    for (const book of snapshots.book(frame, call)) {
      expect(problems(book, 'channels/book.yaml', ['push', 'payload'])).toEqual([])
      expect(book.data[0].bids).toHaveLength(10)
    }
    expect(
      snapshots.symbols(frame, call).flatMap((push) => problems(push, 'channels/symbols.yaml', ['push', 'payload'])),
    ).toEqual([])
    const [pushed] = snapshots.currencies({ currencies: ['xrp', 'USDTETH'] })
    expect(pushed.data.map(({ currency }) => currency)).toEqual(['USDTETH', 'XRP'])
    expect(problems(pushed, 'channels/currencies.yaml', ['push', 'payload'])).toEqual([])
    const [example] = (read('channels/currencies.yaml')['push']?.['examples'] ?? []) as { payload: typeof pushed }[]
    expect(pushed.data[1]).toEqual(example?.payload.data[0])
    const placed = requests.createOrderRequest({ id: 'req-1', params: bid }, call)
    const cancelled = requests.cancelOrdersRequest({ params: { clientOrderIds: ['docs-1', 'x'] } }, call)
    const all = requests.cancelAllOrdersRequest({ params: {} }, call)
    for (const reply of [placed, cancelled, all]) {
      expect(reply.data.length).toBeGreaterThan(0)
      expect(problems(reply, 'components/ws-schemas.yaml', ['TradeReply'])).toEqual([])
    }
  })

  it('holds of the currencies, with an entry for each of several chains where they are asked for', () => {
    const example = (file: string, name = 'success') =>
      read(`paths/reference-data/${file}.yaml`)['get']?.['responses']?.['200']?.['content']?.['application/json']?.[
        'examples'
      ]?.[name]?.['value']
    const { getCurrencies, getCurrency, getCurrenciesV2, getCurrencyV2 } = operations
    const call = openExchange().call()
    const none = { parameters: {}, body: null }
    const plain = getCurrencies(none, call)
    expect(plain).toEqual(example('currencies'))
    expect(new Set(getCurrenciesV2(none, call))).toEqual(new Set(example('currencies-v2') as never))
    expect(getCurrencyV2({ parameters: { currency: 'USDT' }, body: null }, call)).toEqual(example('currency-v2'))
    const all = getCurrencies({ parameters: { includeMultiChainCurrencies: true }, body: null }, call)
    expect(all.flatMap((entry) => Object.keys(entry))).toEqual(['BTC', 'ETH', 'USDT', 'USDTETH', 'USDTTRON', 'XRP'])
    const one = (currency: string) =>
      getCurrency({ parameters: { currency, includeMultiChainCurrencies: true }, body: null }, call)
    expect([one('USDT'), one('USDTETH')]).toEqual([all[2], all[3]])
    const [chains] = Object.entries(example('currency', 'multiChain') ?? {})
    expect(one('USDT')).toEqual({ USDT: { ...chains?.[1], childChains: ['USDTETH', 'USDTTRON'] } })
    expect(one('USDTTRON')).toMatchObject({
      USDTTRON: { id: 316, parentChain: 'USDT', isChildChain: true, childChains: [] },
    })
    expect(codeOf(() => getCurrency({ parameters: { currency: 'USDTETH' }, body: null }, call))).toBe(21102)
    expect(codeOf(() => getCurrencyV2({ parameters: { currency: 'constructor' }, body: null }, call))).toBe(21102)
  })

  it('names the codes that the exchange refuses with, its markets, and its fees', () => {
    const catalogue = read('errors.yaml') as unknown as { readonly code: unknown }[]
    const codes = new Set(catalogue.map(({ code }) => String(code)))
    expect(Object.keys(messages).filter((code) => !codes.has(code))).toEqual([])
    const example = (file: string) =>
      read(file)['get']?.['responses']?.['200']?.['content']?.['application/json']?.['examples']?.['success']?.['value']
    expect(startMarkets.slice(0, 2).map((market) => definitionOf({ ...market, mode: 'open' }))).toEqual(
      example('paths/reference-data/markets.yaml'),
    )
    expect(example('paths/account/fee-info.yaml')).toMatchObject(userRates)
  })
})

describe('a push', () => {
  const update = { channel: 'book_lv2', action: 'update', data: [{}] } as const
  const push = { channel: 'bookLv2', symbol: 'BTC_USDT', message: update } as const
  const frame = { channel: ['book_lv2'], symbols: ['btc_usdt'] }

  it('is for those who named its channel and its symbol, in any letter case', () => {
    expect(isFor(push, { frame, account: '' })).toBe(true)
    expect(isFor(push, { frame: { ...frame, symbols: ['all'] }, account: '' })).toBe(true)
    expect(isFor(push, { frame: { ...frame, symbols: ['ETH_USDT'] }, account: '' })).toBe(false)
    expect(isFor(push, { frame: { ...frame, channel: ['book'] }, account: '' })).toBe(false)
  })

  it('of an account is for its key alone, and a whole book for those who want its depth', () => {
    const own = { channel: 'balances', key: 'alice', message: { channel: 'balances', data: [{}] } } as const
    expect(isFor(own, { frame: { channel: ['balances'] }, account: 'alice' })).toBe(true)
    expect(isFor(own, { frame: { channel: ['balances'] }, account: 'bob' })).toBe(false)
    const book = { channel: 'book', depth: 5, symbol: 'BTC_USDT', message: { channel: 'book', data: [{}] } } as const
    expect(isFor(book, { frame: { channel: ['book'], symbols: ['all'] }, account: '' })).toBe(true)
    expect(isFor(book, { frame: { channel: ['book'], symbols: ['all'], depth: 10 }, account: '' })).toBe(false)
  })
})
