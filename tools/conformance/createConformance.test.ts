import { describe, expect, it } from 'vitest'
import type { Json } from '../../generator/contract/json.ts'
import type { Constraint, SchemaNode, Subschema } from '../../generator/contract/schema.ts'
import { createConformance } from './createConformance.ts'

const text: SchemaNode = { types: ['string'] }
const tree: SchemaNode = {
  types: ['object'],
  properties: [
    { name: 'name', required: true, schema: text },
    { name: 'children', required: false, schema: { types: ['array'], items: { ref: 'Tree', types: [] } } },
  ],
}
const ifMarket: Subschema = {
  keyword: 'if',
  schema: { types: [], properties: [{ name: 'kind', required: true, schema: { types: [], const: 'market' } }] },
}
const { problems } = createConformance({ schemas: { Tree: tree, Secret: { ...text, writeOnly: true } } })

function texts(schema: SchemaNode, value: Json, more: { isClosed?: boolean; direction?: 'request' } = {}): string[] {
  return problems(schema, value, { direction: 'response', ...more }).map(
    ({ steps, text: own }) => `${steps.join('/')}: ${own}`,
  )
}

describe('a value is held against', () => {
  it.each<[string, SchemaNode, Json, string[]]>([
    ['its type', text, 1, [': is 1, not a string']],
    ['a type that JSON does not have', { types: ['file'] }, 1, []],
    ['null, which it may be', { ...text, nullable: true }, null, []],
    ['null among values', { types: ['string'], nullable: true, enum: [{ value: 'A' }] }, null, []],
    ['null in place of a named schema', { ref: 'Tree', types: [], nullable: true }, null, []],
    ['its values', { types: ['string'], enum: [{ value: 'A' }] }, 'B', [': is "B", not "A"']],
    ['its several values', { types: [], enum: [{ value: 'A' }, { value: 1 }] }, 'B', [': is "B", not one of "A", 1']],
    ['a single value', { types: [], const: 'A' }, 'B', [': is "B", not "A"']],
    ['its format', { types: ['string'], format: 'decimal' }, '1e5', [': is "1e5", not of the format decimal']],
    ['its limits', { types: ['integer'], constraints: [{ keyword: 'maximum', value: 1 }] }, 2, [': must be <= 1']],
    [
      'required members, however deep',
      { ref: 'Tree', types: [] },
      { name: 'a', children: [{}] },
      ['children/0: has no "name"'],
    ],
    [
      'the places of a list',
      { types: ['array'], positions: [text, { types: ['integer'] }] },
      ['a', 'b'],
      ['1: is "b", not an integer'],
    ],
    [
      'members that may not follow',
      { ...tree, additionalProperties: false },
      { name: 'a', x: 1 },
      [': has an unknown member "x"'],
    ],
    ['what must not be', { types: [], not: text }, 'a', [': is not allowed']],
    [
      'members that another one requires',
      { types: ['object'], dependencies: [{ property: 'price', requires: ['size'] }] },
      { price: 1 },
      [': has no "size", which "price" requires'],
    ],
    [
      'the schema that a member brings into force',
      { types: ['object'], subschemas: [{ keyword: 'dependentSchemas', property: 'price', schema: tree }] },
      { price: 1 },
      [': has no "name"'],
    ],
    [
      'the consequence of a condition',
      { types: [], subschemas: [ifMarket, { keyword: 'then', schema: { types: [], requiredNames: ['size'] } }] },
      { kind: 'market' },
      [': has no "size", which "kind = market" requires'],
    ],
    [
      'the other consequence of a condition',
      { types: [], subschemas: [ifMarket, { keyword: 'else', schema: { types: [], requiredNames: ['price'] } }] },
      { kind: 'limit' },
      [': has no "price"'],
    ],
    [
      'each of several conditions',
      {
        types: [],
        subschemas: [
          ...[ifMarket, { keyword: 'then', schema: { types: [], requiredNames: ['size'] } } as const],
          ...[ifMarket, { keyword: 'then', schema: { types: [], requiredNames: ['price'] } } as const],
        ],
      },
      { kind: 'market' },
      [': has no "size", which "kind = market" requires', ': has no "price", which "kind = market" requires'],
    ],
    [
      'the items that a list contains',
      { types: ['array'], subschemas: [{ keyword: 'contains', count: { least: 1, most: 2 }, schema: text }] },
      [1],
      [': must contain 1 to 2 items of a kind'],
    ],
    [
      'the names of members',
      { types: ['object'], subschemas: [{ keyword: 'propertyNames', schema: { types: [], enum: [{ value: 'a' }] } }] },
      { a: 1, b: 2 },
      [': has a member "b", whose name is not allowed'],
    ],
    [
      'members that nothing has a place for',
      {
        types: ['object'],
        properties: [{ name: 'name', required: false, schema: text }],
        subschemas: [{ keyword: 'unevaluatedProperties', schema: { types: ['integer'] } }],
      },
      { name: 'a', size: 'b' },
      ['size: is "b", not an integer'],
    ],
    [
      'members that only the other side sends, however they are named',
      { types: ['object'], properties: [{ name: 'id', required: true, schema: { ref: 'Secret', types: [] } }] },
      {},
      [],
    ],
  ])('%s', (_, schema, value, expected) => {
    expect(texts(schema, value)).toEqual(expected)
  })

  it('a choice, of which it says what comes nearest', () => {
    const choice: SchemaNode = {
      types: [],
      variants: [
        {
          mode: 'oneOf',
          variants: [
            { name: {}, schema: text },
            { name: {}, schema: { ref: 'Tree', types: [] } },
          ],
        },
      ],
    }
    expect(texts(choice, 'a')).toEqual([])
    expect(texts(choice, { name: 1 })).toEqual(['name: is 1, not a string'])
    expect(texts(choice, 1)).toEqual([': is 1, not a string'])
  })
})

