import { describe, expect, it } from 'vitest'
import { compareReferences } from './compareReferences.ts'
import { draftChangelog } from './draftChangelog.ts'
import { formatChanges } from './formatChanges.ts'
import { apiOfSchemas, apiOfTexts, seeded } from './testing.ts'

const after = apiOfTexts({
  openapi: seeded.openapi
    .replace('enum: [OPEN, DONE]', 'enum: [OPEN, DONE, EXPIRED]')
    .replace('encoding: base64', 'encoding: hex')
    .replace('/markets:', 'x-gone:')
    .replace('maximum: 50', 'maximum: 75')
    .replace('summary: Place an order', 'summary: Place {one} order'),
  asyncapi: seeded.asyncapi.replace('value: 10', 'value: 20'),
})
const changes = compareReferences({ apis: [apiOfTexts(seeded)] }, { apis: [after] })
const report = { changes, before: 'v1', after: 'v2', locale: 'en' }

describe('changes', () => {
  it('are text by class and subject, what a shared schema brings about told once', () => {
    expect(formatChanges(report, 'text')).toBe(`Breaking
  test  apiKey
    Requests are signed in another way: \`encoding\` changes from \`base64\` to \`hex\`.  signing-changed
      openapi.yaml:1:1
  test  POST /orders
    \`state\` of response 200 gains the value \`EXPIRED\`.  enum-value-added
      the same in GET /orders (\`[*].state\` of response 200), GET /orders/{id}
      /trade#placeOrder.200.state  openapi.yaml:13:5
  test  GET /markets
    Removed.  operation-removed
      /trade#getMarkets  openapi.yaml:76:5

Additive
  test  POST /orders
    The limit \`maximum\` of \`leverage\` of the request body is wider: \`75\` instead of \`50\`.  constraint-loosened
      /trade#placeOrder.body.leverage  openapi.yaml:13:5
  test  WebSocket
    The limit \`connections\` rises from \`10 connections per IP\` to \`20 connections per IP\`.  connection-limit-raised
      /trades#connection-limits  asyncapi.yaml:1:1

Editorial
  test  POST /orders
    The title of the operation changes.  title-changed
      /trade#placeOrder  openapi.yaml:13:5

5 breaking, 2 additive, 1 editorial`)
  })

  it('are Markdown with links to what is still there', () => {
    const text = formatChanges({ ...report, urlOf: (address) => `https://docs.example.com${address}` }, 'markdown')
    expect(text.split('\n').slice(0, 14).join('\n')).toBe(`## Changes from \`v1\` to \`v2\`

5 breaking, 2 additive, 1 editorial

### Breaking

- test: \`apiKey\`
  - Requests are signed in another way: \`encoding\` changes from \`base64\` to \`hex\`. \`signing-changed\`
- test: [Place \\{one\\} order](https://docs.example.com/trade#placeOrder) \`POST /orders\`
  - \`state\` of response 200 gains the value \`EXPIRED\`. [\`enum-value-added\`](https://docs.example.com/trade#placeOrder.200.state) (the same in GET /orders (\`[*].state\` of response 200), GET /orders/\\{id\\})
- test: Get markets \`GET /markets\`
  - Removed. \`operation-removed\`

### Additive`)
  })

  it('are JSON with everything, in all languages', () => {
    const { count, changes: told } = JSON.parse(formatChanges(report, 'json'))
    expect(count).toEqual({ breaking: 5, additive: 2, editorial: 1 })
    expect(told.find(({ rule }: { readonly rule: string }) => rule === 'enum-value-added')).toEqual({
      class: 'breaking',
      rule: 'enum-value-added',
      title: 'A closed list has a new value',
      sentence: {
        en: '`state` of response 200 gains the value `EXPIRED`.',
        zh: '响应 200 的 `state` 新增取值 `EXPIRED`。',
      },
      api: 'test',
      subject: { kind: 'operation', id: 'placeOrder', name: 'POST /orders', title: { en: 'Place {one} order' } },
      side: 'response',
      part: { kind: 'response', status: '200' },
      field: 'state',
      item: 'EXPIRED',
      after: 'EXPIRED',
      schema: { id: 'Order', field: 'state' },
      address: { before: '/trade#placeOrder.200.state', after: '/trade#placeOrder.200.state' },
      source: {
        before: { file: 'openapi.yaml', line: 13, column: 5 },
        after: { file: 'openapi.yaml', line: 13, column: 5 },
      },
    })
  })

  it('are said to be none where there are none', () => {
    expect(formatChanges({ ...report, changes: [] }, 'text')).toBe('No differences.')
    expect(formatChanges({ ...report, changes: [], locale: 'zh' }, 'markdown')).toBe(
      '## 从 `v1` 到 `v2` 的变更\n\n没有差异。',
    )
  })
})

describe('the draft of a changelog', () => {
  it('links what is there, breaking changes first, and leaves out what is only editorial', () => {
    expect(draftChangelog({ changes, locale: 'en', date: '2026-11-21' })).toEqual(
      new Map([
        [
          'test',
          `## 2026-11-21 [#2026-11-21]

- Security scheme \`apiKey\`: Requests are signed in another way: \`encoding\` changes from \`base64\` to \`hex\`.
- [Place \\{one\\} order](/trade#placeOrder), \`POST /orders\`: \`state\` of response 200 gains the value \`EXPIRED\`. The limit \`maximum\` of \`leverage\` of the request body is wider: \`75\` instead of \`50\`.
- [List orders](/trade#listOrders), \`GET /orders\`: \`[*].state\` of response 200 gains the value \`EXPIRED\`.
- [Get an order](/trade#getOrder), \`GET /orders/{id}\`: \`state\` of response 200 gains the value \`EXPIRED\`.
- Get markets, \`GET /markets\`: Removed.
- [WebSocket connections](/trades#connection-limits): The limit \`connections\` rises from \`10 connections per IP\` to \`20 connections per IP\`.`,
        ],
      ]),
    )
  })

  it('puts what has the same changes into one line, and is written in Chinese too', () => {
    const same = changes.filter(
      ({ subject }) => ['placeOrder', 'getOrder'].includes(subject.id) && subject.kind === 'operation',
    )
    const shared = same.filter(({ rule }) => rule === 'enum-value-added')
    expect(draftChangelog({ changes: shared, locale: 'zh', date: '2026-11-21' }).get('test')).toBe(
      '## 2026-11-21 [#2026-11-21]\n\n- [Place \\{one\\} order](/trade#placeOrder) `POST /orders`、[Get an order](/trade#getOrder) `GET /orders/{id}`：响应 200 的 `state` 新增取值 `EXPIRED`。',
    )
  })
})

it('of one shared schema name the place where it differs', () => {
  const root = (name: string) => `Root: { type: object, properties: { ${name}: { type: string, pattern: a } } }`
  const [before, later] = [apiOfSchemas(root('name')), apiOfSchemas(root('label'))]
  const told = { changes: compareReferences({ apis: [before] }, { apis: [later] }), before: 'a', after: 'b' }
  expect(formatChanges({ ...told, locale: 'en' }, 'markdown')).toContain(
    '(the same in POST /all (`label` of response 200))',
  )
  expect(formatChanges({ ...told, locale: 'zh' }, 'text')).toContain('相同变更：POST /all（响应 200 的 `label`）')
})
