import { expect, it } from 'vitest'
import { exampleOf } from './exampleOf.ts'
import { schemasOf } from './testing.ts'
import { withPlaceholders } from './withPlaceholders.ts'

function request(text: string) {
  const { schema, api } = schemasOf(`S: ${text}`)
  return withPlaceholders(exampleOf(schema('S'), api.schemas, 'request'), schema('S'), api.schemas)
}

it('a value is named as its member', () => {
  expect(request('{required: [clientId], properties: {clientId: {type: string}}}')).toEqual({
    clientId: 'YOUR_CLIENT_ID',
  })
  expect(request('{type: string}')).toBe('YOUR_VALUE')
})

it('values of one name are told apart by the members around them', () => {
  const account = '{required: [id], properties: {id: {type: string}}}'
  expect(
    request(`{required: [from, to, id], properties: {from: ${account}, to: ${account}, id: {type: string}}}`),
  ).toEqual({
    from: { id: 'YOUR_FROM_ID' },
    to: { id: 'YOUR_TO_ID' },
    id: 'YOUR_ID',
  })
})

it('items of a list are filled in alike', () => {
  expect(request('{type: array, minItems: 2, items: {required: [id], properties: {id: {type: string}}}}')).toEqual([
    { id: 'YOUR_ID' },
    { id: 'YOUR_ID' },
  ])
})
