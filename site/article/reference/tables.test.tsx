import { describe, expect, it } from 'vitest'
import type { RateLimit } from '../../../generator/contract/operation.ts'
import { api, htmlOf, operation, renderInArticle, textOf } from '../testing.tsx'
import { ApiOverview } from './ApiOverview.tsx'
import { EntryTable } from './EntryTable.tsx'
import { ErrorTable } from './ErrorTable.tsx'
import { OperationList } from './OperationList.tsx'
import { PermissionTable } from './PermissionTable.tsx'
import { RateLimitTable } from './RateLimitTable.tsx'
import { Samples } from './Samples.tsx'
import { Schema } from './Schema.tsx'

describe('ErrorTable', () => {
  it('lists every code with a place to link to', () => {
    const errors = [
      {
        code: 400,
        name: 'ILLEGAL_PARAM',
        description: { en: 'Missing.', zh: '缺少。' },
        action: { en: 'Add it.', zh: '补上。' },
        certainty: 'inferred' as const,
      },
    ]
    const html = htmlOf(<ErrorTable api="orders" />, { api: api({ errors }), locale: 'zh' })
    expect(textOf(html)).toBe('含义待确认：全部错误码。 错误码 含义 处理方法 400 ILLEGAL_ PARAM 缺少。 补上。')
    expect(html).toContain('ILLEGAL_<wbr/>PARAM')
    expect(html).toContain('<tr id="error-400">')
  })

  it('names the operations that can return a code', () => {
    const errors = [
      { code: 400, description: { en: 'Missing.' } },
      { code: 500, description: { en: 'Broken.' } },
    ]
    const operations = [operation({ id: 'place', errors: [400] }), operation({ id: 'cancel', errors: [] })]
    const html = htmlOf(<ErrorTable api="orders" />, { api: api({ errors, operations }) })
    expect(html.split('Returned by:')).toHaveLength(2)
    expect(html.slice(html.indexOf('error-400'), html.indexOf('error-500'))).toContain('Returned by:')
  })

  it('has a filter box once there is much to look through', () => {
    const errors = Array.from({ length: 10 }, (_, index) => ({ code: 400 + index, description: { en: 'Bad.' } }))
    const html = htmlOf(<ErrorTable api="orders" />, { api: api({ errors }) })
    expect(html).toContain('data-filter="errors-1"')
    expect(html).toContain('id="errors-1"')
    expect(htmlOf(<ErrorTable api="orders" />, { api: api({ errors: errors.slice(1) }) })).not.toContain('data-filter')
  })

  it('gives a number an anchor of its own, and a name none that a heading could have', () => {
    const errors = [
      { code: 400, description: { en: 'Missing.' } },
      { code: 'limits', description: { en: 'Too many.' } },
    ]
    const html = htmlOf(<ErrorTable api="orders" />, { api: api({ errors }) })
    expect(html).toContain('<code id="400">400</code>')
    expect(html).toContain('<code>limits</code>')
  })

  it('refuses an API that is not there', () => {
    expect(() => htmlOf(<ErrorTable api="spot" />)).toThrow('there is no API "spot"')
  })
})

describe('EntryTable', () => {
  it('says beneath its rows what marks an assumed limit, where there is one', () => {
    const limit = { requests: 50, interval: '1s' } as const
    const tableOf = (rateLimit: RateLimit) =>
      htmlOf(<EntryTable />, { api: api({ operations: [operation({ rateLimit })] }) })
    const legend = '≈ assumed: the limit is not published.'
    expect(textOf(tableOf({ ...limit, certainty: 'inferred' }))).toContain(`≈50/s ${legend}`)
    expect(tableOf({ ...limit, certainty: 'inferred' })).toContain(`<abbr title="${legend}">≈50/s</abbr>`)
    expect(textOf(tableOf(limit))).not.toContain('≈')
    expect(textOf(tableOf({ requests: 10, interval: '5m' }))).toContain('10/5 min')
  })
})

describe('RateLimitTable', () => {
  it('groups calls that share a figure or a budget', () => {
    const shared = { requests: 300, interval: '1s', scope: 'ip', group: 'market-data' }
    const own = { requests: 50, interval: '1s', scope: 'account', group: 'orders', certainty: 'inferred' as const }
    const operations = [
      operation({ id: 'a', title: { en: 'A' }, rateLimit: shared }),
      operation({ id: 'b', title: { en: 'B' }, rateLimit: own }),
      operation({ id: 'c', title: { en: 'C' }, rateLimit: shared }),
      operation({ id: 'd', title: { en: 'D' } }),
    ]
    const html = htmlOf(<RateLimitTable />, { api: api({ operations }) })
    expect(textOf(html)).toBe(
      'Limit Scope Applies to 300 requests per second IP address shared A C 50 requests per second assumed Account orders B ' +
        '≈ assumed: the limit is not published.',
    )
    // Texts that are copied keep the space.
    expect(html).toContain('IP address <small>shared</small>')
  })
})

