import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { venue } from '../../../tools/assistant/testing.ts'
import { createMcpServer } from './createMcpServer.ts'

test('the server says whose documentation it serves', () => {
  expect(client.getServerVersion()).toMatchObject({ name: 'venue-docs', title: 'Venue API documentation' })
})

const client = new Client({ name: 'test', version: '1' })
const server = createMcpServer(async () => venue, {
  ...{ name: 'venue-docs', title: 'Venue API documentation', version: '1.0.0' },
})

beforeAll(async () => {
  const [near, far] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(far), client.connect(near)])
})

afterAll(() => client.close())

interface Told {
  readonly text: string
  readonly structured: unknown
  readonly isError: boolean
}

async function ask(name: string, request: Record<string, unknown>): Promise<Told> {
  const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: request })
  const [first] = content as { readonly text: string }[]
  return { text: first?.text ?? '', structured: structuredContent, isError: isError === true }
}

test('every tool says what it takes and gives, and that it changes nothing', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'read_page',
    'list_pages',
    'get_schema',
    'build_canonical_string',
    'explain_error',
  ])
  for (const { inputSchema, outputSchema, annotations, description } of tools) {
    expect(inputSchema['additionalProperties']).toBe(false)
    expect(outputSchema?.type).toBe('object')
    expect(annotations?.readOnlyHint).toBe(true)
    expect(description).toMatch(/\.$/)
  }
})

test('the search gives addresses and the page to read', async () => {
  const { structured } = await ask('search', { query: '21', limit: 1 })
  expect(structured).toEqual({
    hits: [
      {
        url: 'https://docs.example.com/api/errors#error-21',
        page: '/errors',
        title: 'Errors',
        heading: '21',
        kind: 'error',
        section: 'old',
        excerpt: 'No price.',
      },
    ],
  })
  expect(await ask('search', { query: 'x', section: 'olf' })).toMatchObject({
    isError: true,
    text: 'There is no section "olf". Did you mean "old"?',
  })
})

describe('a page', () => {
  test.each([
    ['/orders', '# Orders en'],
    ['orders/', '# Orders en'],
    ['https://docs.example.com/api/orders/#placeOrder', '# Orders en'],
    ['https://docs.example.com/api/zh/orders.md', '# Orders zh'],
    ['orders', '# Orders en'],
    ['/', '# Home en'],
    ['/index.md', '# Home en'],
    ['HOME', '# Home en'],
  ])('is found as %j', async (page, beginning) => {
    expect((await ask('read_page', { page })).text.split('\n')[0]).toBe(beginning)
  })

  test('is read in a language and in part', async () => {
    expect((await ask('read_page', { page: '/orders', locale: 'zh', heading: 'details' })).structured).toEqual({
      path: '/orders/',
      url: 'https://docs.example.com/api/zh/orders/',
      title: 'Orders',
      locale: 'zh',
      headings: ['Details'],
      markdown: '## Details\n\nMore.\n',
    })
  })

  test.each([
    [{ page: '/ordres' }, 'There is no page "/ordres". Did you mean "/orders"?'],
    [{ page: 'Limits' }, '2 pages are called "Limits". Ask for one by its path: /limits, /old/limits.'],
    [{ page: '/', locale: 'fr' }, 'There is no language "fr". Use one of: en, zh.'],
    [{ page: '/', heading: 'Detials' }, 'The page "Home" has no heading "Detials". Did you mean "Details"?'],
    [{ page: '/../../etc/passwd' }, 'There is no page "/../../etc/passwd". Look for it with search or list_pages.'],
  ])('that is not there is told with what is: %j', async (request, text) => {
    expect(await ask('read_page', request)).toMatchObject({ isError: true, text })
  })

  test('is a resource', async () => {
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri)).toContain('docs://zh/orders.md')
    expect(resources).toHaveLength(8)
    const { contents } = await client.readResource({ uri: 'docs://en/index.md' })
    expect(contents).toEqual([
      { uri: 'docs://en/index.md', mimeType: 'text/markdown', text: '# Home en\n\nText.\n\n## Details\n\nMore.\n' },
    ])
    await expect(client.readResource({ uri: 'docs://en/ordres.md' })).rejects.toThrow('Did you mean "/orders"?')
  })
})

test('pages are listed by section, those of none at the end', async () => {
  const { structured } = await ask('list_pages', {})
  expect(structured).toMatchObject({
    sections: [
      { id: 'old', label: 'Old', pages: [{ path: '/old/limits', title: 'Limits', description: 'About Limits.' }] },
      { id: '', pages: [{ path: '/' }, { path: '/orders/' }, { path: '/limits' }] },
    ],
  })
  expect((await ask('list_pages', { section: 'new' })).text).toBe('There is no section "new". Use one of: old.')
})

