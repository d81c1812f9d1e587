import { expect, it } from 'vitest'
import type { Json } from '../../../contract/json.ts'
import type { Constraint, SchemaNode, Subschema } from '../../../contract/schema.ts'
import { findViolations } from './findViolations.ts'
import { pathOf } from './violation.ts'

const any: SchemaNode = { types: [] }
const text: SchemaNode = { types: ['string'] }
const needs = (...names: string[]): SchemaNode => ({ types: [], requiredNames: names })
const isMarket: SchemaNode = {
  types: [],
  properties: [{ name: 'kind', required: true, schema: { types: [], const: 'market' } }],
}
const schemas = {
  Market: { types: ['object'], properties: [{ name: 'size', required: true, schema: text }] },
  Limit: { types: ['object'], properties: [{ name: 'price', required: true, schema: text }] },
  Tree: { types: ['object'], properties: [{ name: 'below', required: false, schema: { ref: 'Tree', types: [] } }] },
}
const to = (ref: string): SchemaNode => ({ ref, types: [] })
const limited = (keyword: Constraint['keyword'], value: Constraint['value']): SchemaNode => ({
  types: [],
  constraints: [{ keyword, value }],
})
const choice = (mode: 'oneOf' | 'anyOf', ...forms: SchemaNode[]): SchemaNode => ({
  types: [],
  variants: [{ mode, variants: forms.map((schema) => ({ name: {}, schema })) }],
})
const conditions = (...subschemas: Subschema[]): SchemaNode => ({ types: [], subschemas })
const ordered: SchemaNode = {
  types: ['object'],
  variants: [
    {
      mode: 'oneOf',
      discriminator: 'kind',
      variants: [
        { name: {}, schema: to('Market'), discriminatorValue: 'market' },
        { name: {}, schema: to('Limit'), discriminatorValue: 'limit' },
      ],
    },
  ],
}

