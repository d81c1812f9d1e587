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
  ['{type: string, example: [a, b]}', 'a'],
  ['{type: [array, string], example: [a, b]}', ['a', 'b']],
  ['{const: 7}', 7],
  ['{type: integer, default: 20}', 20],
  ['{type: string, enum: [BUY, SELL]}', 'BUY'],
  ['{type: string, x-enum-descriptions: {API: By API.}}', 'API'],
  ['{type: boolean, default: false}', false],
  ['{type: string, example: ""}', ''],
  [`{type: object, example: '{"px": "1", "ids": [7]}'}`, { px: '1', ids: [7] }],
  [`{type: array, examples: ["[1, 2]\\n"]}`, [1, 2]],
  [`{type: [object, string], example: '{"px": 1}'}`, '{"px": 1}'],
  ["{type: object, example: '{px'}", '{px'],
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

test('an answer shows the members that have examples at every level', () => {
  const item = '{properties: {id: {type: string}, px: {type: string, example: "1"}}}'
  expect(example(`S: {properties: {list: {type: array, items: ${item}}, note: {type: string}}}`, 'response')).toEqual({
    list: [{ px: '1' }],
    note: 'string',
  })
})

test('an answer shows no empty item of a list', () => {
  const level = '{properties: {px: {type: string}, old: {type: string, deprecated: true}}}'
  const text = `S: {properties: {data: {properties: {bids: {type: array, items: ${level}}}}}}`
  expect(example(text, 'response')).toEqual({ data: { bids: [{ px: 'string' }] } })
  const map = `S: {properties: {data: {properties: {byId: {type: object, additionalProperties: ${level}}}}}}`
  expect(example(map, 'response')).toEqual({ data: { byId: { key: { px: 'string' } } } })
})

test('a list of an answer is as long as its schema asks for', () => {
  const pair = '{type: array, minItems: 2, maxItems: 2, items: {type: string}}'
  expect(example(`S: {type: array, items: ${pair}}`, 'response')).toEqual([['string', 'string']])
  expect(example('S: {type: array, minItems: 32, items: {type: integer}}', 'response')).toHaveLength(32)
})

test.each(['request', 'response'] as const)('lists in lists of a %s do not multiply', (direction) => {
  const nested = (depth: number): string =>
    depth === 0 ? '{type: number}' : `{type: array, minItems: 40, items: ${nested(depth - 1)}}`
  expect(JSON.stringify(example(`S: ${nested(4)}`, direction)).length).toBeLessThan(10_000)
  const given = `{type: array, minItems: 40, items: {example: {a: [${'1, '.repeat(200)}]}}}`
  expect(example(`S: ${given}`, direction)).toHaveLength(3)
  const pair = '{type: array, minItems: 2, maxItems: 2, items: {type: string}}'
  expect(example(`S: {type: array, minItems: 30, items: ${pair}}`, direction)).toEqual(
    Array.from({ length: 30 }, () => ['string', 'string']),
  )
})

test('a long list leaves no later list empty', () => {
  const side = `{type: array, minItems: 40, items: {properties: {${'abcdefghijklmn'.replaceAll(/./g, '$&: {example: 1}, ')}}}}`
  const { bids } = example(`S: {properties: {asks: ${side}, bids: ${side}}}`, 'response') as { bids: object[] }
  expect(Object.keys(bids[0] ?? {})).toHaveLength(14)
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

describe('a request', () => {
  const request = (text: string) => example(text, 'request')

  test('holds required fields and those with an example, and no deprecated ones', () => {
    expect(
      request(
        `S: {required: [a, old], properties: {a: {type: string}, b: {type: string}, c: {type: integer, default: 1}, ` +
          'd: {example: 5}, e: {example: 6, deprecated: true}, old: {type: integer, deprecated: true}}}',
      ),
    ).toEqual({ a: 'string', old: 0, d: 5 })
  })

  test('holds an optional object whose fields have examples, without making up others', () => {
    const inner = '{required: [k], properties: {k: {const: x}, v: {example: 1}, z: {type: integer}}}'
    expect(request(`S: {properties: {o: ${inner}}}`)).toEqual({ o: { k: 'x', v: 1 } })
    expect(request('S: {properties: {o: {required: [z], properties: {v: {example: 1}, z: {type: integer}}}}}')).toEqual(
      {},
    )
    expect(request('S: {properties: {l: {type: array, items: {type: string, example: a}}}}')).toEqual({ l: ['a'] })
  })

  test.each([
    ['a pattern', 'type: string, pattern: "^[A-Z]{3}-\\\\d{2,}$"', 'AAA-11'],
    ['one of two patterns', 'type: string, pattern: "^(?:0x[a-f0-9]+|none)$"', '0xa'],
    ['a pattern and a length', 'type: string, pattern: "^\\\\d+$", minLength: 9', '111111111'],
    ['a decimal above a limit', 'type: string, format: decimal, minimum: 10', '10'],
    ['a multiple', 'type: integer, minimum: 5, multipleOf: 10', 10],
    ['a number between two others', 'type: number, exclusiveMinimum: 0, exclusiveMaximum: 1', 0.5],
    ['a list that is long enough', 'type: array, minItems: 2, uniqueItems: true, items: {type: integer}', [0, 1]],
    [
      'an object with enough members',
      'minProperties: 1, properties: {a: {type: integer}, b: {type: integer}}',
      { a: 0 },
    ],
    ['a map with enough members', 'type: object, minProperties: 1, additionalProperties: {type: integer}', { key: 0 }],
    [
      'what a form of a choice requires',
      'properties: {a: {type: integer}, b: {type: integer}}, oneOf: [{required: [a]}, {required: [b]}]',
      { a: 0 },
    ],
    [
      'what tells two variants apart',
      'oneOf: [{additionalProperties: false, properties: {a: {type: integer}}}, {additionalProperties: false, properties: {b: {type: integer}}}]',
      { a: 0 },
    ],
    [
      'the members that a condition asks for',
      'required: [k], properties: {k: {enum: [x, y]}, v: {type: integer}}, if: {properties: {k: {const: x}}}, then: {required: [v]}',
      { k: 'x', v: 0 },
    ],
    [
      'the members that another member needs',
      'required: [a], properties: {a: {type: integer}, b: {type: integer}}, dependentRequired: {a: [b]}',
      { a: 0, b: 0 },
    ],
  ])('is right by its schema: %s', (_, rules, expected) => {
    expect(request(`S: {required: [v], properties: {v: {${rules}}}}`)).toEqual({ v: expected })
  })

  test('names the variant that it shows', () => {
    const cat = 'Cat: {required: [kind, lives], properties: {kind: {type: string}, lives: {type: integer}}}'
    const pet = `S: {oneOf: [{$ref: "#/components/schemas/Cat"}], discriminator: {propertyName: kind, mapping: {cat: "#/components/schemas/Cat"}}}`
    const two = pet.replace('}],', '}, {type: object, required: [dog], properties: {dog: {type: integer}}}],')
    expect(request(`${two}\n${cat}`)).toEqual({ kind: 'cat', lives: 0 })
  })
})
