import { expect, it } from 'vitest'
import { pointerInWords } from './pointerInWords.ts'
import type { Pointer } from './sourceMap.ts'

const operation = {
  parameters: [{ name: 'id', in: 'path', description: 'Which order.' }],
  responses: {
    '200': { content: { 'application/json': { schema: { properties: { a: { properties: { get: {} } } } } } } },
  },
}
const document = {
  info: { title: 'Orders' },
  tags: [{ name: 'Orders', description: 'All of them.' }],
  paths: { '/orders/{id}': { get: operation, summary: 'One.' } },
  get: { operationId: 'getAll', summary: 'All.' },
  OrderState: { description: 'State.' },
  components: { schemas: { description: { description: 'A text.' } } },
  channels: { ticker: { messages: { content: { summary: 'New price.' } } } },
}

it.each<[string, Pointer]>([
  ['info, title', ['info', 'title']],
  ['tag Orders, description', ['tags', 0, 'description']],
  ['/orders/{id}, summary', ['paths', '/orders/{id}', 'summary']],
  ['GET /orders/{id}, parameter id, description', ['paths', '/orders/{id}', 'get', 'parameters', 0, 'description']],
  [
    'GET /orders/{id}, response 200, field a.get, description',
    [
      ...['paths', '/orders/{id}', 'get', 'responses', '200', 'content', 'application/json', 'schema'],
      ...['properties', 'a', 'properties', 'get', 'description'],
    ],
  ],
  ['schema description, description', ['components', 'schemas', 'description', 'description']],
  ['channel ticker, message content, summary', ['channels', 'ticker', 'messages', 'content', 'summary']],
  ['operation getAll, summary', ['get', 'summary']],
  ['OrderState, description', ['OrderState', 'description']],
  ['x-errors, cause', ['x-errors', 0, 'cause']],
])('says %s', (words, pointer) => {
  expect(pointerInWords(document, pointer)).toBe(words)
})