/** Schemas by the keyword they are about, values that are right, and values that are wrong. */
const cases: readonly (readonly [string, SchemaNode, readonly Json[], readonly Json[]])[] = [
  ['type', { types: ['integer', 'object'] }, [1, 1.0, {}], [1.5, '1', [], null, true]],
  ['nullable', { ...text, nullable: true }, [null, 'a'], [1]],
  ['nullable reference', { ...to('Market'), nullable: true }, [null, { size: '1' }], [{}]],
  ['enum', { types: [], enum: [{ value: 'a' }, { value: { b: 1, c: [2] } }] }, ['a', { c: [2], b: 1 }], ['b', {}]],
  ['enum that may be null', { ...text, nullable: true, enum: [{ value: 'a' }] }, ['a', null], ['b']],
  ['const', { types: [], const: null }, [null], [0, '']],
  ['format decimal', { ...text, format: 'decimal' }, ['1.50', '-3'], ['1e5', '', '.5']],
  ['format date-time', { ...text, format: 'date-time' }, ['2025-01-01T00:00:00Z'], ['2025-01-01', 'now']],
  ['format int32', { types: ['integer'], format: 'int32' }, [1], [2 ** 31]],
  ['format that nobody knows', { ...text, format: 'ticker' }, ['a'], []],
  ['minimum', limited('minimum', 1), [1, 'a'], [0.9]],
  ['maximum', limited('maximum', 1), [1], [1.1]],
  ['exclusiveMinimum', limited('exclusiveMinimum', 1), [1.1], [1]],
  ['exclusiveMaximum', limited('exclusiveMaximum', 1), [0.9], [1]],
  ['multipleOf', limited('multipleOf', 0.1), [0.3, 2], [0.35]],
  [
    'limits of a decimal text',
    {
      ...text,
      format: 'decimal',
      constraints: [
        { keyword: 'exclusiveMinimum', value: 0 },
        { keyword: 'maximum', value: 75 },
        { keyword: 'multipleOf', value: 0.5 },
      ],
    },
    ['0.5', '75'],
    ['0', '-5', '0.00', '75.5', '1.2', 'abc', ''],
  ],
  ['minLength', limited('minLength', 2), ['ab', '😀a', 1], ['😀']],
  ['maxLength', limited('maxLength', 1), ['😀'], ['ab']],
  ['pattern', limited('pattern', '^[\\w-.]+$'), ['a-b'], ['a b']],
  ['minItems', limited('minItems', 1), [[1]], [[]]],
  ['maxItems', limited('maxItems', 1), [[1], {}], [[1, 2]]],
  [
    'uniqueItems',
    limited('uniqueItems', true),
    [[1, '1']],
    [
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    ],
  ],
  ['minProperties', limited('minProperties', 1), [{ a: 1 }], [{}]],
  ['maxProperties', limited('maxProperties', 1), [{ a: 1 }], [{ a: 1, b: 2 }]],
  ['required', to('Market'), [{ size: '1' }], [{}]],
  [
    'required of what is only read',
    { types: ['object'], properties: [{ name: 'id', required: true, schema: { ...text, readOnly: true } }] },
    [{}, { id: 'a' }],
    [{ id: 1 }],
  ],
  ['required beside properties', needs('a'), [{ a: null }, 1], [{}]],
  ['properties, however deep', to('Tree'), [{ below: { below: {} } }], [{ below: { below: 1 } }]],
  [
    'patternProperties',
    {
      types: ['object'],
      properties: [{ name: 'x-a', required: false, schema: limited('minLength', 2) }],
      patternProperties: [{ pattern: '^x-', schema: text }],
    },
    [{ 'x-a': 'ab', y: 1 }],
    [{ 'x-a': 1 }, { 'x-a': 'a' }, { 'x-b': 1 }],
  ],
  ['additionalProperties', { types: ['object'], additionalProperties: text }, [{ a: 'b' }], [{ a: 1 }]],
  ['no additionalProperties', { types: ['object'], additionalProperties: false }, [{}], [{ a: 1 }]],
  ['items', { types: ['array'], items: text }, [[], ['a']], [['a', 1]]],
  ['positions', { types: ['array'], positions: [text, any] }, [['a', 1], ['a', 1, 2], []], [[1]]],
  ['items behind positions', { types: ['array'], positions: [any], items: text }, [[1, 'a']], [[1, 1]]],
  ['oneOf', choice('oneOf', to('Market'), to('Limit')), [{ size: '1' }], [{}, { size: '1', price: '1' }]],
  ['oneOf with anything', choice('oneOf', to('Market'), any), [{ size: '1' }, 1], []],
  ['anyOf', choice('anyOf', to('Market'), to('Limit')), [{ size: '1' }, { size: '1', price: '1' }], [{}, 1]],
  [
    'discriminator',
    ordered,
    [
      { kind: 'market', size: '1' },
      { kind: 'market', size: '1', price: '1' },
      { kind: 'other', size: '1' },
    ],
    [{ kind: 'market', price: '1' }, { kind: 'other', size: '1', price: '1' }, { kind: 'other' }],
  ],
  [
    'discriminator of a base, which may name others',
    { ...ordered, variants: (ordered.variants ?? []).map((set) => ({ ...set, isInherited: true })) },
    [{ kind: 'market', size: '1' }, { kind: 'other' }],
    [{ kind: 'market', price: '1' }],
  ],
  ['not', { types: [], not: needs('a') }, [{}], [{ a: 1 }, 1]],
  ['second not', conditions({ keyword: 'not', schema: text }), [1], ['a']],
  [
    'dependentRequired',
    { types: [], dependencies: [{ property: 'a', requires: ['b'] }] },
    [{}, { b: 1 }, { a: 1, b: 1 }],
    [{ a: 1 }],
  ],
  [
    'dependentSchemas',
    conditions({ keyword: 'dependentSchemas', property: 'a', schema: to('Market') }),
    [{}, { a: 1, size: '1' }, 'a'],
    [{ a: 1 }, { a: 1, size: 1 }],
  ],
  [
    'if, then, else',
    conditions(
      { keyword: 'if', schema: isMarket },
      { keyword: 'then', schema: needs('size') },
      { keyword: 'else', schema: needs('price') },
    ),
    [{ kind: 'market', size: 1 }, { price: 1 }, 1],
    [{ kind: 'market', price: 1 }, { size: 1 }],
  ],
  [
    'several if',
    conditions(
      ...[{ keyword: 'if', schema: isMarket } as const, { keyword: 'then', schema: needs('size') } as const],
      ...[{ keyword: 'if', schema: needs('price') } as const, { keyword: 'then', schema: needs('side') } as const],
    ),
    [
      { kind: 'market', size: 1 },
      { price: 1, side: 1 },
    ],
    [{ kind: 'market' }, { price: 1 }],
  ],
  ['then without if', conditions({ keyword: 'then', schema: text }), [1], []],
  ['contains', conditions({ keyword: 'contains', count: { least: 1 }, schema: text }), [['a', 1], 1], [[], [1]]],
  [
    'minContains and maxContains',
    conditions({ keyword: 'contains', count: { least: 0, most: 1 }, schema: text }),
    [[], ['a', 1]],
    [['a', 'b']],
  ],
  [
    'propertyNames',
    conditions({ keyword: 'propertyNames', schema: limited('pattern', '^[a-z]+$') }),
    [{ a: 1 }, 1],
    [{ A: 1 }],
  ],
  [
    'unevaluatedProperties',
    {
      ...conditions({ keyword: 'unevaluatedProperties', schema: text }, { keyword: 'if', schema: isMarket }),
      properties: [{ name: 'a', required: false, schema: any }],
    },
    [{ a: 1 }, { a: 1, b: 'b' }],
    [{ b: 1 }],
  ],
  [
    'unevaluatedItems',
    { ...conditions({ keyword: 'unevaluatedItems', schema: text }), positions: [any] },
    [[1], [1, 'a']],
    [[1, 1]],
  ],
]

