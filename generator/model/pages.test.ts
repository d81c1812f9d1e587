import { describe, expect, test } from 'vitest'
import type { ApiConfig } from '../contract/config.ts'
import type { ReferencePage } from '../contract/reference.ts'
import { loadedSpecOf } from '../load/testing.ts'
import { buildApi } from './buildReference.ts'
import { builtApiOf } from './testing.ts'

function pagesOf(text: string, config: Partial<ApiConfig> = {}): readonly ReferencePage[] {
  return builtApiOf({ 'openapi.yaml': `openapi: 3.1.0\n${text}` }, config).api.pages
}

function outline(pages: readonly ReferencePage[]): string[] {
  return pages.map(({ path, title, content }) => {
    const members = content.kind === 'reference' ? content.operations.join(' ') : content.kind
    return `${path} “${title.en}”: ${members}`
  })
}

describe('the page of an operation', () => {
  test('is its own x-page, else its tag’s, else one for its first tag', () => {
    const pages = pagesOf(`tags: [{name: Trade, x-page: /trading}]
paths:
  /a: {get: {operationId: own, summary: Own call, x-page: /own/page, tags: [Trade]}}
  /b: {get: {operationId: tagged, tags: [Trade]}}
  /c: {get: {operationId: other, tags: [Market Data, Trade]}}
`)
    expect(outline(pages)).toEqual([
      '/own/page “Own call”: own',
      '/trading “Trade”: tagged',
      '/test/market-data “Market Data”: other',
    ])
  })

  test('keeps the description of a tag that is called as its only operation', () => {
    const document = (tag: string) =>
      `tags: [{name: order${tag}}]\npaths: {/a: {get: {operationId: order, summary: Get order, description: Text., tags: [order]}}}`
    const [described] = pagesOf(document(', description: About orders.'))
    expect(described).toMatchObject({ title: { en: 'order' }, description: { en: 'About orders.' } })
    const [bare] = pagesOf(document(''))
    expect(bare).toMatchObject({ title: { en: 'Get order' }, description: { en: 'Text.' } })
  })

  test('may be shared by several that name it', () => {
    const pages = pagesOf(`tags: [{name: T, description: About T.}]
paths:
  /a: {get: {operationId: one, summary: One, x-page: /both, tags: [T]}, put: {operationId: two, summary: Two, x-page: /both, tags: [T]}}
`)
    expect(outline(pages)).toEqual(['/both “T”: one two'])
    expect(pages[0]?.description).toEqual({ en: 'About T.' })
  })

  test('is one per operation when the API is configured so', () => {
    const pages = pagesOf(
      'paths: {/a: {get: {operationId: getOrder, summary: Get order, description: Text., tags: [Trade]}, put: {operationId: putOrder, summary: Put order, tags: [Trade]}}}',
      { pages: 'operation' },
    )
    expect(outline(pages)).toEqual([
      '/test/trade/get-order “Get order”: getOrder',
      '/test/trade/put-order “Put order”: putOrder',
    ])
    expect(pages[0]).toMatchObject({ description: { en: 'Text.' }, tag: 'Trade' })
  })

  test('lies below the path of the API', () => {
    expect(outline(pagesOf('paths: {/a: {get: {operationId: x, tags: [Trade]}}}', { path: '/v3/api/' }))).toEqual([
      '/v3/api/trade “Trade”: x',
    ])
  })

  test('is a common one without a tag; webhooks have theirs', () => {
    const pages = pagesOf(
      'paths: {/a: {get: {operationId: x}, put: {operationId: y}}}\nwebhooks: {w: {post: {operationId: z}}}',
    )
    expect(outline(pages)).toEqual(['/test/operations “Operations”: x y', '/test/webhooks “Webhooks”: z'])
  })

  test.each([
    ['行情', '/test/行情'],
    ['Données de marché', '/test/données-de-marché'],
    ['🚀', '/test/1f680'],
    ['../../etc', '/test/etc'],
    ['A/B & C', '/test/a-b-c'],
  ])('for the tag %s is %s', (tag, path) => {
    expect(pagesOf(`paths: {/a: {get: {operationId: x, tags: ["${tag}"]}}}`)[0]?.path).toBe(path)
  })

  test('has a path that a file can have, however long the tag is', () => {
    const long = (letter: string) => letter.repeat(300)
    const pages = pagesOf(
      `paths: {/a: {get: {operationId: x, tags: [${long('a')}]}, put: {operationId: y, tags: [${long('a')}b]}, post: {operationId: z, tags: [${long('行')}]}}}`,
    )
    expect(new Set(pages.map(({ path }) => path)).size).toBe(3)
    for (const { path } of pages) expect(Buffer.byteLength(path)).toBeLessThan(200)
  })

  test.each([
    '../../outside',
    '/../outside',
    '/a/../../b',
    'relative',
    '/with space',
    '/query?x',
    '/hash#x',
    '/a//b',
    '//host/x',
    '/back\\\\slash',
  ])('is not %s: that is no path of a page', (page) => {
    expect(
      pagesOf(
        `tags: [{name: T, x-page: "${page}"}]\npaths: {/a: {get: {operationId: x, x-page: "${page}", tags: [T]}}}`,
      )[0]?.path,
    ).toBe('/test/t')
  })
})

