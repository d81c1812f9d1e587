import { expect, test } from 'vitest'
import { builtApiOf } from '../testing.ts'
import { entryGroups } from './entryGroups.ts'

test('groups follow the tags of the spec, then the order of first use; what has no tag is last', () => {
  const { api } = builtApiOf({
    'openapi.yaml': `openapi: 3.1.0
tags: [{name: Unused}, {name: Orders, summary: All orders}, {name: Account}]
paths:
  /untagged: {get: {operationId: untagged}}
  /further: {get: {operationId: further, tags: [Further]}}
  /account: {get: {operationId: account, tags: [Account, Orders]}}
  /orders: {get: {operationId: orders, tags: [Orders]}, put: {operationId: put, tags: [Orders]}}
webhooks: {filled: {post: {operationId: filled}}}
`,
  })
  const groups = entryGroups(api).map(({ name, title, operations }) => [
    name,
    title?.en,
    operations.map(({ id }) => id).join(' '),
  ])
  expect(groups).toEqual([
    ['Orders', 'All orders', 'orders put'],
    ['Account', 'Account', 'account'],
    ['Further', undefined, 'further'],
    ['Operations', 'Operations', 'untagged'],
    ['Webhooks', 'Webhooks', 'filled'],
  ])
})
