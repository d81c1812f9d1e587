import { describe, expect, it } from 'vitest'
import type { Content, Operation, Parameter } from '../contract/operation.ts'
import type { Api } from '../contract/reference.ts'
import type { SecurityScheme } from '../contract/security.ts'
import { bareOperation } from '../contract/testing.ts'
import { operationPlan, sampleAddress } from './operationPlan.ts'
import { planRequest } from './planRequest.ts'
import { requestFormOf } from './requestFormOf.ts'
import { sampleFiles } from './sampleFiles.ts'
import { serializeParameter } from './serializeParameter.ts'
import { sorted } from './testing.ts'

const source = { file: 'specs/orders.yaml', line: 1, column: 1 }
const text = { types: ['string'] }

function operation(parts: Partial<Operation> = {}): Operation {
  return bareOperation({
    id: 'getOrder',
    method: 'GET',
    path: '/orders/{id}',
    title: { en: 'Get an order' },
    servers: [{ url: 'https://{region}.example.com/v2/', variables: [{ name: 'region', default: 'eu', values: [] }] }],
    source,
    ...parts,
  })
}

function api(operations: readonly Operation[], securitySchemes: readonly SecurityScheme[] = []): Api {
  return {
    id: 'orders',
    title: { en: 'Orders' },
    version: '1.0',
    servers: [],
    securitySchemes,
    tags: [],
    operations,
    channels: [],
    schemas: {},
    errors: [],
    pages: [],
    source,
  }
}

function parameter(name: string, place: Parameter['in'], value?: string, required = false): Parameter {
  return { name, in: place, required, schema: text, examples: value === undefined ? [] : [{ name: 'example', value }] }
}

function planOf(parts: Partial<Operation>, schemes: readonly SecurityScheme[] = []) {
  const own = operation(parts)
  return planRequest({ operation: own, api: api([own], schemes) })
}

function requires(...schemes: string[]): Operation['security'] {
  return [schemes.map((scheme) => ({ scheme, scopes: [] }))]
}

