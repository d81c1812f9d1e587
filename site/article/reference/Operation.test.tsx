import { describe, expect, it } from 'vitest'
import type { Operation as OperationModel } from '../../../generator/contract/operation.ts'
import { signedText } from '../../../tests/fixtures/signing/schemes.ts'
import { api, htmlOf, operation, renderInArticle, routeTable, site, text, textOf } from '../testing.tsx'
import { Callbacks } from './Callbacks.tsx'
import { Endpoint } from './Endpoint.tsx'
import { Errors } from './Errors.tsx'
import { Operation } from './Operation.tsx'
import { Pagination } from './Pagination.tsx'
import { RequestBody } from './RequestBody.tsx'
import { Responses } from './Responses.tsx'
import { Samples } from './Samples.tsx'

function around(parts: Partial<OperationModel>, ...others: readonly OperationModel[]) {
  return { api: api({ operations: [operation(parts), ...others] }) }
}

const key = { id: 'key', type: 'apiKey', name: 'key', in: 'header', flows: [] } as const

const response = {
  status: '200',
  headers: [],
  links: [],
  contents: [{ mediaType: 'application/json', schema: text, examples: [{ name: 'ok', value: 'x' }] }],
}

it('an endpoint tells the scopes that its token needs, and what they allow', () => {
  const scopes = [{ name: 'write', description: { en: 'Book *trips*.' } }]
  const own = api({
    operations: [operation({ security: [[{ scheme: 'oauth', scopes: ['write', 'read'] }]] })],
    securitySchemes: [{ id: 'oauth', type: 'oauth2', flows: [{ kind: 'clientCredentials', scopes }] }],
  })
  const html = htmlOf(<Endpoint of="placeOrder" />, { api: own })
  expect(textOf(html)).toContain('Scopes write , read The token of oauth needs them. write Book trips .')
})

