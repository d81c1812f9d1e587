import { describe, expect, it } from 'vitest'
import { diagnosticsOf, findingsIn, openapi } from '../testing.ts'

const key = 'components: { securitySchemes: { key: { type: apiKey, in: header, name: KEY } } }'

/** Operations below `/a`, from line 9 on, all with a key unless they state other security. */
const secured = (text: string) => openapi(`security: [{ key: [] }]\n${key}\npaths:\n  /a:\n${text}`)

describe.each([
  ['private-without-permission', 'x-permission: trade', '"put" needs a key, but nothing says with which permission.'],
  [
    'private-without-rate-limit',
    'x-rate-limit: { requests: 1, interval: 1s }',
    'Nothing says how often "put" may be called.',
  ],
] as const)('%s', (code, extension, message) => {
  it('is a warning for each operation in a spec that states it for another', async () => {
    const text = secured(`    get: { operationId: get, ${extension} }\n    put: { operationId: put }`)
    expect(await diagnosticsOf({ 'a.yaml': text }, code)).toMatchObject([{ severity: 'warning', line: 10, message }])
  })

  it('is one note in a spec that states it for none', async () => {
    const text = secured('    get: { operationId: get }\n    put: { operationId: put }')
    const found = await diagnosticsOf({ 'a.yaml': text }, code)
    expect(found.map(({ severity, line, column }) => [severity, line, column])).toEqual([['info', 9, 5]])
    expect(found[0]?.message).toMatch(/2 private operations\. The next: 10\.$/)
  })

  it('is about private operations alone', async () => {
    const text = secured(
      `    get: { operationId: get, ${extension} }\n    put: { operationId: put, security: [] }\n    post: { operationId: post, security: [{ key: [] }, {}] }`,
    )
    expect(await diagnosticsOf({ 'a.yaml': text }, code)).toEqual([])
  })
})

it('the scopes of a token are a permission', async () => {
  const text = secured('    get: { operationId: get, security: [{ key: [trade] }] }')
  expect(await diagnosticsOf({ 'a.yaml': text }, 'private-without-permission')).toEqual([])
})

describe('deprecated-without-date', () => {
  it('asks for one of the two dates', async () => {
    const text = openapi(`paths:
  /a:
    get: { operationId: get, deprecated: true }
    put: { operationId: put, deprecated: true, x-sunset: '2026-12-31' }
    post: { operationId: post, deprecated: true, x-deprecated-since: '2026-12-31' }
    patch: { operationId: patch }`)
    expect(await findingsIn(text, 'deprecated-without-date')).toEqual([
      '7:30 The operation "get" is deprecated, but nothing says since when, or when it ends.',
    ])
  })
})

const list = "responses: { '200': { content: { application/json: { schema: { type: array } } } } }"
const enveloped =
  "responses: { '200': { content: { application/json: { schema: { allOf: [{ properties: { data: { type: object, properties: { items: { type: array } } } } }] } } } } }"
const parameters = (...names: readonly string[]) =>
  `parameters: [${names.map((name) => `{ name: ${name}, in: query, schema: { type: integer } }`).join(', ')}]`

describe('list-without-paging', () => {
  const paged = `put: { ${parameters('page')}, x-pagination: { style: page, maxLimit: 10 } }`
  const get = (text: string) => openapi(`paths:\n  /a:\n    ${paged}\n    get: { operationId: get, ${text} }`)

  it.each([list, enveloped])('reports a list that begins somewhere: %s', async (responses) => {
    expect(await findingsIn(get(`${parameters('cursor')}, ${responses}`), 'list-without-paging')).toEqual([
      '8:5 "get" answers with a part of a list, but nothing says how the rest is read.',
    ])
  })

  it('is one note in a spec that never says how', async () => {
    const text = openapi(`paths: { /a: { get: { operationId: get, ${parameters('page')}, ${list} } } }`)
    const [found, ...others] = await diagnosticsOf({ 'a.yaml': text }, 'list-without-paging')
    expect(found).toMatchObject({ severity: 'info', line: 5 })
    expect(others).toEqual([])
  })

  it.each([
    ['a list as a whole', list],
    ['something else than a list', `${parameters('page')}, responses: { '200': { description: ok } }`],
    ['the newest rows, up to a maximum', `parameters: [{ name: limit, in: query, schema: { maximum: 5 } }], ${list}`],
    [
      'rows whose maximum is not known',
      `parameters: [{ name: limit, in: query, description: No maximum is documented., schema: {} }], ${list}`,
    ],
    ['a longest range', `${parameters('page')}, x-pagination: { style: time, maxWindow: 7 days }, ${list}`],
  ])('is content with %s', async (_, text) => {
    expect(await findingsIn(get(text), 'list-without-paging')).toEqual([])
  })

  it.each([
    `${parameters('limit')}, ${list}`,
    `${parameters('limit')}, x-pagination: { style: page, limit: limit }, ${list}`,
  ])('asks how many rows come at most: %s', async (text) => {
    expect(await findingsIn(get(text), 'list-without-paging')).toEqual([
      expect.stringContaining('Nothing says how much "get" answers with at most.'),
    ])
  })
})

describe('pagination-parameter-unknown', () => {
  it('suggests the parameter that was meant, and knows those of the path and of the body', async () => {
    const text = openapi(`paths:
  /a:
    ${parameters('from')}
    get:
      operationId: get
      ${parameters('limit')}
      requestBody: { content: { application/json: { schema: { properties: { end: {} } } } } }
      x-pagination: { style: cursor, cursor: from, limit: limits, end: end }`)
    const [found, ...others] = await diagnosticsOf({ 'a.yaml': text }, 'pagination-parameter-unknown')
    expect(found).toMatchObject({
      severity: 'error',
      line: 12,
      column: 52,
      message: '"get" has no parameter "limits".',
      hint: 'Did you mean "limit"?',
    })
    expect(others).toEqual([])
  })
})