it('holds a value against the variant that its discriminator names, and against all for any other name', () => {
  const schema: SchemaNode = {
    types: [],
    variants: [
      {
        mode: 'oneOf',
        discriminator: 'name',
        variants: [
          { name: {}, schema: { ref: 'Tree', types: [] }, discriminatorValue: 'tree' },
          { name: {}, schema: { types: ['object'], requiredNames: ['size'] }, discriminatorValue: 'size' },
        ],
      },
    ],
  }
  expect(texts(schema, { name: 'tree', size: 1 })).toEqual([])
  expect(texts(schema, { name: 'size' })).toEqual([': has no "size"'])
  expect(texts(schema, { name: 'other' })).toEqual([])
  expect(texts(schema, { name: 'other', size: 1 })).toEqual([': fits more than one of the forms it may have'])
})

it('knows the members that a condition names', () => {
  const then: SchemaNode = { types: [], properties: [{ name: 'size', required: true, schema: text }] }
  const schema: SchemaNode = {
    types: ['object'],
    properties: [{ name: 'kind', required: true, schema: text }],
    subschemas: [ifMarket, { keyword: 'then', schema: then }],
  }
  expect(texts(schema, { kind: 'market', size: '1' }, { isClosed: true })).toEqual([])
  expect(texts(schema, { kind: 'limit', size: '1' }, { isClosed: true })).toEqual([': has an unknown member "size"'])
})

