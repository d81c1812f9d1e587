import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Json } from '../generator/contract/json.ts'
import type { Api } from '../generator/contract/reference.ts'
import type { RequestPlan } from '../generator/contract/samples.ts'
import { operationPlan } from '../generator/samples/operationPlan.ts'
import { sampleOf } from '../generator/samples/sampleOf.ts'
import { signLogin } from '../generator/samples/signing/signLogin.ts'
import { signRequest } from '../generator/samples/signing/signRequest.ts'
import sandbox from '../sandbox/index.ts'
import { toolchains } from '../scripts/tools/programs/toolchains.ts'
import { type AnyMockModule, type Mock, patientApi, startMock } from '../tools/mock/index.ts'
import { isFull } from './fullRun.ts'
import { readProjectApis } from './projectApis.ts'
import { socketExtensions } from './recipes/commandOf.ts'
import { openStage } from './recipes/runRecipe.ts'
import { send } from './sandbox/wire.ts'

const symbol = 'BTC_USDT'
const languages = ['python', 'javascript', 'java']
const areThere = toolchains.filter(({ language, isThere }) => languages.includes(language) && isThere).length === 3
const findings: string[] = []
let api: Api
let futures: Api
let mock: Mock
/** The market makers stand still from the start of the mock on, so that a story has one end. */
let now: number | undefined

beforeAll(async () => {
  const [spot, contracts] = await readProjectApis(['spot', 'v3-futures'])
  if (!spot || !contracts) throw new Error('the project has no spot API, or none for futures')
  api = spot
  futures = contracts
  const module = sandbox as unknown as AnyMockModule
  mock = await startMock({
    reference: { apis: [spot, contracts].map(patientApi) },
    module,
    now: () => (now ??= Date.now()),
    // No second ever ends.
    faults: ['limits=off'],
    onFinding: (text) => findings.push(text),
  })
})

afterAll(() => mock.close())

function planOf(id: string, changes: Partial<RequestPlan>, of = api): RequestPlan {
  const operation = of.operations.find((own) => own.id === id)
  if (!operation) throw new Error(`there is no operation ${id}`)
  return { ...operationPlan(operation, of), ...changes }
}

/** Reply that the sample of a request prints in a language. */
async function reply(language: string, plan: RequestPlan): Promise<Json> {
  const toolchain = toolchains.find((own) => own.language === language)
  if (!toolchain) throw new Error(`nothing runs ${language}`)
  const { program, file } = sampleOf(toolchain.language, { ...plan, server: mock.origin })
  const [outcome] = await toolchain.runAll([{ name: plan.operation, file, program, environment: {} }], mock.environment)
  expect([outcome?.errors, outcome?.isDone]).toEqual(['', true])
  return JSON.parse(outcome?.output ?? '')
}

/** The reply to a signed request without a body. */
async function ask(id: string, changes: Partial<RequestPlan> = {}, of = api, at = mock): Promise<Json> {
  const { signing, body: _, ...request } = planOf(id, changes, of)
  if (!signing) throw new Error(`${id} is not signed`)
  const { headers, target } = await signRequest(signing, { ...request, timestamp: String(Date.now()) }, at.credentials)
  return (await fetch(at.origin + target, { method: request.method, headers })).json()
}

interface Subscription {
  readonly frames: Record<string, unknown>[]
  readonly texts: string[]
  readonly send: (frame: object) => void
  readonly close: () => void
}

/** Pushes of private channels of an API from now on. */
async function subscribe(of: Api, path: string, channels: readonly object[]): Promise<Subscription> {
  const socket = new WebSocket(`${mock.socketOrigin}${path}`)
  await once(socket, 'open')
  const frames: Record<string, unknown>[] = []
  const texts: string[] = []
  socket.on('message', (text: Buffer) => {
    texts.push(text.toString())
    frames.push(JSON.parse(text.toString()))
  })
  const signing = of.securitySchemes.find((scheme) => scheme.signing?.login)?.signing
  if (!signing) throw new Error('the API has no login')
  const login = await signLogin(signing, { timestamp: String(Date.now()) }, mock.credentials)
  for (const frame of [login, ...channels]) socket.send(JSON.stringify(frame))
  await expect.poll(() => frames.filter(({ event }) => event === 'subscribe').length).toBe(channels.length)
  // A connection on which the client is silent for 30 seconds is closed; a busy machine needs longer.
  const pinging = setInterval(() => socket.send('{"event":"ping"}'), 10_000)
  socket.on('close', () => clearInterval(pinging))
  return { frames, texts, send: (frame) => socket.send(JSON.stringify(frame)), close: () => socket.terminate() }
}

