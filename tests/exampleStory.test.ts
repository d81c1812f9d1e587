import { beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../generator/contract/json.ts'
import type { Content } from '../generator/contract/operation.ts'
import type { Api } from '../generator/contract/reference.ts'
import type { Example } from '../generator/contract/schema.ts'
import { readProjectApis } from './projectApis.ts'

type Row = { readonly [name: string]: Json }

/** Facts that the examples of an API have to agree on. */
interface Story {
  /** Operations that place or list orders: the names in them are known. */
  readonly orders: readonly string[]
  /** Price, size and their product, with the size of a contract between them. */
  readonly products: readonly (readonly [price: string, size: string, amount: string])[]
  /** Size of a contract, by symbol, as the listing of contracts has it. */
  readonly contracts?: readonly [operation: string, size: string]
  /** Fills, and the operation with the orders that they filled: id, size and fee of each. */
  readonly fills: readonly [operation: string, order: string, size: string, fee: string]
  readonly filled: readonly [operation: string, order: string, size: string]
  /** A stream and the operation that reads the same over REST. */
  readonly streams: readonly (readonly [channel: string, operation: string])[]
}

const stories: Readonly<Record<string, Story>> = {
  spot: {
    orders: ['createOrder', 'createOrders', 'replaceOrder', 'getOpenOrders', 'getOrderHistory', 'getSmartOrder'].concat(
      ['createSmartOrder', 'replaceSmartOrder'],
    ),
    products: [
      ['price', 'quantity', 'amount'],
      ['avgPrice', 'filledQuantity', 'filledAmount'],
      ['tradePrice', 'tradeQty', 'tradeAmount'],
    ],
    fills: ['getTrades', 'orderId', 'quantity', 'feeAmount'],
    filled: ['getOrderHistory', 'id', 'filledQuantity'],
    streams: [
      ['ticker', 'getTicker24h'],
      ['trades', 'getMarketTrades'],
      ['book', 'getOrderBook'],
      ['bookLv2', 'getOrderBook'],
      ['symbols', 'getMarkets'],
    ],
  },
  futures: {
    orders: ['placeOrder', 'placeBatchOrders', 'getOrderList', 'getOrderById', 'getStopOrderList'],
    products: [
      ['price', 'size', 'value'],
      ['avgEntryPrice', 'currentQty', 'posCost'],
      ['markPrice', 'currentQty', 'markValue'],
    ],
    contracts: ['getActiveContracts', 'multiplier'],
    fills: ['getFillsV2', 'orderId', 'size', 'fee'],
    filled: ['getOrderListV2', 'id', 'filledSize'],
    streams: [
      ['ticker', 'getTicker'],
      ['execution', 'getTradeHistory'],
      ['level2Depth5', 'getLevel2Depth'],
      ['level2Depth50', 'getLevel2Snapshot'],
      ['position', 'getPosition'],
    ],
  },
  'v3-futures': {
    orders: [
      'placeFuturesOrder',
      'placeFuturesOrders',
      'getFuturesOrderHistory',
      'closeFuturesPosition',
      'closeAllFuturesPositions',
    ],
    products: [
      ['px', 'qty', 'amt'],
      ['px', 'qty', 'value'],
      ['avgPx', 'execQty', 'execAmt'],
    ],
    contracts: ['getAllFuturesInstruments', 'ctVal'],
    fills: ['getFuturesFills', 'ordId', 'qty', 'feeAmt'],
    filled: ['getFuturesOrderHistory', 'ordId', 'execQty'],
    streams: [
      ['tickers', 'getFuturesTickers'],
      ['trades', 'getFuturesTrades'],
      ['book', 'getFuturesOrderBook'],
      ['bookLv2', 'getFuturesOrderBook'],
      ['markPrice', 'getFuturesMarkPrice'],
      ['indexPrice', 'getFuturesIndexPrice'],
      ['fundingRate', 'getFuturesFundingRate'],
      ['openInterest', 'getFuturesOpenInterest'],
      ['limitPrice', 'getFuturesLimitPrice'],
      ['liquidationOrders', 'getFuturesLiquidationOrders'],
      ['orders', 'getFuturesOpenOrders'],
      ['trade', 'getFuturesFills'],
      ['positions', 'getFuturesPositions'],
      ['account', 'getFuturesBalance'],
    ],
  },
}

describe.each(Object.entries(stories))('the examples of %s', (id, story) => {
  let api: Api

  beforeAll(async () => {
    const [found] = await readProjectApis([id])
    if (!found) throw new Error(`there is no API ${id}`)
    api = found
  })

  it('name orders that an example places or lists', () => {
    const known = new Set(story.orders.flatMap((operation) => rowsOf(api, operation)).flatMap(idsOfOrder))
    const named = ownRows(api).flatMap(({ of, row }) => namedOrders(row).map((order) => `${of}: ${order}`))
    expect(named.length).toBeGreaterThan(20)
    expect([...new Set(named)].filter((mention) => !known.has(mention.split(': ')[1] ?? ''))).toEqual([])
  })

  it('make amounts of price and size', () => {
    const made = everyRow(api).flatMap(({ of, row }) =>
      story.products.flatMap(([price, size, amount]) => {
        const [a, b, c] = [price, size, amount].map((name) => Number(row[name]))
        if (!a || !b || !c) return []
        return [{ of, amount: c, expected: a * b * sizeOfContract(api, story, row) }]
      }),
    )
    expect(made.length).toBeGreaterThan(4)
    expect(made.filter(({ amount, expected }) => !isNear(amount, expected))).toEqual([])
  })

  it('fill an order by the sum of its fills', () => {
    const [operation, order, size] = story.filled
    const [fillsOf, filledOrder, filledSize] = story.fills
    const fills = rowsOf(api, fillsOf).filter((row) => filledOrder in row)
    const filled = rowsOf(api, operation).filter((row) => Number(row[size]) > 0)
    expect(filled).not.toEqual([])
    for (const row of filled) {
      const own = fills.filter((fill) => fill[filledOrder] === row[order])
      expect(own.reduce((sum, fill) => sum + Number(fill[filledSize]), 0)).toBeCloseTo(Number(row[size]), 9)
    }
  })

  it.each(story.streams)('say the same in the stream %s and over REST in %s', (channel, operation) => {
    const pushes = api.channels
      .filter((candidate) => candidate.id === channel)
      .flatMap(({ messages }) => messages.filter(({ direction }) => direction === 'receive'))
      .flatMap(({ examples }) => examples)
      .filter(({ value }) => isRow(value) && 'data' in value)
    const said = rowsOf(api, operation)
    expect(pushes).not.toEqual([])
    const own = pushes.flatMap(({ value }) => rowsIn((value as Row)['data'] ?? null)).filter(({ success }) => !success)
    const first = own.filter((row) => said.some((other) => shared(row, other).length > 1))
    expect(first).not.toEqual([])
    for (const row of first.slice(0, 1)) expect(differences(row, said)).toEqual([])
  })
})

it('the balances of spot hold what the order that was placed costs', async () => {
  const [api] = await readProjectApis(['spot'])
  if (!api) throw new Error('there is no API spot')
  const [before] = rowsOf(api, 'getAccountBalances').filter(({ currency }) => currency === 'USDT')
  const [after] = ownRows(api).filter(({ row }) => row['eventType'] === 'place_order')
  const [order] = rowsOf(api, 'getOpenOrders')
  const cost = Number(order?.['price']) * Number(order?.['quantity'])
  expect(Number(after?.row['hold'])).toBeCloseTo(cost, 9)
  expect(Number(after?.row['available'])).toBeCloseTo(Number(before?.['available']) - cost, 9)
})

it('the account of the retired futures adds up, over its position, its orders and its ledger', async () => {
  const [api] = await readProjectApis(['futures'])
  if (!api) throw new Error('there is no API futures')
  const first = (operation: string, member: string) => {
    const row = rowsOf(api, operation).find((candidate) => member in candidate)
    return (name: string) => Number(row?.[name])
  }
  const [account, position] = [first('getAccountOverview', 'accountEquity'), first('getPosition', 'posMargin')]
  const [order, fill] = [first('getOrderList', 'leverage'), first('getFillsV2', 'fee')]
  const parts = ['positionMargin', 'orderMargin', 'frozenFunds', 'availableBalance'].map(account)
  expect(account('marginBalance')).toBeCloseTo(
    parts.reduce((sum, part) => sum + part),
    8,
  )
  expect(account('accountEquity')).toBeCloseTo(account('marginBalance') + account('unrealisedPNL'), 8)
  expect(account('positionMargin')).toBe(position('posMargin'))
  expect(account('unrealisedPNL')).toBe(position('unrealisedPnl'))
  expect(account('orderMargin')).toBeCloseTo(order('value') / order('leverage'), 8)
  expect(position('realisedPnl')).toBe(-fill('fee'))
  const [ledger, funding] = [rowsOf(api, 'getTransactionHistory'), first('getFundingHistory', 'funding')]
  const settled = ledger.find(({ status }) => status === 'Completed')
  expect(Number(settled?.['amount'])).toBeCloseTo(funding('funding') - fill('fee'), 8)
})

it('the account of v3 adds up, over its position and its bill', async () => {
  const [api] = await readProjectApis(['v3-futures'])
  if (!api) throw new Error('there is no API v3-futures')
  const [balance, position, fill] = ['getFuturesBalance', 'getFuturesPositions', 'getFuturesFills'].map((operation) => {
    const row = rowsOf(api, operation).find((candidate) => 'upl' in candidate || 'feeAmt' in candidate)
    return (name: string) => Number(row?.[name])
  })
  if (!balance || !position || !fill) throw new Error('a row is missing')
  const [detail] = rowsOf(api, 'getFuturesBalance').filter(({ ccy }) => ccy === 'USDT')
  expect(balance('eq')).toBeCloseTo(Number(detail?.['avail']) + balance('upl'), 8)
  for (const name of ['im', 'mm', 'upl']) expect(balance(name)).toBe(position(name))
  expect(balance('availMgn')).toBeCloseTo(balance('eq') - balance('im'), 8)
  expect([position('qty'), position('openAvgPx')]).toEqual([fill('qty'), fill('px')])
  expect(position('upl')).toBeCloseTo((position('markPx') - position('openAvgPx')) * position('qty') * 0.001, 8)
  expect(fill('feeAmt')).toBeCloseTo(fill('value') * fill('feeRate'), 8)
  const bills = rowsOf(api, 'getFuturesBills').filter(
    ({ symbol, type }) => symbol === 'BTC_USDT_PERP' && type === 'FEE',
  )
  expect(bills.map(({ sz }) => Number(sz))).toEqual([-fill('feeAmt')])
})

it('the account of v3 is in one-way mode, at one cross leverage', async () => {
  const [api] = await readProjectApis(['v3-futures'])
  if (!api) throw new Error('there is no API v3-futures')
  const rows = everyRow(api, true)
  const sides = rows.filter(({ row }) => 'posSide' in row)
  expect(sides.length).toBeGreaterThan(10)
  expect(sides.filter(({ row }) => row['posSide'] !== 'BOTH')).toEqual([])
  const leverages = rows.filter(({ row }) => 'lever' in row && row['symbol'] === 'BTC_USDT_PERP')
  expect(leverages.length).toBeGreaterThan(5)
  expect([...new Set(leverages.map(({ row }) => String(row['lever'])))]).toEqual(['20'])
})

it('no signed call of v3 shows an unknown path as its failure', async () => {
  const [api] = await readProjectApis(['v3-futures'])
  const signed = (api?.operations ?? []).filter(({ security }) => security.length > 0)
  expect(signed.length).toBeGreaterThan(20)
  const failures = signed.flatMap(({ id, responses }) =>
    responses
      .filter(({ status }) => !status.startsWith('2'))
      .flatMap(({ contents }) => contents.flatMap(valuesOf))
      .map((value) => ({ id, code: isRow(value) ? value['code'] : undefined })),
  )
  expect(new Set(failures.map(({ id }) => id)).size).toBe(signed.length)
  expect(failures.filter(({ code }) => code === 404)).toEqual([])
})

function isRow(value: Json): value is Row {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** A value and all objects inside it. */
function rowsIn(value: Json): Row[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => rowsIn(item))
  return isRow(value) ? [value, ...Object.values(value).flatMap(rowsIn)] : []
}

function valuesOf({ examples }: { readonly examples: readonly Example[] }): Json[] {
  return examples.map(({ value }) => value)
}

/** Objects in the examples of an operation's successes. */
function rowsOf(api: Api, operation: string): Row[] {
  const found = api.operations.find(({ id }) => id === operation)
  if (!found) throw new Error(`there is no operation ${operation}`)
  const contents = found.responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap((response) => response.contents)
  return contents.flatMap(valuesOf).flatMap(rowsIn)
}

interface ExampleRow {
  readonly of: string
  readonly row: Row
}

/** Objects in all examples of operations and channels; with `isOwn`, of signed or private ones alone. */
function everyRow(api: Api, isOwn?: boolean): ExampleRow[] {
  const operations = api.operations.filter(({ security }) => !isOwn || security.length > 0)
  const channels = api.channels.filter(({ access }) => !isOwn || access !== 'public')
  return [
    ...operations.flatMap(({ id, parameters, requestBody, responses }) => {
      const contents: Content[] = [
        ...(requestBody?.contents ?? []),
        ...responses.flatMap((response) => response.contents),
      ]
      const sent = Object.fromEntries(
        parameters.flatMap(({ name, examples: [example] }) => (example ? [[name, example.value]] : [])),
      )
      return [sent, ...contents.flatMap(valuesOf)].flatMap(rowsIn).map((row) => ({ of: id, row }))
    }),
    ...channels.flatMap(({ id, messages }) =>
      messages
        .flatMap(valuesOf)
        .flatMap(rowsIn)
        .map((row) => ({ of: id, row })),
    ),
  ]
}

function ownRows(api: Api): ExampleRow[] {
  return everyRow(api, true)
}

const orderMembers =
  /^(?:orderId|ordId|orderIds|ordIds|cancel(?:led|Failed)OrderIds|clientOrderIds?|clOrdIds?|clientOids?)$/

/** Orders that a row names by an id of the exchange or of the client. */
function namedOrders(row: Row): string[] {
  return Object.entries(row)
    .filter(([name]) => orderMembers.test(name))
    .flatMap(([, value]) =>
      typeof value === 'string' && value.startsWith('[') ? (JSON.parse(value) as Json[]) : [value].flat(),
    )
    .map(String)
    .filter((value) => !['', '0', 'null', '[object Object]'].includes(value))
}

/** Ids of an order in a reply that places or lists it. */
function idsOfOrder(row: Row): string[] {
  return [...namedOrders(row), ...('id' in row ? [String(row['id'])] : [])]
}

function sizeOfContract(api: Api, { contracts }: Story, row: Row): number {
  if (!contracts) return 1
  const [operation, size] = contracts
  const symbol = row['symbol'] ?? row['s'] ?? ''
  const contract = rowsOf(api, operation).find((candidate) => candidate['symbol'] === symbol)
  return Number((contract ?? rowsOf(api, operation).find((candidate) => size in candidate))?.[size])
}

function isNear(value: number, expected: number): boolean {
  return Math.abs(value - expected) <= Math.abs(expected) * 1e-6
}

/** Times differ between a reply and a push, and a push may leave out members that it does not know. */
const isTime = /^(?:ts|time|[a-z]*Time|[a-z]*Timestamp|cT|sT|lid|id|mgn|\d+)$/

/** Members that both rows have and that must be equal; `s` is the scale of a book over REST, else the symbol. */
function shared(row: Row, other: Row): string[] {
  return Object.keys(row).filter((name) => name in other && !isTime.test(name) && !(name === 's' && 'asks' in row))
}

/** Members that no row over REST has with the same value, beside the row that has most in common. */
function differences(row: Row, said: readonly Row[]): string[] {
  const compared = said
    .map((other) => shared(row, other).filter((name) => !isSame(row[name] ?? null, other[name] ?? null)))
    .map((names, index) => ({ names, count: shared(row, said[index] ?? {}).length - names.length }))
    .sort((a, b) => b.count - a.count)
  return compared[0]?.names ?? ['nothing in common']
}

function isSame(value: Json, other: Json): boolean {
  if (Array.isArray(value) && Array.isArray(other)) {
    const [one, two] = [value, other].map((side) => side.flat(3).map(Number))
    const length = Math.min(one?.length ?? 0, two?.length ?? 0)
    return length > 0 && String(one?.slice(0, length)) === String(two?.slice(0, length))
  }
  if (isRow(value) || isRow(other)) return true
  const [a, b] = [String(value).toLowerCase(), String(other).toLowerCase()]
  return a === b || Number(a) === Number(b)
}
