import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../generator/contract/operation.ts'
import { demoCredentials } from './demoCredentials.ts'
import type { Mock } from './mockOptions.ts'
import { startMock } from './startMock.ts'
import { api, content, count, example, members, operation, parameter, side, text, venue } from './testing.ts'

let mock: Mock
const now = 1_700_000_000_000

beforeAll(async () => {
  mock = await startMock({ reference: { apis: [venue] }, now: () => now })
})
afterAll(() => mock.close())

/** Status and body of a reply, and its headers. */
async function ask(path: string, options: RequestInit = {}) {
  const reply = await fetch(mock.origin + path, options)
  const content = await reply.text()
  return { status: reply.status, body: content === '' ? undefined : JSON.parse(content), headers: reply.headers }
}

function signed(method: string, canonical: string, body?: string): RequestInit {
  const signature = createHmac('sha256', demoCredentials.secret).update(canonical).digest('base64')
  const headers = { 'X-Key': demoCredentials.key, 'X-Time': String(now), 'X-Sign': signature }
  const type = body === undefined ? {} : { 'Content-Type': 'application/json' }
  return { method, headers: { ...headers, ...type }, ...(body === undefined ? {} : { body }) }
}

/** The server's reply to bytes that no client would send. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(mock.origin).port), '127.0.0.1')
  socket.on('error', () => socket.destroy())
  const got: string[] = []
  socket.setEncoding('latin1').on('data', (text: string) => got.push(text))
  socket.end(Buffer.from(bytes, 'latin1'))
  await once(socket, 'close')
  return got.join('')
}

function order(body: string): Promise<{ status: number; body: Record<string, unknown> }> {
  return ask('/v1/orders', signed('POST', `POST\n/v1/orders\nrequestBody=${body}&time=${now}`, body))
}

it('names the credentials that the schemes take, and no others', async () => {
  const { key, secret, passphrase } = demoCredentials
  expect(mock.environment).toEqual({ API_KEY: key, API_SECRET: secret })
  const securitySchemes = venue.securitySchemes.map((scheme) =>
    scheme.signing ? { ...scheme, signing: { ...scheme.signing, headers: { 'X-Pass': '{passphrase}' } } } : scheme,
  )
  const other = await startMock({ reference: { apis: [{ ...venue, securitySchemes }] } })
  await other.close()
  expect(other.environment).toEqual({ API_KEY: key, API_SECRET: secret, API_PASSPHRASE: passphrase })
})

describe('a path', () => {
  it('leads to the example of its operation', async () => {
    expect(await ask('/v1/orders/7')).toMatchObject({ status: 200, body: { id: 7 } })
  })

  it('prefers the template with more text of its own', async () => {
    expect(await ask('/v1/orders/history')).toMatchObject({ status: 200, body: [{ id: 7 }] })
  })

  it('that is not known is refused in the form of the API', async () => {
    const { status, body } = await ask('/v1/nothing')
    expect({ status, body }).toEqual({
      status: 404,
      body: {
        code: 404,
        message: 'There is nothing at /v1/nothing.',
        mock: { reasons: ['There is nothing at /v1/nothing.'] },
      },
    })
  })

  it('says which methods it takes', async () => {
    const { status, headers } = await ask('/v1/orders/history', { method: 'DELETE' })
    expect([status, headers.get('allow')]).toEqual([405, 'GET'])
  })
})

describe('a request', () => {
  it.each([
    ['/v1/orders/x', 'The path parameter "id" is "x", not an integer.'],
    ['/v1/orders/history?limit=101', 'The query parameter "limit" must be <= 100.'],
    ['/v1/orders/history?limit=ten', 'The query parameter "limit" is "ten", not an integer.'],
    [
      '/v1/orders/history?sides=BUY&sides=HOLD',
      'The query parameter "sides" at /1 is "HOLD", not one of "BUY", "SELL".',
    ],
  ])('with %s is told: %s', async (path, reason) => {
    const { status, body } = await ask(path)
    expect([status, body.mock.reasons]).toEqual([400, [reason]])
  })

  it('is told everything that is wrong with it', async () => {
    const { body } = await ask('/v1/orders/history?limit=101&sides=x', { headers: { 'X-Note': 'long' } })
    expect(body.mock.reasons).toHaveLength(3)
  })

  it('has its body checked', async () => {
    expect(await order('{"symbol":"A","side":"BUY","quantity":1}')).toMatchObject({ status: 200, body: { id: 8 } })
    expect(await order('{"side":"HOLD"}')).toMatchObject({
      status: 400,
      body: {
        mock: { reasons: ['The body has no "symbol".', 'The body at /side is "HOLD", not one of "BUY", "SELL".'] },
      },
    })
    expect((await order('{"symbol":')).body['message']).toContain('The body is not JSON')
  })
})

describe('a request that the spec does not describe, but that is understood', () => {
  const json = { 'Content-Type': 'application/json' }
  const cancel = (id: string, own: Partial<Operation>) =>
    operation(id, { method: 'delete', path: `/${id}`, ...own }, { id: 'none', state: 'gone' })
  const selection = members({ id: text, sides: { types: ['array'], items: side } }, ['id'])
  const form = members({ price: { types: ['string'], format: 'decimal' }, open: text, stp: side }, ['price'])
  const lenient = api({
    ...venue,
    operations: [
      ...venue.operations,
      cancel('byBody', { requestBody: { required: true, contents: [content(selection)] } }),
      cancel('byQuery', { parameters: [parameter('id', 'query', text, true)] }),
      operation(
        'price',
        { method: 'post', path: '/price', requestBody: { required: true, contents: [content(form)] } },
        {},
      ),
    ],
  })
  const mocks: Mock[] = []
  beforeAll(async () => {
    const options = { reference: { apis: [lenient] }, now: () => now }
    mocks.push(await startMock(options), await startMock({ ...options, strict: true }))
  })
  afterAll(() => Promise.all(mocks.map((own) => own.close())))

  const post = (body: object) => ({ method: 'POST', headers: json, body: JSON.stringify(body) })
  it.each<[string, string, RequestInit, string]>([
    ['an unknown query parameter', '/v1/orders/history?limmit=1', {}, 'There is no query parameter "limmit".'],
    [
      'an empty parameter',
      '/v1/orders/history?limit=',
      {},
      'The query parameter "limit" is empty: it is taken as left out.',
    ],
    ['a number', '/v1/price', post({ price: 5 }), 'The body at /price is 5, not a text: it is taken as one.'],
    [
      'a boolean',
      '/v1/price',
      post({ price: '5', open: true }),
      'The body at /open is true, not a text: it is taken as one.',
    ],
    [
      'an empty choice',
      '/v1/price',
      post({ price: '5', stp: '' }),
      'The body at /stp is empty: it is taken as left out.',
    ],
    [
      'fields in the query',
      '/v1/byBody?id=7&sides=BUY,SELL',
      { method: 'DELETE' },
      'The fields of the body are read from the query.',
    ],
    [
      'parameters in the body',
      '/v1/byQuery',
      { method: 'DELETE', headers: json, body: '{"id":"7"}' },
      'The query parameters are read from the body.',
    ],
  ])('is answered with a warning, or refused where the mock is strict: %s', async (_, path, options, warning) => {
    const [answered, refused] = await Promise.all(mocks.map(({ origin }) => fetch(origin + path, options)))
    expect([answered?.status, answered?.headers.get('x-mock-warning')]).toEqual([200, warning])
    expect(mocks[0]?.requests.at(-1)?.warnings).toEqual([warning])
    expect(refused?.status).toBe(400)
  })

  it('is answered as what it means', async () => {
    const [own] = mocks
    const reply = await fetch(`${own?.origin}/v1/byBody?id=7`, { method: 'DELETE' })
    expect(await reply.json()).toEqual({ id: '7', state: 'gone' })
  })

  it('is still refused for what is wrong with it besides', async () => {
    const [own] = mocks
    const reply = await fetch(`${own?.origin}/v1/price`, post({ price: true, stp: 'HOLD' }))
    const { mock: told } = await reply.json()
    expect([reply.status, told.reasons]).toEqual([
      400,
      ['The body at /price is true, not a string.', 'The body at /stp is "HOLD", not one of "BUY", "SELL".'],
    ])
  })

  it('a GET with a body is signed without it', async () => {
    const body = Buffer.from('{}')
    const canonical = `GET\n/v1/own\ntime=${now}`
    const { headers } = signed('GET', canonical)
    const statuses = mocks.map(async ({ origin }) => {
      const request = httpRequest(`${origin}/v1/own`, {
        headers: { ...(headers as object), 'Content-Length': body.length },
      })
      request.end(body)
      const [reply] = (await once(request, 'response')) as [IncomingMessage]
      reply.resume()
      return [reply.statusCode, reply.headers['x-mock-warning']]
    })
    expect(await Promise.all(statuses)).toEqual([
      [200, 'The operation takes no body: it is ignored.'],
      [401, undefined],
    ])
  })
})

describe('a reply', () => {
  it('says what was asked, and what time it is', async () => {
    const order = { id: 7, symbol: 'AAA', side: 'BUY', sent: 1 }
    const row = members({ id: count, symbol: text, side, sent: { types: ['integer'], serverTime: true } })
    const own = operation(
      'orderOf',
      {
        method: 'get',
        path: '/{symbol}/orders',
        parameters: [parameter('symbol', 'path', text, true), parameter('side', 'query', text)],
      },
      order,
    )
    const reply = { ...content(row), examples: [example(order)] }
    const responses = [{ status: '200', headers: [], links: [], contents: [reply] }]
    const told = await startMock({
      reference: { apis: [api({ operations: [{ ...own, responses }] })] },
      now: () => now,
    })
    const answer = await fetch(`${told.origin}/v1/BBB/orders?side=HOLD`)
    expect(await answer.json()).toEqual({ id: 7, symbol: 'BBB', side: 'BUY', sent: now })
    await told.close()
  })
})

describe('a signed operation', () => {
  it('takes a request that is signed', async () => {
    const canonical = `GET\n/v1/own\nsymbols=A%2CB&time=${now}`
    expect(await ask('/v1/own?symbols=A,B', signed('GET', canonical))).toMatchObject({ status: 200, body: [] })
  })

  it('takes a time that was set by its clock at any moment, however fast that clock runs', async () => {
    let machine = now
    const clock = () => now + (machine - now) * 1000
    const fast = await startMock({ reference: { apis: [venue] }, now: clock, machine: () => machine })
    machine += 3_600_000
    const statusAt = async (time: number) => {
      const canonical = `GET\n/v1/own\nsymbols=A%2CB&time=${time}`
      const { headers, ...others } = signed('GET', canonical)
      const own = { ...others, headers: { ...headers, 'X-Time': String(time) } }
      return (await fetch(`${fast.origin}/v1/own?symbols=A,B`, own)).status
    }
    const times = [now, machine, clock() - 60_000, clock(), machine - 3_700_000, clock() + 61_000]
    expect(await Promise.all(times.map(statusAt))).toEqual([401, 200, 200, 200, 401, 401])
    await fast.close()
  })

  it('tells who signed something else what should have been signed', async () => {
    const { status, body } = await ask('/v1/own', signed('GET', 'GET /v1/own'))
    expect(status).toBe(401)
    expect(body.message).toBe('The signature does not belong to this request.')
    expect(body.mock.expected.canonical).toBe(`GET\n/v1/own\ntime=${now}`)
  })

  it('refuses who has not signed at all', async () => {
    const { status, body } = await ask('/v1/own')
    expect([status, body.mock.reasons]).toEqual([
      401,
      ['The header X-Key is missing.', 'The header X-Time is missing.', 'The header X-Sign is missing.'],
    ])
  })
})

describe('an error that is asked for', () => {
  it('comes as the catalogue and the examples have it', async () => {
    const { status, body } = await ask('/v1/orders/history', { headers: { 'X-Mock-Error': '21' } })
    expect({ status, body }).toEqual({ status: 422, body: { code: 21, message: 'Low balance' } })
  })

  it('takes the form of the example where it has none of its own', async () => {
    const { status, body } = await ask('/v1/orders/history', { headers: { 'X-Mock-Error': '429' } })
    expect({ status, body }).toEqual({ status: 429, body: { code: 429, message: 'TOO_MANY' } })
  })

  it('has the status that is asked for', async () => {
    const { status, body } = await ask('/v1/orders/history', { headers: { 'X-Mock-Status': '503' } })
    expect({ status, body }).toEqual({ status: 503, body: { code: 503, message: 'Service Unavailable' } })
  })

  it('has the headers that the spec gives its status', async () => {
    const wait = { name: 'Retry-After', in: 'header', required: false, schema: count, examples: [example(3)] } as const
    const limited = operation('limited', { method: 'get', path: '/limited' }, {})
    const responses = [...limited.responses, { status: '429', headers: [wait], links: [], contents: [] }]
    const own = await startMock({ reference: { apis: [api({ operations: [{ ...limited, responses }] })] } })
    const reply = await fetch(`${own.origin}/v1/limited`, { headers: { 'X-Mock-Status': '429' } })
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '3'])
    await own.close()
  })

  it('takes the form of an example that comes with a like status', async () => {
    const contents = [
      { mediaType: 'application/json', examples: [example({ code: 7, msg: 'Refused', data: '' })] },
      { mediaType: 'application/json', examples: [example({ code: 21, message: 'Low balance' })] },
    ]
    const responses = [{ status: 'default', headers: [], links: [], contents }]
    const errors = [7, 8].map((code) => ({ code, description: { en: `Refusal ${code}` }, httpStatus: 200 }))
    const limited = { ...operation('get', { method: 'get', path: '/get' }, {}), responses }
    const own = await startMock({
      reference: { apis: [api({ operations: [limited], errors: [...errors, ...venue.errors] })] },
    })
    const faults = [{ 'X-Mock-Error': '8' }, { 'X-Mock-Status': '429' }]
    const replies = faults.map(async (headers) => (await fetch(`${own.origin}/v1/get`, { headers })).json())
    expect(await Promise.all(replies)).toEqual([
      { code: 8, msg: 'Refusal 8', data: '' },
      { code: 429, message: 'TOO_MANY' },
    ])
    await own.close()
  })

  it('is refused when the catalogue does not have it', async () => {
    const { status, body } = await ask('/v1/orders/history', { headers: { 'X-Mock-Error': '999' } })
    expect([status, body.message]).toEqual([
      400,
      'The fault "error" takes a code of the error catalogue, which has no "999".',
    ])
  })
})

describe('a page of a browser', () => {
  const preflight = (origin: string) => {
    const headers = {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'x-key',
      Origin: origin,
    }
    return fetch(`${mock.origin}/v1/orders`, { method: 'OPTIONS', headers })
  }

  it('of this machine may call it', async () => {
    const reply = await preflight('http://localhost:4173')
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([204, 'http://localhost:4173'])
    expect(reply.headers.get('access-control-allow-headers')).toBe('x-key')
  })

  it.each(['https://elsewhere.example', 'null', 'http://localhost.elsewhere.example'])(
    'of %s may not: it learns nothing, and nothing is done',
    async (origin) => {
      const before = mock.requests.length
      for (const reply of [
        await preflight(origin),
        await fetch(`${mock.origin}/v1/orders/7`, { headers: { Origin: origin } }),
      ])
        expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([403, null])
      expect(mock.requests).toHaveLength(before)
    },
  )

  it('that reached the server by a name of another site may not', async () => {
    const reply = await raw('GET /v1/orders/7 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n')
    expect(reply).toMatch(/^HTTP\/1\.1 403 /)
  })
})

it('tells what should have been signed, but signs nothing itself where the secret is not the demo one', async () => {
  const own = await startMock({ reference: { apis: [venue] }, now: () => now, secret: 'own secret' })
  const refusals = [mock, own].map(async ({ origin }) => {
    const reply = await fetch(`${origin}/v1/own`, signed('GET', 'GET /v1/own'))
    return (await reply.json()).mock.expected
  })
  const canonical = `GET\n/v1/own\ntime=${now}`
  const signature = createHmac('sha256', demoCredentials.secret).update(canonical).digest('base64')
  expect(await Promise.all(refusals)).toEqual([{ canonical, signature }, { canonical }])
  await own.close()
})

it('forgets old requests', async () => {
  const body = 'x'.repeat(900_000)
  for (let count = 0; count < 13; count += 1) await ask('/v1/orders', { method: 'POST', body })
  expect(mock.requests.length).toBeLessThan(13)
})

it('keeps a log of what it was asked', async () => {
  await ask('/v1/orders/9')
  expect(mock.requests.at(-1)).toMatchObject({ path: '/v1/orders/9', status: 200, api: 'venue', operation: 'getOrder' })
})

it('goes on when a caller goes away in the middle of a request', async () => {
  const { port } = new URL(mock.origin)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write('POST /v1/orders HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{')
  socket.destroy()
  await once(socket, 'close')
  expect((await ask('/v1/orders/7')).status).toBe(200)
})

it('answers as if nothing had been said to an offer to speak another protocol than WebSocket', async () => {
  const body = '{"sides":[]}'
  const stream = connect(Number(new URL(mock.origin).port), '127.0.0.1')
  const head = (target: string, more: string) =>
    `${target} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAM\r\n${more}\r\n`
  stream.write(head('GET /v1/orders/7', ''))
  const texts: string[] = []
  stream.setEncoding('utf8').on('data', (text: string) => texts.push(text))
  while (!texts.join('').includes('{"id":7}')) await once(stream, 'data')
  stream.write(head('POST /v1/orders', `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`) + body)
  while (!texts.join('').includes('401')) await once(stream, 'data')
  stream.destroy()
  expect(texts.join('')).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(mock.requests.at(-1)).toMatchObject({ operation: 'placeOrder', body })
})
