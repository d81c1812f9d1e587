import { describe, expect, test } from 'vitest'
import { sortedScheme } from '../../../tests/fixtures/signing/schemes.ts'
import type { BookRule } from '../../contract/book.ts'
import { createAnchors } from '../../contract/ids.ts'
import type { Operation } from '../../contract/operation.ts'
import type { Api } from '../../contract/reference.ts'
import type { Route } from '../../contract/routes.ts'
import type { SchemaNode } from '../../contract/schema.ts'
import { bareApi } from '../../contract/testing.ts'
import { buildFieldTree } from '../../model/view/fieldTree.ts'
import { operationOutline } from '../../model/view/operationOutline.ts'
import { dataRecords } from './dataRecords.ts'
import { catalogueRecords, messagesOfCodes } from './errorRecords.ts'
import { type FieldOwner, fieldRecords } from './fieldRecords.ts'
import { guideRecords } from './guideRecords.ts'
import type { RecordContext } from './recordContext.ts'
import { operationRecords, referenceRecords } from './referenceRecords.ts'
import { bookRecords } from './toolRecords.ts'

const route: Route = {
  id: 'orders-1',
  kind: 'guide',
  path: '/orders',
  locale: 'zh',
  url: '/zh/orders',
  contentLocale: 'zh',
  title: '订单',
  description: '',
  sidebarLabel: '订单',
  sidebar: 'orders',
  source: { origin: 'guide', file: 'guides/zh/orders.mdx' },
  edit: { file: 'guides/zh/orders.mdx', line: 1 },
}
const context: RecordContext = {
  route,
  locale: 'zh',
  defaultLocale: 'en',
  apis: [],
  tables: new Map(),
  downloads: [],
  recipes: new Map(),
  sectionLabel: '交易',
  catalogued: new Set(),
  messagesByCode: new Map(),
}
const api = bareApi({
  errors: [
    {
      code: 21_301,
      description: { en: 'Too many requests.', zh: '请求过多。' },
      action: { en: 'Wait.', zh: '请稍候。' },
    },
  ],
})
/** Members of every record of the page. */
const place = { locale: 'zh', title: '订单', section: 'orders', sectionLabel: '交易' }

test('an error code is known by itself and by its text in English, and says what to do', () => {
  expect(catalogueRecords(api, { anchor: 'codes', isDeprecated: true }, context)).toEqual([
    {
      ...place,
      id: 'error:/zh/orders#error-21301',
      kind: 'error',
      url: '/zh/orders#error-21301',
      heading: '21301',
      names: ['21301', 'Too many requests.'],
      text: '请求过多。 请稍候。',
      deprecated: true,
    },
    {
      ...place,
      id: 'error:/zh/orders#codes',
      kind: 'error',
      url: '/zh/orders#codes',
      heading: '未列出的错误码',
      names: ['unlisted code'],
      text: '列表中没有这个错误码。请按请求失败处理；如果是写操作，请先查询状态，再决定是否重新发送。',
      deprecated: true,
    },
  ])
})

test('an error code is found by the messages beside it in the replies of guides', () => {
  const reply = '```json\n{ "code": 21301, "message": "Slow down, please" }\n```\n'
  const batch = '```json\n[{ "msg": "Far too many", "code": "21301" }, { "code": 200, "msg": "Success" }]\n```\n'
  const messagesByCode = messagesOfCodes([{ text: reply }, { text: `${batch}${reply}` }])
  expect([...messagesByCode]).toEqual([['21301', ['Slow down, please', 'Far too many']]])
  const [found] = catalogueRecords(api, { anchor: 'codes', isDeprecated: false }, { ...context, messagesByCode })
  expect(found?.asked).toBe('Slow down please, Far too many')
})

test('the section of a connection shows and finds its limits', () => {
  const limits = [
    { name: 'requestsPerSecond', value: 500, unit: { en: 'requests' }, description: { en: 'Frames a second.' } },
    { name: 'maxSubscriptions', value: 'not published', description: { en: 'Subscribe to few.' } },
  ]
  const streaming = { title: { en: 'S' }, version: '1', servers: [], limits, errors: [], source: api.source }
  const own: RecordContext = { ...context, locale: 'en', apis: [{ ...api, streaming }] }
  const text = '## Limits [#limits]\n\n<ConnectionRules api="orders" part="limits" />\n'
  const found = guideRecords({ file: 'a.mdx', title: 'A', description: '', text }, false, own)
  expect(found.at(-1)).toMatchObject({ kind: 'heading', heading: 'Limits', text: '500 requests · Frames a second.' })
})

