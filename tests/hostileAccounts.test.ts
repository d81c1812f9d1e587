import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'vitest'
import type { Json } from '../generator/contract/json.ts'
import { add, type Decimal, subtract } from '../kernel/decimal.ts'
import type { Drift } from '../tools/mock/mockOptions.ts'
import type { MockReply } from '../tools/mock/reply.ts'
import { createRandom } from './fuzz/random.ts'
import { accountExtensions } from './recipes/commandOf.ts'
import {
  callersOf,
  clocks,
  futures,
  openExchange,
  type Row,
  refusals,
  seeds,
  spot,
  trace,
} from './recipes/exchangeInTrouble.ts'
import type { Stage } from './recipes/runRecipe.ts'

const sides = ['BUY', 'SELL']
/** A key whose account nothing happened to before the start. */
const desk = 'desk'

describe.each(accountExtensions)('on an exchange in trouble, whole-list.%s', (extension) => {
  it.concurrent.for(seeds)('gives each row of a list once, seed %i', async (seed, { expect }) => {
    const { pick, below } = createRandom(seed + 2000)
    const venue = pick([futures, spot])
    const { stage, addFault, trade, fills } = await openExchange(venue, pick(clocks))
    try {
      // More than one page of them, or a few.
      for (let order = pick([5, 105]); order > 0; order--) await trade(pick(sides))
      const expected = await fills()
      for (let count = below(4); count > 0; count--) addFault(pick(refusals(venue.fills, venue)))
      const path = venue === spot ? '/trades' : '/v3/trade/order/trades'
      const { code, lines, errors } = await stage.run(`whole-list.${extension}`, { values: [path] })
      expect([code, errors.match(trace)], errors).toEqual([0, null])
      const names = lines.map((line) => venue.fillOf(JSON.parse(line) as Row)[0])
      expect(names.toSorted()).toEqual(expected.toSorted())
    } finally {
      await stage.close()
    }
  })
})

describe.each(accountExtensions)('on an exchange in trouble, kill-switch.%s', (extension) => {
  it.concurrent.for(seeds)('keeps orders while it runs and when it lets go, seed %i', async (seed, { expect }) => {
    const { pick, below, chance } = createRandom(seed + 3000)
    const { stage, addFault, advance, ...exchange } = await openExchange(spot, pick(clocks))
    const troubles = [...refusals('setKillSwitch', spot), 'maintenance=on&seconds=2', 'delay=300', 'status=429&times=2']
    try {
      const price = await exchange.lowPrice()
      const order = { symbol: spot.symbol, side: 'BUY', type: 'LIMIT', price, quantity: spot.size }
      await exchange.ask(spot.place, { body: { ...order, clientOrderId: 'own-1' } })
      for (let count = below(3); count > 0; count--) addFault(pick(troubles))
      const running = await stage.start(`kill-switch.${extension}`, { values: ['30'] }) // longer than a busy machine stalls
      await running.until(() => running.lines().length > 1)
      addFault(pick(troubles))
      const isKilled = chance(0.3)
      const { code, errors } = await running.end(isKilled ? 'SIGKILL' : pick(['SIGTERM', 'SIGINT'] as const))
      expect(errors).not.toMatch(trace)
      stage.mock.faults.end([])
      // Past the time at which it fires.
      advance(31_000)
      expect(await exchange.openOrders('own-'), errors).toEqual(isKilled ? [] : ['own-1'])
      if (!isKilled) expect([code, running.lines().at(-1)]).toEqual([0, 'Disarmed: your orders stay.'])
    } finally {
      await stage.close()
    }
  })
})

/**
 * Milliseconds from a time to the next settlement of funding, which comes every 8 hours. One at the turn of a month is
 * left out: its rows belong to another month than the trades before it.
 */
function untilFunding(time: number): number {
  const every = 8 * 3_600_000
  const next = time - (time % every) + every
  const isFirst = new Date(next - 1).getUTCMonth() !== new Date(next).getUTCMonth()
  return next + (isFirst ? every : 0) - time
}

