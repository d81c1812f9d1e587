import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { faultsOfAddress, faultsOfHeaders } from './faults.ts'
import type { Mock } from './mockOptions.ts'
import { isOfThisMachine } from './serveRequests.ts'
import { startMock } from './startMock.ts'
import { streaming, venue } from './testing.ts'

let now = 1_700_000_000_000
let mock: Mock

beforeAll(async () => {
  const own = { ...streaming, operations: venue.operations, schemas: venue.schemas }
  mock = await startMock({ reference: { apis: [own] }, pushEvery: 5, now: () => now, faults: ['status=503&times=1'] })
})
afterAll(() => mock.close())
beforeEach(() => mock.faults.end([]))

async function control(query: string, method = 'PUT', headers = {}) {
  const reply = await fetch(`${mock.origin}/_mock/faults?${query}`, { method, headers })
  return { status: reply.status, body: await reply.json() }
}

async function statusOf(path: string, headers = {}): Promise<number> {
  return (await fetch(`${mock.origin}/v1${path}`, { headers })).status
}

async function subscribe(): Promise<WebSocket> {
  const socket = new WebSocket(`${mock.socketOrigin}/stream`)
  await once(socket, 'open')
  socket.send(JSON.stringify({ event: 'subscribe', topic: 'ticker', symbols: ['BBB'] }))
  await once(socket, 'message')
  return socket
}

describe('a fault that was asked for while the mock runs', () => {
  it('strikes as many calls as were asked for', async () => {
    expect(await control('status=429&times=2')).toEqual({
      status: 200,
      body: { faults: [{ name: 'status', value: '429', times: 2 }] },
    })
    const statuses = [await statusOf('/orders/7'), await statusOf('/orders/7'), await statusOf('/orders/7')]
    expect(statuses).toEqual([429, 429, 200])
  })

  it('strikes for as long as was asked for', async () => {
    await control('status=500&seconds=10')
    now += 9000
    expect([await statusOf('/orders/7'), (await control('', 'GET')).body.faults[0].seconds]).toEqual([500, 1])
    now += 1000
    expect(await statusOf('/orders/7')).toBe(200)
  })

  it('strikes one operation alone', async () => {
    await control('error=21&operation=getOrder')
    expect([await statusOf('/orders/history'), await statusOf('/orders/7')]).toEqual([200, 422])
  })

  it('ends when it is ended, and gives way to one of its name', async () => {
    await control('status=500&delay=1')
    await control('status=501')
    expect((await control('delay', 'DELETE')).body).toEqual({ faults: [{ name: 'status', value: '501' }] })
    expect((await control('', 'DELETE')).body).toEqual({ faults: [] })
  })

  it('strikes connections that are open, and a fault of the call or connection goes first', async () => {
    const socket = await subscribe()
    const closed = once(socket, 'close')
    await control('disconnect=1')
    expect((await closed)[0]).toBe(1006)
    await control('status=500')
    expect(await statusOf('/orders/7', { 'X-Mock-Status': '502' })).toBe(502)
  })

  it('refuses a connection with a status where its address or its channel asks for it', async () => {
    const statusOfHandshake = async (query = '') => {
      const socket = new WebSocket(`${mock.socketOrigin}/stream${query}`)
      socket.on('error', () => {})
      const [, { statusCode }] = await Promise.race([
        once(socket, 'unexpected-response'),
        once(socket, 'upgrade').then(([response]) => [socket, response]),
      ])
      socket.terminate()
      return statusCode
    }
    expect(await statusOfHandshake('?mock-status=503')).toBe(503)
    await control('status=429&operation=ticker&times=1')
    expect([await statusOfHandshake(), await statusOfHandshake()]).toEqual([429, 101])
    await control('status=500')
    expect(await statusOfHandshake()).toBe(101)
  })

  it('refuses requests over a socket with an error', async () => {
    await control('error=21&operation=ticker&times=1')
    const socket = new WebSocket(`${mock.socketOrigin}/stream`)
    await once(socket, 'open')
    const said: unknown[] = []
    socket.on('message', (text: Buffer) => said.push(JSON.parse(text.toString())))
    for (let times = 0; times < 2; times += 1)
      socket.send(JSON.stringify({ event: 'subscribe', topic: 'ticker', symbols: ['BBB'] }))
    await expect.poll(() => said.length).toBeGreaterThan(1)
    expect(said[0]).toMatchObject({ event: 'error', mock: { reasons: ['asked for as a fault'] } })
    expect(said[1]).toMatchObject({ event: 'subscribe', topic: 'ticker' })
    expect(mock.faults.struck.at(-1)).toMatchObject({ name: 'error', value: '21', operation: 'ticker' })
    socket.terminate()
  })

  it.each([
    ['PUT', '', 'Name a fault: delay, status, error, lost, maintenance, limits, drop, double, reorder, disconnect.'],
    [
      'PUT',
      'dealy=5',
      'There is no fault "dealy", only delay, status, error, lost, maintenance, limits, drop, double, reorder, disconnect.',
    ],
    ['PUT', 'status=99', 'The fault "status" takes a status from 200 to 599, not "99".'],
    ['PUT', 'lost=404', 'The fault "lost" takes a status from 500 to 599, not "404".'],
    ['PUT', 'drop=0', 'The fault "drop" takes a number from 1 to 999999, not "0".'],
    ['PUT', 'drop=2&times=-1', '"times" takes a number from 1 to 999999, not "-1".'],
    ['PUT', 'error=99999', 'No error catalogue has the code "99999".'],
    ['PUT', 'lost=502&operation=none', 'There is no operation "none".'],
    [
      'PUT',
      'constructor=1',
      'There is no fault "constructor", only delay, status, error, lost, maintenance, limits, drop, double, reorder, disconnect.',
    ],
    [
      'DELETE',
      'dorp',
      'There is no fault "dorp", only delay, status, error, lost, maintenance, limits, drop, double, reorder, disconnect.',
    ],
    ['POST', 'drop=5', '/_mock/faults takes GET, PUT, DELETE, not POST.'],
  ])('is told when it is not understood: %s %s', async (method, query, message) => {
    expect(await control(query, method)).toMatchObject({ status: method === 'POST' ? 405 : 400, body: { message } })
    expect(mock.faults.standing()).toEqual([])
  })

  it('may have been asked for when the mock was started', async () => {
    const own = await startMock({ reference: { apis: [venue] }, faults: ['status=503&times=1'] })
    const statuses = [await fetch(`${own.origin}/v1/orders/7`), await fetch(`${own.origin}/v1/orders/7`)]
    expect(statuses.map(({ status }) => status)).toEqual([503, 200])
    await own.close()
    await expect(startMock({ reference: { apis: [venue] }, faults: ['lost=1'] })).rejects.toThrow('takes a status')
  })
})

