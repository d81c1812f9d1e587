import { expect, it } from 'vitest'
import type { Json } from '../../../../generator/contract/json.ts'
import type { SchemaNode } from '../../../../generator/contract/schema.ts'
import { checkValue } from './checkValue.ts'

const order: SchemaNode = {
  types: ['object'],
  properties: [
    {
      name: 'symbol',
      required: true,
      schema: { types: ['string'], constraints: [{ keyword: 'pattern', value: '^[A-Z_]+$' }] },
    },
    { name: 'side', required: true, schema: { types: ['string'], enum: [{ value: 'BUY' }, { value: 'SELL' }] } },
    {
      name: 'limit',
      required: false,
      schema: {
        types: ['integer'],
        constraints: [
          { keyword: 'minimum', value: 1 },
          { keyword: 'maximum', value: 100 },
        ],
      },
    },
    { name: 'children', required: false, schema: { types: ['array'], items: { ref: 'Order', types: [] } } },
  ],
}
const schemas = { Order: order }

function problems(value: Json, schema: SchemaNode = order): string[] {
  return checkValue(value, schema, schemas).map(({ id, path }) => `${path} ${id}`)
}

it('finds nothing wrong with a value that suits its schema', () => {
  expect(problems({ symbol: 'BTC_USDT', side: 'BUY', limit: 5 })).toEqual([])
})

it('names the choices one by one, for each language to join', () => {
  expect(checkValue({ symbol: 'BTC', side: 'buy' }, order, schemas)[0]?.values).toEqual({ values: ['BUY', 'SELL'] })
})

it.each<[string, Json]>([
  ['symbol required', { side: 'BUY' }],
  ['symbol pattern', { symbol: 'btc', side: 'BUY' }],
  ['side enum', { symbol: 'BTC', side: 'buy' }],
  ['limit minimum', { symbol: 'BTC', side: 'BUY', limit: 0 }],
  ['limit maximum', { symbol: 'BTC', side: 'BUY', limit: 101 }],
  ['limit type', { symbol: 'BTC', side: 'BUY', limit: '5' }],
  ['limit type', { symbol: 'BTC', side: 'BUY', limit: 1.5 }],
  ['sid unknown', { symbol: 'BTC', side: 'BUY', sid: 1 }],
  ['children[0].side required', { symbol: 'BTC', side: 'BUY', children: [{ symbol: 'ETH' }] }],
])('finds %s', (problem, value) => {
  expect(problems(value)).toEqual([problem])
})

it('tells what the nearest of variants requires that have no members of their own', () => {
  const schema: SchemaNode = {
    types: ['object'],
    properties: ['id', 'ownId'].map((name) => ({ name, required: false, schema: { types: ['string'] } })),
    variants: [
      {
        mode: 'anyOf',
        variants: [
          { name: {}, schema: { types: [], requiredNames: ['id'] } },
          { name: {}, schema: { types: [], requiredNames: ['ownId'] } },
        ],
      },
    ],
  }
  expect(problems({}, schema)).toEqual([' oneRequired'])
  expect(problems({ ownId: '1' }, schema)).toEqual([])
})

it('tells what the variant that a discriminator names wants', () => {
  const common = { types: ['object'], properties: [{ name: 'type', required: true, schema: { types: ['string'] } }] }
  const price: SchemaNode = {
    types: ['object'],
    properties: [{ name: 'price', required: true, schema: { types: ['string'] } }],
  }
  const amount: SchemaNode = {
    types: ['object'],
    properties: [{ name: 'amount', required: true, schema: { types: ['string'] } }],
  }
  const schema: SchemaNode = {
    ...common,
    variants: [
      {
        mode: 'oneOf',
        discriminator: 'type',
        variants: [
          { name: {}, schema: price, discriminatorValue: 'limit' },
          { name: {}, schema: amount, discriminatorValue: 'market' },
        ],
      },
    ],
  }
  expect(problems({ type: 'limit' }, schema)).toEqual(['price required'])
  expect(problems({ type: 'market', amount: '1' }, schema)).toEqual([])
})

it('refuses nothing by a pattern that might keep the page from answering', () => {
  const schema: SchemaNode = { types: ['string'], constraints: [{ keyword: 'pattern', value: '^(a+)+$' }] }
  expect(problems(`${'a'.repeat(50)}!`, schema)).toEqual([])
  expect(problems('aa!', schema)).toHaveLength(1)
})

it('holds a response against what a response has', () => {
  const schema: SchemaNode = {
    types: ['object'],
    properties: [
      { name: 'id', required: true, schema: { types: ['string'], readOnly: true } },
      { name: 'password', required: true, schema: { types: ['string'], writeOnly: true } },
    ],
  }
  const found = (value: Json, direction: 'request' | 'response') =>
    checkValue(value, schema, {}, direction).map(({ id, path }) => `${path} ${id}`)
  expect(found({ id: '1' }, 'response')).toEqual([])
  expect(found({}, 'response')).toEqual(['id required'])
  expect(found({}, 'request')).toEqual(['password required'])
  expect(found({ id: '1', more: 1 }, 'response')).toEqual(['more unknown'])
})

it('tells what is wrong with the variant of the same type, however much it is', () => {
  const list: SchemaNode = { types: ['array'], items: { ref: 'Order', types: [] } }
  const either: SchemaNode = {
    types: [],
    variants: [
      {
        mode: 'oneOf',
        variants: [
          { name: {}, schema: { ref: 'Order', types: [] } },
          { name: {}, schema: list },
        ],
      },
    ],
  }
  const found = checkValue({ symbol: 'A', side: 'no', limit: 0 }, either, schemas)
  expect(found.map(({ path }) => path)).toEqual(['side', 'limit'])
})

const integer: SchemaNode = { types: ['integer'] }
const numbers = Array.from({ length: 300_000 }, (_, index) => index)

// Each of these would take minutes if every item was compared with every other.
it.each<[string, Json, SchemaNode]>([
  ['a list of numbers', numbers, { types: ['array'], items: integer }],
  [
    'a list of different numbers',
    numbers,
    { types: ['array'], items: integer, constraints: [{ keyword: 'uniqueItems', value: true }] },
  ],
  [
    'items that no other schema describes',
    numbers,
    { types: ['array'], subschemas: [{ keyword: 'unevaluatedItems', schema: integer }] },
  ],
  [
    'a map',
    Object.fromEntries(numbers.map((number) => [`k${number}`, number])),
    { types: ['object'], additionalProperties: integer },
  ],
])('finds nothing wrong with %s of 300,000', { timeout: 60_000 }, (_which, value, schema) => {
  expect(problems(value, schema)).toEqual([])
})

it('names each of 100,000 members that the schema does not have', { timeout: 60_000 }, () => {
  const value = Object.fromEntries(numbers.slice(0, 100_000).map((number) => [`k${number}`, number]))
  expect(
    problems(value, { types: ['object'], properties: [{ name: 'a', required: false, schema: integer }] }),
  ).toHaveLength(100_000)
})

it('counts the characters of a text of five million', () => {
  const limited: SchemaNode = { types: ['string'], constraints: [{ keyword: 'maxLength', value: 4_999_999 }] }
  expect(problems('😀'.repeat(4_999_999), limited)).toEqual([])
  expect(problems('x'.repeat(5_000_000), limited)).toEqual([' maxLength'])
})