describe('a schema', () => {
  test.each([
    ['placeOrder', 'placeOrder'],
    ['POST /orders', 'placeOrder'],
    ['/orders/{id}', 'findOrder'],
    ['Find order（中）', 'findOrder'],
    ['old#placeOldOrder', 'placeOldOrder'],
  ])('is found as %j', async (name, id) => {
    expect((await ask('get_schema', { name })).structured).toMatchObject({ id })
  })

  test('tells the address of its place on the page, in its language', async () => {
    expect((await ask('get_schema', { name: 'placeOrder', locale: 'zh' })).structured).toMatchObject({
      page: 'https://docs.example.com/api/zh/orders/#placeOrder',
      title: 'Place order（中）',
      errors: [{ code: 21, description: '没有价格。' }],
    })
    expect((await ask('get_schema', { name: 'placeOldOrder' })).structured).toMatchObject({
      page: 'https://docs.example.com/api/old/limits',
    })
  })

  test.each([
    [{ name: 'placeOrdr' }, 'There is no operation or channel "placeOrdr". Did you mean "placeOrder"?'],
    [
      { name: 'Place order' },
      '"Place order" is the name of 2 entries. Ask for one of: current#placeOrder (POST /orders), old#placeOldOrder (POST /v1/orders).',
    ],
    [{ name: 'placeOrder', api: 'curent' }, 'There is no API "curent". Did you mean "current"?'],
  ])('of %j is refused with what to ask instead', async (request, text) => {
    expect(await ask('get_schema', request)).toMatchObject({ isError: true, text })
  })
})

describe('the text to be signed', () => {
  test('is built from a request without any credential', async () => {
    const { structured } = await ask('build_canonical_string', {
      method: 'get',
      path: '/orders',
      query: [
        { name: 'time2', value: 'a b' },
        { name: 'symbol', value: 'A/B' },
      ],
      timestamp: '1700000000',
    })
    expect(structured).toMatchObject({
      canonical: 'GET\n/orders\nsymbol=A%2FB&time=1700000000&time2=a%20b',
      timestampUnit: 's',
      headers: { 'X-Key': '{key}', 'X-Sign': '{signature}' },
      howToSign: expect.stringContaining('hexdigest'),
    })
    expect(structured).not.toHaveProperty('signature')
  })

  test('has the time of now when none is given', async () => {
    const { structured } = await ask('build_canonical_string', { method: 'GET', path: '/orders' })
    const { timestamp } = structured as { readonly timestamp: string }
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60)
  })

  test.each([
    [
      'a list with a number',
      [
        { name: 'limit', value: 5 },
        { name: 'symbol', value: 'A/B' },
      ],
    ],
    ['an object', { limit: 5, symbol: 'A/B' }],
    ['text', 'limit=5&symbol=A%2FB'],
  ])('takes the query as %s, and the time as a number', async (_, query) => {
    const request = { method: 'GET', path: '/orders', query, timestamp: 1700000000, receiveWindow: 5000 }
    expect((await ask('build_canonical_string', request)).structured).toMatchObject({
      canonical: 'GET\n/orders\nlimit=5&symbol=A%2FB&time=1700000000',
    })
  })

  test('of a login is that of the scheme, with its frame', async () => {
    expect(
      (await ask('build_canonical_string', { purpose: 'login', timestamp: '1700000000' })).structured,
    ).toMatchObject({
      canonical: 'GET\n/socket\ntime=1700000000',
      frame: { sign: '{signature}', time: '{timestamp}' },
    })
  })

  test.each([
    [{ method: 'POST', path: '/orders', body: '{"secret":"abc"}' }, 'Refused: "secret" seems to hold a credential.'],
    [{ method: 'GET', path: '/orders', secret: 'abc' }, 'secret'],
    [{ method: 'GET', path: '/orders', query: { secret: 'abc' } }, 'Refused: "secret" seems to hold a credential.'],
    [{ method: 'GET', path: '/orders', query: 'secret=abc' }, 'Refused: "secret" seems to hold a credential.'],
    [{ method: 'GET', path: '/orders', receiveWindow: -5 }, 'receiveWindow'],
    [{ method: 'GET' }, 'A request has a method and a path. Give both.'],
    [{ method: 'GET', path: 'https://x.example/orders' }, 'is not a path. Give it from its first slash on'],
    [{ method: 'GET', path: '/orders?a=1' }, 'parameters go into query.'],
    [{ method: 'GET', path: '/', timestamp: 'now' }, 'It takes seconds since 1970.'],
    [{ method: 'GET', path: '/', scheme: 'keys' }, 'No scheme "keys" signs a request. Did you mean "key"?'],
    [{ method: 'GET', path: '/', api: 'old' }, 'No scheme here signs a request.'],
  ])('is not built from %j', async (request, text) => {
    expect(await ask('build_canonical_string', request)).toMatchObject({
      isError: true,
      text: expect.stringContaining(text),
    })
  })
})

describe('an error', () => {
  test('is explained for each API that has the code', async () => {
    expect((await ask('explain_error', { code: '21' })).structured).toEqual({
      meanings: [
        {
          api: 'current',
          from: 'rest',
          code: 21,
          name: 'NO_PRICE',
          description: 'No price.',
          action: 'Send one.',
          operations: ['placeOrder', 'findOrder'],
        },
        {
          api: 'old',
          from: 'rest',
          code: '21',
          description: 'Too fast.',
          operations: ['placeOldOrder'],
          page: 'https://docs.example.com/api/errors#error-21',
        },
      ],
    })
  })

  test('is known by its name, and one that is not there is told', async () => {
    expect((await ask('explain_error', { code: 21, api: 'current' })).structured).toMatchObject({
      meanings: [{ code: 21 }],
    })
    expect((await ask('explain_error', { code: 'no_price', api: 'current' })).structured).toMatchObject({
      meanings: [{ code: 21 }],
    })
    expect((await ask('explain_error', { code: 'NO_PRISE' })).text).toBe(
      'No API has the error "NO_PRISE". Did you mean "NO_PRICE"?',
    )
  })
})
