import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Api, ReferencePage } from '../../contract/reference.ts'
import { apiOf, builtApiOf } from '../../model/testing.ts'
import { renderReferencePage } from './referencePage.ts'

const orders = readFileSync('tests/fixtures/orders.yaml', 'utf8')

function render(api: Api, index = 0, locale = 'en'): string {
  return renderReferencePage(api.pages[index] as ReferencePage, { api, locale, defaultLocale: 'en' })
}

test('a page of one operation is its prose and component tags that name it, and no schema', () => {
  const { api } = builtApiOf({ 'orders.yaml': orders }, { pages: 'operation' })
  expect(render(api, 1)).toBe(`---
title: Place order
kind: reference
api: test
---

<Operation of="placeOrder" single>
  <Endpoint of="placeOrder" />

  Places **one** order for \`{symbol}\`. See [fees](/fees).

  <Callout kind="warning">
    Not idempotent \\<yet>.
  </Callout>

  <Parameters of="placeOrder" in="path" />

  <Parameters of="placeOrder" in="query" />

  <Pagination of="placeOrder" />

  <RequestBody of="placeOrder" />

  <Responses of="placeOrder" />

  <Errors of="placeOrder" />

  <Samples of="placeOrder" />
</Operation>
`)
})

test('a page of several operations begins with the description of its tag', () => {
  const { api } = builtApiOf({ 'orders.yaml': orders })
  const text = render(api)
  expect(text).toContain('title: Trade\n')
  expect(text.indexOf('Place and cancel orders.')).toBeLessThan(text.indexOf('<EntryTable />'))
  expect(text.indexOf('<EntryTable />')).toBeLessThan(text.indexOf('<Operation of="placeOrder">'))
  expect(text.indexOf('<Operation of="placeOrder">')).toBeLessThan(text.indexOf('<Operation of="cancelOrder">'))
})

test('a page of one operation by tag keeps the description of the tag', () => {
  const api = apiOf(
    'tags: [{name: Trade, description: About trading.}]\npaths: {/a: {get: {operationId: x, summary: Trade, description: About x., tags: [Trade]}}}',
  )
  expect(render(api)).toContain('About trading.')
  expect(render(api)).toContain('About x.')
})

test('a landing page and a schema page are a tag each', () => {
  const { api } = builtApiOf({ 'orders.yaml': orders }, { overview: '/orders/' })
  expect(render(api)).toBe(
    '---\ntitle: Orders API\nkind: reference\napi: test\n---\n\nTrade by REST.\n\n<ApiOverview api="test" />\n',
  )
  const schema: ReferencePage = {
    path: '/s',
    title: { en: 'Order' },
    content: { kind: 'schema', schema: 'Order' },
    source: { file: 'a', line: 1, column: 1 },
  }
  expect(renderReferencePage(schema, { api, locale: 'en', defaultLocale: 'en' })).toBe(
    '---\ntitle: Order\nkind: schema\napi: test\n---\n\n<Schema of="Order" />\n',
  )
})

test('prose that is not translated is marked with its language', () => {
  const api = apiOf('paths: {/a: {get: {operationId: x, summary: Do it, description: Does it.}}}')
  expect(render(api, 0, 'zh')).toContain('<Untranslated locale="en">\n    Does it.\n  </Untranslated>')
})

test('ids and titles cannot break out of where they stand', () => {
  const spec = `openapi: 3.1.0
tags: [{name: T, x-displayName: "A: \\"quoted\\" {title}\\n---\\n<script>"}]
paths: {/a: {get: {operationId: 'x" onload={alert(1)} y="', tags: [T], summary: "B: \\"quoted\\" {title} <script>"}}}
`
  const { api } = builtApiOf({ 'a.yaml': spec }, { pages: 'operation' })
  expect(render(api)).toContain('<Operation of="x&#x22; onload={alert(1)} y=&#x22;" single>')
  expect(render(api)).toMatch(/^---\ntitle: 'B: "quoted" \{title\} <script>'\nkind: reference\napi: test\n---\n/)
  expect(render(builtApiOf({ 'a.yaml': spec }).api)).toMatch(
    /^---\ntitle: \|-\n {2}A: "quoted" \{title\}\n {2}---\n {2}<script>\nkind: reference\napi: test\n---\n/,
  )
})