describe('the plan of a request', () => {
  it.each([
    ['1759910400000', { unit: 'ms' }],
    ['1759910400', { unit: 's' }],
    ['2025-10-08', { format: 'date' }],
    ['2025-10-08T08:00:00Z', { format: 'date-time' }],
  ])('leaves an optional moment out, which ages: %s', (value, how) => {
    const moment = (required: boolean) => ({
      ...parameter('from', 'query', value, required),
      schema: { ...text, ...how },
    })
    expect(planOf({ parameters: [moment(false)] }).query).toEqual([])
    expect(planOf({ parameters: [moment(true)] }).query).toEqual([['from', value]])
  })

  it('takes an example that is neither a text nor a number for no moment', () => {
    const examples = [{ name: 'example', value: { toString: 1, valueOf: 1 } }]
    const odd = { ...parameter('from', 'query'), examples, schema: { ...text, unit: 'ms' } }
    expect(() => planOf({ parameters: [odd] })).not.toThrow()
  })

  it('names what it has no value for', () => {
    const parameters = [
      parameter('id', 'path', undefined, true),
      parameter('market', 'query', undefined, true),
      parameter('symbol', 'query', 'A', true),
    ]
    expect(planOf({ parameters })).toMatchObject({
      path: '/v2/orders/YOUR_ID',
      query: [
        ['market', 'YOUR_MARKET'],
        ['symbol', 'A'],
      ],
      missing: ['YOUR_ID', 'YOUR_MARKET'],
    })
  })

  it('asks for a part of the path that is not declared', () => {
    expect(planOf({ path: '/orders/{orderId}', parameters: [] })).toMatchObject({
      ...{ path: '/v2/orders/YOUR_ORDER_ID', missing: ['YOUR_ORDER_ID'] },
    })
  })

  it.each([
    ['60000', { unit: 'ms' }],
    ['1759910400000', {}],
  ])('sends %s, which is no moment', (value, how) => {
    const own = { ...parameter('window', 'query', value), schema: { ...text, ...how } }
    expect(planOf({ parameters: [own] }).query).toEqual([['window', value]])
  })

  it('is made of the examples and leaves optional parameters without one out', () => {
    const parameters = [
      parameter('id', 'path', 'a/b:c', true),
      parameter('symbol', 'query', 'A&B'),
      parameter('unused', 'query'),
      parameter('X-Id', 'header', '1'),
      parameter('theme', 'cookie', 'dark'),
    ]
    expect(planOf({ parameters })).toEqual({
      operation: 'getOrder',
      title: 'Get an order',
      method: 'GET',
      effect: 'read',
      testHosts: [],
      server: 'https://eu.example.com',
      path: '/v2/orders/a%2Fb:c',
      query: [['symbol', 'A&B']],
      headers: [
        ['X-Id', '1'],
        ['Cookie', 'theme=dark'],
      ],
      credentials: [],
    })
  })

  it('has the headers that every request carries, with given values too', () => {
    const own = operation({ requestHeaders: { 'Content-Type': 'application/json' } })
    const headers = [['Content-Type', 'application/json']]
    expect(planRequest({ operation: own, api: api([own]) }).headers).toEqual(headers)
    expect(
      planRequest({ operation: requestFormOf(own, api([own])).operation, api: api([own]), values: {} }).headers,
    ).toEqual(headers)
  })

  it.each([
    ['id', 'YOUR_ID'],
    ['orderId', 'YOUR_ORDER_ID'],
    ['filter[x]', 'YOUR_FILTER_X'],
    ['数量', 'YOUR_VALUE'],
  ])('has a name in capitals for a required parameter without an example: %s', (name, expected) => {
    const path = `/orders/{${name}}`
    expect(planOf({ path, parameters: [parameter(name, 'path', undefined, true)] }).path).toBe(`/v2/orders/${expected}`)
  })

  it.each([
    ['/{bucket}#acl', '/v2/YOUR_BUCKET', []],
    ['/queue?action=send%20it&all', '/v2/queue', ['action=send it', 'all=']],
    ['/a{?b}#c', '/v2/a{?b}', []],
  ])('sends of %s what an address can hold', (path, expected, query) => {
    const plan = planOf({ path })
    expect([plan.path, plan.query.map((pair) => pair.join('='))]).toEqual([expected, query])
  })

  it('sends given values instead of the examples', () => {
    const own = operation({ parameters: [parameter('id', 'path', '1', true), parameter('limit', 'query', '5')] })
    const { path, query } = planRequest({ operation: own, api: api([own]), values: { 'path:id': '7' } })
    expect({ path, query }).toEqual({ path: '/v2/orders/7', query: [] })
  })

  it('takes credentials that are sent as they are from the environment', () => {
    const schemes: SecurityScheme[] = [
      { id: 'key', type: 'apiKey', name: 'X-Key', in: 'header', flows: [] },
      { id: 'token', type: 'http', httpScheme: 'bearer', flows: [] },
    ]
    expect(planOf({ security: requires('key', 'token') }, schemes).credentials).toEqual([
      { in: 'header', name: 'X-Key', prefix: '', variable: 'API_KEY' },
      { in: 'header', name: 'Authorization', prefix: 'Bearer ', variable: 'API_TOKEN' },
    ])
  })

  it('is signed where the scheme says how', () => {
    const schemes: SecurityScheme[] = [
      { id: 'key', type: 'apiKey', name: 'X-Key', in: 'header', flows: [], signing: sorted },
    ]
    const { signing, credentials } = planOf({ security: requires('key') }, schemes)
    expect(signing).toBe(sorted)
    expect(credentials).toEqual([])
  })

  it('leaves to a scheme what the operation describes a second time', () => {
    const parameters = [
      parameter('id', 'path', '1', true),
      parameter('x-key', 'header', undefined, true),
      parameter('time', 'query', undefined, true),
    ]
    const plain: SecurityScheme = { id: 'key', type: 'apiKey', name: 'X-Key', in: 'header', flows: [] }
    const keyed = planOf({ parameters, security: requires('key') }, [plain])
    expect([keyed.headers, keyed.query, keyed.missing]).toEqual([[], [['time', 'YOUR_TIME']], ['YOUR_TIME']])
    const signing = { ...sorted, headers: { 'X-Key': '{key}' }, parameters: { time: '{timestamp}' } }
    const signed = planOf({ parameters, security: requires('key') }, [{ ...plain, signing }])
    expect([signed.headers, signed.query, signed.missing]).toEqual([[], [], undefined])
  })

  it.each([
    ['POST', 'body', { px: '1' }],
    ['POST', 'query', { px: '1', sig: 'YOUR_SIG' }],
  ] as const)('has in the body of %s no member that its scheme adds to the %s', (method, parametersIn, json) => {
    const signing = { ...sorted, parameters: { sig: '{signature}' }, parametersIn }
    const own = operation({ method, security: requires('key') })
    const schemes: SecurityScheme[] = [{ id: 'key', type: 'apiKey', flows: [], signing }]
    const example = { name: 'a', value: { px: '1', sig: 'YOUR_SIG' }, generated: true as const }
    const content: Content = { mediaType: 'application/json', examples: [example] }
    const plan = planRequest({ operation: own, api: api([own], schemes), content, example })
    expect(plan.body?.json).toEqual(json)
    expect(plan.missing).toEqual(['YOUR_ID', ...(parametersIn === 'body' ? [] : ['YOUR_SIG'])])
  })

  it.each([
    ['application/json', '{"px":"1","tags":["x"]}'],
    ['application/x-www-form-urlencoded', 'px=1&tags=x'],
    ['multipart/form-data', ''],
  ])('has the body of an example as %s', (mediaType, expected) => {
    const own = operation()
    const example = { name: 'a', value: { px: '1', tags: ['x'] } }
    const content: Content = { mediaType, examples: [example] }
    expect(planRequest({ operation: own, api: api([own]), content, example }).body?.text).toBe(expected)
  })
})

