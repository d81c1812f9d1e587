import { expect, it } from 'vitest'
import { builtApiOf } from '../../generator/model/testing.ts'
import { mockTypes } from './mockTypes.ts'

const spec = `openapi: 3.1.0
info: { title: Orders, version: 1.0.0 }
paths:
  /orders/{id}:
    post:
      operationId: place-order
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
        - { name: x y, in: query, schema: { enum: [A, 2, null] } }
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/new-order' } } } }
      responses: { '200': { description: Done., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/new_order' } } } } } }
components:
  schemas:
    new-order:
      type: object
      required: [side]
      properties:
        side: { const: BUY }
        next: { $ref: '#/components/schemas/new-order' }
        tags: { type: object, additionalProperties: { type: string } }
        level: { type: array, prefixItems: [{ type: string }, { type: number }] }
        one: { oneOf: [{ type: string }, { type: boolean }] }
        any: {}
    new_order: { type: [object, 'null'], required: [id], properties: { id: { type: [string, integer] } } }
`

it('writes the shapes of operations and schemas', () => {
  const { api } = builtApiOf({ 'openapi.yaml': spec })
  expect(mockTypes([api])).toBe(`// Made by \`exchange-docs new mock\` from the specs. Do not edit.

export type TestNewOrder = { readonly side: "BUY"; readonly next?: TestNewOrder; readonly tags?: Readonly<Record<string, string>>; readonly level?: readonly [string, number]; readonly one?: (string | boolean); readonly any?: unknown }

export type TestNewOrder2 = { readonly id: string | number } | null

export interface Test {
  readonly operations: {
    readonly "place-order": {
      readonly request: { readonly parameters: { readonly id: number; readonly "x y"?: "A" | 2 | null }; readonly body: TestNewOrder }
      readonly reply: readonly (TestNewOrder2)[]
    }
  }
  readonly channels: {
  }
}

export interface Apis {
  readonly test: Test
}
`)
})