/** The last pushed entry of a channel with a member of this value. */
function lastEntry(
  frames: Subscription['frames'],
  channel: string,
  name: string,
  value: unknown,
): Record<string, unknown> {
  const entries = frames.flatMap((frame) =>
    frame['channel'] === channel ? ((frame['data'] ?? []) as Record<string, unknown>[]) : [],
  )
  return entries.filter((entry) => entry[name] === value).at(-1) ?? {}
}

it.runIf(areThere)(
  'an order is placed, filled in part, and found again in orders, balances and pushes, in every language',
  async () => {
    const { frames, close } = await subscribe(api, '/ws/private', [
      { event: 'subscribe', channel: ['orders'], symbols: ['all'] },
      { event: 'subscribe', channel: ['balances'] },
    ])
    for (const language of isFull ? languages : ['python', 'javascript']) {
      const book = await (await fetch(`${mock.origin}/markets/${symbol}/orderBook?limit=5`)).json()
      const [price = '', best = ''] = book.asks as string[]
      const quantity = (Number(best) * 2).toFixed(6)
      const clientOrderId = `story-${language}`
      const body = { symbol, side: 'BUY', type: 'LIMIT', price, quantity, clientOrderId }
      const text = JSON.stringify(body)
      const placed = await reply(
        language,
        planOf('createOrder', { body: { mediaType: 'application/json', text, json: body } }),
      )
      expect(placed).toMatchObject({ clientOrderId })
      const order = await reply(language, planOf('getOrder', { path: `/orders/cid:${clientOrderId}` }))
      expect(order).toMatchObject({ state: 'PARTIALLY_FILLED', price, quantity, filledQuantity: best })
      const pushed = lastEntry(frames, 'orders', 'clientOrderId', clientOrderId)
      expect(pushed).toMatchObject({ state: 'PARTIALLY_FILLED', filledQuantity: best })
      const [{ balances = [] } = {}] = (await reply(language, planOf('getAccountBalances', {}))) as {
        balances?: { currency: string; available: string; hold: string }[]
      }[]
      for (const currency of ['BTC', 'USDT']) {
        const balance = balances.find((own) => own.currency === currency)
        expect(lastEntry(frames, 'balances', 'currency', currency)).toMatchObject({
          available: balance?.available,
          hold: balance?.hold,
        })
      }
    }
    close()
    expect(findings).toEqual([])
  },
)

it.runIf(areThere)(
  'a futures order becomes a position, found again in balance and pushes, in several languages',
  async () => {
    const contract = 'BTC_USDT_PERP'
    const { frames, close } = await subscribe(futures, '/ws/v3/private', [
      { event: 'subscribe', channel: ['orders'], symbols: ['all'] },
      { event: 'subscribe', channel: ['positions'], symbols: [contract] },
      { event: 'subscribe', channel: ['account'] },
    ])
    const data = async (language: string, id: string, changes: Partial<RequestPlan>) =>
      ((await reply(language, planOf(id, changes, futures))) as { readonly data: Json }).data
    let held = 0
    for (const language of languages) {
      const book = await (await fetch(`${mock.origin}/v3/market/orderBook?symbol=${contract}&limit=5`)).json()
      const [[px, best]] = book.data.asks as [[string, string]]
      const clOrdId = `contract-${language}`
      const body = { symbol: contract, side: 'BUY', type: 'LIMIT', px, sz: String(Number(best) + 1), clOrdId }
      const text = JSON.stringify(body)
      const placed = await data(language, 'placeFuturesOrder', {
        body: { mediaType: 'application/json', text, json: body },
      })
      expect(placed).toMatchObject({ clOrdId })
      held += Number(best)
      const query = [['clOrdId', clOrdId]] as const
      const [order] = (await data(language, 'getFuturesOpenOrders', { query })) as Json[]
      expect(order).toMatchObject({ state: 'PARTIALLY_FILLED', px, execQty: best, avgPx: px })
      const pushed = lastEntry(frames, 'orders', 'clOrdId', clOrdId)
      expect(pushed).toMatchObject({ state: 'PARTIALLY_FILLED', execQty: best, avgPx: px })
      const cancellation = { symbol: contract, clOrdId }
      await data(language, 'cancelFuturesOrder', {
        body: { mediaType: 'application/json', text: JSON.stringify(cancellation), json: cancellation },
      })
    }
    const [position] = (await data('javascript', 'getFuturesPositions', {
      query: [['symbol', contract]],
    })) as Record<string, Json>[]
    expect(position).toMatchObject({ symbol: contract, side: 'BUY', qty: String(held) })
    const { openAvgPx, im, upl, liqPx } = position ?? {}
    expect(lastEntry(frames, 'positions', 'symbol', contract)).toMatchObject({
      qty: String(held),
      openAvgPx,
      im,
      upl,
      liqPx,
    })
    const balance = (await data('javascript', 'getFuturesBalance', {})) as Record<string, Json>
    const { eq, im: margin, upl: profit, availMgn } = balance
    const totals = { eq, im: margin, upl: profit, availMgn }
    expect(lastEntry(frames, 'account', 'state', 'NORMAL')).toMatchObject(totals)
    close()
    expect(findings).toEqual([])
  },
)

