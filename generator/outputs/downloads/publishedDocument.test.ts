import { expect, it } from 'vitest'
import { loadedSpecOf } from '../../load/testing.ts'
import { publishedDocument } from './publishedDocument.ts'

function schemaOf(schema: string, version = '3.1.0'): unknown {
  const text = `openapi: ${version}\ninfo: { title: Orders, version: '1' }\ncomponents: { schemas: { A: ${schema} } }`
  const document = publishedDocument(loadedSpecOf({ 'openapi.yaml': text }))
  return (document as { components: { schemas: { A: unknown } } }).components.schemas.A
}

it('a closed tuple of OpenAPI says by items what its positions hold, each form once', () => {
  const tuple =
    '{ prefixItems: [{ $ref: "#/components/schemas/P", title: low }, { $ref: "#/components/schemas/P", title: high }, { type: string, x-unit: ms }], items: false, minItems: 3 }'
  expect(schemaOf(tuple)).toMatchObject({
    minItems: 3,
    maxItems: 3,
    items: { anyOf: [{ $ref: '#/components/schemas/P' }, { type: 'string' }] },
  })
})

it('a tuple whose positions are all alike needs no choice', () => {
  const tuple = '{ prefixItems: [{ type: string, title: a }, { type: string, title: b }], maxItems: 2 }'
  expect(schemaOf(tuple)).toMatchObject({ items: { type: 'string' }, maxItems: 2 })
})

it('a tuple that may go on stays as it is', () => {
  expect(schemaOf('{ prefixItems: [{ type: string }] }')).toEqual({ prefixItems: [{ type: 'string' }] })
  expect(schemaOf('{ prefixItems: [{ type: string }], items: { type: number } }')).toEqual({
    prefixItems: [{ type: 'string' }],
    items: { type: 'number' },
  })
})

it('OpenAPI 3.0 knows no tuples, and its schemas stay as they are', () => {
  const schema = { prefixItems: [{ type: 'string' }], items: false }
  expect(schemaOf('{ prefixItems: [{ type: string }], items: false }', '3.0.3')).toEqual(schema)
})
