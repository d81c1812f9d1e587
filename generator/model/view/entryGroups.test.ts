import { expect, test } from 'vitest'
import { builtApiOf } from '../testing.ts'
import { entryGroups, operationSections } from './entryGroups.ts'

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
  const defaultTitles = { Operations: { en: 'All other', zh: '接口' }, Orders: { en: 'No' } }
  const groups = entryGroups({ ...api, defaultTitles }).map(({ name, title, operations }) => [
    name,
    title?.en,
    operations.map(({ id }) => id).join(' '),
  ])
  expect(groups).toEqual([
    ['Orders', 'All orders', 'orders put'],
    ['Account', 'Account', 'account'],
    ['Further', undefined, 'further'],
    ['Operations', 'All other', 'untagged'],
    ['Webhooks', undefined, 'filled'],
  ])
})

test('an overview lists an operation under each of its tags, below the headings of their groups', () => {
  const { api } = builtApiOf({
    'openapi.yaml': `openapi: 3.1.0
tags: [{name: Orders}, {name: Account}]
x-tagGroups: [{name: Trading, tags: [Rare, Orders]}]
paths:
  /account: {get: {operationId: account, tags: [Account, Orders, Rare]}}
  /orders: {get: {operationId: orders, tags: [Orders]}}
`,
  })
  const sections = operationSections(api).map(({ title, groups }) => [
    title?.en,
    ...groups.map(
      ({ name, operations, further }) => `${name}: ${[...operations, ...further].map(({ id }) => id).join(' ')}`,
    ),
  ])
  expect(sections).toEqual([
    [undefined, 'Account: account'],
    ['Trading', 'Rare: account', 'Orders: orders account'],
  ])
})