it('reads and subscribes without a word that the specs do not have', async () => {
  const reads = [api, futures].flatMap((of) => {
    const played = sandbox.apis[of.id as 'spot' | 'v3-futures']?.operations ?? {}
    return of.operations
      .filter(({ id, method }) => Object.hasOwn(played, id) && method === 'get')
      .map((own) => [own, of])
  }) as [Api['operations'][number], Api][]
  for (const [operation, of] of reads) {
    const plan = planOf(operation.id, {}, of)
    if (plan.signing) await ask(operation.id, {}, of)
    else await fetch(`${mock.origin}${plan.path}?${new URLSearchParams(plan.query.map((pair) => [...pair]))}`)
  }
  const publicChannels = [
    ['/ws/public', ['symbols', 'exchange', 'book', 'book_lv2', 'ticker', 'trades', 'candles_minute_1'], 'BTC_USDT'],
    ['/ws/v3/public', ['symbol', 'book', 'book_lv2', 'tickers', 'trades', 'candles_minute_1'], 'BTC_USDT_PERP'],
  ] as const
  for (const [path, channels, of] of publicChannels) {
    const socket = new WebSocket(`${mock.socketOrigin}${path}`)
    await once(socket, 'open')
    const frames: string[] = []
    socket.on('message', (text: Buffer) => frames.push(text.toString()))
    for (const channel of channels)
      socket.send(JSON.stringify({ event: 'subscribe', channel: [channel], symbols: [of] }))
    await expect.poll(() => frames.filter((text) => text.includes('"subscribe"')).length).toBe(channels.length)
    if (path === '/ws/public') {
      socket.send('{"event":"subscribe","channel":["currencies"],"currencies":["all"]}')
      await expect.poll(() => frames.join()).toContain('"isChildChain":true')
    }
    expect(frames.join()).toContain('"snapshot"')
    expect(frames.join()).not.toContain('maxQuantity')
    socket.terminate()
  }
  expect(findings).toEqual([])
})

it('sends every digit of ids that a number cannot hold, in replies and pushes', async () => {
  const { texts, send, close } = await subscribe(api, '/ws/private', [{ event: 'subscribe', channel: ['balances'] }])
  const bid = { symbol, side: 'BUY', type: 'LIMIT', price: '20000', quantity: '0.001' }
  const ids = ['exact-1', 'exact-2', 'exact-3']
  for (const id of ids) send({ id, event: 'createOrder', params: { ...bid, clientOrderId: id } })
  const replies = () => texts.filter((text) => text.includes('"orderId"'))
  await expect.poll(() => replies().length).toBe(ids.length)
  const orders = (await Promise.all(ids.map((id) => ask('getOrder', { path: `/orders/cid:${id}` })))) as {
    id: string
  }[]
  expect(replies().map((text) => /"orderId":(\d+)/.exec(text)?.[1])).toEqual(orders.map(({ id }) => id))
  expect(orders.filter(({ id }) => String(Number(id)) !== id)).not.toEqual([])
  const movements = texts.flatMap((text) => /"id":(\d{18}),/.exec(text)?.[1] ?? [])
  expect(movements.filter((id) => String(Number(id)) !== id)).not.toEqual([])
  close()
})

it('begins a page of futures with the record of an id that a number cannot hold', async () => {
  const contract = 'BTC_USDT_PERP'
  const orders = [1, 2, 3].map((number) => ({
    ...{ symbol: contract, side: 'BUY', type: 'LIMIT', px: '20000', sz: '1', clOrdId: `page-${number}` },
  }))
  const wire = { mock, now: Date.now }
  const { body } = await send(wire, futures, 'placeFuturesOrders', { body: orders })
  const ids = (body['data'] as { ordId: string }[]).map(({ ordId }) => ordId)
  const pageFrom = async (id: string, operation: string) => {
    const query = { from: id, limit: '1' }
    const { body: page } = await send(wire, futures, operation, { query })
    return (page['data'] as { ordId: string }[]).map(({ ordId }) => ordId)
  }
  expect(await Promise.all(ids.map((id) => pageFrom(id, 'getFuturesOpenOrders')))).toEqual(ids.map((id) => [id]))
  await send(wire, futures, 'cancelAllFuturesOrders', { body: { symbol: contract } })
  expect(await Promise.all(ids.map((id) => pageFrom(id, 'getFuturesOrderHistory')))).toEqual(ids.map((id) => [id]))
})