describe('PermissionTable', () => {
  it('tells what each permission allows', () => {
    const operations = [
      operation({ id: 'a', title: { en: 'A' }, permission: 'trade' }),
      operation({ id: 'b', title: { en: 'B' } }),
    ]
    expect(textOf(htmlOf(<PermissionTable />, { api: api({ operations }) }))).toBe('Permission Allows trade A')
  })
})

describe('OperationList', () => {
  const operations = [
    operation({ id: 'a', title: { en: 'Place' }, description: { en: 'Places one. And more.' } }),
    operation({
      id: 'b',
      title: { en: 'Time' },
      method: 'GET',
      path: '/time',
      tags: [],
      deprecation: { replacements: [] },
    }),
  ]

  it('folds the tags of a long list in a guide, and keeps their headings in its contents', () => {
    const many = Array.from({ length: 31 }, (_, at) => operation({ id: `a${at}`, title: { en: `Call ${at}` } }))
    const inGuide = (count: number) => ({ api: api({ operations: many.slice(0, count) }), kind: 'guide' as const })
    const { html, headings } = renderInArticle(<OperationList />, inGuide(31))
    expect(html).toContain('<details class="section-fold"><summary><h3 id="tag-orders">Orders</h3></summary>')
    expect(headings).toEqual([{ id: 'tag-orders', text: 'Orders', level: 3 }])
    expect(htmlOf(<OperationList />, inGuide(30))).not.toContain('<details')
    expect(htmlOf(<OperationList />, { ...inGuide(31), kind: 'reference' })).not.toContain('<details')
  })

  it('groups by tag, each group under a heading', () => {
    const { headings } = renderInArticle(<OperationList />, { api: api({ operations }) })
    expect(headings).toEqual([
      { id: 'tag-orders', text: 'Orders', level: 3 },
      { id: 'tag-operations', text: 'Operations', level: 3 },
    ])
    expect(textOf(htmlOf(<OperationList />, { api: api({ operations }) }))).toBe(
      'Orders POST Place / orders Places one. Operations GET Time deprecated / time',
    )
  })

  it('says of an operation what it does, also where its tag has no other', () => {
    const tags = [{ name: 'Orders', title: { en: 'Orders' }, description: { en: 'All about orders.' } }]
    const content = { kind: 'reference', operations: ['a'], channels: [] } as const
    const source = { file: 'openapi.yaml', line: 1, column: 1 }
    const page = { path: '/orders', title: { en: 'Orders' }, description: { en: 'All about orders.' }, content, source }
    const [first] = operations
    const text = textOf(
      htmlOf(<OperationList />, { api: api({ tags, operations: first ? [first] : [], pages: [page] }) }),
    )
    expect(text).toBe('Orders POST Place / orders Places one.')
  })

  it('says of a tag what no page says', () => {
    const tags = [{ name: 'Orders', title: { en: 'Orders' }, description: { en: 'All about orders.' } }]
    expect(textOf(htmlOf(<OperationList />, { api: api({ tags, operations }) }))).toContain('Orders All about orders.')
  })

  it('marks webhooks as nothing to call', () => {
    const webhook = operation({ id: 'w', kind: 'webhook', title: { en: 'Filled' }, path: 'filled', tags: [] })
    expect(textOf(htmlOf(<OperationList />, { api: api({ operations: [webhook] }) }))).toBe('WEBHOOK Filled filled')
  })

  it('lists an operation under each of its tags, below the headings of their groups', () => {
    const own = operation({ id: 'pay', title: { en: 'Pay' }, path: '/pay', tags: ['Orders', 'Money'] })
    const tagGroups = [{ title: { en: 'Trading' }, tags: ['Money'] }]
    const around = { api: api({ operations: [own], tagGroups }) }
    expect(textOf(htmlOf(<OperationList />, around))).toBe('Orders POST Pay / pay Trading Money POST Pay / pay')
    const { headings } = renderInArticle(<OperationList />, around)
    expect(headings.map(({ id }) => id)).toEqual(['tag-orders', 'tags-trading'])
  })

  it('shows one tag without a heading', () => {
    expect(htmlOf(<OperationList tag="Orders" />, { api: api({ operations }) })).toMatch(/^<ul class="operations"><li>/)
  })
})

