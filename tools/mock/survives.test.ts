import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Mock } from './mockOptions.ts'
import { startMock } from './startMock.ts'
import { content, members, operation, streaming, text, venue } from './testing.ts'

vi.setConfig({ testTimeout: 60_000 })

let mock: Mock

beforeAll(async () => {
  const quote = operation(
    'quote',
    {
      method: 'post',
      path: '/quotes',
      requestBody: {
        required: true,
        contents: [content(members({ symbols: { types: ['array'], items: text } }))],
      },
    },
    {},
  )
  const own = { ...streaming, operations: [...venue.operations, quote], schemas: venue.schemas }
  mock = await startMock({ reference: { apis: [own] }, pushEvery: 5 })
})
afterAll(async () => {
  vi.resetConfig()
  await mock.close()
})

/** The same choices each time (a linear congruential generator). */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

const pieces = [
  ...[
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '"',
    '\\',
    'null',
    'true',
    '1e999',
    '-0',
    '""',
    '"event":',
    '"subscribe"',
    '"topic":',
  ],
  ...[
    '"ticker"',
    '"own"',
    '"login"',
    '"symbols":',
    '["AAA"]',
    '"__proto__":',
    '"constructor"',
    '\u0000',
    '\ud800',
    '💥',
  ],
  ...['"event":"subscribe","topic":"ticker","symbols":', '"event":"ping","id":', '"event":"login","key":'],
]

function randomText(roll: (sides: number) => number): string {
  return Array.from({ length: roll(12) }, () => pieces[roll(pieces.length)]).join('')
}

function frame(roll: (sides: number) => number): string {
  const inner = randomText(roll)
  return [inner, `{${inner}}`, `{"event":"subscribe","topic":"ticker","symbols":[${inner}]}`][roll(3)] ?? inner
}

async function answersRequests(): Promise<void> {
  expect((await fetch(`${mock.origin}/v1/orders/7`)).status).toBe(200)
}

/** Sends a frame that may end the connection, then a frame that needs an answer. Gives the close code. */
async function send(data: string | Buffer, options: { binary?: boolean } = {}): Promise<number | undefined> {
  const socket = new WebSocket(`${mock.socketOrigin}/stream`)
  let code: number | undefined
  socket.on('error', () => {})
  socket.on('close', (own) => {
    code = own
  })
  await once(socket, 'open')
  socket.send(data, options)
  socket.send('{"event":"ping","id":"last"}')
  await new Promise<void>((resolve) => {
    socket.on('message', (message: Buffer) => message.toString().includes('"last"') && resolve())
    socket.on('close', () => resolve())
  })
  socket.terminate()
  return code
}

it.each<[string, string | Buffer, number | undefined]>([
  ['is nested 50,000 levels deep', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, undefined],
  ['opens 900,000 lists', '['.repeat(900_000), undefined],
  ['holds 400,000 values', `[${'1,'.repeat(400_000)}1]`, undefined],
  [
    'names 9,000 symbols that are numbers',
    JSON.stringify({ event: 'subscribe', topic: 'ticker', symbols: Array(9000).fill(1) }),
    undefined,
  ],
  [
    'subscribes to 9,000 channels',
    JSON.stringify({ event: 'subscribe', topic: Array(9000).fill('ticker') }),
    undefined,
  ],
  ['has 100 MB', 'x'.repeat(100_000_000), 1009],
])('a frame that %s ends no more than its connection', async (_, sent, expected) => {
  expect(await send(sent)).toBe(expected)
  await answersRequests()
})

it('a frame that is not UTF-8 ends no more than its connection', async () => {
  expect(await send(Buffer.from([0xff, 0xfe, 0x22]), { binary: false })).toBe(1007)
  expect(await send(Buffer.from([0xff, 0xfe, 0x22]), { binary: true })).toBeUndefined()
  await answersRequests()
})

it('random frames are answered, whatever stands in them', async () => {
  const roll = dice(17)
  const socket = new WebSocket(`${mock.socketOrigin}/stream`)
  await once(socket, 'open')
  for (let count = 0; count < 1000; count += 1) socket.send(frame(roll))
  socket.send('{"event":"ping","id":"last"}')
  const said: string[] = []
  await new Promise<void>((resolve) => {
    socket.on('message', (message: Buffer) => {
      said.push(message.toString())
      if (said.at(-1)?.includes('"last"')) resolve()
    })
  })
  socket.close()
  expect(said.filter((text) => text.includes('The mock failed'))).toEqual([])
  await answersRequests()
})

