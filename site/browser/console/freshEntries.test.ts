import { describe, expect, it } from 'vitest'
import type { Json } from '../../../generator/contract/json.ts'
import type { RequestForm } from '../../../generator/contract/requestForm.ts'
import type { SchemaNode } from '../../../generator/contract/schema.ts'
import { firstEntries } from '../islands/requestBuilder/entries.ts'
import { freshEntries, type MadeIds } from './freshEntries.ts'

const order: SchemaNode = {
  types: ['object'],
  properties: [
    { name: 'id', required: false, schema: { types: ['string'], unique: true } },
    { name: 'note', required: false, schema: { types: ['string'] } },
  ],
}

function formOf(schema: SchemaNode, value: Json): RequestForm {
  return {
    api: { id: 'orders', schemas: {}, securitySchemes: [] },
    operation: {
      ...{ kind: 'operation', id: 'place', method: 'POST', path: '/orders', title: {}, servers: [], security: [] },
      parameters: [],
      requestBody: {
        required: true,
        contents: [{ mediaType: 'application/json', schema, examples: [{ name: '', value }] }],
      },
    },
  }
}

describe('an id that must differ from call to call', () => {
  it('is new with each call, as long as the reader leaves it', () => {
    const form = formOf(order, { id: 'docs-1', note: 'docs-1' })
    const made: MadeIds = new Map()
    const first = freshEntries(form, firstEntries(form), made, '17')
    expect(first.fields).toEqual({ 'body:id': 'docs-1-17', 'body:note': 'docs-1' })
    expect(freshEntries(form, first, made, '18').fields['body:id']).toBe('docs-1-18')
  })

  it('stays where the reader wrote it, or left it out', () => {
    const form = formOf(order, { id: 'docs-1', note: 'x' })
    for (const id of ['mine', '']) {
      const fields = { 'body:id': id, 'body:note': 'x' }
      expect(freshEntries(form, { fields }, new Map(), '17').fields).toEqual(fields)
    }
  })

  it('is new in a body that is written as text, whose other bytes stay', () => {
    const form = formOf({ types: ['array'], items: order }, [{ id: 'docs-1' }, { id: 'docs-2' }])
    const body = '[{"id":"docs-1","size":1.50},{"id": "mine"}]'
    const made: MadeIds = new Map()
    const fresh = freshEntries(form, { fields: {}, body }, made, '17')
    expect(fresh.body).toBe('[{"id":"docs-1-17","size":1.50},{"id": "mine"}]')
    expect(freshEntries(form, fresh, made, '18').body).toContain('"docs-1-18"')
  })
})