describe('Operation', () => {
  const parts = (
    <>
      <Operation of="placeOrder">
        <Endpoint of="placeOrder" />
        <Responses of="placeOrder" />
        <Samples of="placeOrder" />
      </Operation>
    </>
  )

  it('puts each sample behind what it samples', () => {
    const html = htmlOf(parts, around({ responses: [response] }))
    const order = [
      'class="operation-head"',
      'class="endpoint"',
      'operation-request"',
      'aria-label="Request"',
      'operation-response"',
      'class="response"',
      'aria-label="Response"',
      'operation-rest"',
    ]
    let at = 0
    for (const mark of order) {
      at = html.indexOf(mark, at)
      expect(at, mark).toBeGreaterThan(-1)
    }
  })

  it('has the button of the request builder before the sample of the request', () => {
    const html = htmlOf(parts, around({ responses: [response] }))
    expect(html.indexOf('class="facts"')).toBeLessThan(html.indexOf('class="tool'))
    expect(html.indexOf('class="tool')).toBeLessThan(html.indexOf('aria-label="Request"'))
  })

  it('has a title that may break before its words where it is an id', () => {
    const { html, headings } = renderInArticle(parts, around({ title: { en: 'listPodsV1' } }))
    expect(html).toContain('>list<wbr/>Pods<wbr/>V1</a></h2>')
    expect(headings[0]?.text).toBe('listPodsV1')
  })

  it('has its title at level 2 and its sections at level 3 on a page of several', () => {
    const { headings } = renderInArticle(parts, around({ responses: [response] }))
    expect(headings).toEqual([
      { id: 'placeOrder', text: 'Place an order', level: 2 },
      { id: 'placeOrder.build', text: 'Request builder', level: 3, isTool: true },
      { id: 'placeOrder.responses', text: 'Responses', level: 3 },
    ])
  })

  it('warns beside the samples of a call that acts on the account', () => {
    const samples = <Samples of="placeOrder" />
    expect(textOf(htmlOf(samples, around({ method: 'POST', permission: 'trade' })))).toContain(
      'Request acts on your account',
    )
    expect(textOf(htmlOf(samples, around({ method: 'GET', permission: 'trade' })))).not.toContain(
      'acts on your account',
    )
  })

  it('says beside a request that its body is made from the schema', () => {
    const bodyWith = (example: { readonly generated?: true }) => ({
      required: true,
      contents: [{ mediaType: 'application/json', schema: text, examples: [{ name: 'a', value: 'x', ...example }] }],
    })
    const samples = <Samples of="placeOrder" />
    const note = 'The body is made from the schema'
    expect(textOf(htmlOf(samples, around({ requestBody: bodyWith({ generated: true }) })))).toContain(note)
    expect(textOf(htmlOf(samples, around({ requestBody: bodyWith({}) })))).not.toContain(note)
  })

  it('ends with where to edit and report it', () => {
    const html = htmlOf(parts, around({ responses: [response] }))
    expect(html).toMatch(
      new RegExp(
        '<ul class="maintenance">' +
          '<li><a href="https://code.example.com/edit/specs/orders.yaml#L7" rel="external noopener">Edit source</a></li>' +
          '<li><a href="mailto:help@example.com\\?subject=Orders&amp;body=placeOrder">Report a problem</a></li>' +
          '</ul></div></section>$',
      ),
    )
  })

  it('names no file of the spec where that cannot be edited', () => {
    const { edit, ...links } = site.links
    const html = htmlOf(parts, { ...around({}), site: { ...site, links } })
    expect(edit).toBeDefined()
    expect(textOf(html)).toContain('Report a problem')
    expect(html).not.toContain('orders.yaml')
  })

  it('leaves the links for editing and reporting to the page when it is alone', () => {
    const html = htmlOf(<Operation of="placeOrder" single />, around({}))
    expect(html).not.toContain('maintenance')
  })

  it('leaves the title to the page when it is alone', () => {
    const { headings } = renderInArticle(
      <Operation of="placeOrder" single>
        <Responses of="placeOrder" />
      </Operation>,
      around({ responses: [response] }),
    )
    expect(headings.filter(({ isTool }) => !isTool)).toEqual([
      { id: 'placeOrder.responses', text: 'Responses', level: 2 },
    ])
  })

  it('refuses an id that the API does not have', () => {
    expect(() => htmlOf(<Operation of="nothing" />, around({}))).toThrow('the API "orders" has no operation "nothing"')
  })
})

