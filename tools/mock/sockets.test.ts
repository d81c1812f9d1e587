import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Json } from '../../generator/contract/json.ts'
import { valueAtPointer } from '../../generator/contract/jsonPointer.ts'
import { readTokenApi } from '../../tests/fixtures/signing/readExchanges.ts'
import { createConformance } from '../conformance/createConformance.ts'
import { createUsedNonces } from './checkNonce.ts'
import { createConnectionTokens } from './connectionTokens.ts'
import { demoCredentials } from './demoCredentials.ts'
import { createKeys } from './keys.ts'
import type { Mock } from './mockOptions.ts'
import { socketServers } from './socketExchanges.ts'
import { createSocketSession } from './socketSession.ts'
import { startMock } from './startMock.ts'
import { streaming } from './testing.ts'

let mock: Mock
const now = 1_700_000_000_000

beforeAll(async () => {
  mock = await startMock({ reference: { apis: [streaming] }, pushEvery: 5, now: () => now })
})
afterAll(() => mock.close())

/** The first frames after the given frames were sent: a number of them, or up to a frame with an event. */
async function frames(
  wanted: number | 'pong',
  sent: readonly (Json | string)[],
  path = '/stream',
): Promise<Record<string, unknown>[]> {
  const socket = new WebSocket(mock.socketOrigin + path)
  const got: Record<string, unknown>[] = []
  const enough = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      got.push(JSON.parse(data.toString()))
      if (got.length === wanted || got.at(-1)?.['event'] === wanted) resolve()
    })
    socket.on('close', () => resolve())
  })
  await once(socket, 'open')
  for (const frame of sent) socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  await enough
  socket.close()
  return wanted === 'pong' ? got : got.slice(0, wanted)
}

function loginFrame(secret: string): Json {
  const signature = createHmac('sha256', secret).update(`GET\n/ws\ntime=${now}`).digest('base64')
  return { event: 'login', key: demoCredentials.key, time: String(now), signature }
}

const subscribe = { event: 'subscribe', topic: 'ticker', symbols: ['BBB'] }

describe('a subscription', () => {
  it('is acknowledged, and pushed to in a sequence without gaps, for what was asked for', async () => {
    expect(await frames(4, [subscribe])).toEqual([
      { event: 'subscribe', topic: 'ticker', symbols: ['BBB'] },
      { topic: 'ticker', symbol: 'BBB', id: 10, before: 9 },
      { topic: 'ticker', symbol: 'BBB', id: 12, before: 10 },
      { topic: 'ticker', symbol: 'BBB', id: 14, before: 12 },
    ])
  })

  it('ends when it is told to', async () => {
    const got = await frames('pong', [subscribe, { event: 'unsubscribe', topic: 'ticker' }, { event: 'ping', id: 'x' }])
    expect(got.slice(got.findIndex(({ event }) => event === 'unsubscribe'))).toEqual([
      { event: 'unsubscribe', topic: 'ticker' },
      { event: 'pong', id: 'x' },
    ])
  })

  it('to something unknown fails with what is wrong', async () => {
    const [failure] = await frames(1, [{ event: 'subscribe', topic: 'nothing' }])
    expect(failure).toMatchObject({ event: 'error', message: 'failed' })
    expect(JSON.stringify(failure)).toContain('\\"nothing\\"')
  })
})

describe('a private channel', () => {
  const own = { event: 'subscribe', topic: 'own' }

  it('is open to who has logged in', async () => {
    const [welcome, acknowledgement] = await frames(2, [loginFrame(demoCredentials.secret), own])
    expect([welcome, acknowledgement]).toEqual([{ event: 'login', ok: true }, own])
  })

  it('is closed to who has not', async () => {
    const [failure] = await frames(1, [own])
    expect(failure).toMatchObject({ event: 'error', mock: { reasons: ['The channel is private: log in first.'] } })
  })

  it('is closed to who signed something else, and says what should have been signed', async () => {
    const [failure, refusal] = await frames(2, [loginFrame('wrong'), own])
    expect(failure).toMatchObject({
      mock: {
        reasons: ['The signature does not belong to this request.'],
        expected: { canonical: `GET\n/ws\ntime=${now}` },
      },
    })
    expect(refusal).toMatchObject({ event: 'error' })
  })
})

