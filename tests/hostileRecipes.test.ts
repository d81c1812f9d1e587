import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'vitest'
import type { Json } from '../generator/contract/json.ts'
import sandbox from '../sandbox/index.ts'
import { websockets } from '../scripts/tools/programs/runPrograms.ts'
import type { AnyMockModule } from '../tools/mock/index.ts'
import { isFull } from './fullRun.ts'
import { createRandom } from './fuzz/random.ts'
import { readProjectApis } from './projectApis.ts'
import { openStage, type Stage } from './recipes/runRecipe.ts'
import { send, type Wire } from './sandbox/wire.ts'

type Row = { readonly [name: string]: string }

const symbol = 'BTC_USDT_PERP'
const extensions = websockets === undefined ? ['mjs'] : ['py', 'mjs']
const seeds = Array.from({ length: isFull ? 200 : 2 }, (_, index) => index + 1)
/** Milliseconds that the exchange's clock is ahead. */
const clocks = [0, 120_000, -120_000]
const trace = /Traceback|^ {4}at /m

/** The sandbox of this project, whose clock may be off, with one account that a program and a test share. */
async function openExchange(ahead: number) {
  const [futures] = await readProjectApis(['v3-futures'])
  if (!futures) throw new Error('the project has no futures')
  const now = () => Date.now() + ahead
  const stage = await openStage({ module: sandbox as unknown as AnyMockModule, faults: ['limits=off'], now })
  const wire: Wire = { mock: stage.mock, now }
  const without = { headers: { 'X-Mock-Limits': 'off' } }
  const ask = async (id: string, sent: Parameters<typeof send>[3] = {}): Promise<Json> => {
    const { status, body } = await send(wire, futures, id, { ...without, ...sent })
    if (status !== 200 || body['code'] !== 200) throw new Error(`${id}: ${status} ${JSON.stringify(body)}`)
    return body['data'] ?? null
  }
  return { stage, ask }
}

type Exchange = Awaited<ReturnType<typeof openExchange>>

function addFault({ mock }: Stage, text: string): void {
  const [problem] = mock.faults.add(new URLSearchParams(text))
  if (problem !== undefined) throw new Error(problem)
}

/** Every fill of the account, as REST lists them. */
async function allFills({ ask }: Exchange): Promise<Row[]> {
  const rows = new Map<string, Row>()
  for (let from = '0'; ; ) {
    const page = (await ask('getFuturesFills', { query: { symbol, limit: '100', from } })) as Row[]
    const fresh = page.filter(({ id = '' }) => !rows.has(id))
    if (fresh.length === 0) return [...rows.values()]
    for (const row of fresh) rows.set(row['id'] ?? '', row)
    from = page.at(-1)?.['id'] ?? '0'
  }
}

function marketOrder({ ask }: Exchange, side: string, sz: string): Promise<Json> {
  return ask('placeFuturesOrder', { body: { symbol, side, type: 'MARKET', sz, mgnMode: 'CROSS', posSide: 'BOTH' } })
}