describe('Endpoint', () => {
  it('shows method, host and path, which breaks after slashes and marks its parameters', () => {
    const html = htmlOf(<Endpoint of="placeOrder" />, around({ method: 'GET', path: '/orders/{id}/fills' }))
    expect(html).toContain(
      '<div class="endpoint" id="placeOrder.endpoint"><span class="method" data-method="get">GET</span>' +
        '<code><span>https://api.example.com</span><wbr/><b>/<wbr/>orders/<wbr/><var>{id}</var>/<wbr/>fills</b></code>' +
        '<button type="button" data-copy="">Copy</button></div>',
    )
  })

  it('calls nothing public where the API declares no scheme', () => {
    expect(textOf(htmlOf(<Endpoint of="placeOrder" />, around({})))).not.toContain('Public')
  })

  it('calls nothing public that says nothing of security in an API with schemes', () => {
    const shown = (parts: Partial<OperationModel>) =>
      textOf(
        htmlOf(<Endpoint of="placeOrder" />, { api: api({ operations: [operation(parts)], securitySchemes: [key] }) }),
      )
    expect(shown({ isAccessUnsaid: true })).not.toContain('Public')
    expect(shown({})).toContain('Public')
  })

  it('tells who may call it how often, and since when', () => {
    const rateLimit = { requests: 300, interval: '1s', scope: 'ip', group: 'market-data' }
    const since = {
      extension: 'x-since',
      value: '2025-04-22',
      text: { en: 'since 2025-04-22' },
      change: 'editorial' as const,
    }
    const open = operation({ rateLimit, permission: 'trade', facts: [since] })
    const html = htmlOf(<Endpoint of="placeOrder" />, { api: api({ securitySchemes: [key], operations: [open] }) })
    expect(textOf(html)).toBe(
      'POST https://api.example.com / orders Public Needs no API key. trade The API key needs the permission trade. 300/s 300 requests per second per IP address, shared by all calls of the group market-data. since 2025-04-22',
    )
  })

  it('explains each fact to those who hover it, focus it or tap it', () => {
    const open = operation({ permission: 'trade', certainty: 'inferred' })
    const html = htmlOf(<Endpoint of="placeOrder" />, { api: api({ securitySchemes: [key], operations: [open] }) })
    const explained = [...html.matchAll(/tabindex="0" aria-describedby="([^"]+)"/g)].map(([, id]) => id)
    expect(explained).toHaveLength(3)
    for (const id of explained) expect(html).toContain(`<span role="tooltip" id="${id}" inert="">`)
  })

  it('says that a rate limit is assumed, and not who shares it', () => {
    const rateLimit = { requests: 10, interval: '2m', group: 'orders', certainty: 'inferred' } as const
    const html = htmlOf(<Endpoint of="placeOrder" />, around({ rateLimit }))
    expect(html).toContain('10/2 min <em>assumed</em></span>')
    expect(textOf(html)).toMatch(/10 requests per 2 minutes\. The limit is not published; it is an assumption\.$/)
  })

  it('names the schemes that authenticate a call', () => {
    const securitySchemes = [
      { id: 'key', type: 'apiKey', name: 'key', in: 'header', flows: [] },
      { id: 'token', type: 'http', httpScheme: 'bearer', flows: [] },
    ]
    const security = [[{ scheme: 'key', scopes: [] }], [{ scheme: 'token', scopes: [] }]]
    const html = htmlOf(<Endpoint of="placeOrder" />, {
      api: api({ securitySchemes, operations: [operation({ security })] }),
    })
    expect(textOf(html)).toContain('Authentication: key or HTTP bearer')
  })

  it('says of a signed call that it is signed, and with what', () => {
    const securitySchemes = [{ id: 'key', type: 'apiKey', flows: [], signing: signedText() }]
    const security = [[{ scheme: 'key', scopes: [] }]]
    const html = htmlOf(<Endpoint of="placeOrder" />, {
      api: api({ securitySchemes, operations: [operation({ security })] }),
    })
    expect(textOf(html)).toContain('Signed (API key)')
  })

  it('leads from a signed call to how its API is authenticated', () => {
    const securitySchemes = [{ id: 'key', type: 'apiKey', flows: [], signing: signedText() }]
    const own = api({ securitySchemes, operations: [operation({ security: [[{ scheme: 'key', scopes: [] }]] })] })
    const pages = own.pages.flatMap((page) => [
      page,
      { ...page, path: '/orders', content: { kind: 'overview' } as const },
    ])
    const around = { api: { ...own, pages }, routes: routeTable('/orders') }
    expect(htmlOf(<Endpoint of="placeOrder" />, around)).toContain(
      'Signed (<a href="/docs/orders#authentication">API key</a>)',
    )
  })

  it('leads from a deprecated operation to what replaces it', () => {
    const deprecation = { since: '2024-11-07', sunset: '2025-01-01', replacements: ['newOrder'] }
    const html = htmlOf(
      <Endpoint of="placeOrder" />,
      around({ deprecation }, operation({ id: 'newOrder', title: { en: 'New order' } })),
    )
    expect(textOf(html)).toContain('Deprecated since 2024-11-07. Service ends on 2025-01-01. Use New order instead.')
    expect(html).toContain('data-days-until="2025-01-01"')
    expect(html).toContain('<a href="/docs/orders/api#newOrder">New order</a>')
  })

  it('says of each removed operation that it is, marks its samples, and offers to send nothing', () => {
    const deprecation = { since: '2024-11-07', sunset: '2025-01-01', replacements: [] }
    const table = routeTable()
    const routes = { ...table, routes: table.routes.map((own) => ({ ...own, updated: '2026-11-21T00:00:00Z' })) }
    const shown = (
      <Operation of="placeOrder">
        <Endpoint of="placeOrder" />
        <Samples of="placeOrder" />
      </Operation>
    )
    const trade = { deprecation, method: 'POST', permission: 'trade' }
    const html = htmlOf(shown, { ...around(trade), routes })
    expect(textOf(html)).toContain('Removed. Announced end: 2025-01-01. There is no direct replacement.')
    expect(html).toContain('data-retired="true"')
    expect(html).not.toContain('data-days-until')
    expect(textOf(html)).not.toContain('acts on your account')
    expect(html).not.toContain('request-builder')
  })

  it('says when nothing replaces a deprecated operation', () => {
    const html = htmlOf(<Endpoint of="placeOrder" />, around({ deprecation: { replacements: [] } }))
    expect(textOf(html)).toContain('Deprecated. There is no direct replacement.')
  })

  it('says how the receiver of a signed webhook checks it, and nothing where a call is signed', () => {
    const signing = signedText({ template: '{body}' })
    const signed = { ...signing, headers: { 'Pay-Signature': '{signature}' } }
    const shown = (kind: 'webhook' | 'operation') =>
      textOf(
        htmlOf(<Samples of="placeOrder" />, {
          api: api({
            operations: [operation({ kind, security: [[{ scheme: 'key', scopes: [] }]] })],
            securitySchemes: [{ ...key, signing: signed }],
          }),
        }),
      )
    expect(shown('webhook')).toContain('Verify the signature')
    expect(shown('webhook')).toContain('is_genuine')
    expect(shown('operation')).not.toContain('Verify the signature')
  })

  it('says what a webhook carries, and nothing of one that carries nothing', () => {
    const shown = (security: OperationModel['security']) =>
      textOf(htmlOf(<Endpoint of="placeOrder" />, around({ kind: 'webhook', security })))
    expect(shown([[{ scheme: 'key', scopes: [] }]])).toContain('The request carries: ')
    expect(shown([])).not.toContain('The request carries')
    expect(shown([[]])).not.toContain('ublic')
  })

  it('gives a webhook no address to call', () => {
    const html = htmlOf(<Endpoint of="placeOrder" />, around({ kind: 'webhook', path: 'orderFilled' }))
    expect(textOf(html)).toContain('POST orderFilled Sent to your server')
    expect(html).not.toContain('data-copy')
  })
})

