import { expect, it } from 'vitest'
import { groupBy } from '../contract/groups.ts'
import { builtApiOf } from './testing.ts'

const spec = `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a: { get: { responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Used' } } } } } } }
components:
  schemas:
    Inner: { type: object, properties: { id: { type: integer } } }
    Event: { type: object, description: Sent on the stream., properties: { inner: { $ref: '#/components/schemas/Inner' } } }
    Ping: { type: object, properties: { pong: { $ref: '#/components/schemas/Pong' } } }
    Pong: { type: object, properties: { ping: { $ref: '#/components/schemas/Ping' } } }
    A/b c: { type: object, properties: { id: { type: integer } } }
    Used: { type: object, properties: { price: { $ref: '#/components/schemas/Price' } } }
    Side: { type: string, enum: [BUY, SELL] }
    Price: { type: string, description: Written out where it is used. }
`

function schemaPages(schemas?: 'used' | 'all') {
  const { api, diagnostics } = builtApiOf({ 'openapi.yaml': spec }, schemas ? { schemas } : {})
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return api.pages.flatMap(({ path, content }) => (content.kind === 'schema' ? path : []))
}

it('a schema that nothing leads to has a page, and what only such a schema leads to stands there', () => {
  expect(schemaPages()).toEqual([
    '/test/schemas/a-b-c',
    '/test/schemas/event',
    '/test/schemas/ping',
    '/test/schemas/side',
  ])
})

it('an API may leave them out', () => {
  expect(schemaPages('used')).toEqual([])
})

it('hundreds of them stand in categories by the letters that they begin with', () => {
  const named = (name: string) => `    ${name}: { type: object, properties: { id: { type: integer } } }\n`
  const many = ['Ask', 'Bid', 'Candle'].flatMap((word) => Array.from({ length: 20 }, (_, n) => named(`${word}${n}`)))
  const { api } = builtApiOf({ 'openapi.yaml': spec + many.join('') }, {}, { Schemas: { en: 'Schemas' } })
  const categories = api.pages.flatMap(({ content, category }) => (content.kind === 'schema' ? category?.['en'] : []))
  const counts = [...groupBy(categories, (category) => category)].map(([category, own]) => [category, own.length])
  expect(counts).toEqual([
    ['Schemas A–B', 41],
    ['Schemas C–S', 23],
  ])
})