test('an overview is found by the steps that sign a request, and by what is sent', () => {
  const signed: Api = {
    ...api,
    securitySchemes: [{ id: 'signed', type: 'apiKey', in: 'header', name: 'key', flows: [], signing: sortedScheme }],
  }
  const page = { path: '/orders', title: { en: 'Orders' }, content: { kind: 'overview' } } as const
  const [, record] = referenceRecords({ ...page, source: signed.source }, signed, context)
  expect(record).toMatchObject({
    ...place,
    ...{ kind: 'heading', url: '/zh/orders#authentication', heading: '身份认证' },
    names: ['signed', 'key', 'signature', 'SHA-256', 'signTimestamp'],
  })
  expect(record?.text).toContain('signature: {method}\\n{path}\\n{sortedQuery}')
})

test('a row of a table is known by its first cell, and has the others with their labels', () => {
  const table = {
    columns: [
      { key: 'name', label: { en: 'Symbol', zh: '币对' } },
      { key: 'tick', label: { en: 'Tick', zh: '步长' } },
      { key: 'note', label: { en: 'Note', zh: '说明' } },
    ],
    rows: [
      { name: 'BTC_USDT', tick: 0.01, note: { en: 'Main', zh: '主要' } },
      { name: null, tick: 1, note: null },
    ],
  }
  expect(dataRecords(table, undefined, 'symbols', context)).toEqual([
    {
      ...place,
      id: 'value:/zh/orders#symbols:BTC_USDT',
      kind: 'value',
      url: '/zh/orders#symbols',
      heading: 'BTC_USDT',
      names: ['BTC_USDT'],
      text: '步长 0.01, 说明 主要',
    },
  ])
  expect(dataRecords(table, 'tick,name', 'symbols', context).map(({ heading, text }) => [heading, text])).toEqual([
    ['BTC_USDT', '步长 0.01'],
  ])
})