it('a connection that floods keeps no other one waiting, and gets all its replies', async () => {
  const socket = new WebSocket(`${mock.socketOrigin}/stream`)
  await once(socket, 'open')
  await answersRequests()
  const pings = 5000
  let pongs = 0
  const answered = new Promise<void>((resolve) => {
    socket.on('message', () => {
      pongs += 1
      if (pongs === pings) resolve()
    })
  })
  for (let count = 0; count < pings; count += 1) socket.send('{"event":"ping","id":"one"}')
  await answersRequests()
  expect(mock.connections.at(-1)?.received.length).toBeLessThan(1000)
  await answered
  socket.close()
})

it('a connection that asks and never reads is closed', async () => {
  const socket = new WebSocket(`${mock.socketOrigin}/stream`)
  await once(socket, 'open')
  socket.pause()
  const id = 'x'.repeat(400_000)
  for (let count = 0; count < 60; count += 1) socket.send(JSON.stringify({ event: 'ping', id }))
  await expect.poll(() => mock.connections.at(-1)?.isOpen, { timeout: 30_000 }).toBe(false)
  socket.terminate()
  await answersRequests()
})

/** Bytes sent as they are; ends when the server ends the connection, or has answered. */
async function sendBytes(bytes: Buffer): Promise<string> {
  const socket = connect(Number(new URL(mock.origin).port), '127.0.0.1')
  socket.on('error', () => socket.destroy())
  let got = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    got += text
    socket.destroy()
  })
  await once(socket, 'connect')
  socket.end(bytes)
  await once(socket, 'close')
  return got
}

const methods = [
  'GET',
  'POST',
  'DELETE',
  'PUT',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'M-SEARCH',
  'get',
  'G\0T',
]
const targets = [
  ...['/v1/orders', '/v1/orders/7', '/v1/own', '*', '//', '/%', '/%ff%00', '/v1/orders/%2e%2e', 'http://[', '/stream'],
  ...[
    '/v1/orders/history?sides=BUY&sides=&limit=',
    '/v1/orders/history?__proto__[a]=1&constructor=2',
    '/?%1b%5d52;c;%07',
  ],
]
const heads = [
  ...[
    'Host: localhost',
    'Host: localhost',
    'Host: elsewhere.example',
    'Host:',
    'Origin: null',
    'Content-Type: application/json',
  ],
  ...[
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 5',
    'Content-Length: -1',
    'Transfer-Encoding: chunked',
  ],
  ...[
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Upgrade: h2c',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    'Sec-WebSocket-Version: 13',
  ],
  ...[
    'X-Mock-Status: 204',
    'X-Mock-Status: 999',
    'X-Mock-Error: 21',
    'X-Mock-Delay: -1',
    'X-Mock-Delay: x',
    'X-Key: \x80',
    'Expect: 100-continue',
  ],
  ...[`X-Long: ${'x'.repeat(20_000)}`, 'Cookie: =;;=a%', 'X-Time: 1e99', 'X-Sign: x'],
]

it('random requests are answered or cut off, and the server goes on', async () => {
  const roll = dice(23)
  const pick = (choices: readonly string[]) => choices[roll(choices.length)] ?? ''
  const failed: string[] = []
  for (let count = 0; count < 400; count += 1) {
    const lines = Array.from({ length: roll(8) }, () => pick(heads))
    const request = `${pick(methods)} ${pick(targets)} HTTP/1.1\r\nHost: localhost\r\n${lines.join('\r\n')}\r\n\r\n${frame(roll)}`
    const reply = await sendBytes(Buffer.from(request, 'utf8'))
    if (reply.includes('The mock failed')) failed.push(request)
  }
  expect(failed).toEqual([])
  await answersRequests()
})

it.each([
  ['is nested too deep', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400],
  ['holds too many values', `[${'1,'.repeat(400_000)}1]`, 400],
  ['has 10 MB', 'x'.repeat(10_000_000), 413],
])('a body that %s is refused', async (_, body, expected) => {
  const headers = { 'Content-Type': 'application/json' }
  const reply = await fetch(`${mock.origin}/v1/quotes`, { method: 'POST', headers, body })
  expect([reply.status, typeof (await reply.json()).message]).toEqual([expected, 'string'])
  await answersRequests()
})
