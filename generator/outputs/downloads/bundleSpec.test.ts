import { describe, expect, it } from 'vitest'
import { loadedSpecOf } from '../../load/testing.ts'
import { bundleSpec, checkBundle } from './bundleSpec.ts'

const info = 'info: { title: Orders, version: 1.0.0 }'

function bundled(texts: Readonly<Record<string, string>>): unknown {
  return bundleSpec(loadedSpecOf(texts))
}

describe('a bundled spec', () => {
  it('holds schemas of other files as components, under their own names', () => {
    const root = `openapi: 3.1.0\n${info}\npaths:\n  /orders: { $ref: paths/orders.yaml }`
    const orders =
      "get: { responses: { '200': { description: ok, content: { application/json: { schema: { $ref: ../schemas.yaml#/Order } } } } } }"
    const schemas = "Order: { properties: { price: { $ref: '#/Price' } } }\nPrice: { type: string }"
    expect(bundled({ 'openapi.yaml': root, 'paths/orders.yaml': orders, 'schemas.yaml': schemas })).toEqual({
      openapi: '3.1.0',
      info: { title: 'Orders', version: '1.0.0' },
      paths: {
        '/orders': {
          get: {
            responses: {
              '200': {
                description: 'ok',
                content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
              },
            },
          },
        },
      },
      components: {
        schemas: {
          Order: { properties: { price: { $ref: '#/components/schemas/Price' } } },
          Price: { type: 'string' },
        },
      },
    })
  })

  it('holds a schema that contains itself once', () => {
    const root = `openapi: 3.1.0\n${info}\ncomponents: { schemas: { Tree: { $ref: tree.yaml } } }`
    expect(bundled({ 'openapi.yaml': root, 'tree.yaml': 'properties: { child: { $ref: tree.yaml } }' })).toMatchObject({
      components: { schemas: { Tree: { properties: { child: { $ref: '#/components/schemas/Tree' } } } } },
    })
  })

  it('keeps two schemas of the same name apart', () => {
    const root = `openapi: 3.1.0\n${info}\na: { schema: { $ref: a.yaml#/Order } }\nb: { schema: { $ref: b.yaml#/Order } }`
    expect(
      bundled({ 'openapi.yaml': root, 'a.yaml': 'Order: { type: string }', 'b.yaml': 'Order: { type: number }' }),
    ).toMatchObject({
      a: { schema: { $ref: '#/components/schemas/Order' } },
      b: { schema: { $ref: '#/components/schemas/bOrder' } },
      components: { schemas: { Order: { type: 'string' }, bOrder: { type: 'number' } } },
    })
  })

  it('shares a parameter that is used twice and writes one that is used once where it is used', () => {
    const parameters = 'Limit: { name: limit, in: query }\nSymbol: { name: symbol, in: query }'
    const get = (...names: string[]) =>
      `get: { parameters: [${names.map((name) => `{ $ref: parameters.yaml#/${name} }`).join(', ')}] }`
    const root = `openapi: 3.1.0\n${info}\npaths:\n  /a: { ${get('Limit')} }\n  /b: { ${get('Limit', 'Symbol')} }`
    expect(bundled({ 'openapi.yaml': root, 'parameters.yaml': parameters })).toMatchObject({
      paths: {
        '/a': { get: { parameters: [{ $ref: '#/components/parameters/Limit' }] } },
        '/b': { get: { parameters: [{ $ref: '#/components/parameters/Limit' }, { name: 'symbol', in: 'query' }] } },
      },
      components: { parameters: { Limit: { name: 'limit', in: 'query' } } },
    })
  })

  it('keeps what stands beside a reference', () => {
    const root = `openapi: 3.1.0\n${info}\na: { schema: { $ref: a.yaml#/Order, description: Mine } }`
    expect(bundled({ 'openapi.yaml': root, 'a.yaml': 'Order: { description: Any }' })).toMatchObject({
      a: { schema: { $ref: '#/components/schemas/Order', description: 'Mine' } },
    })
  })

  it('takes data for data: a property named $ref and an example with one stay', () => {
    const root = `openapi: 3.1.0\n${info}\na: { schema: { properties: { $ref: { type: string } }, example: { $ref: a.yaml } } }`
    expect(bundled({ 'openapi.yaml': root })).toMatchObject({
      a: { schema: { properties: { $ref: { type: 'string' } }, example: { $ref: 'a.yaml' } } },
    })
  })

  it('keeps the extensions, and references within the entry file', () => {
    const root = `openapi: 3.1.0\n${info}\nx-errors: { $ref: errors.yaml }\na: { schema: { $ref: '#/components/schemas/A' } }\ncomponents: { schemas: { A: { type: string, x-unit: ms } } }`
    expect(bundled({ 'openapi.yaml': root, 'errors.yaml': '- { code: 400, description: Bad. }' })).toMatchObject({
      'x-errors': [{ code: 400, description: 'Bad.' }],
      a: { schema: { $ref: '#/components/schemas/A' } },
      components: { schemas: { A: { type: 'string', 'x-unit': 'ms' } } },
    })
  })

  it('leads from another file back into the entry file', () => {
    const root = `asyncapi: 3.0.0\n${info}\nchannels: { trades: { messages: { push: { $ref: trades.yaml#/push } } } }\ncomponents: { schemas: { Id: { type: string } } }`
    const trades = "push: { payload: { properties: { id: { $ref: 'asyncapi.yaml#/components/schemas/Id' } } } }"
    expect(bundled({ 'asyncapi.yaml': root, 'trades.yaml': trades })).toMatchObject({
      channels: {
        trades: { messages: { push: { payload: { properties: { id: { $ref: '#/components/schemas/Id' } } } } } },
      },
    })
  })

  it('leaves a reference that leads nowhere as it is', () => {
    const root = `openapi: 3.1.0\n${info}\na: { schema: { $ref: gone.yaml } }\nb: { schema: { $ref: 'https://example.com/a.yaml' } }`
    expect(bundled({ 'openapi.yaml': root })).toMatchObject({
      a: { schema: { $ref: 'gone.yaml' } },
      b: { schema: { $ref: 'https://example.com/a.yaml' } },
    })
  })

  it('leaves an extension of others as it is, and a reference there that the bundle cannot answer is none', () => {
    const root = `openapi: 3.1.0\n${info}
x-data: { own: { $ref: '#/components/schemas/A' }, gone: { $ref: '#/gone' }, list: [{ $ref: ../../.env }, { $ref: b.yaml, note: 1 }] }
paths: { /a: { $ref: b.yaml } }
components: { schemas: { A: { type: string } } }`
    const other = "get: {}\nx-single: { $ref: '#/components/schemas/A' }"
    expect(bundled({ 'openapi.yaml': root, 'b.yaml': other })).toMatchObject({
      'x-data': {
        own: { $ref: '#/components/schemas/A' },
        gone: { 'x-ref': '#/gone' },
        list: [{ 'x-ref': '../../.env' }, { 'x-ref': 'b.yaml', note: 1 }],
      },
      paths: { '/a': { get: {}, 'x-single': { 'x-ref': '#/components/schemas/A' } } },
    })
  })
})

describe('a spec whose references double with each level', () => {
  const levels = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `L${index}: { a: { $ref: '#/L${index + 1}' }, b: { $ref: '#/L${index + 1}' } }`,
    )
  const root = `openapi: 3.1.0\n${info}\npaths: { /a: { get: { x-sequence: { $ref: 'part.yaml#/L0' } } } }`

  it('is bundled as far as it goes, and what is missing is said', () => {
    const spec = loadedSpecOf({ 'openapi.yaml': root, 'part.yaml': [...levels(40), 'L40: { c: 1 }'].join('\n') })
    expect(JSON.stringify(bundleSpec(spec)).length).toBeLessThan(2_000_000)
    expect(checkBundle(spec)).toMatchObject([
      { code: 'input-too-large', file: 'part.yaml', message: expect.any(String) },
    ])
  })

  it('is whole when that is not much', () => {
    const spec = loadedSpecOf({ 'openapi.yaml': root, 'part.yaml': [...levels(5), 'L5: { c: 1 }'].join('\n') })
    expect(JSON.stringify(bundleSpec(spec))).not.toContain('$ref')
    expect(checkBundle(spec)).toEqual([])
  })
})

it('keeps a component that is called as no object should be', () => {
  const root = `openapi: 3.1.0\n${info}\npaths: { /a: { get: { responses: { '200': { content: { application/json: { schema: { $ref: 'part.yaml#/__proto__' } } } } } } } }`
  const document = bundled({ 'openapi.yaml': root, 'part.yaml': '__proto__: { type: string }' })
  expect(JSON.stringify(document)).toContain('"schemas":{"__proto__":{"type":"string"}}')
})
