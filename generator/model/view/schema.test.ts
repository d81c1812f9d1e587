import { expect, test } from 'vitest'
import type { SchemaNode } from '../../contract/schema.ts'
import { isComposite, resolveSchema, unwrapArrays } from './schema.ts'

const order: SchemaNode = { types: ['object'], description: { en: 'An order.' }, name: 'Order', properties: [] }

test('a reference is followed, and what its place says wins', () => {
  const node: SchemaNode = { ref: 'Order', types: [], description: { en: 'The order placed.' } }
  expect(resolveSchema(node, { Order: order })).toEqual({ ...order, description: { en: 'The order placed.' } })
})

test('the facts of a schema and of a reference to it are told together', () => {
  const fact = (extension: string) => ({ extension, value: 1, text: { en: '1' }, change: 'editorial' as const })
  const node: SchemaNode = { ref: 'Order', types: [], facts: [fact('x-own')] }
  const { facts } = resolveSchema(node, { Order: { ...order, facts: [fact('x-of-order')] } })
  expect(facts?.map(({ extension }) => extension)).toEqual(['x-of-order', 'x-own'])
})

test('a reference to nothing stays as it is', () => {
  const node: SchemaNode = { ref: 'Nothing', types: [] }
  expect(resolveSchema(node, {})).toEqual(node)
})

test('the element of nested arrays is found with its name and the arrays around it', () => {
  const rows: SchemaNode = { types: ['array'], items: { types: ['array'], items: { ref: 'Order', types: [] } } }
  expect(unwrapArrays(rows, { Order: order })).toEqual({
    element: order,
    id: 'Order',
    levels: [rows, rows.items, order],
  })
})

test('a positional array is an element, not a list', () => {
  const row: SchemaNode = { types: ['array'], positions: [{ types: ['string'] }], items: { types: ['number'] } }
  const rows: SchemaNode = { types: ['array'], items: row }
  expect(unwrapArrays(rows, {})).toEqual({ element: row, levels: [rows, row] })
})

test('an array of itself comes to an end', () => {
  const tree: SchemaNode = { types: ['array'], items: { ref: 'Tree', types: [] } }
  expect(unwrapArrays({ ref: 'Tree', types: [] }, { Tree: tree }).id).toBe('Tree')
})

test('a schema is composite when there is something to show beneath it', () => {
  expect(isComposite({ types: ['object'], properties: [] })).toBe(false)
  expect(isComposite({ types: ['object'], additionalProperties: false })).toBe(false)
  expect(isComposite({ types: ['object'], additionalProperties: { types: [] } })).toBe(true)
  expect(isComposite({ types: ['array'], positions: [{ types: [] }] })).toBe(true)
})