describe.each(accountExtensions)('on an exchange in trouble, month-export.%s', (extension) => {
  it.concurrent.for(seeds)('adds up to the balances, or says by how much not, seed %i', async (seed, { expect }) => {
    const { pick, below, chance } = createRandom(seed + 4000)
    const interest = pick(['0', '0.0045'])
    const charge = (): Json => ({ id: '1215', currencyName: 'USDT', interest, interestAccuredTime: now() })
    // The balance stays as it is.
    const drift: Drift = {
      operation: 'getInterestHistory',
      change: (reply: MockReply) => (reply.status === 200 && interest !== '0' ? { ...reply, body: [charge()] } : reply),
    }
    const { stage, now, addFault, advance } = await openExchange(spot, untilFunding(Date.now()) - 30_000, [drift])
    await addKey(stage, `key=${desk}`)
    const onSpot = await callersOf(spot, stage, now, desk)
    const onFutures = await callersOf(futures, stage, now, desk)
    const month = monthOf(now(), 0)
    try {
      const before = await balancesOf(onSpot, onFutures)
      const error = chance(0.3) ? '0.5' : '0'
      before.set('SPOT,BTC', subtract(before.get('SPOT,BTC') ?? '0', error))
      const closing = [...before].map(([name, amount]) => name.replace(',', `,1,CLOSING,`).concat(`,${amount}`))
      await writeFile(
        join(stage.folder, `${monthOf(now(), -1)}.csv`),
        ['account,time,kind,currency,change', ...closing, ''].join('\n'),
      )
      for (let count = below(30) + 1; count > 0; count--) await pick([onSpot, onFutures]).trade(pick(sides))
      const [fromAccount, toAccount] = pick([
        ['SPOT', 'FUTURES'],
        ['FUTURES', 'SPOT'],
      ])
      const transfer = { currency: 'USDT', amount: '12.5', fromAccount, toAccount }
      await onSpot.ask('transferBetweenAccounts', { body: transfer })
      advance(untilFunding(now()) + 30_000)
      const operations = [
        'getTrades',
        'getAccountBalances',
        'getAccountTransfers',
        'getFuturesBills',
        'getFuturesBalance',
      ]
      for (let count = below(4); count > 0; count--) addFault(pick(refusals(pick(operations), pick([spot, futures]))))
      const fills = await onFutures.fills()
      const run = { values: [month], environment: { API_KEY: desk } }
      const { code, lines, errors } = await stage.run(`month-export.${extension}`, run)
      const untold = [['BTC', error] as const, ['USDT', interest] as const].flatMap(([currency, amount]) =>
        amount === '0' ? [] : [`SPOT ${currency}: the balance has ${amount} that no row tells of`],
      )
      const told = untold.length === 0 ? ['The rows add up to the balances.'] : untold
      expect([code, lines.slice(1), errors.match(trace)], errors).toEqual([untold.length === 0 ? 0 : 1, told, null])
      const rows = (await readFile(join(stage.folder, `${month}.csv`), 'utf8')).trim().split('\n').slice(1)
      const cells = rows.map((row) => row.split(','))
      const own = cells.filter(([account, , kind]) => account === 'FUTURES' && kind === 'FILL')
      expect(own).toHaveLength(fills.length)
      const kinds = cells.map(([, , kind]) => kind)
      const isOpen = ((await onFutures.ask('getFuturesPositions', { query: {} })) as Json[]).length > 0
      expect(kinds).toEqual(expect.arrayContaining(isOpen ? ['TRANSFER', 'FUNDING_FEE'] : ['TRANSFER']))
    } finally {
      await stage.close()
    }
  })
})

type Callers = Awaited<ReturnType<typeof callersOf>>

/** Balances of both accounts, without profit that is not realised. */
async function balancesOf(onSpot: Callers, onFutures: Callers): Promise<Map<string, Decimal>> {
  const spotRows = (await onSpot.ask('getAccountBalances', { query: {} })) as { balances?: Row[] }[]
  const { details = [] } = (await onFutures.ask('getFuturesBalance')) as { details?: Row[] }
  return new Map([
    ...spotRows.flatMap(({ balances = [] }) =>
      balances.map(({ currency, available = '0', hold = '0' }) => [`SPOT,${currency}`, add(available, hold)] as const),
    ),
    ...details.map(
      ({ ccy, eq = '0', upl = '0', isoUpl = '0' }) => [`FUTURES,${ccy}`, subtract(subtract(eq, upl), isoUpl)] as const,
    ),
  ])
}

/** A month in UTC, or one so many months later. */
function monthOf(time: number, later: number): string {
  const date = new Date(time)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later)).toISOString().slice(0, 7)
}

describe.each(accountExtensions)('on an exchange in trouble, check-key.%s', (extension) => {
  it.concurrent.for(seeds)('says what a new key cannot do, and prints no secret, seed %i', async (seed, { expect }) => {
    const { pick, below } = createRandom(seed + 5000)
    const { stage, addFault, ...exchange } = await openExchange(spot, pick(clocks))
    const { key, secret } = stage.mock.credentials
    // Each key of the sandbox has an account of its own: the old key stands for a new one of its account.
    const [name, permissions, expected] = pick([
      [key, '', []],
      ['other', 'read,trade', ['The keys are of different accounts.']],
      ['other', 'read', ['The old key can do more: spot trade, futures trade', 'The keys are of different accounts.']],
    ] as const)
    try {
      if (name !== key) await addKey(stage, `key=${name}&permissions=${permissions}`)
      const operations = ['getAccounts', 'getFuturesBalance', 'cancelOrder', 'cancelFuturesOrder', 'getTimestamp']
      for (let count = below(4); count > 0; count--) addFault(pick(refusals(pick(operations.slice(0, 4)), spot)))
      const environment = { API_KEY: name, OLD_API_KEY: key, OLD_API_SECRET: secret }
      const { code, lines, errors } = await stage.run(`check-key.${extension}`, { environment })
      const last = expected.length === 0 ? 'The new key is good.' : 'Keep the old key.'
      expect([code, lines.slice(6)], errors).toEqual([expected.length === 0 ? 0 : 1, [...expected, last]])
      expect(errors).not.toMatch(trace)
      for (const own of [key, secret]) expect(lines.join('\n') + errors).not.toContain(own)
      expect(await exchange.openOrders('')).toEqual([])
    } finally {
      await stage.close()
    }
  })
})

async function addKey({ mock }: Stage, query: string): Promise<void> {
  const { status } = await fetch(`${mock.origin}/_mock/keys?${query}`, { method: 'PUT' })
  if (status !== 200) throw new Error(`the key was not added: ${status}`)
}