describe.each(extensions)('on an exchange in trouble, catch-up.%s', (extension) => {
  const program = `catch-up.${extension}`

  it.concurrent.for(seeds)('records every fill once, seed %i', async (seed, { expect }) => {
    const { pick, below, chance } = createRandom(seed)
    const exchange = await openExchange(pick(clocks))
    const { stage } = exchange
    const journal = join(stage.folder, 'fills.jsonl')
    const troubles = [
      ...['status=503&operation=getFuturesFills&times=1', 'error=500&status=200&operation=getFuturesFills&times=2'],
      ...['error=1002&status=200&operation=getFuturesFills&times=1', 'status=429&operation=getFuturesFills&times=1'],
      ...['drop=2', 'double=2', 'reorder=2', 'disconnect=6&times=2', 'lost=502&operation=getFuturesFills&times=1'],
    ]
    try {
      const first = await stage.start(program)
      await first.until(async () => (await journalled(journal)).marks > 0)
      for (let round = 0; round < 3; round++) {
        addFault(stage, pick(troubles))
        for (let order = below(10); order >= 0; order--) await marketOrder(exchange, pick(['BUY', 'SELL']), '3')
      }
      const killed = await first.end('SIGKILL')
      // It was killed as it wrote a line.
      if (chance(0.5)) await appendFile(journal, '{"order":"52011')
      // More than one page of them, or a few.
      for (let order = pick([5, 105]); order > 0; order--) await marketOrder(exchange, pick(['BUY', 'SELL']), '2')
      stage.mock.faults.end([])
      const expected = (await allFills(exchange)).map(({ ordId, trdId }) => `${ordId} ${trdId}`)
      addFault(stage, pick(troubles.slice(0, 5)))
      const second = await stage.start(program)
      await second.until(async () => (await journalled(journal)).fills.length >= expected.length)
      const ended = await second.end('SIGTERM')
      const { fills } = await journalled(journal)
      expect(fills.toSorted()).toEqual(expected.toSorted())
      expect(killed.errors + ended.errors).not.toMatch(trace)
    } finally {
      await stage.close()
    }
  })
})

/** The fills of a journal, and how often it says that it is whole. */
async function journalled(file: string): Promise<{ readonly fills: readonly string[]; readonly marks: number }> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n')
  const entries = lines.flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Row]))
  const marks = entries.filter((entry) => entry['mark'] !== undefined).length
  return { fills: entries.flatMap(({ order, trade }) => (trade ? [`${order} ${trade}`] : [])), marks }
}

describe.each(extensions)('on an exchange in trouble, place-watch-cancel.%s', (extension) => {
  const program = `place-watch-cancel.${extension}`

  it.concurrent.for(seeds)('leaves no order behind, seed %i', async (seed, { expect }) => {
    const { pick, below, chance } = createRandom(seed + 1000)
    const exchange = await openExchange(pick(clocks))
    const { stage, ask } = exchange
    const troubles = [
      ...['status=503&operation=placeFuturesOrder&times=1', 'lost=502&operation=placeFuturesOrder&times=1'],
      ...['error=500&status=200&operation=placeFuturesOrder&times=1', 'disconnect=3&times=1', 'disconnect=4&times=1'],
      ...['error=1002&status=200&operation=cancelFuturesOrder&times=2', 'drop=1', 'double=1', 'reorder=1'],
      ...['error=400&status=200&operation=cancelFuturesOrder&times=1', 'lost=503&operation=cancelFuturesOrder&times=1'],
      ...['error=10007&status=200&operation=cancelFuturesOrder&times=2', 'status=429&times=2', 'delay=200'],
      'status=503&operation=getFuturesOrderHistory&times=2',
    ]
    try {
      const { mPx = '' } = (await ask('getFuturesMarkPrice', { query: { symbol } })) as Row
      const price = (Math.round(Number(mPx) * 0.97 * 10) / 10).toFixed(1)
      for (let count = below(3); count >= 0; count--) addFault(stage, pick(troubles))
      const running = await stage.start(program, { values: [price, '2'] })
      const messages = chance(0.4) ? below(9) : Number.POSITIVE_INFINITY
      await running.until(() => running.isOver() || heard(stage) > messages)
      const { code, errors } = await running.end('SIGTERM')
      stage.mock.faults.end([])
      const open = (await ask('getFuturesOpenOrders', { query: { symbol } })) as Row[]
      expect(
        open.filter(({ clOrdId }) => clOrdId?.startsWith('recipe-')).map(({ clOrdId }) => clOrdId),
        errors,
      ).toEqual([])
      expect([0, 1]).toContain(code)
      expect(errors).not.toMatch(trace)
    } finally {
      await stage.close()
    }
  })
})

/** Requests and frames that a program has sent so far. */
function heard({ mock }: Stage): number {
  return mock.connections.reduce((sum, { received }) => sum + received.length, mock.requests.length)
}
