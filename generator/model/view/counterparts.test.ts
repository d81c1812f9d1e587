import { expect, it } from 'vitest'
import type { Api } from '../../contract/reference.ts'
import { apiOf } from '../testing.ts'
import { counterpartsOf } from './counterparts.ts'

function api(id: string, operations: string): Api {
  return { ...apiOf(`paths: {/a: {${operations}}}`), id }
}

const next = api('next', 'post: {operationId: place}, get: {operationId: list}')
const old = api(
  'old',
  `post: {operationId: placeOld, deprecated: true, x-replaced-by: ['next#place']}, get: {operationId: listOld, deprecated: true, x-replaced-by: [placeOld]}`,
)
const apis = [old, next]
const idsOf = (owner: Api, id: string) =>
  counterpartsOf({ api: owner, kind: 'operation', id }, apis).map((entry) => `${entry.api.id}#${entry.id}`)

it('leads from a deprecated call to what replaces it in another API, and back', () => {
  expect(idsOf(old, 'placeOld')).toEqual(['next#place'])
  expect(idsOf(next, 'place')).toEqual(['old#placeOld'])
})

it('knows none for a call that nothing replaces, or a call of the same API', () => {
  expect(idsOf(next, 'list')).toEqual([])
  expect(idsOf(old, 'listOld')).toEqual([])
})