describe('maintenance', () => {
  it('answers 503 where no module plays the API, and ends every connection once', async () => {
    const socket = await subscribe()
    const closed = once(socket, 'close')
    await control('maintenance=on')
    expect((await closed)[0]).toBe(1006)
    expect(await statusOf('/orders/7')).toBe(503)
    const again = await subscribe()
    expect(again.readyState).toBe(WebSocket.OPEN)
    again.terminate()
  })

  it('may be that of one call', async () => {
    expect([await statusOf('/orders/7', { 'X-Mock-Maintenance': 'on' }), await statusOf('/orders/7')]).toEqual([
      503, 200,
    ])
  })
})

describe('who may change faults', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('a program of this machine at %s', (peer) => {
    expect(isOfThisMachine(peer)).toBe(true)
  })

  it.each(['192.168.1.7', '::ffff:10.0.0.1', 'fe80::1', ''])('not one at %s', (peer) => {
    expect(isOfThisMachine(peer)).toBe(false)
  })

  it('not a page of another site, which does not even learn that it may ask', async () => {
    const origin = { Origin: 'https://evil.example' }
    expect((await control('drop=5', 'PUT', origin)).status).toBe(403)
    const preflight = {
      ...origin,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Private-Network': 'true',
    }
    const reply = await fetch(`${mock.origin}/_mock/faults?drop=5`, { method: 'OPTIONS', headers: preflight })
    expect([reply.status, reply.headers.get('access-control-allow-private-network')]).toEqual([403, null])
    expect(mock.faults.standing()).toEqual([])
  })
})

it('a call and a connection ask for faults of their own alone', () => {
  expect(faultsOfHeaders({ 'x-mock-delay': '5', key: 'a' })).toMatchObject({ faults: [{ name: 'delay' }], reasons: [] })
  expect(faultsOfHeaders({ 'x-mock-drop': '5' }).reasons).toEqual(['The fault "drop" is not one of a call.'])
  const { reasons } = faultsOfAddress(new URL('ws://localhost/ws?mock-limits=off&mock-double=x&token=1'))
  expect(reasons).toEqual([
    'The fault "double" takes a number from 1 to 999999, not "x".',
    'The fault "limits" is not one of a connection.',
  ])
})