describe('the plan of a body', () => {
  const file = { types: ['string'], format: 'binary' }

  it('is the content of a file where the schema says so or nothing is known of it', () => {
    const own = operation()
    for (const content of [{ mediaType: 'application/zip', schema: file }, { mediaType: 'image/png' }]) {
      const { body } = planRequest({ operation: own, api: api([own]), content: { ...content, examples: [] } })
      expect(body?.file).toBe(content.mediaType === 'image/png' ? 'body.png' : 'body.zip')
    }
  })

  it('is nothing where a form has no field', () => {
    const own = operation()
    const example = { name: 'a', value: {} }
    const content: Content = { mediaType: 'application/x-www-form-urlencoded', examples: [example] }
    expect(planRequest({ operation: own, api: api([own]), content, example }).body).toBeUndefined()
  })

  it('is the parts of a form, whose names and types begin nothing else', () => {
    const own = operation()
    const properties = ['photo', 'list=@/etc/passwd'].map((name) => ({ name, required: true, schema: file }))
    const encodings = [{ part: 'photo', contentType: 'image/png, image/jpeg', headers: [] }]
    const value = { note: 'a', tags: ['b', 'c'], meta: { k: 1 }, photo: '', 'list=@/etc/passwd': '' }
    const content = { mediaType: 'multipart/form-data', schema: { types: [], properties }, encodings, examples: [] }
    const { body } = planRequest({ operation: own, api: api([own]), content, example: { name: '', value } })
    expect(body?.parts).toEqual([
      { name: 'note', text: 'a' },
      { name: 'tags', text: 'b' },
      { name: 'tags', text: 'c' },
      { name: 'meta', text: '{"k":1}', mediaType: 'application/json' },
      { name: 'photo', file: 'photo.png', mediaType: 'image/png' },
      { name: 'list%3D@/etc/passwd', file: 'list-3-d-etc-passwd.bin', mediaType: 'application/octet-stream' },
    ])
  })

  it('is written in the style of its encoding', () => {
    const own = operation()
    const encodings = [{ part: 'a', style: 'deepObject', explode: true, headers: [] }]
    const content = { mediaType: 'application/x-www-form-urlencoded', encodings, examples: [] }
    const value = { a: { b: { z: 1 } }, c: { d: 2 }, e: ['f', 'g'] }
    const { body } = planRequest({ operation: own, api: api([own]), content, example: { name: '', value } })
    expect(decodeURIComponent(body?.text ?? '')).toBe('a[b][z]=1&c={"d":2}&e=f&e=g')
  })
})

describe('the plan of an operation', () => {
  it('has the first example of its body', () => {
    const examples = [
      { name: 'one', value: 1 },
      { name: 'two', value: 2 },
    ]
    const own = operation({ requestBody: { required: true, contents: [{ mediaType: 'application/json', examples }] } })
    expect(operationPlan(own, api([own])).body?.text).toBe('1')
  })

  it('gives each program an address of its own', () => {
    const own = [
      operation({ id: 'getOrder' }),
      operation({ id: 'get_order' }),
      operation({ kind: 'webhook', id: 'hook' }),
    ]
    const orders = api(own)
    expect(own.slice(0, 2).map((one) => sampleAddress(orders, operationPlan(one, orders), 'python'))).toEqual([
      '/samples/orders/get-order.py',
      '/samples/orders/get-order-2.py',
    ])
    const files = [...sampleFiles([orders])].map(([path]) => path).filter((path) => path.endsWith('.java'))
    expect(files).toEqual(['samples/orders/GetOrder.java', 'samples/orders/GetOrder2.java'])
  })
})

describe('a parameter', () => {
  const query = { name: 'a', in: 'query', required: false, schema: text, examples: [] } as const

  it.each([
    ['repeats the name of an exploded list', {}, ['x', 'y'], 'a=x a=y'],
    ['joins a list by commas', { explode: false }, ['x', 'y'], 'a=x,y'],
    ['joins a list by its own separator', { explode: false, style: 'pipeDelimited' }, ['x', 'y'], 'a=x|y'],
    ['writes an object deep', { style: 'deepObject' }, { k: 1 }, 'a[k]=1'],
    ['writes what is inside deeper', { style: 'deepObject' }, { k: { l: [{ m: 1 }] } }, 'a[k][l][0][m]=1'],
    ['numbers a list that is written deep', { style: 'deepObject' }, ['x', 'y'], 'a[0]=x a[1]=y'],
    ['writes JSON where its content is that', { mediaType: 'application/json' }, { k: ['v'] }, 'a={"k":["v"]}'],
    ['spreads an exploded object', {}, { k: 'v' }, 'k=v'],
    ['joins an object by commas', { explode: false }, { k: 'v' }, 'a=k,v'],
  ])('%s', (_, style, value, expected) => {
    const pairs = serializeParameter({ ...query, ...style }, value)
    expect(pairs.map(([name, part]) => `${name}=${part}`).join(' ')).toBe(expected)
  })
})