describe('Responses', () => {
  it('are disclosures of which the first success is open', () => {
    const responses = [
      { ...response, status: '404' },
      { ...response, status: '201' },
      { ...response, status: 'default' },
    ]
    const html = htmlOf(<Responses of="placeOrder" />, around({ responses }))
    const found = [
      ...html.matchAll(/<details class="response" id="([^"]+)"( open="")?><summary><code(?: data-status="(\d)")?>/g),
    ]
    expect(found.map(([, id, open, status]) => [id, open !== undefined, status])).toEqual([
      ['placeOrder.404', false, '4'],
      ['placeOrder.201', true, '2'],
      ['placeOrder.default', false, undefined],
    ])
    expect(textOf(html)).toContain('404 Not Found')
    expect(textOf(html)).toContain('default Any other status')
  })

  it('show headers, links, and a tab for each content type', () => {
    const full = {
      ...response,
      headers: [{ name: 'X-Left', in: 'header' as const, required: false, schema: text, examples: [] }],
      links: [{ name: 'cancel', operation: 'cancelOrder' }],
      contents: [...response.contents, { mediaType: 'text/csv', schema: text, examples: [] }],
    }
    const html = htmlOf(
      <Responses of="placeOrder" />,
      around({ responses: [full] }, operation({ id: 'cancelOrder', title: { en: 'Cancel' } })),
    )
    expect(textOf(html)).toBe(
      'Responses 200 OK Headers X-Left string Body application/json string text/csv string Related endpoints Cancel',
    )
    expect(html).toContain('id="placeOrder.200.text/csv"')
  })

  it('say that there is no body', () => {
    const html = htmlOf(
      <Responses of="placeOrder" />,
      around({ responses: [{ ...response, status: '204', contents: [] }] }),
    )
    expect(textOf(html)).toBe('Responses 204 No Content No body.')
  })
})