describe('a channel whose messages carry a token', () => {
  const kraken = readTokenApi('kraken')
  const [server] = socketServers([kraken])
  const frame = (token?: string) => ({ method: 'subscribe', params: { channel: 'executions', token } })

  it('is open to the token of the operation alone', () => {
    if (!server) throw new Error('the API has no server')
    const tokens = createConnectionTokens()
    const reply = { result: { token: 'an example' } }
    const given = tokens.withToken(
      { api: kraken, operation: 'postGetWebSocketsToken', key: demoCredentials, socketOrigin: 'ws://localhost' },
      reply,
    )
    const session = createSocketSession({
      ...{ server, tokens, keys: createKeys(demoCredentials, new Set()), now: () => now },
      ...{ conformance: createConformance(kraken), nonces: createUsedNonces() },
    })
    const said = (token?: string) => session.answer(JSON.stringify(frame(token)))
    const reasons = (reason: string) => [{ frame: { mock: { reasons: [reason] } } }]
    expect(said()).toMatchObject(reasons('The frame has no token at /params/token: postGetWebSocketsToken gives one.'))
    expect(said('another')).toMatchObject(
      reasons('The token "another" was not handed out: postGetWebSocketsToken gives one.'),
    )
    expect(said(String(valueAtPointer(given, '/result/token')))).toMatchObject([
      { channel: 'executions', frame: { channel: 'executions', type: 'update' } },
    ])
  })
})

describe('a connection', () => {
  it('answers a ping with its id', async () => {
    expect(await frames(1, [{ event: 'ping', id: 'seven' }])).toEqual([{ event: 'pong', id: 'seven' }])
  })

  it('says that a frame is not JSON', async () => {
    expect(await frames(1, ['{'])).toMatchObject([{ mock: { reasons: ['The frame is not JSON.'] } }])
  })

  it('is cut after as many frames as the address says', async () => {
    expect(await frames(9, [subscribe], '/stream?mock-disconnect=3')).toHaveLength(3)
    expect(mock.connections.at(-1)).toMatchObject({ path: '/stream', api: 'venue', isOpen: false })
  })

  it('loses or doubles every second push where it is asked to, and no reply', async () => {
    const ids = async (path: string) =>
      (await frames(5, [subscribe], path)).map((frame) => (frame as { id?: number }).id)
    expect(await ids('/stream?mock-drop=2')).toEqual([undefined, 10, 14, 18, 22])
    expect(await ids('/stream?mock-double=2')).toEqual([undefined, 10, 12, 12, 14])
  })

  it('from a page of another site is refused', async () => {
    const socket = new WebSocket(`${mock.socketOrigin}/stream`, { origin: 'https://elsewhere.example' })
    const [error] = await once(socket, 'error')
    expect(String(error)).toContain('403')
    const own = new WebSocket(`${mock.socketOrigin}/stream`, { origin: 'http://localhost:4173' })
    await once(own, 'open')
    own.close()
  })

  it('is refused more subscriptions than a client needs', () => {
    const [server] = socketServers([streaming])
    if (!server) throw new Error('the API has no server')
    const session = createSocketSession({
      server,
      conformance: createConformance(streaming),
      tokens: createConnectionTokens(),
      keys: createKeys(demoCredentials, new Set()),
      nonces: createUsedNonces(),
      now: () => now,
    })
    const answers = Array.from({ length: 6 }, (_, index) =>
      session.answer(JSON.stringify({ ...subscribe, symbols: [String(index).repeat(200_000)] })),
    )
    expect(answers.at(-2)).toHaveLength(2)
    expect(answers.at(-1)).toMatchObject([{ frame: { mock: { reasons: ['Too much is subscribed to here.'] } } }])
  })

  it('is refused where no server is', async () => {
    const socket = new WebSocket(`${mock.socketOrigin}/elsewhere`)
    const [error] = await once(socket, 'error')
    expect(String(error)).toContain('404')
  })
})
