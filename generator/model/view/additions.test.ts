import { expect, it } from 'vitest'
import type { DeclaredFact } from '../../contract/facts.ts'
import { builtApiOf } from '../testing.ts'
import { additionsOn } from './additions.ts'

const order = '{schema: {$ref: "#/components/schemas/Order"}}'
const since: DeclaredFact = {
  ...{ extension: 'x-since', objects: ['operation', 'parameter', 'schema'], text: {}, plugin: 'test', locales: ['en'] },
}
const spec = {
  'openapi.yaml': `openapi: 3.1.0
paths:
  /orders:
    get:
      operationId: list
      parameters: [{name: side, in: query, x-since: "2026-03-10", schema: {type: string}}]
      responses: {"200": {description: ok, content: {application/json: ${order}}}}
    post:
      operationId: place
      x-since: "2026-03-10"
      requestBody: {content: {application/json: ${order}}}
      responses: {"200": {description: ok, content: {application/json: ${order}}}}
components:
  schemas:
    Order:
      type: object
      properties:
        price: {type: string, x-since: "2025-01-01"}
        legs: {type: array, items: {type: object, properties: {ratio: {type: string, x-since: "2026-03-10"}}}}
`,
}
const { api } = builtApiOf(spec, {}, {}, [since])

const listed = (day: string) =>
  additionsOn(api, day).map(({ row, isWhole, sent, received }) => [row.id, isWhole, sent, received])

it('lists the additions of a day: a whole operation, and of others the fields that are sent and received', () => {
  expect(listed('2026-03-10')).toEqual([
    ['list', false, [{ name: 'side', anchor: 'list.query.side' }], [{ name: 'ratio', anchor: 'list.200.legs.ratio' }]],
    ['place', true, [], []],
  ])
})

it('lists nothing for a day without additions', () => {
  expect(listed('2026-03-11')).toEqual([])
})
