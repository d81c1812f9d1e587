import type { Json } from '../../generator/contract/json.ts'
import sandbox from '../../sandbox/index.ts'
import type { AnyMockModule } from '../../tools/mock/index.ts'
import type { Drift } from '../../tools/mock/mockOptions.ts'
import type { MockReply } from '../../tools/mock/reply.ts'
import { isFull } from '../fullRun.ts'
import { readProjectApis } from '../projectApis.ts'
import { type Sent, send, type Wire } from '../sandbox/wire.ts'
import { openStage, type Stage } from './runRecipe.ts'

/** How often each program is run: `EXCHANGE_DOCS_RUNS`. The first seed is `EXCHANGE_DOCS_SEED`. */
const runs = Number(process.env['EXCHANGE_DOCS_RUNS'] ?? (isFull ? 200 : 2))
const firstSeed = Number(process.env['EXCHANGE_DOCS_SEED'] ?? 1)
export const seeds = Array.from({ length: runs }, (_, index) => firstSeed + index)

/** Milliseconds that the exchange's clock is ahead. */
export const clocks = [0, 120_000, -120_000]

/** A stack trace of a language. */
export const trace = /Traceback|^(?: {4}|\t)at |^goroutine \d/m

export type Row = { readonly [name: string]: string }

/** The operations and codes of an API that recipes meet, and the fields of their orders and fills. */
export interface Venue {
  readonly api: string
  readonly symbol: string
  /** Operations. */
  readonly fills: string
  readonly place: string
  readonly cancel: string
  readonly lookUp: string
  readonly opens: string
  /** Codes. */
  readonly busy: number
  readonly notCancelled: number
  /** Of an order. */
  readonly size: string
  readonly ownId: string
  marketOrder(side: string): Json
  /** How a fill is identified, and the id of its page. */
  fillOf(row: Row): readonly [name: string, page: string]
  priceOf(row: Row): number
  readonly price: Readonly<{ operation: string; sent: Sent }>
}

export const futures: Venue = {
  ...{ api: 'v3-futures', symbol: 'BTC_USDT_PERP' },
  ...{ fills: 'getFuturesFills', place: 'placeFuturesOrder', cancel: 'cancelFuturesOrder' },
  ...{ lookUp: 'getFuturesOrderHistory', opens: 'getFuturesOpenOrders', busy: 1002, notCancelled: 10007 },
  ...{ size: '2', ownId: 'clOrdId' },
  marketOrder: (side) => ({
    symbol: 'BTC_USDT_PERP',
    side,
    type: 'MARKET',
    sz: '3',
    mgnMode: 'CROSS',
    posSide: 'BOTH',
  }),
  fillOf: ({ ordId, trdId, id = '' }) => [`${ordId} ${trdId}`, id],
  price: { operation: 'getFuturesMarkPrice', sent: { query: { symbol: 'BTC_USDT_PERP' } } },
  priceOf: ({ mPx }) => Number(mPx),
}

export const spot: Venue = {
  ...{ api: 'spot', symbol: 'BTC_USDT' },
  ...{ fills: 'getTrades', place: 'createOrder', cancel: 'cancelOrder', lookUp: 'getOrder', opens: 'getOpenOrders' },
  ...{ busy: 24201, notCancelled: 21307, size: '0.001', ownId: 'clientOrderId' },
  marketOrder: (side) => ({
    ...{ symbol: 'BTC_USDT', side, type: 'MARKET' },
    ...(side === 'BUY' ? { amount: '300' } : { quantity: '0.003' }),
  }),
  fillOf: ({ orderId, id, pageId = '' }) => [`${orderId} ${id}`, pageId],
  price: { operation: 'getPrice', sent: { path: '/markets/BTC_USDT/price' } },
  priceOf: ({ price }) => Number(price),
}

/** By the beginning of the names of their recipes. */
export const venues: Readonly<Record<string, Venue>> = { '': futures, 'spot-': spot }