describe('fields', () => {
  function owner(more: Partial<FieldOwner> = {}): FieldOwner {
    const sets = { met: new Set<string>(), metValues: new Set<string>(), metFields: new Set<string>() }
    return { within: ['下单'], isDeprecated: false, isAsked: true, ...sets, ...more }
  }
  const side = {
    name: 'side',
    required: true,
    schema: { types: ['string'], description: { en: 'Side of the order.' }, enum: [{ value: 'BUY' }, { value: 1 }] },
  }
  const schema = { types: ['object'], properties: [side] }
  const treeOf = (anchor: string, direction: 'request' | 'response') =>
    buildFieldTree(schema, { schemas: {}, anchor, direction })

  function operation(parts: Partial<Operation>): Operation {
    return {
      ...{ kind: 'operation', id: 'place', method: 'POST', path: '/orders', title: { en: 'Place' }, tags: [] },
      ...{ servers: [], security: [], errors: [], parameters: [], responses: [], callbacks: [], source: api.source },
      ...parts,
    }
  }

  function recordsOf(own: Operation) {
    const owner = { isSole: true, metValues: new Set<string>(), metFields: new Set<string>() }
    return operationRecords(operationOutline(own, api, createAnchors()), owner, context)
  }

  function fieldCalled(name: string): SchemaNode {
    return { types: ['object'], properties: [{ name, required: true, schema: { types: ['string'] } }] }
  }

  test('the text of an operation begins with its limit, as tables of calls write it', () => {
    const limit = { requests: 50, interval: '1s' } as const
    const textWith = (rateLimit: Operation['rateLimit']) =>
      recordsOf(operation({ description: { en: 'Places one.' }, ...(rateLimit && { rateLimit }) }))[0]?.text
    expect(textWith(limit)).toBe('50/秒 · Places one.')
    expect(textWith({ ...limit, requests: 6000 })).toBe('6,000/秒 · Places one.')
    expect(textWith({ requests: 20, interval: '10s', certainty: 'inferred' })).toBe('≈20/10 秒 · Places one.')
  })

  test('a value of a body’s field leads to the field, not to the header that has its path', () => {
    const price = { types: ['string'], enum: [{ value: 'MARKET' }] }
    const headers = { types: ['object'], properties: [{ name: 'price', required: true, schema: price }] }
    const body = { types: ['object'], properties: [{ name: 'headers', required: true, schema: headers }] }
    const response: Operation['responses'][number] = {
      status: '200',
      headers: [{ name: 'price', in: 'header', required: true, schema: { types: ['string'] }, examples: [] }],
      links: [],
      contents: [{ mediaType: 'application/json', schema: body, examples: [] }],
    }
    const place = operation({ responses: [response] })
    const found = recordsOf(place)
    expect(found.map(({ heading, url }) => [heading, url])).toEqual([
      ['', '/zh/orders'],
      ['price', '/zh/orders#place.200.headers.price'],
      ['headers', '/zh/orders#place.200.headers'],
      ['MARKET', '/zh/orders#place.200.headers.price-2'],
    ])
  })

  test('a field has its operation around it, and each value that is a word has a record', () => {
    const found = fieldRecords(treeOf('place.body', 'request'), owner(), context)
    expect(found.map(({ kind, url, within, names, text }) => ({ kind, url, within, names, text }))).toEqual([
      {
        kind: 'field',
        url: '/zh/orders#place.body.side',
        within: ['下单'],
        names: ['side'],
        text: 'Side of the order.',
      },
      { kind: 'value', url: '/zh/orders#place.body.side', within: ['下单', 'side'], names: ['BUY'], text: '' },
    ])
  })

  test('those of streams, of headers of parts and of callbacks are found', () => {
    const header = {
      name: 'X-Part',
      in: 'header',
      required: false,
      schema: { types: ['string'] },
      examples: [],
    } as const
    const content = { mediaType: 'multipart/mixed', examples: [], encodings: [{ part: 'file', headers: [header] }] }
    const stream = { mediaType: 'application/jsonl', itemSchema: fieldCalled('px'), examples: [] }
    const callback = operation({
      ...{ id: 'done', kind: 'callback' },
      requestBody: { required: true, contents: [{ mediaType: 'a/b', schema: fieldCalled('fill'), examples: [] }] },
    })
    const found = recordsOf(
      operation({
        requestBody: { required: true, contents: [{ ...content, schema: fieldCalled('file') }] },
        responses: [{ status: '200', headers: [], links: [], contents: [stream] }],
        callbacks: [{ name: 'onDone', operations: [callback] }],
      }),
    )
    expect(found.slice(1).map(({ heading, url }) => [heading, url])).toEqual([
      ['file', '/zh/orders#place.body.file'],
      ['X-Part', '/zh/orders#place.body.file.headers.X-Part'],
      ['px', '/zh/orders#place.200.px'],
      ['fill', '/zh/orders#done.body.fill'],
    ])
  })

  test('those that only requests carry are found on the page of their schema', () => {
    const secret: SchemaNode = { types: ['string'], writeOnly: true }
    const order: SchemaNode = { types: ['object'], properties: [{ name: 'secret', required: true, schema: secret }] }
    const page = { path: '/schemas/order', title: { en: 'Order' }, source: api.source }
    const found = referenceRecords(
      { ...page, content: { kind: 'schema', schema: 'Order' } },
      { ...api, schemas: { Order: order } },
      context,
    )
    expect(found.map(({ url }) => url)).toEqual(['/zh/orders', '/zh/orders#Order.request.secret'])
  })

  test('what an answer repeats of another on the page has no second record', () => {
    const shared = { metValues: new Set<string>(), metFields: new Set<string>(), isAsked: false }
    const first = fieldRecords(treeOf('one.200', 'response'), owner(shared), context)
    const second = fieldRecords(treeOf('two.200', 'response'), owner(shared), context)
    expect([first.length, second.length]).toEqual([2, 0])
  })
})

