import { describe, expect, it } from 'vitest'
import type { Parameter } from '../../contract/operation.ts'
import type { SchemaNode } from '../../contract/schema.ts'
import { withEncodings, withSerialization } from './serialization.ts'

const list: SchemaNode = { types: ['array'], items: { types: ['string'] } }
const object: SchemaNode = {
  types: ['object'],
  properties: [
    { name: 'side', required: false, schema: { types: ['string'] } },
    { name: 'price', required: false, schema: { types: ['string'] } },
  ],
}

function serializationOf(parts: Partial<Parameter>) {
  const parameter: Parameter = { name: 'x', in: 'query', required: false, schema: list, examples: [], ...parts }
  return withSerialization(parameter, {}).serialization
}

describe('a parameter', () => {
  it.each([
    ['x=a&x=b', { style: 'form' }],
    ['x=a,b', { explode: false }],
    ['x=a|b', { style: 'pipeDelimited' }],
    ['x=a%20b', { style: 'spaceDelimited' }],
    ['x[side]=1&x[price]=2', { style: 'deepObject', schema: object }],
    ['side=1&price=2', { schema: object }],
    ['x=side,1,price,2', { explode: false, schema: object }],
    ['a,b', { in: 'header', style: 'simple' }],
    [';x=a,b', { in: 'path', style: 'matrix' }],
    [';x=a;x=b', { in: 'path', style: 'matrix', explode: true }],
    ['.a.b', { in: 'path', style: 'label', explode: true }],
    ['.a', { in: 'path', style: 'label', schema: { types: ['string'] } }],
  ] as const)('is written %s', (form, parts) => {
    expect(serializationOf(parts)).toEqual({ form })
  })

  it('says nothing of the default of its place', () => {
    expect(serializationOf({})).toBeUndefined()
    expect(serializationOf({ schema: { types: ['string'] } })).toBeUndefined()
  })

  it('may be in a format of its own, empty, or hold reserved characters', () => {
    expect(serializationOf({ mediaType: 'application/json', allowReserved: true, allowEmptyValue: true })).toEqual({
      contentType: 'application/json',
      allowReserved: true,
      allowEmptyValue: true,
    })
  })
})

it('says of each part of a body how it is written', () => {
  const encodings = [{ part: 'side', contentType: 'text/csv', headers: [] }]
  const body = withEncodings({ mediaType: 'multipart/form-data', schema: object, examples: [], encodings }, {})
  expect(body?.properties?.map(({ schema }) => schema.serialization)).toEqual([{ contentType: 'text/csv' }, undefined])
})