describe('Fields of responses', () => {
  const names = Array.from({ length: 12 }, (_, at) => `f${at}`)
  const schema = { types: ['object'], properties: names.map((name) => ({ name, required: false, schema: text })) }
  const contents = [{ mediaType: 'application/json', schema, examples: [] }]
  const whole = { ...response, contents }

  function page(...operations: readonly OperationModel[]) {
    const content = { kind: 'reference' as const, operations: operations.map(({ id }) => id), channels: [] }
    const pages = [{ path: '/orders/api', title: { en: 'Orders' }, content, source: operation({}).source }]
    return { api: api({ operations, pages }) }
  }

  it('that the page has described already wait behind a disclosure', () => {
    const twice = [{ ...whole }, { ...whole, status: '201' }]
    const html = htmlOf(<Responses of="placeOrder" />, page(operation({ responses: twice })))
    expect(html.match(/<summary>(?:12 fields, described above|\d+ more fields)<\/summary>/g)).toEqual([
      '<summary>12 fields, described above</summary>',
    ])
    expect(html).toContain('id="placeOrder.201.f11"')
  })

  it('that are many go on behind a disclosure on a page of several calls', () => {
    const html = htmlOf(
      <Responses of="placeOrder" />,
      page(operation({ responses: [whole] }), operation({ id: 'cancelOrder' })),
    )
    expect(html.indexOf('id="placeOrder.200.f4"')).toBeLessThan(html.indexOf('<summary>7 more fields</summary>'))
    expect(html.indexOf('id="placeOrder.200.f5"')).toBeGreaterThan(html.indexOf('<summary>7 more fields</summary>'))
  })

  it('of a request show an id that makes a repetition safe, however many they are', () => {
    const properties = schema.properties.map((own, at) =>
      at === 11 ? { ...own, schema: { ...text, unique: true as const } } : own,
    )
    const own = { mediaType: 'application/json', schema: { ...schema, properties }, examples: [] }
    const requestBody = { required: true, contents: [own] }
    const html = htmlOf(
      <RequestBody of="placeOrder" />,
      page(operation({ requestBody }), operation({ id: 'cancelOrder' })),
    )
    const fold = html.indexOf('<summary>3 more fields</summary>')
    expect(html.indexOf('id="placeOrder.body.f11"')).toBeLessThan(fold)
    expect(html.indexOf('id="placeOrder.body.f8"')).toBeGreaterThan(fold)
  })

  it('say once what a response is, and hide nothing that it does not say', () => {
    const textWith = (en?: string) => {
      const body = { ...schema, ...(en === undefined ? {} : { description: { en } }) }
      const said = { ...whole, description: { en: 'Ids of the order.' }, contents: [{ ...contents[0], schema: body }] }
      return textOf(htmlOf(<Responses of="placeOrder" />, around({ responses: [said as typeof whole] })))
    }
    expect(textWith('Ids.')).toBe(textWith())
    expect(textWith('Ids. Texts of digits.')).toContain('Ids. Texts of digits.')
  })
})

describe('Errors', () => {
  it('tell what a code means and what to do', () => {
    const errors = [
      {
        code: 24101,
        name: 'BAD_SYMBOL',
        description: { en: 'Unknown symbol.' },
        action: { en: 'Correct it.' },
        httpStatus: 200,
      },
    ]
    const html = htmlOf(<Errors of="placeOrder" />, {
      api: api({ errors, operations: [operation({ errors: [24101, 'odd'] })] }),
    })
    expect(textOf(html)).toBe('Error codes 24101 BAD_SYMBOL HTTP 200 Unknown symbol. Correct it. odd')
  })
})

