import { describe, expect, it } from 'vitest'
import type { Api, Operation, Parameter } from '../../../../generator/contract/reference.ts'
import { api, operation, text } from '../../testing.tsx'
import { formatJson } from './formatJson.ts'
import { curlCommand, httpHead } from './requestTexts.ts'
import { sampleRequestOf } from './sampleRequest.ts'
import { serializeParameter } from './serializeParameter.ts'

function parameter(name: string, place: Parameter['in'], value?: string, required = false): Parameter {
  return { name, in: place, required, schema: text, examples: value === undefined ? [] : [{ name: 'example', value }] }
}

const parts: Partial<Operation> = {
  method: 'GET',
  path: '/orders/{id}',
  servers: [{ url: 'https://{region}.example.com/v2/', variables: [{ name: 'region', default: 'eu', values: [] }] }],
  parameters: [
    parameter('id', 'path', 'a/b', true),
    parameter('symbol', 'query', 'A&B'),
    parameter('unused', 'query'),
    parameter('X-Id', 'header', '1'),
  ],
}

function requestOf(own: Partial<Operation>, ownApi: Partial<Api> = {}) {
  const chosen = operation({ ...parts, ...own })
  return sampleRequestOf({ operation: chosen, api: api({ operations: [chosen], ...ownApi }) })
}

describe('a sample request', () => {
  it('is made of the examples, encoded, and leaves optional parameters without one out', () => {
    expect(requestOf({})).toEqual({
      method: 'GET',
      server: 'https://eu.example.com/v2',
      target: '/orders/a%2Fb?symbol=A%26B',
      headers: [{ name: 'X-Id', value: '1' }],
    })
  })

  it('keeps the name of a required parameter that has no example', () => {
    expect(requestOf({ parameters: [parameter('id', 'path', undefined, true)] }).target).toBe('/orders/{id}')
  })

  it('takes credentials from the environment', () => {
    const securitySchemes = [
      { id: 'key', type: 'apiKey', name: 'X-Key', in: 'header', flows: [] },
      { id: 'token', type: 'http', httpScheme: 'bearer', flows: [] },
    ]
    const security = [
      [
        { scheme: 'key', scopes: [] },
        { scheme: 'token', scopes: [] },
      ],
    ]
    expect(requestOf({ parameters: [], security }, { securitySchemes }).headers).toEqual([
      { name: 'X-Key', value: '$API_KEY' },
      { name: 'Authorization', value: 'Bearer $TOKEN' },
    ])
  })

  it('sends the body of an example', () => {
    const chosen = operation({ parameters: [] })
    const request = (mediaType: string) => {
      const example = { name: 'a', value: { px: '1', tags: ['x'] } }
      return sampleRequestOf({ operation: chosen, api: api({}), content: { mediaType, examples: [example] }, example })
    }
    expect(request('application/json').body?.text).toBe('{\n  "px": "1",\n  "tags": ["x"]\n}')
    expect(request('application/x-www-form-urlencoded').body?.text).toBe('px=1&tags=%5B%22x%22%5D')
    expect(request('multipart/form-data').body).toBeUndefined()
  })
})

describe('the texts of a request', () => {
  it('are the head of an HTTP message', () => {
    expect(httpHead(requestOf({}))).toBe('GET /v2/orders/a%2Fb?symbol=A%26B HTTP/1.1\nHost: eu.example.com\nX-Id: 1')
  })

  it('are a command that quotes what the shell would change', () => {
    const request = {
      method: 'POST',
      server: 'https://example.com',
      target: '/a?b=1&c=$',
      headers: [{ name: 'Authorization', value: 'Bearer $TOKEN' }],
      body: { text: `{"a": "it's"}`, language: 'json' },
    }
    expect(curlCommand(request)).toBe(
      `curl --request POST 'https://example.com/a?b=1&c=$' \\\n  --header "Authorization: Bearer $TOKEN" \\\n  --data-raw '{"a": "it'\\''s"}'`,
    )
  })
})

describe('serializeParameter', () => {
  const query = { name: 'a', in: 'query', required: false, schema: text, examples: [] } as const

  it.each([
    ['repeats the name of an exploded list', {}, ['x', 'y'], 'a=x a=y'],
    ['joins a list by commas', { explode: false }, ['x', 'y'], 'a=x,y'],
    ['joins a list by its own separator', { explode: false, style: 'pipeDelimited' }, ['x', 'y'], 'a=x|y'],
    ['writes an object deep', { style: 'deepObject' }, { k: 1 }, 'a[k]=1'],
    ['spreads an exploded object', {}, { k: 'v' }, 'k=v'],
    ['joins an object by commas', { explode: false }, { k: 'v' }, 'a=k,v'],
  ])('%s', (_, style, value, expected) => {
    const pairs = serializeParameter({ ...query, ...style }, value)
    expect(pairs.map(([name, part]) => `${name}=${part}`).join(' ')).toBe(expected)
  })
})

describe('formatJson', () => {
  it('keeps short rows on a line', () => {
    expect(formatJson({ asks: [['97254.30', '185']], empty: {}, none: [], deep: { a: 1 } })).toBe(
      '{\n  "asks": [\n    ["97254.30", "185"]\n  ],\n  "empty": {},\n  "none": [],\n  "deep": {\n    "a": 1\n  }\n}',
    )
  })

  it('is the same JSON', () => {
    const value = { a: [1, 'x"', null, [true, {}]], long: Array.from({ length: 40 }, (_, index) => index) }
    expect(JSON.parse(formatJson(value))).toEqual(value)
  })
})