test('pages come in the order of their first operation, with its place', () => {
  const pages = pagesOf(`paths:
  /a: {get: {operationId: one, tags: [B]}}
  /b: {get: {operationId: two, tags: [A]}}
  /c: {get: {operationId: three, tags: [B]}}
`)
  expect(outline(pages)).toEqual(['/test/b “B”: one three', '/test/a “A”: two'])
  expect(pages[1]?.source).toEqual({ file: 'openapi.yaml', line: 4, column: 8 })
})

test('a landing page is made when the configuration asks for one', () => {
  const pages = pagesOf('info: {title: Spot, description: Trade.}\npaths: {/a: {get: {operationId: x}}}', {
    overview: '/spot/',
  })
  expect(outline(pages)).toEqual(['/spot/ “Spot”: overview', '/test/operations “Operations”: x'])
  expect(pages[0]?.description).toEqual({ en: 'Trade.' })
})

describe('a schema page', () => {
  function wide(name: string, fields: number, next: string): string {
    const members = Array.from({ length: fields }, (_, index) => `f${index}: ${next}`)
    return `    ${name}: {description: About ${name}., properties: {${members.join(', ')}}}`
  }

  test('is made for each schema that a field list is too long to write out', () => {
    const pages =
      pagesOf(`paths: {/a: {get: {operationId: x, responses: {"200": {content: {application/json: {schema: {$ref: "#/components/schemas/Root"}}}}}}}}
components:
  schemas:
${wide('Root', 20, '{$ref: "#/components/schemas/Middle"}')}
${wide('Middle', 20, '{$ref: "#/components/schemas/Leaf"}')}
${wide('Leaf', 20, '{type: string}')}
`)
    expect(outline(pages)).toEqual([
      '/test/operations “Operations”: x',
      '/test/schemas/leaf “Leaf”: schema',
      '/test/schemas/middle “Middle”: schema',
    ])
    expect(pages[2]?.description).toEqual({ en: 'About Middle.' })
  })

  test('is not made for a tree that fits', () => {
    const pages =
      pagesOf(`paths: {/a: {get: {operationId: x, responses: {"200": {content: {application/json: {schema: {$ref: "#/components/schemas/Root"}}}}}}}}
components:
  schemas:
${wide('Root', 5, '{$ref: "#/components/schemas/Leaf"}')}
${wide('Leaf', 5, '{type: string}')}
`)
    expect(pages).toHaveLength(1)
  })

  test('has a path of its own where names differ in their letter case only', () => {
    const pages =
      pagesOf(`paths: {/a: {get: {operationId: x, responses: {"200": {content: {application/json: {schema: {type: object, properties: {a: {$ref: "#/components/schemas/OrderBook"}, b: {$ref: "#/components/schemas/orderBook"}}}}}}}}}}
components:
  schemas:
${wide('OrderBook', 500, '{type: string}')}
${wide('orderBook', 500, '{type: string}')}
`)
    expect(outline(pages).slice(1)).toEqual([
      '/test/schemas/order-book “OrderBook”: schema',
      '/test/schemas/order-book-2 “orderBook”: schema',
    ])
  })

  const large = [
    wide('Root', 20, '{$ref: "#/components/schemas/Middle"}'),
    wide('Middle', 20, '{$ref: "#/components/schemas/Leaf"}'),
    wide('Leaf', 20, '{type: string}'),
  ].join('\n')
  const root = '{$ref: "#/components/schemas/Root"}'

  test.each([
    ['each item of a stream', `responses: {"200": {content: {application/jsonl: {itemSchema: ${root}}}}}`],
    ['a header', `responses: {"200": {headers: {X-Root: {schema: ${root}}}}}`],
    [
      'a header of a part',
      `requestBody: {content: {multipart/form-data: {schema: {properties: {a: {type: string}}}, encoding: {a: {headers: {X-Root: {schema: ${root}}}}}}}}`,
    ],
    [
      'a callback',
      `callbacks: {done: {"{$request.query.url}": {post: {requestBody: {content: {application/json: {schema: ${root}}}}}}}}`,
    ],
  ])('is made for the schema of %s', (_name, parts) => {
    const pages = builtApiOf({
      'openapi.yaml': `openapi: 3.2.0\npaths: {/a: {get: {operationId: x, ${parts}}}}\ncomponents:\n  schemas:\n${large}`,
    }).api.pages
    expect(outline(pages).slice(1)).toEqual([
      '/test/schemas/leaf “Leaf”: schema',
      '/test/schemas/middle “Middle”: schema',
    ])
  })

  test('is made for the schema of a message’s headers', () => {
    const asyncapi = [
      'asyncapi: 3.0.0',
      'info: {title: T, version: "1"}',
      'channels: {c: {address: c, messages: {m: {$ref: "#/components/messages/m"}}}}',
      'operations: {o: {action: send, channel: {$ref: "#/channels/c"}}}',
      'components:',
      '  messages: {m: {headers: {$ref: "#/components/schemas/Root"}}}',
      `  schemas:\n${large}`,
    ]
    const pages = builtApiOf({ 'asyncapi.yaml': asyncapi.join('\n') }).api.pages
    expect(outline(pages).slice(1)).toEqual([
      '/test/schemas/leaf “Leaf”: schema',
      '/test/schemas/middle “Middle”: schema',
    ])
  })
})

