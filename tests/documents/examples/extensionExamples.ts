import type { DiagnosticCode } from '../../../generator/contract/diagnosticCodes.ts'
import { type DiagnosticExample, inAsyncapi, inOpenapi, inOperation, inSchemas } from './example.ts'

const key = 'components: { securitySchemes: { key: { type: apiKey, in: header, name: KEY } } }'

/** Two private operations, the first with the subject of the example. */
const twoPrivate = (first: string, second: string) => `security: [{ key: [] }]
${key}
paths:
  /orders:
    get:
      operationId: getOrders
      summary: Get orders
      description: Returns the orders.
      tags: [Orders]
      x-permission: read
      x-rate-limit: { requests: 50, interval: 1s }
      responses: { '200': { description: Orders. } }
    post:
      operationId: placeOrder
      summary: Place order
      description: Places an order.
      tags: [Orders]
      ${first}
      ${second}
      responses: { '200': { description: The order. } }`

const list = (lines: string) => `${lines}
responses:
  '200':
    description: Orders.
    content: { application/json: { schema: { type: array, items: { type: object } } } }`

const page = '- { name: page, in: query, schema: { type: integer } }'
const limit = '- { name: limit, in: query, schema: { type: integer, maximum: 100 } }'

const signed = (text: string) => `components:
  securitySchemes:
    signed:
      type: apiKey
      in: header
      name: KEY
      x-signing:
        timestamp: { unit: ms }
        steps:
          signature: { hmac: SHA-256, text: '${text}', encoding: hex }
paths: {}`

