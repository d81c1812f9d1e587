import { expect, it } from 'vitest'
import type { Operation } from '../../generator/contract/operation.ts'
import { checkRequest } from './checkRequest.ts'

const operation: Operation = {
  ...{ kind: 'operation', id: 'list', method: 'GET', path: '/orders', title: { en: 'List' }, tags: [], servers: [] },
  ...{ security: [], errors: [], parameters: [], responses: [], callbacks: [] },
  source: { file: 'openapi.yaml', line: 1, column: 1 },
}

function problemsOf(query: string, parameters: Operation['parameters'] = []): readonly string[] {
  return checkRequest({
    operation: { ...operation, parameters },
    request: { method: 'GET', path: '/orders', query, headers: {}, body: '' },
    values: {},
    ownParameters: ['filter'],
    schemas: {},
    conformance: { problems: () => [] },
    isStrict: true,
  }).reasons
}

it('knows the members of a parameter by the name before the bracket', () => {
  expect(problemsOf('filter[size]=1&filter[a][b]=2&other[size]=3')).toEqual([
    'There is no query parameter "other[size]".',
  ])
})

it('is done with a name of many brackets', () => {
  expect(problemsOf(`${'['.repeat(1_000_000)}%0A`)).toHaveLength(1)
})

it('misses a header of any name that was not sent', () => {
  const header = {
    in: 'header',
    name: 'constructor',
    required: true,
    schema: { types: ['string'] },
    examples: [],
  } as const
  expect(problemsOf('', [header])).toEqual(['The header parameter "constructor" is missing.'])
})

it('asks for no part of the path that the path has no room for', () => {
  const id = { in: 'path', name: 'id', required: true, schema: { types: ['string'] }, examples: [] } as const
  expect(problemsOf('', [id])).toEqual([])
})

it('takes what a scheme adds to a body, and leaves what the operation knows itself', () => {
  const text = { types: ['string'] }
  const own = (properties: readonly string[]): Operation['requestBody'] => ({
    required: true,
    contents: [
      {
        mediaType: 'application/x-www-form-urlencoded',
        schema: {
          types: ['object'],
          properties: properties.map((name) => ({ name, required: true, schema: text })),
        },
        examples: [],
      },
    ],
  })
  const checked = (body: string, requestBody?: Operation['requestBody']) =>
    checkRequest({
      operation: { ...operation, method: 'POST', ...(requestBody ? { requestBody } : {}) },
      request: {
        ...{ method: 'POST', path: '/orders', query: '', body },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      ...{ values: {}, ownParameters: ['nonce'], schemas: {}, isStrict: true },
      conformance: { problems: () => [] },
    })
  expect(checked('nonce=1').reasons).toEqual([])
  expect(checked('nonce=1&pair=a').reasons).toEqual(['The operation takes no body.'])
  expect(checked('nonce=1&pair=a', own(['pair'])).asked.body).toEqual({ pair: 'a' })
  expect(checked('nonce=1&pair=a', own(['nonce', 'pair'])).asked.body).toEqual({ nonce: '1', pair: 'a' })
})