const conditional: SchemaNode = {
  properties: ['type', 'price', 'hidden'].map((name) => ({ name, required: false, schema: any })),
  ...conditions(
    {
      keyword: 'if',
      schema: {
        types: [],
        properties: [{ name: 'type', required: true, schema: { types: [], enum: [{ value: 'LIMIT' }] } }],
      },
    },
    { keyword: 'then', schema: needs('price') },
    {
      keyword: 'if',
      schema: { types: [], properties: [{ name: 'type', required: false, schema: { types: [], const: 'MARKET' } }] },
    },
    {
      keyword: 'then',
      schema: {
        types: [],
        properties: [
          { name: 'price', required: false, schema: { types: [], not: any } },
          { name: 'hidden', required: false, schema: { types: [], const: false } },
        ],
      },
    },
  ),
}

const found = (schema: SchemaNode, value: Json, isClosed = false) =>
  findViolations(value, schema, { schemas, direction: 'request', isClosed })
const isRight = (schema: SchemaNode, value: Json, isClosed = false) => found(schema, value, isClosed).length === 0

it.each(cases)('judges by %s', (_keyword, schema, right, wrong) => {
  expect(right.filter((value) => !isRight(schema, value))).toEqual([])
  expect(wrong.filter((value) => isRight(schema, value))).toEqual([])
})

it.each<[string, SchemaNode, Json, boolean]>([
  ['of the object itself', to('Market'), { size: '1', x: 1 }, false],
  ['of an object without any', { types: ['object'] }, { x: 1 }, true],
  [
    'beside a choice',
    { ...schemas.Tree, ...choice('anyOf', to('Market'), to('Limit')), types: [] },
    { size: '1', x: 1 },
    false,
  ],
  ['of the form that is chosen', { ...schemas.Tree, ...choice('oneOf', to('Market')), types: [] }, { size: '1' }, true],
  ['of a condition', { ...schemas.Tree, ...conditions({ keyword: 'if', schema: needs('a') }) }, { a: 1 }, false],
  [
    'of a consequence',
    {
      ...schemas.Tree,
      ...conditions({ keyword: 'if', schema: any }, { keyword: 'then', schema: to('Market') }),
      types: [],
    },
    { size: '1' },
    true,
  ],
  ['beyond the places of a list', { types: ['array'], positions: [text] }, ['a', 1], false],
  [
    'beyond the places of a list, of which a rule speaks',
    { types: ['array'], positions: [text], subschemas: [{ keyword: 'unevaluatedItems', schema: any }] },
    ['a', 1],
    true,
  ],
])('knows the members %s, where no others are allowed', (_which, schema, value, expected) => {
  expect(isRight(schema, value, true)).toBe(expected)
})

it.each<[Json, string]>([
  [{ type: 'LIMIT' }, 'price requiredWhen type = LIMIT'],
  [{ price: '1' }, 'price notWhen type = MARKET'],
  [{ type: 'MARKET', hidden: true }, 'hidden enumWhen type = MARKET'],
])('of %j names the member that a condition is about', (value, expected) => {
  const told = found(conditional, value).map((each) => `${pathOf(each)} ${each.rule} ${each.values['when']}`)
  expect(told).toEqual([expected])
})
