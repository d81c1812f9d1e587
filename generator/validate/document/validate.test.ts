import { describe, expect, it } from 'vitest'
import { loadedSpecOf } from '../../load/testing.ts'
import { diagnosticsOf, openapi } from '../testing.ts'
import { validateSpec } from './validate.ts'

describe('validating a spec', () => {
  it('finds nothing wrong with a good one', async () => {
    const text = openapi(`security: [{ key: [] }]
x-errors: [{ code: 429, description: Too many calls. }]
paths:
  /orders/{id}:
    get:
      operationId: getOrder
      summary: Get order
      description: Reads one order.
      tags: [Orders]
      x-page: /orders
      x-permission: read
      x-rate-limit: { requests: 10, interval: 1s }
      x-errors: [429]
      parameters: [{ name: id, in: path, required: true, description: Id., schema: { type: string }, example: a }]
      responses:
        '200':
          description: The order.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Order' }
              examples: { success: { value: { id: a, px: '1.5' } } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: key } }
  schemas:
    Order:
      type: object
      required: [id, px]
      properties: { id: { type: string }, px: { type: string, format: decimal, x-unit: quote } }`)
    expect(await diagnosticsOf({ 'openapi.yaml': text })).toEqual([])
  })

  it('is silent about a root that could not be read', async () => {
    expect(await diagnosticsOf({ 'openapi.yaml': 'a: [' })).toEqual([])
  })

  it('goes on when another file could not be read', async () => {
    const files = {
      'a.yaml': openapi('paths:\n  /a: { $ref: b.yaml }\n  /b: { $ref: c.yaml }'),
      'b.yaml': 'a: [',
      'c.yaml': 'gett: {}',
    }
    expect(await diagnosticsOf(files)).toMatchObject([{ code: 'spec-structure', file: 'c.yaml' }])
  })

  it('reports a mistake in a schema once, in the words of the structure check', async () => {
    const text = openapi('paths: {}\ncomponents: { schemas: { A: { minLength: long } } }')
    expect((await diagnosticsOf({ 'a.yaml': text })).map(({ code }) => code)).toEqual(['spec-structure'])
  })

  it('finds everything else although references go in a circle', async () => {
    const text = openapi(`paths: {}
x-errors: [{ code: 1, description: a }, { code: 1, description: b }]
components: { schemas: { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } } }`)
    expect((await diagnosticsOf({ 'a.yaml': text })).map(({ code }) => code)).toEqual([
      'error-code-duplicate',
      'reference-circular',
      'reference-circular',
    ])
  })

  it.each([
    'openapi: 3.1.0',
    'openapi: 3.1.0\npaths: []',
    'openapi: 3.1.0\ninfo: 1\npaths: { /a: 1, /b: { get: 1, parameters: 1 } }',
    'openapi: 3.1.0\npaths: { /a: { get: { parameters: [1, null, { $ref: 1 }], requestBody: [], responses: [1] } } }',
    'openapi: 3.1.0\ncomponents: { schemas: { A: [], B: null, C: { properties: [], allOf: {}, items: 1, type: {}, $ref: 5 } } }',
    'openapi: 3.1.0\npaths: {}\ncomponents: { schemas: { hasOwnProperty: { properties: { hasOwnProperty: { type: string } } } } }',
    'openapi: 3.1.0\npaths: {}\ncomponents: { schemas: { __proto__: { properties: { __proto__: { type: 1 } }, example: { __proto__: 1 } } } }',
    'openapi: 3.1.0\npaths: { /a: { get: { x-errors: 1, x-replaced-by: [], deprecated: 1, responses: {} } } }\nx-errors: { a: 1 }',
    'openapi: 3.0.0\npaths: {}\ncomponents: { schemas: { A: { nullable: 1, exclusiveMinimum: a, example: .nan, default: .inf } } }',
    "openapi: 3.1.0\npaths: { /a: { get: { responses: { '200': { content: { a: { schema: { $ref: '#nowhere' }, example: 1 } } } } } } }",
    'asyncapi: 3.0.0\nchannels: [1]\noperations: { a: null }\ncomponents: { messages: { a: { examples: 1, payload: 1 } } }',
    'asyncapi: 2.6.0\nchannels: { a: { publish: { message: { oneOf: [1] } } } }',
  ])('answers with diagnostics, whatever is written: %s', async (text) => {
    const found = await validateSpec(loadedSpecOf({ 'a.yaml': text }))
    expect(found.length).toBeGreaterThan(0)
    expect(
      found.every(({ file, line, column, hint }) => file === 'a.yaml' && line > 0 && column > 0 && hint !== ''),
    ).toBe(true)
  })

  it('takes examples and chains of references of any length', async () => {
    const count = 2000
    const schemas = Array.from(
      { length: count },
      (_, index) => `    S${index}: { properties: { next: { $ref: '#/components/schemas/S${(index + 1) % count}' } } }`,
    )
    const rows = Array.from({ length: 50_000 }, (_, index) => `{ px: ${index} }`)
    const text = openapi(`paths: {}
components:
  schemas:
    Rows: { type: array, uniqueItems: true, items: { properties: { px: { type: string } } }, example: [${rows.join(', ')}] }
    First: { $ref: '#/components/schemas/S0', example: { next: { next: 1 } } }
${schemas.join('\n')}`)
    const found = await diagnosticsOf({ 'a.yaml': text }, 'example-mismatch', 'schema-invalid')
    expect(found.map(({ message }) => message)).toEqual(['Example: /0/px must be string.'])
  })

  it.each([
    ['to a value', '{ type: string }'],
    ['in a circle', "{ $ref: '#/components/schemas/S0' }"],
    ['to nothing', "{ $ref: '#/components/schemas/Nowhere' }"],
  ])('follows thousands of references that lead one to the next, %s', async (_, end) => {
    const chain = Array.from(
      { length: 3000 },
      (_, index) => `    S${index}: { $ref: '#/components/schemas/S${index + 1}' }`,
    )
    const text = openapi(`paths: {}\ncomponents:\n  schemas:\n${chain.join('\n')}\n    S3000: ${end}`)
    const found = await diagnosticsOf({ 'a.yaml': text }, 'reference-circular', 'check-incomplete')
    expect(found.map(({ code }) => code)).toEqual(
      end.includes('S0') ? Array(3001).fill('reference-circular') : ['check-incomplete'],
    )
  })
})