it('is in maintenance as the pages tell it, and goes on where it was', async () => {
  const before = await ask('getAccountBalances')
  const first = await subscribe(api, '/ws/private', [{ event: 'subscribe', channel: ['balances'] }])
  mock.faults.add(new URLSearchParams('maintenance=on'))
  await expect.poll(() => mock.connections.at(-1)?.isOpen).toBe(false)
  first.close()
  expect(await ask('cancelOrder', { path: '/orders/1' })).toMatchObject({ code: 21340 })
  expect(await ask('getAccountBalances')).toEqual(before)
  expect(await ask('getFuturesBalance', {}, futures)).toEqual({ code: 1002, msg: 'SYSTEM_MAINTENANCE', data: '' })
  expect(mock.requests.at(-1)?.status).toBe(200)
  const limited = await fetch(`${mock.origin}/v3/market/tickers`, { headers: { 'X-Mock-Status': '429' } })
  expect(await limited.json()).toEqual({ code: 429, message: 'TOO_MANY_REQUEST' })
  const again = await subscribe(api, '/ws/private', [])
  again.send({ id: '1', event: 'createOrder', params: { symbol, side: 'BUY', type: 'MARKET', amount: '100' } })
  await expect.poll(() => again.frames.at(-1)).toEqual({ event: 'error', message: 'Platform in maintenance mode' })
  again.close()
  const platform = new WebSocket(`${mock.socketOrigin}/ws/public`)
  await once(platform, 'open')
  const modes: unknown[] = []
  platform.on('message', (text: Buffer) => modes.push(JSON.parse(text.toString()).data?.[0]))
  platform.send('{"event":"subscribe","channel":["exchange"]}')
  // The mock pushes the modes again and again.
  await expect.poll(() => modes.slice(0, 2)).toEqual([undefined, { MM: 'ON', POM: 'OFF' }])
  mock.faults.end([])
  await expect.poll(() => modes.at(-1)).toEqual({ MM: 'OFF', POM: 'OFF' })
  platform.terminate()
  expect(await ask('cancelOrder', { path: '/orders/1' })).toMatchObject({ code: 21301 })
  expect(findings).toEqual([])
})

/** Each recipe works the same in every language, and is held against scripted replies in every language. */
const tellers = isFull ? socketExtensions : ['mjs']

it.each(tellers)('the recipes tell one story, in %s', async (extension) => {
  let time: number | undefined
  const passing = setInterval(() => {
    if (time !== undefined) time += 1000
  }, 20)
  const module = sandbox as unknown as AnyMockModule
  const {
    run,
    mock: own,
    close,
  } = await openStage({ module, now: () => (time ??= Date.now()), onFinding: (text) => findings.push(text) })
  try {
    const catchUp = run(`catch-up.${extension}`, { lines: 2 })
    await expect.poll(() => own.connections.flatMap(({ received }) => received).join()).toContain('"trade"')
    const bot = await run('paper-bot.py', { values: ['8', '0.1'] })
    expect([bot.errors, bot.lines.join('\n')]).toEqual([
      '',
      expect.stringMatching(/^(?:(?:bought|sold) \d+ equity \d+\.\d+\n){2,}Earned or lost: -?\d+\.\d+$/),
    ])
    // A page has ten fills unless a limit is sent, and the bot may have more.
    const fills = await ask('getFuturesFills', { query: [['limit', '100']] }, futures, own)
    const orders = (fills as { data: { ordId: string }[] }).data.map(({ ordId }) => ordId)
    const caught = await catchUp
    expect([caught.code, caught.lines.length > 0]).toEqual([0, true])
    for (const line of caught.lines) expect(orders.some((order) => line.includes(order))).toBe(true)
    const book = await run(`order-book.${extension}`, { lines: 3 })
    for (const line of book.lines) {
      const [, , bid, ask] = line.split(' ').map(Number)
      expect(bid).toBeLessThan(ask ?? 0)
    }
    const bid = book.lines.at(-1)?.split(' ')[2] ?? ''
    const order = await run(`place-watch-cancel.${extension}`, { values: [(Number(bid) * 0.98).toFixed(1), '2'] })
    expect([order.errors, order.lines]).toEqual(['', ['NEW 0 of 2', 'CANCELED 0 of 2', 'Ended as: CANCELED']])
    const patient = await run(`rate-limit-back-off.${extension}`, { values: [symbol] })
    expect([patient.errors, patient.lines]).toEqual(['', [`${symbol} 0`]])
    expect(findings).toEqual([])
  } finally {
    clearInterval(passing)
    await close()
  }
})
