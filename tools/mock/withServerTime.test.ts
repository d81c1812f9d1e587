import { expect, it } from 'vitest'
import type { Json } from '../../generator/contract/json.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import { members } from './testing.ts'
import { withServerTime } from './withServerTime.ts'

const now = 1_700_000_000_123
const clock: SchemaNode = { types: ['integer'], unit: 'ms', serverTime: true }
const schemas = {
  Clock: clock,
  Tree: members({ ts: { ref: 'Clock', types: [] }, next: { ref: 'Tree', types: [] } }),
  Loop: {
    types: [],
    variants: [{ mode: 'anyOf' as const, variants: [{ name: {}, schema: { ref: 'Loop', types: [] } }] }],
  },
}

it.each<[string, SchemaNode, Json, Json]>([
  ['a number of milliseconds', clock, 1, now],
  ['a text of them', { ...clock, types: ['string'] }, '1', String(now)],
  ['whole seconds', { ...clock, unit: 's' }, 1, 1_700_000_000],
  ['nanoseconds', { ...clock, unit: 'ns' }, 1, 1_700_000_000_123_000_000],
  ['a time in words', { types: ['string'], format: 'date-time', serverTime: true }, 'x', '2023-11-14T22:13:20.123Z'],
  ['nothing of null', clock, null, null],
  ['nothing of another time', { types: ['integer'], unit: 'ms' }, 1, 1],
  ['members of named schemas', { ref: 'Tree', types: [] }, { ts: 1, next: { ts: 2 } }, { ts: now, next: { ts: now } }],
  ['items', { types: ['array'], items: clock }, [1, 2], [now, now]],
  ['places of a list', { types: ['array'], positions: [{ types: [] }, clock] }, [1, 2], [1, now]],
  ['members of any name', { types: ['object'], additionalProperties: clock }, { a: 1 }, { a: now }],
  [
    'a form of a choice',
    { types: [], variants: [{ mode: 'oneOf', variants: [{ name: {}, schema: members({ ts: clock }) }] }] },
    { ts: 1 },
    { ts: now },
  ],
  ['nothing of a schema that is its own form', { ref: 'Loop', types: [] }, { ts: 1 }, { ts: 1 }],
])('the clock is set in %s', (_, schema, value, expected) => {
  expect(withServerTime(value, schema, { schemas, now })).toEqual(expected)
})
