import { expect, it } from 'vitest'
import type { SchemaNode } from '../../contract/schema.ts'
import { uniqueFields } from './uniqueFields.ts'

const id: SchemaNode = { types: ['string'], unique: true }
const property = (name: string, schema: SchemaNode) => ({ name, required: false, schema })

it('finds the texts that must differ, in lists and behind references too', () => {
  const order: SchemaNode = {
    types: ['object'],
    properties: [property('own/id', { ref: 'Id', types: [] }), property('side', { types: ['string'] })],
  }
  const node: SchemaNode = { types: ['object'], properties: [property('orders', { types: ['array'], items: order })] }
  const value = { orders: [{ 'own/id': 'a', side: 'BUY' }, { side: 'BUY' }], other: 'b' }
  expect(uniqueFields(value, node, { Id: id })).toEqual(['/orders/0/own~1id'])
})

it.each([
  ['with room', [{ keyword: 'maxLength', value: 64 }], 1],
  ['without room', [{ keyword: 'maxLength', value: 16 }], 0],
  ['of words', [{ keyword: 'pattern', value: '^[A-Za-z0-9_-]+$' }], 1],
  ['of another form', [{ keyword: 'pattern', value: '^[a-f0-9]{8}$' }], 0],
] as const)('takes a text %s only if it may become longer', (_, constraints, count) => {
  expect(uniqueFields('order-1', { ...id, constraints }, {})).toHaveLength(count)
})
