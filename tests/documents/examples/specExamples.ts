import type { DiagnosticCode } from '../../../generator/contract/diagnosticCodes.ts'
import { type DiagnosticExample, inAsyncapi, inOpenapi, inOperation, inSchemas } from './example.ts'

/** A document whose only operation has a method of its own. */
function copiedBy(method: string): string {
  const operation =
    "{ operationId: copyOrders, summary: Copy, description: Copies., tags: [Orders], responses: { '200': { description: Copied. } } }"
  return `openapi: 3.2.0\npaths:\n  /orders:\n    additionalOperations:\n      '${method}': ${operation}`
}

/** A socket with two requests. */
function severalRequests(root: string): string {
  return `x-perspective: client
${root}channels:
  rpc: { address: /, messages: { ask: { payload: { type: object } }, tell: { payload: { type: object } } } }
operations:
  ask: { action: send, channel: { $ref: '#/channels/rpc' }, messages: [{ $ref: '#/channels/rpc/messages/ask' }] }
  tell: { action: send, channel: { $ref: '#/channels/rpc' }, messages: [{ $ref: '#/channels/rpc/messages/tell' }] }`
}

/** Examples of findings in the specification's own parts of a spec. */
export const specExamples: Partial<Readonly<Record<DiagnosticCode, DiagnosticExample>>> = {
  'yaml-ambiguous': inSchemas('Mode:\n  type: string\n  default: on', "Mode:\n  type: string\n  default: 'on'"),
  'number-inexact': inSchemas(
    'Id:\n  type: integer\n  default: 9007199254740993',
    'Id:\n  type: integer\n  default: 9007199254740991',
  ),
  'unknown-format': inOpenapi("openapi: '3.1'", 'openapi: 3.1.0'),
  'reference-circular': inSchemas(
    "Price:\n  $ref: '#/components/schemas/Amount'\nAmount:\n  $ref: '#/components/schemas/Price'",
    "Price:\n  $ref: '#/components/schemas/Amount'\nAmount:\n  type: string",
  ),
  'spec-structure': inOperation('sumary: Get orders', 'summary: Get orders'),
  'asyncapi-structure': inAsyncapi(
    `x-perspective: client
channels:
  book: { address: book, x-address: topic, messages: { update: { payload: { type: object } } } }
components:
  messages: { other: { payload: { type: object } } }
operations:
  onBook: { action: receive, channel: { $ref: '#/channels/book' }, messages: [{ $ref: '#/components/messages/other' }] }`,
    `x-perspective: client
channels:
  book: { address: book, x-address: topic, messages: { update: { payload: { type: object } } } }
operations:
  onBook: { action: receive, channel: { $ref: '#/channels/book' }, messages: [{ $ref: '#/channels/book/messages/update' }] }`,
  ),
  'perspective-assumed': inAsyncapi(
    `channels:
  book: { address: book, x-address: topic, messages: { bookUpdate: { payload: { type: object } } } }
operations:
  onBook: { action: receive, channel: { $ref: '#/channels/book' } }`,
    `x-perspective: client
channels:
  book: { address: book, x-address: topic, messages: { bookUpdate: { payload: { type: object } } } }
operations:
  onBook: { action: receive, channel: { $ref: '#/channels/book' } }`,
  ),
  'address-assumed': inAsyncapi(
    `x-perspective: client
channels:
  book: { address: /book, messages: { bookUpdate: { payload: { type: object } } } }
operations:
  onBook: { action: receive, channel: { $ref: '#/channels/book' } }`,
    `x-perspective: client
x-address: path
channels:
  book: { address: /book, messages: { bookUpdate: { payload: { type: object } } } }
operations:
  onBook: { action: receive, channel: { $ref: '#/channels/book' } }`,
  ),
  'entries-assumed': inAsyncapi(severalRequests(''), severalRequests('x-entries: operation\n')),
  'text-to-fill-in': inSchemas(
    'Price:\n  type: string\n  description: "Fill in: what it means, and its unit."',
    'Price:\n  type: string\n  description: Price of one unit of the base currency.',
  ),
  'hidden-name-told': inSchemas(
    `Order:
  type: object
  properties:
    label: { type: string, description: 'Own words of the trader; \`desk_label\` has those of the desk.' }
    desk_label: { type: string, description: Words of the desk., x-internal: true }`,
    `Order:
  type: object
  properties:
    label: { type: string, description: Own words of the trader. }
    desk_label: { type: string, description: Words of the desk., x-internal: true }`,
  ),
  'schema-invalid': inSchemas(
    'Symbol:\n  type: string\n  pattern: "[A-Z"',
    'Symbol:\n  type: string\n  pattern: "[A-Z]+"',
  ),
  'example-mismatch': inSchemas(
    'Size:\n  type: integer\n  examples: ["10"]',
    'Size:\n  type: integer\n  examples: [10]',
  ),
  'circular-composition': inOpenapi(
    `paths:
  /orders:
    get:
      operationId: getOrders
      summary: Get orders
      description: Returns the orders.
      tags: [Orders]
      responses:
        '200':
          description: Orders.
          content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } }
components:
  schemas:
    Order: { allOf: [{ $ref: '#/components/schemas/Base' }] }
    Base: { allOf: [{ $ref: '#/components/schemas/Order' }] }`,
    `paths:
  /orders:
    get:
      operationId: getOrders
      summary: Get orders
      description: Returns the orders.
      tags: [Orders]
      responses:
        '200':
          description: Orders.
          content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } }
components:
  schemas:
    Order: { allOf: [{ $ref: '#/components/schemas/Base' }] }
    Base: { type: object, properties: { id: { type: string } } }`,
  ),
  'circular-object': inOpenapi(
    `paths:
  /orders:
    post:
      operationId: placeOrder
      summary: Place order
      description: Places an order.
      tags: [Orders]
      responses: { '200': { description: The order. } }
      callbacks: { onFill: { '{$request.body#/url}': { $ref: '#/paths/~1orders' } } }`,
    `paths:
  /orders:
    post:
      operationId: placeOrder
      summary: Place order
      description: Places an order.
      tags: [Orders]
      responses: { '200': { description: The order. } }
      callbacks: { onFill: { '{$request.body#/url}': { $ref: '#/components/pathItems/Fill' } } }
components:
  pathItems:
    Fill: { post: { summary: Order filled, description: Says that it is filled., tags: [Orders], responses: { '200': { description: Heard. } } } }`,
  ),
  'operation-id-missing': inOperation('operationId:', 'operationId: getOrders'),
  'method-invalid': inOpenapi(copiedBy('COPY TO'), copiedBy('COPY')),
  'header-name-invalid': inOperation(
    "parameters: [{ name: 'X-Note:', in: header, schema: { type: string } }]",
    'parameters: [{ name: X-Note, in: header, schema: { type: string } }]',
  ),
  'server-invalid': inOpenapi(
    "servers: [{ url: 'https://api.example.com/my api' }]",
    "servers: [{ url: 'https://api.example.com/my%20api' }]",
  ),
}
