import { expect, test } from 'vitest'
import type { Operation } from '../../../contract/operation.ts'
import type { Api } from '../../../contract/reference.ts'
import type { SchemaNode } from '../../../contract/schema.ts'
import { operationSlice } from './operationSlice.ts'

const source = { file: 'venue.yaml', line: 1, column: 1 }
const order: SchemaNode = {
  name: 'Order',
  types: ['object'],
  properties: [
    { name: 'price', required: true, schema: { types: ['string'], unit: 'quote', description: { en: 'Price.' } } },
    {
      name: 'side',
      required: true,
      schema: { types: ['string'], enum: [{ value: 'BUY', description: { en: 'Buys.' } }] },
    },
    { name: 'legs', required: false, schema: { types: ['array'], items: { ref: 'Order', types: [] } } },
  ],
}

const api: Api = {
  id: 'venue',
  title: { en: 'Venue' },
  version: '1',
  servers: [],
  securitySchemes: [{ id: 'key', type: 'apiKey', name: 'X-Key', in: 'header', flows: [] }],
  tags: [],
  operations: [],
  channels: [],
  schemas: { Order: order, Unused: { types: ['string'] } },
  errors: [{ code: 21, name: 'NO_PRICE', description: { en: 'No price.' }, action: { en: 'Send one.' } }],
  pages: [],
  source,
}

const operation: Operation = {
  kind: 'operation',
  id: 'placeOrder',
  method: 'POST',
  path: '/orders/{venue}',
  title: { en: 'Place order' },
  tags: [],
  servers: [{ url: 'https://api.example.com', variables: [] }],
  security: [[{ scheme: 'key', scopes: [] }]],
  permission: 'trade',
  rateLimit: { requests: 5, interval: '1s' },
  errors: [21, 99],
  parameters: [{ name: 'venue', in: 'path', required: true, schema: { types: ['string'] }, examples: [] }],
  requestBody: {
    required: true,
    contents: [
      {
        mediaType: 'application/json',
        schema: { ref: 'Order', types: [] },
        examples: [{ name: 'one', value: { price: '1' } }],
      },
    ],
  },
  responses: [{ status: '204', description: { en: 'Done.' }, headers: [], contents: [], links: [] }],
  callbacks: [],
  source,
}

test('an operation stands alone: schemas it leads to are in $defs, once, and errors and schemes are spelled out', () => {
  expect(operationSlice(operation, { api, text: (prose) => prose?.['en'] })).toEqual({
    kind: 'operation',
    api: 'venue',
    id: 'placeOrder',
    title: 'Place order',
    method: 'POST',
    path: '/orders/{venue}',
    servers: [{ url: 'https://api.example.com' }],
    permission: 'trade',
    effect: 'trade',
    rateLimit: { requests: 5, interval: '1s' },
    security: [[{ scheme: 'key', type: 'apiKey', in: 'header', name: 'X-Key' }]],
    parameters: [{ name: 'venue', in: 'path', required: true, schema: { type: 'string' } }],
    requestBody: {
      required: true,
      content: [
        {
          mediaType: 'application/json',
          schema: { $ref: '#/$defs/Order' },
          examples: [{ name: 'one', value: { price: '1' } }],
        },
      ],
    },
    responses: [{ status: '204', description: 'Done.' }],
    errors: [{ code: 21, name: 'NO_PRICE', description: 'No price.', action: 'Send one.' }, { code: 99 }],
    $defs: {
      Order: {
        type: 'object',
        properties: {
          price: { type: 'string', 'x-unit': 'quote', description: 'Price.' },
          side: { type: 'string', enum: ['BUY'], 'x-enum-descriptions': { BUY: 'Buys.' } },
          legs: { type: 'array', items: { $ref: '#/$defs/Order' } },
        },
        required: ['price', 'side'],
      },
    },
  })
})