describe('ApiOverview', () => {
  it('shows what a bare spec says of its API', () => {
    const overview = api({
      operations: [operation({})],
      servers: [
        {
          url: 'https://api.example.com',
          description: { en: 'Live' },
          variables: [],
          tags: [{ name: { en: 'env:live' }, description: { en: 'Real money.' } }],
        },
      ],
      securitySchemes: [{ id: 'key', type: 'apiKey', name: 'X-Key', in: 'header', flows: [] }],
      contact: { email: 'help@example.com', url: 'javascript:alert(1)', name: 'Help' },
      license: { name: 'MIT License', identifier: 'MIT' },
    })
    const { headings } = renderInArticle(<ApiOverview />, { api: overview })
    expect(headings.map(({ id }) => id)).toEqual(['servers', 'authentication', 'operations', 'tag-orders'])
    const html = htmlOf(<ApiOverview />, { api: overview })
    expect(textOf(html)).toContain('Version 1.0 Help help@example.com MIT License (MIT)')
    expect(textOf(html)).toContain('Live env:live Real money.')
    expect(textOf(html)).toContain('key API key header X-Key')
    expect(html).not.toContain('javascript:')
  })
})

describe('Schema', () => {
  const withKey = {
    Order: {
      types: ['object'],
      properties: [
        { name: 'id', required: true, schema: { types: ['string'], readOnly: true as const } },
        { name: 'px', required: true, schema: { types: ['string'] } },
      ],
    },
  }

  it('has two sides when requests and responses differ', () => {
    expect(textOf(htmlOf(<Schema of="Order" />, { api: api({ schemas: withKey }) }))).toBe(
      'In responses id string read-only px string In requests px string required',
    )
  })
})

describe('Samples', () => {
  const contents = [
    {
      mediaType: 'application/json',
      examples: [{ name: 'ok', summary: { en: 'Accepted', zh: '已接受' }, value: { code: 200 } }],
    },
  ]
  const responses = [{ status: '200', headers: [], links: [], contents }]

  it('show a request in each language, with its program and where the credentials come from', () => {
    const securitySchemes = [{ id: 'key', type: 'apiKey', name: 'X-Key', in: 'header', flows: [] }]
    const open = operation({ id: 'open', method: 'GET', path: '/time' })
    const closed = operation({ id: 'closed', responses, security: [[{ scheme: 'key', scopes: [] }]] })
    const around = { api: api({ operations: [open, closed], securitySchemes }) }
    const html = htmlOf(<Samples of="closed" />, around)
    expect(html).toContain('data-group="language"')
    expect([...html.matchAll(/value="(\w+)"/g)].map(([, value]) => value)).toEqual([
      'bash',
      'python',
      'javascript',
      'java',
      'go',
    ])
    expect(html).toContain('<a href="/docs/samples/orders/closed.py" download="">closed.py</a>')
    expect(html).toContain('<a href="/docs/samples/orders/Closed.java" download="">Closed.java</a>')
    expect(textOf(html)).toContain('Credentials come from the environment: API_KEY .')
    const text = textOf(htmlOf(<Samples of="open" />, around).replaceAll('<wbr>', ''))
    expect(text).toContain("curl 'https://api.example.com/time'")
    expect(text).not.toContain('Credentials')
  })

  it('show of further examples the body alone', () => {
    const examples = [
      { name: 'limit', summary: { en: 'Limit order' }, value: { px: '1' } },
      { name: 'market', summary: { en: 'Market order' }, value: { amount: '2' } },
    ]
    const own = operation({ requestBody: { required: true, contents: [{ mediaType: 'application/json', examples }] } })
    const html = htmlOf(<Samples of="placeOrder" />, { api: api({ operations: [own] }) })
    expect(html.match(/Limit order/g)).toHaveLength(5)
    expect(html.match(/Market order/g)).toHaveLength(1)
    expect(textOf(html)).toContain('Market order JSON { "amount" : "2" }')
  })

  it('title a reply with its summary in the reader’s language', () => {
    const html = htmlOf(<Samples of="placeOrder" />, {
      locale: 'zh',
      api: api({ operations: [operation({ responses })] }),
    })
    expect(html).toContain('<figcaption><span>已接受</span><span>JSON</span>')
  })

  it('show of a webhook only what it brings', () => {
    const hook = operation({ kind: 'webhook', requestBody: { required: true, contents } })
    const html = htmlOf(<Samples of="placeOrder" />, { api: api({ operations: [hook] }) })
    expect(textOf(html)).toBe('Request Accepted JSON { "code" : 200 }')
  })
})
