import { indexPrice } from 'exchange-docs/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import sandbox from '../index.ts'
import type { Context, State } from '../state.ts'
import { start } from '../testing.ts'
import { startPrices } from './startPrices.ts'

/** The sandbox with a clock of its own, and all its messages by channel. */
function openSandbox(seed: number) {
  const random = () => {
    throw new Error('nothing may be drawn from a source that others draw from')
  }
  let state: State = sandbox.state({ seed, now: start, random })
  const told = new Map<string, string[]>()
  const emit = (api: string, channel: string, message: unknown) => {
    const own = told.get(`${api} ${channel}`) ?? []
    told.set(`${api} ${channel}`, [
      ...own,
      JSON.stringify(message, (_, part) => (typeof part === 'bigint' ? `${part}` : part)),
    ])
  }
  const context = (after: number, account = ''): Context => ({
    ...{ state, account, now: start + after, random, isInMaintenance: false },
    ...{ emit: emit as Context['emit'], log: () => {} },
  })
  return {
    context,
    told,
    tick: (after: number) => sandbox.tick?.(context(after)),
    restart: () => {
      state = JSON.parse(JSON.stringify(state)) as State
    },
    prices: () =>
      [state.spot.markets, state.futures.markets].flatMap((markets) =>
        Object.values(markets).map(({ quotes, ...market }) => ({
          ...quotes,
          ...('index' in market ? { index: market.index, candles: market.priceCandles, funding: market.funding } : {}),
        })),
      ),
  }
}

type OpenSandbox = ReturnType<typeof openSandbox>
type Action = (own: OpenSandbox, after: number) => unknown

const { spot, 'v3-futures': futures } = sandbox.apis
const symbol = 'BTC_USDT_PERP'

/** Actions without an effect on other users. */
const silent: Record<string, Action> = {
  tick: ({ tick }, after) => tick(after),
  restart: ({ restart }) => restart(),
  spotBook: ({ context }, after) =>
    spot?.operations?.getOrderBook?.({ parameters: { symbol: 'ETH_USDT' }, body: null } as never, context(after)),
  futuresBook: ({ context }, after) =>
    futures?.operations?.getFuturesOrderBook?.({ parameters: { symbol }, body: null } as never, context(after)),
  balances: ({ context }, after) =>
    spot?.operations?.getAccountBalances?.({ parameters: {}, body: null } as never, context(after, 'alice')),
  account: ({ context }, after) =>
    futures?.operations?.getFuturesBalance?.({ parameters: {}, body: null } as never, context(after, 'bob')),
}

/** Actions that change the shared books. */
const trades: Record<string, Action> = {
  buy: ({ context }, after) =>
    spot?.operations?.createOrder?.(
      { parameters: {}, body: { symbol: 'BTC_USDT', side: 'BUY', type: 'MARKET', amount: '90000' } } as never,
      context(after, 'alice'),
    ),
  sell: ({ context }, after) =>
    futures?.operations?.placeFuturesOrder?.(
      { parameters: {}, body: { symbol, side: 'SELL', type: 'MARKET', sz: '50' } } as never,
      context(after, 'bob'),
    ),
}

const end = 20_000

/** Actions at times in their order. */
function someOf(actions: Record<string, Action>) {
  const one = fc.record({ after: fc.integer({ min: 0, max: end }), name: fc.constantFrom(...Object.keys(actions)) })
  return fc.array(one, { maxLength: 12 }).map((list) => list.toSorted((a, b) => a.after - b.after))
}

/** The sandbox after some actions, at the end of the time. */
function livedThrough(seed: number, list: readonly { after: number; name: string }[]): OpenSandbox {
  const own = openSandbox(seed)
  for (const { after, name } of list) ({ ...silent, ...trades })[name]?.(own, after)
  own.tick(end)
  return own
}

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

it('tells the same day to the byte, whoever reads, ticks late or starts it again', () => {
  const property = fc.property(seeds, someOf(silent), (seed, actions) => {
    const { told } = livedThrough(seed, actions)
    expect([...told].toSorted()).toEqual([...livedThrough(seed, []).told].toSorted())
  })
  fc.assert(property, { numRuns: 5, seed: 36 })
})

it('has the same prices, whoever trades', () => {
  const property = fc.property(seeds, someOf({ ...silent, ...trades }), (seed, actions) => {
    expect(livedThrough(seed, actions).prices()).toEqual(livedThrough(seed, []).prices())
  })
  fc.assert(property, { numRuns: 5, seed: 36 })
})

function bitcoinPrice(seed: number, time: number): string {
  return indexPrice({ seed, start, prices: { ...startPrices }, shifts: {} }, { currency: 'BTC', tick: '0.01' }, time)
}

it('has prices that are the same in every process, other ones from another seed', () => {
  const times = [0, 1000, 60_000, 3_600_000, 86_400_000].map((after) => start + after)
  const pricesOf = (seed: number) => times.map((time) => bitcoinPrice(seed, time))
  expect(pricesOf(1)).toEqual(['97260.5', '97255.54', '97252.03', '97250.54', '95407.84'])
  expect(pricesOf(2).slice(1)).not.toEqual(pricesOf(1).slice(1))
})

it('moves little from second to second, and jumps and trends over a day', () => {
  const prices = Array.from({ length: 86_400 }, (_, second) => Number(bitcoinPrice(1, start + second * 1000)))
  const moves = prices.slice(1).map((price, second) => Math.abs(price / (prices[second] ?? price) - 1))
  const sorted = moves.toSorted((a, b) => a - b)
  expect(sorted[43_200]).toBeLessThan(0.0002)
  expect(sorted.at(-1)).toBeGreaterThan(0.002)
  expect(Math.max(...prices) / Math.min(...prices)).toBeGreaterThan(1.03)
})

it('fills a book that was emptied over seconds, and forgets who emptied it', () => {
  const [own, other] = [openSandbox(3), openSandbox(3)]
  const levels = ({ context }: OpenSandbox, after: number) => {
    const reply = spot?.operations?.getOrderBook?.(
      { parameters: { symbol: 'BTC_USDT', limit: 20 }, body: null } as never,
      context(after),
    )
    return reply && 'asks' in reply ? reply.asks : []
  }
  own.tick(10_000)
  const before = levels(own, 10_000).length / 2
  trades['buy']?.(own, 10_000)
  const counts = [10_000, 11_000, 12_000, 15_000].map((after) => levels(own, after).length / 2)
  expect(counts.map((count) => count < before)).toEqual([true, true, true, true])
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect(levels(own, 60_000)).toEqual(levels(other, 60_000))
})