test('a guide is a page and its headings, with the prose beneath and the messages of its answers', () => {
  const text =
    'How to trade.\n\n## Limits [#limits]\n\nAt most ten a second.\n\n```json\n{"message": "Too many requests, wait"}\n```\n'
  const found = guideRecords({ file: 'a.mdx', title: '订单', description: '说明。', text }, false, context)
  expect(
    found.map(({ kind, url, heading, names, text: own, asked }) => [kind, url, heading, names, own, asked]),
  ).toEqual([
    ['page', '/zh/orders', '', ['/orders'], '说明。 How to trade.', undefined],
    ['heading', '/zh/orders#limits', 'Limits', [], 'At most ten a second.', 'Too many requests wait'],
  ])
})

test('a section is known by the addresses that it names, with and without their path', () => {
  const text = '## Sockets [#sockets]\n\nConnect to `wss://ws.example.com/ws/private`.\n'
  const found = guideRecords({ file: 'a.mdx', title: 'A', description: '', text }, false, context)
  expect(found.at(-1)?.names).toEqual(['ws.example.com', 'wss://ws.example.com/ws/private'])
})

test('an answer with a text that is never closed is read once', () => {
  const answer = `{"message": "Too many requests", "rest": "${'\\"'.repeat(100_000)}`
  const text = `## Limits\n\n\`\`\`json\n${answer}\n\`\`\`\n`
  const found = guideRecords({ file: 'a.mdx', title: '订单', description: '说明。', text }, false, context)
  expect(found.map(({ asked }) => asked)).toEqual([undefined, 'Too many requests'])
})

test('a heading of files says which they are, and those of a retired API are of the past', () => {
  const downloads = [
    { api: 'orders', kind: 'postman', version: '2.1.0', format: 'json', path: 'postman.json' } as const,
  ]
  const guide = {
    file: 'a.mdx',
    title: 'A',
    description: '说明。',
    text: '## 文件\n\n<Downloads api="orders" />\n',
  }
  const found = guideRecords(guide, true, { ...context, apis: [api], downloads })
  expect(found.map(({ kind, text, deprecated }) => [kind, text, deprecated])).toEqual([
    ['page', '说明。', true],
    ['heading', 'Postman 集合', true],
    ['file', 'Orders 的文件，供您的工具使用。', true],
  ])
})

test('the debugger of a book is found at its channel, unless each message is a whole book', () => {
  const level = { price: ['/0'], size: ['/1'] }
  const foundFor = (book: BookRule) => {
    const { url, heading } = bookRecords({ id: 'book', title: { en: 'Book' }, book }, context)[0] ?? {}
    return [url, heading]
  }
  expect(foundFor({ snapshot: 'push', level })).toEqual(['/zh/orders#book.book-debugger', '订单簿调试器：Book'])
  expect(foundFor({ snapshot: 'every', level })).toEqual([undefined, undefined])
})

test('the tools of a guide are found at the heading that they stand below', () => {
  const login = { method: 'GET', path: '/ws', frame: {} }
  const signing = {
    ...api,
    securitySchemes: [{ id: 'key', type: 'apiKey' as const, flows: [], signing: { ...sortedScheme, login } }],
  }
  const own: RecordContext = {
    ...context,
    apis: [signing],
    downloads: [
      { api: 'orders', kind: 'postman', version: '2.1.0', format: 'json', path: 'specs/orders/postman.json' },
    ],
    recipes: new Map([['bot', [{ file: 'bot.py', short: '', program: '', sources: [] }]]]),
  }
  const text = `## Keys [#keys]

<SignatureDebugger api="orders" />

<SignatureDebugger api="orders" login />

[See it filled](/console#replay=Filled&api=orders&call=placeOrder)

## Files [#files]

<Downloads api="orders" />

<Recipe name="bot" />
`
  const found = guideRecords({ file: 'a.mdx', title: 'A', description: '', text }, false, own)
  const tools = found.filter(({ kind }) => ['tool', 'file', 'program'].includes(kind))
  expect(tools.map(({ kind, url, heading }) => [kind, url, heading])).toEqual([
    ['tool', '/zh/orders#signature-debugger', '签名调试器：Orders'],
    ['tool', '/zh/orders#login-debugger', '登录调试器：订单'],
    ['tool', '/zh/orders#keys', 'See it filled'],
    ['file', '/zh/orders#files', 'Postman 集合：Orders'],
    ['program', '/zh/orders#files', '完整程序：Files'],
  ])
})
