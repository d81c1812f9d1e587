import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'vitest'
import { createRandom } from './fuzz/random.ts'
import { socketExtensions } from './recipes/commandOf.ts'
import {
  clocks,
  type Exchange,
  openExchange,
  type Row,
  refusals,
  seeds,
  trace,
  venues,
} from './recipes/exchangeInTrouble.ts'

const programs = (name: string) =>
  Object.entries(venues).flatMap(([prefix, venue]) =>
    socketExtensions.map((extension) => ({
      program: `${prefix}${name}.${extension}`,
      venue,
    })),
  )

const pushFaults = ['drop=2', 'double=2', 'reorder=2']
const maintenance = 'maintenance=on&seconds=2'
const disconnections = [1, 2, 3, 4, 5, 6, 8].map((frame) => `disconnect=${frame}&times=1`)

describe.each(programs('catch-up'))('on an exchange in trouble, $program', ({ program, venue }) => {
  it.concurrent.for(seeds)('records every fill once, seed %i', async (seed, { expect }) => {
    const { pick, below, chance } = createRandom(seed)
    const exchange = await openExchange(venue, pick(clocks))
    const { stage, addFault } = exchange
    const journal = join(stage.folder, 'fills.jsonl')
    const troubles = [...refusals(venue.fills, venue), ...pushFaults, ...disconnections]
    try {
      const first = await stage.start(program)
      await first.until(async () => (await journalled(journal)).marks > 0)
      for (let round = 0; round < 3; round++) {
        addFault(pick(troubles))
        for (let order = below(10); order >= 0; order--) await exchange.trade(pick(['BUY', 'SELL']))
      }
      const killed = await first.end('SIGKILL')
      // As after a kill in the middle of a line.
      if (chance(0.5)) await appendFile(journal, '{"order":"52011')
      stage.mock.faults.end([])
      // More than one page of them, or a few.
      for (let order = pick([5, 105]); order > 0; order--) await exchange.trade(pick(['BUY', 'SELL']))
      const expected = await exchange.fills()
      for (let count = below(3); count > 0; count--)
        addFault(pick([...refusals(venue.fills, venue), ...disconnections, maintenance]))
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

/** The fills of a journal, and the number of its marks. */
async function journalled(file: string): Promise<{ readonly fills: readonly string[]; readonly marks: number }> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n')
  const entries = lines.flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Row]))
  const marks = entries.filter((entry) => entry['mark'] !== undefined).length
  return { fills: entries.flatMap(({ order, trade }) => (trade ? [`${order} ${trade}`] : [])), marks }
}

describe.each(programs('place-watch-cancel'))('on an exchange in trouble, $program', ({ program, venue }) => {
  it.concurrent.for(seeds)('leaves no order behind, seed %i', async (seed, { expect }) => {
    const { pick, below, chance } = createRandom(seed + 1000)
    const exchange = await openExchange(venue, pick(clocks))
    const { stage, addFault } = exchange
    const troubles = [
      ...[venue.place, venue.cancel, venue.lookUp].flatMap((operation) => refusals(operation, venue)),
      ...[...pushFaults, maintenance, ...disconnections, 'status=429&times=2', 'delay=200'],
      ...[400, venue.notCancelled].map((code) => `error=${code}&status=200&operation=${venue.cancel}&times=2`),
    ]
    try {
      const price = await exchange.lowPrice()
      for (let count = below(3); count >= 0; count--) addFault(pick(troubles))
      const before = heard(exchange)
      const running = await stage.start(program, { values: [price, venue.size] })
      const messages = chance(0.4) ? below(9) : Number.POSITIVE_INFINITY
      await running.until(() => running.isOver() || heard(exchange) - before > messages)
      const { code, errors } = await running.end(pick(['SIGTERM', 'SIGINT'] as const))
      stage.mock.faults.end([])
      expect(await exchange.openOrders('recipe-'), errors).toEqual([])
      // A program that has printed the end of the order is killed by a signal that comes as it goes.
      const hasTold = running.lines().some((line) => line.startsWith('Ended as:'))
      expect(hasTold ? [0, 1, null] : [0, 1]).toContain(code)
      expect(errors).not.toMatch(trace)
    } finally {
      await stage.close()
    }
  })
})

/** Requests and frames of the program that the mock has received so far, without the test's own, which a header marks. */
function heard({ stage: { mock } }: Exchange): number {
  const requests = mock.requests.filter(({ headers }) => headers['x-mock-limits'] === undefined)
  return mock.connections.reduce((sum, { received }) => sum + received.length, requests.length)
}

describe.each(programs('order-book'))('on an exchange in trouble, $program', ({ program, venue }) => {
  it.concurrent.for(seeds)('keeps a book that is never crossed, seed %i', async (seed, { expect }) => {
    const { pick, below } = createRandom(seed + 6000)
    const { stage, addFault } = await openExchange(venue, pick(clocks))
    const troubles = ['drop=5', 'double=3', 'reorder=4', maintenance, ...disconnections]
    try {
      const running = await stage.start(program)
      await running.until(() => running.lines().length > 0)
      for (let count = below(3); count >= 0; count--) addFault(pick(troubles))
      const printed = running.lines().length
      await running.until(() => running.lines().length > printed + 8)
      stage.mock.faults.end([])
      const later = running.lines().length
      await running.until(() => running.lines().length > later + 3)
      const { errors } = await running.end('SIGINT')
      expect(errors).not.toMatch(trace)
      const books = running.lines().map((line) => line.split(' '))
      expect(books.filter(([symbol, , bid, ask]) => symbol !== venue.symbol || !(Number(bid) < Number(ask)))).toEqual(
        [],
      )
    } finally {
      await stage.close()
    }
  })
})
