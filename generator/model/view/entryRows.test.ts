import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { ReferencePage } from '../../contract/reference.ts'
import { builtApiOf } from '../testing.ts'
import { entryRows, hasEntryTable, listedRows } from './entryRows.ts'

const { api } = builtApiOf({ 'orders.yaml': readFileSync('tests/fixtures/orders.yaml', 'utf8') })

it('lists the operations of a page with method, path and anchor, in the order of the page', () => {
  const rows = entryRows(api.pages[0] as ReferencePage, api)
  expect(rows.map(({ anchor, method, path }) => [anchor, method, path])).toEqual([
    ['placeOrder', 'POST', '/orders/{symbol}'],
    ['cancelOrder', 'DELETE', '/orders/{symbol}'],
  ])
  expect(rows[0]?.rateLimit?.requests).toBe(10)
  expect(rows[1]?.deprecation).toBeDefined()
})

it('lists an operation of another page that has the tag of the page as well, once', () => {
  const { api: shop } = builtApiOf({
    'shop.yaml': `openapi: 3.1.0
paths:
  /a: {get: {operationId: a, tags: [Money, Orders]}}
  /b: {get: {operationId: b, tags: [Orders, Orders]}}
`,
  })
  const rows = shop.pages.map((page) => listedRows(page, shop).map(({ id, isElsewhere }) => [id, isElsewhere]))
  expect(rows).toEqual([
    [['a', undefined]],
    [
      ['b', undefined],
      ['a', true],
    ],
  ])
})

it('lists all that has a tag on the page of the tag alone', () => {
  const { api: shop } = builtApiOf(
    {
      'shop.yaml': `openapi: 3.1.0
tags: [{name: Money, description: About money.}]
paths: {/a: {get: {operationId: a, tags: [Money]}}, /b: {get: {operationId: b, tags: [Orders, Money]}}}
`,
    },
    { pages: 'operation' },
  )
  const [tag] = shop.pages as [ReferencePage]
  expect(tag.path).toBe('/test/money')
  expect(listedRows(tag, shop).map(({ id, isElsewhere }) => [id, isElsewhere])).toEqual([
    ['a', true],
    ['b', true],
  ])
  expect(hasEntryTable(tag, shop)).toBe(true)
})
