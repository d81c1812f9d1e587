import { expect, it } from 'vitest'
import type { Operation, RateLimit } from '../../generator/contract/operation.ts'
import { createCallLimits } from './callLimits.ts'
import { startMock } from './startMock.ts'
import { api, count, example, operation, parameter, signed } from './testing.ts'

function limited(id: string, rateLimit: RateLimit, own: Partial<Operation> = {}): Operation {
  return { ...operation(id, { method: 'get', path: `/${id}` }, {}), rateLimit, ...own }
}

/** Counts calls at times that the test gives, and gives the milliseconds to wait. */
function counter() {
  let now = 0
  const countCall = createCallLimits(() => now)
  return (time: number, operation: Operation, peer = '::1', account = '') => {
    now = time
    return countCall({ api: api({}), operation, account, peer })?.wait
  }
}

const prices = limited('prices', { requests: 2, interval: '3s', scope: 'ip' })

it('takes as many calls in an interval as the spec allows, from the first one on', () => {
  const wait = counter()
  expect([0, 1000, 2000, 2999, 3000, 3000, 3000].map((time) => wait(time, prices))).toEqual([
    ...[undefined, undefined, 1000, 1],
    ...[undefined, undefined, 3000],
  ])
})

it('counts each address for itself, and signed calls by account', () => {
  const wait = counter()
  const perMinute = { requests: 1, interval: '1m', scope: 'account' }
  const orders = limited('orders', perMinute)
  expect(['::1', '::2', '::1'].map((peer) => wait(0, limited('prices', perMinute), peer))).toEqual([
    ...[undefined, undefined, 60_000],
  ])
  expect([wait(0, orders, '::1', 'key'), wait(0, orders, '::2', 'other'), wait(0, orders, '::2', 'key')]).toEqual([
    ...[undefined, undefined, 60_000],
  ])
})

it('counts calls of a group together, all others by operation', () => {
  const wait = counter()
  const limit = { requests: 1, interval: '1s' }
  const [one, two] = ['one', 'two'].map((id) => limited(id, { ...limit, group: 'all' }))
  const [three, four] = ['three', 'four'].map((id) => limited(id, limit))
  expect([one, two, three, four].map((operation) => operation && wait(0, operation))).toEqual([
    ...[undefined, 1000, undefined, undefined],
  ])
})

it.each(['soon', '1 fortnight', ''])('counts nothing where the interval is "%s"', (interval) => {
  const wait = counter()
  const odd = limited('odd', { requests: 1, interval })
  expect([wait(0, odd), wait(0, odd)]).toEqual([undefined, undefined])
})

it('is answered with 429 as the spec writes it, until the time of its Retry-After', async () => {
  let now = 1_700_000_000_000
  const wait = { ...parameter('Retry-After', 'header', count), examples: [example(30)] }
  const base = limited('limited', { requests: 1, interval: '5s' })
  const responses = [...base.responses, { status: '429', headers: [wait], links: [], contents: [] }]
  const operations = [{ ...base, responses }, limited('own', { requests: 1, interval: '5s' }, signed)]
  const mock = await startMock({ reference: { apis: [api({ operations })] }, now: () => now })
  const ask = async (path: string, headers = {}) => {
    const reply = await fetch(`${mock.origin}/v1/${path}`, { headers })
    return { status: reply.status, wait: reply.headers.get('retry-after'), body: await reply.json() }
  }
  expect(await ask('limited')).toMatchObject({ status: 200, wait: null })
  now += 1500
  const reason = 'The limit of limited is 1 in 5s: wait 3500 ms.'
  const body = { code: 429, message: 'TOO_MANY', mock: { reasons: [reason] } }
  expect(await ask('limited')).toEqual({ status: 429, wait: '4', body })
  // The fault that the mock does not count, for a call and for all.
  expect(await ask('limited', { 'X-Mock-Limits': 'off' })).toMatchObject({ status: 200 })
  expect(mock.faults.add(new URLSearchParams('limits=off'))).toEqual([])
  expect(await ask('limited')).toMatchObject({ status: 200 })
  mock.faults.end([])
  now += 4000
  expect(await ask('limited')).toMatchObject({ status: 200 })
  // A call without a signature belongs to no account.
  expect([(await ask('own')).status, (await ask('own')).status]).toEqual([401, 401])
  await mock.close()
})