/** Examples of findings about extensions, and about facts that an exchange should state. */
export const extensionExamples: Partial<Readonly<Record<DiagnosticCode, DiagnosticExample>>> = {
  'extension-invalid': inOperation('x-rate-limit: 10 per second', 'x-rate-limit: { requests: 10, interval: 1s }'),
  'signing-name-unknown': inOpenapi(signed('{timestamp}{metod}{path}'), signed('{timestamp}{method}{path}')),
  'signing-sum-ignored': inOpenapi(signed('{timestamp} + 120'), signed('{timestamp}')),
  'extension-unknown': inOperation('x-permision: trade', 'x-permission: trade'),
  'extension-misplaced': inOperation(
    "x-unit: ms\nresponses: { '200': { description: Orders. } }",
    "responses:\n  '200':\n    description: Orders.\n    content: { text/plain: { schema: { type: integer, x-unit: ms } } }",
  ),
  'error-code-unknown': inOpenapi(
    "x-errors: [{ code: 429, description: Too many calls. }]\npaths:\n  /orders:\n    get:\n      operationId: getOrders\n      summary: Get orders\n      description: Returns the orders.\n      tags: [Orders]\n      x-errors: [492]\n      responses: { '200': { description: Orders. } }",
    "x-errors: [{ code: 429, description: Too many calls. }]\npaths:\n  /orders:\n    get:\n      operationId: getOrders\n      summary: Get orders\n      description: Returns the orders.\n      tags: [Orders]\n      x-errors: [429]\n      responses: { '200': { description: Orders. } }",
  ),
  'error-code-duplicate': inOpenapi(
    'x-errors:\n  - { code: 429, description: Too many calls. }\n  - { code: 429, description: Slow down. }',
    'x-errors:\n  - { code: 429, description: Too many calls. Slow down. }',
  ),
  'replacement-unknown': inOperation(
    "deprecated: true\nx-sunset: '2026-12-31'\nx-replaced-by: getOrder",
    "deprecated: true\nx-sunset: '2026-12-31'\nx-replaced-by: getOrders",
  ),
  'deprecated-without-replacement': inOperation(
    "deprecated: true\nx-sunset: '2026-12-31'",
    "deprecated: true\nx-sunset: '2026-12-31'\nx-replaced-by: { operations: [], note: Read the stream instead. }",
  ),
  'deprecated-without-date': inOperation(
    'deprecated: true\nx-replaced-by: { operations: [], note: Read the stream instead. }',
    "deprecated: true\nx-deprecated-since: '2026-06-01'\nx-sunset: '2026-12-31'\nx-replaced-by: { operations: [], note: Read the stream instead. }",
  ),
  'enum-description-unknown': inSchemas(
    'Side:\n  type: string\n  enum: [BUY, SELL]\n  x-enum-descriptions: { BUY: Buys., SELL: Sells., BUYS: Buys. }',
    'Side:\n  type: string\n  enum: [BUY, SELL]\n  x-enum-descriptions: { BUY: Buys., SELL: Sells. }',
  ),
  'enum-value-undescribed': inSchemas(
    'Type:\n  type: string\n  enum: [LIMIT, IOC]\n  x-enum-descriptions: { LIMIT: Rests in the book until it is filled. }',
    'Type:\n  type: string\n  enum: [LIMIT, IOC]\n  x-enum-descriptions: { LIMIT: Rests in the book until it is filled., IOC: Fills at once or is cancelled. }',
  ),
  'private-without-permission': inOpenapi(
    twoPrivate('# no x-permission', 'x-rate-limit: { requests: 10, interval: 1s }'),
    twoPrivate('x-permission: trade', 'x-rate-limit: { requests: 10, interval: 1s }'),
  ),
  'private-without-rate-limit': inOpenapi(
    twoPrivate('x-permission: trade', '# no x-rate-limit'),
    twoPrivate('x-permission: trade', 'x-rate-limit: { requests: 10, interval: 1s }'),
  ),
  'list-without-paging': inOperation(
    list(`x-pagination: { style: page, cursor: page }\nparameters:\n  ${page}`),
    list(`x-pagination: { style: page, cursor: page, maxLimit: 100 }\nparameters:\n  ${page}`),
  ),
  'header-parameter-ignored': inOperation(
    'parameters:\n  - { name: Content-Type, in: header, schema: { type: string, const: application/json } }',
    'x-request-headers: { Content-Type: application/json }',
  ),
  'pagination-parameter-unknown': inOperation(
    list(`x-pagination: { style: page, cursor: pageNo, limit: limit }\nparameters:\n  ${page}\n  ${limit}`),
    list(`x-pagination: { style: page, cursor: page, limit: limit }\nparameters:\n  ${page}\n  ${limit}`),
  ),
  'money-not-string': inSchemas(
    'Order:\n  type: object\n  properties:\n    price: { type: number }',
    'Order:\n  type: object\n  properties:\n    price: { type: string, format: decimal }',
  ),
  'money-without-format': inSchemas(
    'Order:\n  type: object\n  properties:\n    price: { type: string }',
    'Order:\n  type: object\n  properties:\n    price: { type: string, format: decimal }',
  ),
  'id-not-string': inSchemas(
    'Order:\n  type: object\n  properties:\n    orderId: { type: integer, format: int64 }',
    'Order:\n  type: object\n  properties:\n    orderId: { type: string }',
  ),
  'timestamp-without-unit': inSchemas(
    'Trade:\n  type: object\n  properties:\n    createTime: { type: integer }',
    'Trade:\n  type: object\n  properties:\n    createTime: { type: integer, x-unit: ms }',
  ),
  'single-letter-key-unexplained': inAsyncapi(
    'components:\n  schemas:\n    Candle:\n      type: object\n      properties:\n        o: { type: string }',
    'components:\n  schemas:\n    Candle:\n      type: object\n      properties:\n        o: { type: string, description: Price at the start of the candle. }',
  ),
  'example-inconsistent': inSchemas(
    'Order:\n  type: object\n  examples:\n    - { quantity: "1.5", filledQuantity: "2" }',
    'Order:\n  type: object\n  examples:\n    - { quantity: "1.5", filledQuantity: "0.5" }',
  ),
}
