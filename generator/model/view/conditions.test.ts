import { expect, it } from 'vitest'
import type { SchemaNode, Subschema } from '../../contract/schema.ts'
import { readConditions } from './conditions.ts'

const member = (name: string, schema: Partial<SchemaNode>, required = true): SchemaNode => ({
  types: [],
  properties: [{ name, required, schema: { types: [], ...schema } }],
})
const rule = (question: SchemaNode, consequence: SchemaNode): Subschema[] => [
  { keyword: 'if', schema: question },
  { keyword: 'then', schema: consequence },
]
const needs = (...names: string[]): SchemaNode => ({ types: [], requiredNames: names })
const isLimit = member('type', { enum: [{ value: 'LIMIT' }, { value: 'LIMIT_MAKER' }] })

it('reads what members ask of each other as conditions', () => {
  const isMarket = member('type', { const: 'MARKET' }, false)
  const subschemas = [
    ...rule(isLimit, needs('price')),
    ...rule(isMarket, member('price', { not: { types: [] } }, false)),
    ...rule(needs('stop'), member('hidden', { const: false }, false)),
  ]
  expect(readConditions({ types: [], subschemas })).toEqual({
    conditions: [
      { when: [{ name: 'type', values: ['LIMIT', 'LIMIT_MAKER'] }], requires: ['price'], forbids: [], allows: [] },
      {
        when: [{ name: 'type', values: ['MARKET'], mayBeAbsent: true }],
        requires: [],
        forbids: ['price'],
        allows: [],
      },
      {
        when: [{ name: 'stop', values: [] }],
        requires: [],
        forbids: [],
        allows: [{ name: 'hidden', values: [false] }],
      },
    ],
    others: [],
  })
})

it.each<[string, Subschema[]]>([
  ['has an else', [...rule(isLimit, needs('price')), { keyword: 'else', schema: needs('amount') }]],
  ['asks for a type', rule(member('type', { types: ['string'] }), needs('price'))],
  ['asks for what is not', rule(member('type', { not: { types: [], const: 1 } }), needs('price'))],
  ['has consequences inside a member', rule(isLimit, member('price', { constraints: [] }))],
  ['names a schema', rule(isLimit, { types: [], ref: 'Limit' })],
])('leaves a condition that %s as schemas', (_which, subschemas) => {
  expect(readConditions({ types: [], subschemas })).toEqual({ conditions: [], others: subschemas })
})