describe('Errors whose meaning nobody confirmed', () => {
  it('are named once, before the codes', () => {
    const errors = [
      { code: 1, description: { en: 'Known.' } },
      { code: 2, description: { en: 'Guessed.' }, certainty: 'inferred' as const },
    ]
    const html = htmlOf(<Errors of="placeOrder" />, {
      api: api({ errors, operations: [operation({ errors: [1, 2] })] }),
    })
    expect(textOf(html)).toBe('Error codes Meaning unconfirmed: 2 . 1 Known. 2 Guessed.')
  })
})

describe('Errors of a call with many', () => {
  it('wait behind a disclosure but for the first', () => {
    const codes = [1, 2, 3, 4, 5, 6, 7]
    const html = htmlOf(<Errors of="placeOrder" />, around({ errors: codes }))
    const folded = html.slice(html.indexOf('<details'))
    expect(folded).toContain('<summary>3 more codes</summary>')
    expect(codes.filter((code) => folded.includes(`id="placeOrder.errors.${code}"`))).toEqual([5, 6, 7])
    expect(htmlOf(<Errors of="placeOrder" />, around({ errors: codes.slice(1) }))).not.toContain('<details')
  })
})

describe('Pagination', () => {
  it('links the parameters that turn pages', () => {
    const parameters = [{ name: 'from', in: 'query' as const, required: false, schema: text, examples: [] }]
    const pagination = { style: 'cursor', cursor: 'from', next: 'id', maxLimit: 100, defaultWindow: '90 days' }
    const html = htmlOf(<Pagination of="placeOrder" />, around({ parameters, pagination }))
    expect(html).toContain('<div><dt>Cursor</dt><dd><a href="#placeOrder.query.from"><code>from</code></a></dd></div>')
    expect(textOf(html)).toContain('Cursor pagination. Pass id of the last row as from .')
    expect(textOf(html)).toContain('Max page size 100 Default range 90 days')
  })
})

describe('Callbacks', () => {
  it('show each request with its own parts, one level deeper', () => {
    const callback = operation({
      kind: 'callback',
      id: 'onFill',
      path: '{$request.body#/url}',
      title: { en: 'Order filled' },
      responses: [response],
    })
    const page = <Callbacks of="placeOrder" />
    const { headings } = renderInArticle(page, {
      ...around({ callbacks: [{ name: 'fills', operations: [callback] }] }),
      routes: routeTable(),
    })
    expect(headings).toEqual([
      { id: 'placeOrder.callbacks', text: 'Callbacks', level: 2 },
      { id: 'onFill', text: 'Order filled', level: 3 },
    ])
  })
})

it('an operation holds the components of the project that have a place on it, told what it is', () => {
  const ownComponents = {
    OperationTop: ({ method, path, locale }: Record<string, string>) => <p>{`top ${method} ${path} ${locale}`}</p>,
    OperationBottom: ({ api: apiId, id }: Record<string, string>) => <p>{`bottom ${apiId} ${id}`}</p>,
  }
  const content = (
    <Operation of="placeOrder">
      <p>description</p>
    </Operation>
  )
  const shown = (own: object) => textOf(htmlOf(content, { ...around({}), ...own }))
  expect(shown({ ownComponents })).toMatch(/top POST \/orders en description .*bottom orders placeOrder/)
  expect(shown({})).not.toMatch(/top|bottom/)
})

it('the form of a request is in the contents of the page, and can be linked to', () => {
  const { html, headings } = renderInArticle(
    <Operation of="placeOrder">
      <Endpoint of="placeOrder" />
    </Operation>,
    around({}),
  )
  expect(headings).toContainEqual(expect.objectContaining({ id: 'placeOrder.build', isTool: true, level: 3 }))
  expect(html).toContain('<details class="tool needs-script" id="placeOrder.build" data-build="placeOrder">')
})