/** A page of maintenance, once, in place of the server's time. No fault of the mock is like it. */
const clockPage = 'page=getTimestamp'

/** Refusals, lost replies and busy servers of an operation, and an exchange that hides its time. */
export function refusals(operation: string, { busy }: Venue): string[] {
  const faults = [
    ...['status=503&times=1', 'error=500&status=200&times=2', 'status=429&times=1', 'lost=502&times=1'],
    `error=${busy}&status=200&times=1`,
  ].map((fault) => `${fault}&operation=${operation}`)
  return [...faults, clockPage]
}

export type Exchange = Awaited<ReturnType<typeof openExchange>>

/** The sandbox of this project, whose clock may be off, with one account that a program and a test share. */
export async function openExchange(venue: Venue, initiallyAhead: number, drift: readonly Drift[] = []) {
  let ahead = initiallyAhead
  const now = () => Date.now() + ahead
  let isPage = false
  const page: MockReply = { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<html>Maintenance</html>' }
  const change = (reply: MockReply): MockReply => {
    if (!isPage) return reply
    isPage = false
    return page
  }
  const stage: Stage = await openStage({
    ...{ module: sandbox as unknown as AnyMockModule, faults: ['limits=off'], now },
    drift: () => [...drift, { operation: 'getTimestamp', change }],
  })
  const addFault = (text: string): void => {
    if (text === clockPage) {
      isPage = true
      return
    }
    const [problem] = stage.mock.faults.add(new URLSearchParams(text))
    if (problem !== undefined) throw new Error(problem)
  }
  const advance = (milliseconds: number) => {
    ahead += milliseconds
  }
  return { ...(await callersOf(venue, stage, now)), ...{ stage, now, addFault, advance } }
}

/** Calls of a test to an API of the sandbox, whatever the faults are. */
export async function callersOf(venue: Venue, stage: Stage, now: () => number, key?: string) {
  const [api] = await readProjectApis([venue.api])
  if (!api) throw new Error(`the project has no API ${venue.api}`)
  const wire: Wire = { mock: stage.mock, now }
  const ask = async (id: string, sent: Sent = {}): Promise<Json> => {
    const { status, body } = await send(wire, api, id, {
      ...(key === undefined ? {} : { key }),
      ...sent,
      // A connection that is kept may end as the next request begins.
      headers: { 'X-Mock-Limits': 'off', Connection: 'close' },
    })
    const { code = 200, data = body } = body
    if (status !== 200 || code !== 200) throw new Error(`${id}: ${status} ${JSON.stringify(body)}`)
    return data
  }
  const { symbol } = venue
  return {
    ask,
    /** Trades at the price of the market. */
    async trade(side: string): Promise<void> {
      await ask(venue.place, { body: venue.marketOrder(side) })
    },
    /** Every fill of the account, as REST lists them. */
    async fills(): Promise<string[]> {
      const names = new Set<string>()
      for (let from = '0'; ; ) {
        const query = { [venue.api === 'spot' ? 'symbols' : 'symbol']: symbol, limit: '100' }
        const rows = (await ask(venue.fills, { query: from === '0' ? query : { ...query, from } })) as Row[]
        const found = rows.map(venue.fillOf).filter(([name]) => !names.has(name))
        if (found.length === 0) return [...names]
        for (const [name] of found) names.add(name)
        from = found.at(-1)?.[1] ?? '0'
      }
    },
    /** A price at which nobody sells yet. */
    async lowPrice(): Promise<string> {
      const price = venue.priceOf((await ask(venue.price.operation, venue.price.sent)) as Row)
      return (Math.round(price * 0.97 * 10) / 10).toFixed(1)
    },
    /** Own ids of the open orders that begin so. */
    async openOrders(beginning: string): Promise<string[]> {
      const rows = (await ask(venue.opens, { query: { symbol } })) as Row[]
      return rows.flatMap((row) => (row[venue.ownId]?.startsWith(beginning) ? [row[venue.ownId] ?? ''] : []))
    },
  }
}