test('the overview has what is said of tags that nothing has, also where a text is a reference', () => {
  const { api } = builtApiOf(
    {
      'openapi.yaml': `openapi: 3.1.0
info: {title: Shop, description: {$ref: "texts.yaml#/shop"}}
tags:
  - {name: intro, x-displayName: Introduction, summary: First steps., description: {$ref: "texts.yaml#/intro"}}
  - {name: more, summary: More to come}
  - {name: bare}
  - {name: Used, description: Of calls.}
paths: {/a: {get: {operationId: a, tags: [Used]}}}
`,
      'texts.yaml': 'shop: Sells.\nintro: How to begin.\n',
    },
    { overview: '/' },
  )
  expect(api.pages[0]?.description).toEqual({
    en: 'Sells.\n\n# Introduction\n\nFirst steps.\n\nHow to begin.\n\n# More to come',
  })
})

test('the overview has what each further spec says of itself', () => {
  const specs = [
    loadedSpecOf({ 'openapi.yaml': 'openapi: 3.1.0\ninfo: {title: Shop, description: Sells.}\npaths: {}\n' }),
    ...['Live data, description: Over one socket.', 'Without a word'].map((title) =>
      loadedSpecOf({ 'asyncapi.yaml': `asyncapi: 3.0.0\ninfo: {title: ${title}}\nchannels: {}\n` }),
    ),
  ]
  const config = { id: 'test', specs: [], overview: '/' }
  const { value } = buildApi({ config, specs, catalogs: [], locale: 'en' })
  expect(value.api.pages[0]?.description).toEqual({ en: 'Sells.\n\n# Live data\n\nOver one socket.' })
})

test('a tag that no overview describes has a page before those of its operations', () => {
  const text = `tags: [{name: Trade, description: About trade.}, {name: Bare}]
paths:
  /a: {get: {operationId: one, tags: [Trade]}, put: {operationId: two, tags: [Trade]}}
  /b: {get: {operationId: three, tags: [Bare]}}
`
  const pages = pagesOf(text, { pages: 'operation' })
  expect(outline(pages)).toEqual([
    '/test/trade “Trade”: ',
    '/test/trade/one “one”: one',
    '/test/trade/two “two”: two',
    '/test/bare/three “three”: three',
  ])
  expect(pages[0]).toMatchObject({ description: { en: 'About trade.' }, tag: 'Trade', category: { en: 'Trade' } })
  expect(outline(pagesOf(text, { pages: 'operation', overview: '/test/' }))).toHaveLength(4)
  const asked = text.replaceAll('operationId', 'x-page: /own, operationId')
  expect(outline(pagesOf(asked, { pages: 'operation' }))).toEqual(['/own “Trade”: one two three'])
  const apart = text.replace('operationId: one', 'x-page: /one, operationId: one')
  expect(outline(pagesOf(apart.replace('operationId: two', 'x-page: /two, operationId: two')))).toEqual([
    '/one “one”: one',
    '/two “two”: two',
    '/test/bare “Bare”: three',
  ])
})
