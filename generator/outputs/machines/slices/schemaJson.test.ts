import { expect, test } from 'vitest'
import type { Api } from '../../../contract/reference.ts'
import type { SchemaNode } from '../../../contract/schema.ts'
import { schemaJson } from './schemaJson.ts'

const api: Pick<Api, 'schemas'> = { schemas: {} }
const context = { api: api as Api, text: (prose: Readonly<Record<string, string>> | undefined) => prose?.['en'] }

test.each<[string, SchemaNode, object]>([
  [
    'a type that may be null',
    { types: ['string'], nullable: true, enum: [{ value: 'A' }] },
    { type: ['string', 'null'], enum: ['A', null] },
  ],
  ['a value that is false or null', { types: [], const: false, default: null }, { const: false, default: null }],
  ['limits', { types: ['integer'], constraints: [{ keyword: 'maximum', value: 9 }] }, { type: 'integer', maximum: 9 }],
  [
    'a closed object',
    { types: ['object'], additionalProperties: false },
    { type: 'object', additionalProperties: false },
  ],
  [
    'the meaning of a value that is no text',
    { types: [], enum: [{ value: { toString: 3 }, description: { en: 'Odd.' } }] },
    { enum: [{ toString: 3 }], 'x-enum-descriptions': { '{"toString":3}': 'Odd.' } },
  ],
  [
    'places of an array',
    { types: ['array'], positions: [{ types: ['string'] }] },
    { type: 'array', prefixItems: [{ type: 'string' }] },
  ],
  [
    'one choice',
    {
      types: [],
      variants: [{ mode: 'oneOf', variants: [{ name: { en: 'Limit' }, schema: { ref: 'a/b', types: [] } }] }],
    },
    { oneOf: [{ title: 'Limit', $ref: '#/$defs/a~1b' }] },
  ],
  [
    'two choices',
    {
      types: [],
      variants: [
        { mode: 'oneOf', variants: [{ name: {}, schema: { types: ['string'] } }] },
        { mode: 'anyOf', variants: [{ name: {}, schema: { types: ['number'] } }] },
      ],
    },
    { allOf: [{ oneOf: [{ type: 'string' }] }, { anyOf: [{ type: 'number' }] }] },
  ],
  [
    'conditions',
    {
      types: [],
      subschemas: [
        { keyword: 'if', schema: { types: [], requiredNames: ['a'] } },
        { keyword: 'dependentSchemas', property: 'b', schema: { types: ['object'] } },
        { keyword: 'contains', count: { least: 1, most: 2 }, schema: { types: ['string'] } },
      ],
    },
    {
      if: { required: ['a'] },
      contains: { type: 'string' },
      minContains: 1,
      maxContains: 2,
      dependentSchemas: { b: { type: 'object' } },
    },
  ],
  [
    'several conditions',
    {
      types: [],
      dependencies: [
        { property: 'a', requires: ['b'] },
        { property: 'a', requires: ['c'] },
      ],
      subschemas: [
        { keyword: 'if', schema: { types: ['string'] } },
        { keyword: 'dependentSchemas', property: 'a', schema: { types: [] } },
        { keyword: 'dependentSchemas', property: 'b', schema: { types: [] } },
        { keyword: 'if', schema: { types: ['number'] } },
      ],
    },
    {
      dependentRequired: { a: ['b', 'c'] },
      if: { type: 'string' },
      dependentSchemas: { a: {}, b: {} },
      allOf: [{ if: { type: 'number' } }],
    },
  ],
])('%s is written in the words of JSON Schema', (_name, node, expected) => {
  expect(schemaJson(node, context)).toEqual(expected)
})
