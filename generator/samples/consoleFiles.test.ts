import { expect, it } from 'vitest'
import type { ConsoleOperation } from '../contract/console.ts'
import { apiOf } from '../model/testing.ts'
import { consoleFiles } from './consoleFiles.ts'

const api = apiOf(`
info: {title: Trade, version: '1'}
paths:
  /orders:
    get:
      operationId: getOrders
      tags: [Orders]
      responses:
        '200':
          description: The orders.
          content:
            application/json:
              schema:
                type: array
                items: {$ref: '#/components/schemas/Order'}
        '400':
          description: Refused.
components:
  schemas:
    Order:
      type: object
      description: Said in words.
      properties:
        id: {type: string, description: Said in words.}
        fees: {type: array, items: {type: object, properties: {rate: {type: number}}}}
tags: [{name: Orders}]
`)

const files = new Map(consoleFiles([api]))

it('tells what each response is made of, and where each field of it is described', () => {
  const operation: ConsoleOperation = JSON.parse(files.get('console/test/operations/getOrders.json') ?? '')
  expect(operation.replies.map(({ status, mediaType, fields }) => ({ status, mediaType, fields }))).toEqual([
    {
      status: '200',
      mediaType: 'application/json',
      fields: {
        '[].id': 'getOrders.200.id',
        '[].fees': 'getOrders.200.fees',
        '[].fees[].rate': 'getOrders.200.fees.rate',
      },
    },
    { status: '400', mediaType: undefined, fields: {} },
  ])
  expect(Object.keys(operation.schemas)).toEqual(['Order'])
})

it('takes no prose along', () => {
  expect([...files.values()].join()).not.toContain('Said in words')
})