describe('example-inconsistent', () => {
  const example = (text: string) => openapi(`paths: {}\ncomponents: { schemas: { A: { examples: [${text}] } } }`)

  it.each([
    ['{ startTime: 5, endTime: 4 }', '"endTime" lies before "startTime".'],
    ['{ rows: [{ sTime: "5", eTime: "4" }] }', '"eTime" lies before "sTime".'],
    ['{ start_at: 5, end_at: 4 }', '"end_at" lies before "start_at".'],
    ['{ size: 1, filledSize: 2 }', '"filledSize" is more than "size".'],
  ])('reports %s', async (text, message) => {
    expect(await findingsIn(example(text), 'example-inconsistent')).toEqual([expect.stringContaining(message)])
  })

  it.each([
    '{ startTime: 4, endTime: 4 }',
    '{ startTime: 5, endTime: 0 }',
    '{ startTime: later, endTime: 4 }',
    '{ starting: 5, ending: 4 }',
    '{ quantity: "0", filledQuantity: "2" }',
    '{ amount: 1, filledAmount: 2 }',
  ])('leaves %s alone', async (text) => {
    expect(await findingsIn(example(text), 'example-inconsistent')).toEqual([])
  })

  const asked = (request: string, answer: string, method = 'get') =>
    openapi(`paths:
  /a/{symbol}:
    ${method}:
      operationId: get
      ${request}
      responses: { '200': { content: { application/json: { example: ${answer} } } } }`)
  const symbol = 'parameters: [{ name: symbol, in: path, required: true, schema: {}, example: BTC_USDT }]'
  const range =
    'parameters: [{ name: from, in: query, example: 5 }, { name: to, in: query, example: 4 }]\n      x-pagination: { style: time, start: from, end: to }'
  const limit =
    'parameters: [{ name: limit, in: query, example: 1 }]\n      x-pagination: { style: page, limit: limit }'

  it('reports an answer about another thing than the one in the path', async () => {
    expect(await findingsIn(asked(symbol, '[{ symbol: ETH_USDT }]'), 'example-inconsistent')).toEqual([
      '10:72 "get" is asked for symbol "BTC_USDT" and answers with "ETH_USDT".',
    ])
  })

  it.each([
    ['about the thing and others', asked(symbol, '[{ symbol: ETH_USDT }, { symbol: BTC_USDT }]')],
    ['about a code made of it', asked(symbol, '{ symbol: .BTC_USDT_FUNDING }')],
    ['that does not name it', asked(symbol, '{ price: "1" }')],
    ['to a call that makes something new', asked(symbol, '{ symbol: ETH_USDT }', 'put')],
  ])('leaves an answer alone %s', async (_, text) => {
    expect(await findingsIn(text, 'example-inconsistent')).toEqual([])
  })

  it('reports a range of parameters that ends before it starts', async () => {
    expect(await findingsIn(asked(range, '[]'), 'example-inconsistent')).toEqual([
      expect.stringContaining('The range of "get" ends before it starts.'),
    ])
  })

  it('reports more rows than were asked for, also in an envelope', async () => {
    expect(await findingsIn(asked(limit, '[1, 2]'), 'example-inconsistent')).toEqual([
      expect.stringContaining('The answer has 2 rows, but 1 were asked for.'),
    ])
    expect(await findingsIn(asked(limit, '{ code: 0, data: [1, 2] }'), 'example-inconsistent')).toHaveLength(1)
    expect(await findingsIn(asked(limit, '{ bids: [1, 2], asks: [1, 2] }'), 'example-inconsistent')).toEqual([])
  })

  const conversation = (id: string, steps: string) => `asyncapi: 3.0.0
info: { title: A, version: 1.0.0 }
channels:
  book:
    address: book
    x-conversation: [${steps}]
    messages:
      ask: { examples: [{ name: one, payload: { id: 1, op: subscribe } }] }
      reply: { examples: [{ name: other, payload: { id: 7 } }, { name: one, payload: { id: ${id} } }] }`

  it('reports a reply of a conversation with another id than its request', async () => {
    const steps = '{ send: ask }, { receive: reply, example: one }'
    expect(await findingsIn(conversation('2', steps), 'example-inconsistent')).toEqual([
      '9:88 The frame answers id "1" with "2".',
    ])
    expect(await findingsIn(conversation('"1"', steps), 'example-inconsistent')).toEqual([])
  })

  it('says nothing about a frame that no request came before', async () => {
    const steps = '{ receive: reply, example: one }, { send: ask }'
    expect(await findingsIn(conversation('2', steps), 'example-inconsistent')).toEqual([])
  })
})

describe('header-parameter-ignored', () => {
  it('reports each header that OpenAPI speaks of elsewhere, in any case', async () => {
    const text = openapi(`components:
  parameters:
    Accept: { name: accept, in: header, schema: { type: string } }
paths:
  /a:
    get:
      operationId: get
      parameters:
        - $ref: '#/components/parameters/Accept'
        - { name: Content-Type, in: header, schema: { type: string } }
        - { name: Authorization, in: header, schema: { type: string } }
        - { name: Authorization, in: query, schema: { type: string } }
        - { name: X-Client, in: header, schema: { type: string } }`)
    expect(await findingsIn(text, 'header-parameter-ignored')).toEqual([
      expect.stringContaining('"accept"'),
      expect.stringContaining('"Content-Type"'),
      expect.stringContaining('"Authorization"'),
    ])
  })
})
