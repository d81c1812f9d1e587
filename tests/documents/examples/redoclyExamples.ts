import type { DiagnosticCode } from '../../../generator/contract/diagnosticCodes.ts'
import { type DiagnosticExample, inOpenapi, inOperation, inSchemas } from './example.ts'

/** One operation in a line, for examples about paths. */
const get = (id: string, more = '') =>
  `{ get: { operationId: ${id}, summary: Get, description: Returns it., tags: [Orders], ${more}responses: { '200': { description: It. } } } }`

const inPath = (...names: readonly string[]) =>
  `parameters: [${names.map((name) => `{ name: ${name}, in: path, required: true, schema: { type: string } }`).join(', ')}], `

const stated = 'x-permission: read, x-rate-limit: { requests: 10, interval: 1s }, '
const oneKey = 'components: { securitySchemes: { key: { type: apiKey, in: header, name: KEY } } }'
const oneLogin = `components:
  securitySchemes:
    login:
      type: oauth2
      flows: { clientCredentials: { tokenUrl: https://api.example.com/token, scopes: { read: Reading. } } }`

/** Examples of the rules of @redocly/openapi-core. */
export const redoclyExamples: Partial<Readonly<Record<DiagnosticCode, DiagnosticExample>>> = {
  'operation-operationId-unique': inOpenapi(
    `paths:\n  /orders: ${get('getOrders')}\n  /fills: ${get('getOrders')}`,
    `paths:\n  /orders: ${get('getOrders')}\n  /fills: ${get('getFills')}`,
  ),
  'operation-operationId-url-safe': inOperation('operationId: get orders', 'operationId: getOrders'),
  'operation-parameters-unique': inOperation(
    'parameters:\n  - { name: side, in: query, schema: { type: string } }\n  - { name: side, in: query, schema: { type: string } }',
    'parameters:\n  - { name: side, in: query, schema: { type: string } }',
  ),
  'operation-summary': inOperation('summary:', 'summary: Get orders'),
  'operation-description': inOperation('description:', 'description: Returns the open orders, newest first.'),
  'operation-tag-defined': inOperation('tags: [Order]', 'tags: [Orders]'),
  'tag-description': inOpenapi(
    'tags:\n  - name: Orders',
    'tags:\n  - name: Orders\n    description: Placing and cancelling.',
  ),
  'no-duplicated-tag-names': inOpenapi(
    'tags:\n  - { name: Orders, description: Placing. }\n  - { name: Orders, description: Cancelling. }',
    'tags:\n  - { name: Orders, description: Placing and cancelling. }',
  ),
  'path-parameters-defined': inOpenapi(
    `paths:\n  /orders/{id}: ${get('getOrder')}`,
    `paths:\n  /orders/{id}: ${get('getOrder', inPath('id'))}`,
  ),
  'path-declaration-must-exist': inOpenapi(
    `paths:\n  /orders/{}: ${get('getOrder')}`,
    `paths:\n  /orders/{id}: ${get('getOrder', inPath('id'))}`,
  ),
  'path-not-include-query': inOpenapi(
    `paths:\n  /orders?side=BUY: ${get('getOrders')}`,
    `paths:\n  /orders: ${get('getOrders')}`,
  ),
  'no-identical-paths': inOpenapi(
    `paths:\n  /orders/{id}: ${get('getOrder', inPath('id'))}\n  /orders/{clientId}: ${get('getByClient', inPath('clientId'))}`,
    `paths:\n  /orders/{id}: ${get('getOrder', inPath('id'))}`,
  ),
  'no-ambiguous-paths': inOpenapi(
    `paths:\n  /orders/{id}/fills: ${get('getFills', inPath('id'))}\n  /orders/closed/{id}: ${get('getClosed', inPath('id'))}`,
    `paths:\n  /orders/{id}/fills: ${get('getFills', inPath('id'))}\n  /closed-orders/{id}: ${get('getClosed', inPath('id'))}`,
  ),
  'security-defined': inOpenapi(
    `paths:\n  /orders: ${get('getOrders', `security: [{ kye: [] }], ${stated}`)}\n${oneKey}`,
    `paths:\n  /orders: ${get('getOrders', `security: [{ key: [] }], ${stated}`)}\n${oneKey}`,
  ),
  'security-scopes-defined': inOpenapi(
    `paths:\n  /orders: ${get('getOrders', `security: [{ login: [raed] }], ${stated}`)}\n${oneLogin}`,
    `paths:\n  /orders: ${get('getOrders', `security: [{ login: [read] }], ${stated}`)}\n${oneLogin}`,
  ),
  'no-enum-type-mismatch': inSchemas(
    'Scale:\n  type: string\n  description: Either `1` or `2`.\n  enum: [1, 2]',
    "Scale:\n  type: string\n  description: Either `1` or `2`.\n  enum: ['1', '2']",
  ),
  'no-schema-type-mismatch': inSchemas(
    'Order:\n  type: array\n  properties:\n    id: { type: string }',
    'Order:\n  type: object\n  properties:\n    id: { type: string }',
  ),
  'no-duplicated-enum-values': inSchemas(
    'Side:\n  type: string\n  description: Either `BUY` or `SELL`.\n  enum: [BUY, SELL, BUY]',
    'Side:\n  type: string\n  description: Either `BUY` or `SELL`.\n  enum: [BUY, SELL]',
  ),
  'no-required-schema-properties-undefined': inSchemas(
    'Order:\n  type: object\n  required: [orderId]\n  properties:\n    id: { type: string }',
    'Order:\n  type: object\n  required: [id]\n  properties:\n    id: { type: string }',
  ),
  'no-undefined-server-variable': inOpenapi(
    'servers:\n  - url: https://{region}.example.com',
    'servers:\n  - url: https://{region}.example.com\n    variables: { region: { default: eu } }',
  ),
  'no-server-variables-empty-enum': inOpenapi(
    'servers:\n  - url: https://{region}.example.com\n    variables: { region: { default: eu, enum: [us] } }',
    'servers:\n  - url: https://{region}.example.com\n    variables: { region: { default: eu, enum: [eu, us] } }',
  ),
  'no-server-trailing-slash': inOpenapi(
    'servers:\n  - url: https://api.example.com/',
    'servers:\n  - url: https://api.example.com',
  ),
  'no-example-value-and-externalValue': inOperation(
    "parameters:\n  - name: side\n    in: query\n    schema: { type: string }\n    examples: { buy: { value: BUY, externalValue: 'https://example.com/buy' } }",
    'parameters:\n  - name: side\n    in: query\n    schema: { type: string }\n    examples: { buy: { value: BUY } }',
  ),
  'spec-components-invalid-map-name': inSchemas('"Order state": { type: string }', 'OrderState: { type: string }'),
  'spec-ref-siblings': inOpenapi(
    `openapi: 3.0.3
components:
  schemas:
    Price: { type: string }
    Order: { type: object, properties: { px: { $ref: '#/components/schemas/Price', format: decimal } } }`,
    `openapi: 3.0.3
components:
  schemas:
    Price: { type: string, format: decimal }
    Order: { type: object, properties: { px: { $ref: '#/components/schemas/Price' } } }`,
  ),
  'spec-querystring-parameters': inOpenapi(
    `openapi: 3.2.0\npaths:\n  /orders: ${get('getOrders', 'parameters: [{ name: query, in: querystring, content: { text/plain: { schema: { type: string } } } }, { name: side, in: query, schema: { type: string } }], ')}`,
    `openapi: 3.2.0\npaths:\n  /orders: ${get('getOrders', 'parameters: [{ name: side, in: query, schema: { type: string } }], ')}`,
  ),
  'spec-no-invalid-tag-parents': inOpenapi(
    'openapi: 3.2.0\ntags:\n  - { name: Orders, description: Orders., parent: Trading }',
    'openapi: 3.2.0\ntags:\n  - { name: Trading, description: Trading. }\n  - { name: Orders, description: Orders., parent: Trading }',
  ),
}
