import { expect, it } from 'vitest'
import { apiOf } from '../model/testing.ts'
import { pageMockFile } from './pageMockFile.ts'

const api = apiOf(`
info: {title: Trade, version: '1'}
x-errors:
  - {code: 1, name: FULL, description: Said in words., action: Wait.}
  - {code: 2, description: The book is closed.}
paths:
  /orders:
    get:
      operationId: getOrders
      description: Said in words.
      tags: [Orders]
      responses:
        '200':
          description: Said in words.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Order'}
              example: {description: A limit order.}
components:
  schemas:
    Order:
      type: object
      description: Said in words.
      properties:
        description: {type: string, description: Said in words.}
tags: [{name: Orders}]
`)

it('gives a mock in a page what decides a reply, and not what is only said', () => {
  const [file, text] = pageMockFile([api])
  const [read] = JSON.parse(text).apis
  expect(file).toBe('console/mock.json')
  expect(text).not.toContain('Said in words.')
  expect(read.operations[0].responses[0].contents[0].examples[0].value).toEqual({ description: 'A limit order.' })
  expect(read.operations[0].title).toEqual({})
  expect(read.schemas['Order'].properties[0].name).toBe('description')
  expect(read.errors).toEqual([
    { code: 1, name: 'FULL', description: {} },
    { code: 2, description: { en: 'The book is closed.' } },
  ])
})