it('asks for what a form of a choice requires of the members that all of them have', () => {
  const schema: SchemaNode = {
    types: ['object'],
    properties: [
      { name: 'id', required: false, schema: text },
      { name: 'ownId', required: false, schema: text },
    ],
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
  expect(texts(schema, { ownId: '1' })).toEqual([])
  expect(texts(schema, { id: '1', ownId: '1' })).toEqual([])
  expect(texts(schema, {})).toEqual([': has none of these: id, ownId'])
})

it('asks only the side that sends a member for it', () => {
  const schema: SchemaNode = {
    types: ['object'],
    properties: [{ name: 'id', required: true, schema: { ...text, readOnly: true } }],
  }
  expect(texts(schema, {}, { direction: 'request' })).toEqual([])
  expect(texts(schema, {})).toEqual([': has no "id"'])
})

it('knows of members that the schema does not name, when it is asked for them', () => {
  const value = { name: 'a', children: [{ name: 'b', colour: 'red' }] }
  expect(texts(tree, value)).toEqual([])
  expect(texts(tree, value, { isClosed: true })).toEqual(['children/0: has an unknown member "colour"'])
})

it('takes the members of all parts of a choice together', () => {
  const schema: SchemaNode = {
    types: ['object'],
    properties: [{ name: 'kind', required: true, schema: text }],
    variants: [{ mode: 'anyOf', variants: [{ name: {}, schema: { ref: 'Tree', types: [] } }] }],
  }
  expect(texts(schema, { kind: 'k', name: 'n' }, { isClosed: true })).toEqual([])
  expect(texts(schema, { kind: 'k', name: 'n', x: 1 }, { isClosed: true })).toEqual([': has an unknown member "x"'])
})

it('holds no value against a pattern that takes too long', () => {
  const schema: SchemaNode = { types: ['string'], constraints: [{ keyword: 'pattern', value: '^(a+)+$' }] }
  expect(texts(schema, `${'a'.repeat(50)}!`)).toEqual([])
  expect(texts({ types: ['string'], constraints: [{ keyword: 'pattern', value: '^(a+)+b$' }] }, 'c')).not.toEqual([])
})

it('gives up a schema with more ways to hold than can be tried, says so, and tries it no more', () => {
  const leaf: SchemaNode = { types: [], properties: [{ name: 'size', required: true, schema: text }] }
  const doubled = (index: number): SchemaNode => {
    const schema = index < 40 ? { ref: `S${index + 1}`, types: [] } : leaf
    return {
      types: [],
      variants: [{ mode: 'oneOf', variants: [schema, schema, schema].map((own) => ({ name: {}, schema: own })) }],
    }
  }
  const names = Array.from({ length: 41 }, (_, index) => [`S${index}`, doubled(index)] as const)
  const conformance = createConformance({ schemas: Object.fromEntries(names) })
  const schema: SchemaNode = { ref: 'S0', types: [] }
  let reads = 0
  const value = {
    get size() {
      reads += 1
      return 1
    },
  }
  const found = () => conformance.problems(schema, value, { direction: 'request' }).map((problem) => problem.text)
  expect(found()).toEqual(['cannot be checked: its schema is too large'])
  const first = reads
  expect(first).toBeGreaterThan(0)
  expect(found()).toEqual(['cannot be checked: its schema is too large'])
  expect(reads).toBe(first)
})

it('says how a value breaks each of its limits', () => {
  const broken = (keyword: Constraint['keyword'], value: Constraint['value'], wrong: Json) =>
    texts({ types: [], constraints: [{ keyword, value }] }, wrong)
  expect(
    [
      ...[
        broken('minimum', 1, 0),
        broken('maximum', 1, 2),
        broken('exclusiveMinimum', 1, 1),
        broken('multipleOf', 2, 3),
      ],
      ...[
        broken('minLength', 2, 'a'),
        broken('pattern', '^b', 'a'),
        broken('maxItems', 0, [1]),
        broken('uniqueItems', true, [1, 1]),
      ],
      broken('minProperties', 1, {}),
    ].flat(),
  ).toEqual([
    ...[': must be >= 1', ': must be <= 1', ': must be > 1', ': must be a multiple of 2'],
    ...[': must have at least 2 characters', ': is "a", which does not match ^b', ': must have at most 0 items'],
    ...[': must not have an item twice', ': must have at least 1 members'],
  ])
})

it('tells the first thousand problems of a value that has ten thousand', () => {
  const list: SchemaNode = { types: ['array'], items: text }
  expect(
    texts(
      list,
      Array.from({ length: 10_000 }, (_, index) => index),
    ),
  ).toHaveLength(1000)
})
