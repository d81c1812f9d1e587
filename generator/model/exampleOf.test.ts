import { describe, expect, test } from 'vitest'
import { exampleOf } from './exampleOf.ts'
import { schemasOf } from './testing.ts'

function example(text: string, direction?: 'request' | 'response') {
  const { schema, api } = schemasOf(text)
  return exampleOf(schema('S'), api.schemas, direction)
}

test.each([
  ['{type: string, example: BTC_USDT}', 'BTC_USDT'],
  ['{type: string, examples: [a, b]}', 'a'],
  ['{const: 7}', 7],
  ['{type: integer, default: 20}', 20],
  ['{type: string, enum: [BUY, SELL]}', 'BUY'],
  ['{type: string, x-enum-descriptions: {API: By API.}}', 'API'],
  ['{type: boolean, default: false}', false],
  ['{type: string, example: ""}', ''],
])('the example of %s is %j', (text, expected) => {
  expect(example(`S: ${text}`)).toEqual(expected)
})

test.each([
  ['{type: string}', 'string'],
  ['{type: string, format: decimal}', '1.5'],
  ['{type: string, format: date-time}', '2025-01-01T00:00:00Z'],
  ['{type: string, minLength: 8}', 'stringxx'],
  ['{type: string, maxLength: 3}', 'str'],
  ['{type: integer}', 0],
  ['{type: integer, minimum: 5}', 5],
  ['{type: integer, exclusiveMinimum: 0}', 1],
  ['{type: number, maximum: -1}', -1],
  ['{type: boolean}', false],
  ['{type: array, items: {type: integer}}', [0]],
  ['{type: array}', []],
  ['{type: array, prefixItems: [{type: string}, {type: integer}]}', ['string', 0]],
  ['{type: object, additionalProperties: {type: integer}}', { key: 0 }],
  ['{}', null],
])('an example of %s is made: %j', (text, expected) => {
  expect(example(`S: ${text}`)).toEqual(expected)
})

test('an object has its fields, without deprecated ones', () => {
  expect(example('S: {properties: {px: {type: string, example: "1"}, old: {type: string, deprecated: true}}}')).toEqual(
    { px: '1' },
  )
})

test('the first variant is shown, together with the fields that all have', () => {
  expect(example('S: {oneOf: [{properties: {a: {example: 1}}}, {properties: {b: {example: 2}}}]}')).toEqual({ a: 1 })
  expect(
    example(
      'S: {properties: {type: {example: x}}, oneOf: [{properties: {a: {example: 1}}}, {properties: {b: {example: 2}}}]}',
    ),
  ).toEqual({ type: 'x', a: 1 })
})

describe('a direction', () => {
  const text =
    'S: {required: [id, secret], properties: {id: {readOnly: true, example: 1}, secret: {writeOnly: true, example: s}, px: {example: 2}}}'

  test('leaves read-only fields out of a request', () => {
    expect(example(text, 'request')).toEqual({ secret: 's', px: 2 })
  })

  test('leaves write-only fields out of a response', () => {
    expect(example(text, 'response')).toEqual({ id: 1, px: 2 })
  })
})

test('a schema that contains itself has an example that ends', () => {
  const text = JSON.stringify(example('S: {required: [next], properties: {next: {$ref: "#/components/schemas/S"}}}'))
  expect(text.length).toBeLessThan(200)
})

test('a schema that branches into itself has a small example', () => {
  const names = Array.from({ length: 20 }, (_, index) => `f${index}`)
  const fields = names.map((name) => `${name}: {$ref: "#/components/schemas/S"}`).join(', ')
  const text = JSON.stringify(example(`S: {required: [${names.join(', ')}], properties: {${fields}}}`))
  expect(text.length).toBeLessThan(50_000)
})
