import { describe, expect, test } from 'vitest'
import { apiOf, builtApiOf, operationIn } from './testing.ts'

/** An API with one GET operation that has the given members, indented by six spaces. */
function operationWith(members: string, rest = '') {
  return operationIn(apiOf(`paths:\n  /orders:\n    get:\n      operationId: getOrders\n${members}\n${rest}`))
}

test('general facts of the API are read', () => {
  const api = apiOf(`info:
  title: Spot
  version: 1.10
  description: Trade.
  contact: {name: Support, email: help@example.com}
  license: {name: MIT, url: https://example.com/license}
  termsOfService: https://example.com/terms
servers: [{url: https://api.example.com, description: Live}]
tags: [{name: Orders, description: About orders., x-displayName: Order calls, x-sidebar-label: Calls, x-page: /orders}]
`)
  expect(api).toMatchObject({
    title: { en: 'Spot' },
    version: '1.1',
    description: { en: 'Trade.' },
    contact: { name: 'Support', email: 'help@example.com' },
    license: { name: 'MIT', url: 'https://example.com/license' },
    termsOfService: 'https://example.com/terms',
    servers: [{ url: 'https://api.example.com', description: { en: 'Live' } }],
    tags: [
      {
        name: 'Orders',
        title: { en: 'Order calls' },
        sidebarLabel: { en: 'Calls' },
        description: { en: 'About orders.' },
        page: '/orders',
      },
    ],
  })
})

test.each<[said: string, own: string, root: string, isUnsaid: true | undefined]>([
  ['nothing', '      summary: A', '', true],
  ['nothing itself, in a document that does', '      summary: A', 'security: [{key: []}]', undefined],
  ['that it is open', '      security: []', '', undefined],
])('an operation that says %s of who may call it is read so', (_, own, root, isUnsaid) => {
  expect(operationWith(own, root).isAccessUnsaid).toBe(isUnsaid)
})

test('a document without anything is an API without operations', () => {
  expect(apiOf('')).toMatchObject({
    title: { en: 'test' },
    version: '',
    operations: [],
    errors: [],
    tags: [],
    servers: [],
  })
})

describe('operations', () => {
  test('come in the order they are written in, with their place', () => {
    const api = apiOf(`paths:
  /b:
    post: {operationId: createB}
    get: {operationId: getB}
  /a:
    delete: {operationId: deleteA}
`)
    expect(
      api.operations.map(({ id, method, path, source }) => `${id} ${method} ${path} ${source.line}:${source.column}`),
    ).toEqual(['createB POST /b 4:5', 'getB GET /b 5:5', 'deleteA DELETE /a 7:5'])
  })

  test('can be of every method of OpenAPI, QUERY and others of 3.2 too', () => {
    const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']
    const fixed = methods.map((method) => `    ${method}: {}`).join('\n')
    const api = apiOf(`paths:\n  /a:\n${fixed}\n    additionalOperations: {COPY: {operationId: copyA}}\n`, '3.2.0')
    expect(api.operations.map(({ method }) => method.toLowerCase())).toEqual([...methods, 'copy'])
    expect(operationIn(api, 'copyA').method).toBe('COPY')
  })

  test('are read from path items in other files, whose places they keep', () => {
    const { api } = builtApiOf({
      'specs/openapi.yaml': 'openapi: 3.1.0\npaths:\n  /a: {$ref: paths/a.yaml}\n',
      'specs/paths/a.yaml': '# a comment\nget:\n  operationId: getA\n',
    })
    expect(operationIn(api).source).toEqual({ file: 'specs/paths/a.yaml', line: 2, column: 1 })
  })

  test('take title and description from themselves, else from their path', () => {
    const api = apiOf(`paths:
  /a:
    summary: Path title
    description: Path text.
    get: {operationId: one, summary: Own title, description: Own text.}
    put: {operationId: two}
  /b:
    get: {operationId: three}
    put: {}
`)
    expect(api.operations.map(({ title, description }) => [title.en, description?.en])).toEqual([
      ['Own title', 'Own text.'],
      ['Path title', 'Path text.'],
      ['three', undefined],
      ['PUT /b', undefined],
    ])
  })

  test('without an id get one made of method and path, and are reported', () => {
    const { api, diagnostics } = builtApiOf({ 'a.yaml': 'openapi: 3.1.0\npaths:\n  /v3/orders/{id}:\n    get: {}\n' })
    expect(operationIn(api).id).toBe('get-v3-orders-id')
    expect(diagnostics).toEqual([
      {
        code: 'operation-id-missing',
        severity: 'warning',
        message: 'GET /v3/orders/{id} has no operationId.',
        hint: 'Add one that is unique in the API, such as `placeOrder`: anchors and links are made of it.',
        file: 'a.yaml',
        line: 4,
        column: 5,
      },
    ])
  })

  test('of equal ids get different ones', () => {
    const api = apiOf('paths: {/a: {get: {operationId: x}}, /b: {get: {operationId: x}}, /c: {get: {operationId: x}}}')
    expect(api.operations.map(({ id }) => id)).toEqual(['x', 'x-2', 'x-3'])
  })

  test('have tags, a page of their own, a label and further reading', () => {
    const operation = operationWith(`      tags: [Orders, Trading]
      x-page: /orders
      x-sidebar-label: Orders
      externalDocs: {url: https://example.com, description: More.}`)
    expect(operation).toMatchObject({
      tags: ['Orders', 'Trading'],
      page: '/orders',
      sidebarLabel: { en: 'Orders' },
      externalDocs: { url: 'https://example.com', description: { en: 'More.' } },
    })
  })

  test('that are faulty do not stop the others from being read', () => {
    const api = apiOf(`paths:
  /a: {get: text, put: null, post: [1], parameters: nonsense}
  /b: null
  /c: {get: {operationId: fine, parameters: {x: 1}, responses: [1, text], tags: text, security: text, requestBody: 7, callbacks: text}}
  /d: {$ref: '#/none'}
tags: text
servers: {url: x}
security: text
x-errors: text
`)
    expect(api.operations.map(({ id }) => id)).toEqual(['fine'])
  })
})

describe('servers', () => {
  test('of the operation win over those of the path, and those over the document’s', () => {
    const api = apiOf(`servers: [{url: https://root.example.com}]
paths:
  /a:
    servers: [{url: https://path.example.com}]
    get: {operationId: own, servers: [{url: https://own.example.com}]}
    put: {operationId: path}
  /b:
    get: {operationId: document, servers: []}
`)
    const urls = api.operations.map(({ id, servers }) => [id, servers.map(({ url }) => url)])
    expect(urls).toEqual([
      ['own', ['https://own.example.com']],
      ['path', ['https://path.example.com']],
      ['document', ['https://root.example.com']],
    ])
  })

  test('have variables', () => {
    const api = apiOf(
      "servers: [{url: 'https://{region}.example.com', variables: {region: {default: eu, enum: [eu, us], description: Where.}}}]",
    )
    expect(api.servers[0]?.variables).toEqual([
      { name: 'region', default: 'eu', values: ['eu', 'us'], description: { en: 'Where.' } },
    ])
  })
})

describe('security', () => {
  test('is the document’s unless the operation has its own; an empty list means public', () => {
    const api = apiOf(`security: [{apiKey: []}]
paths:
  /a:
    get: {operationId: inherits}
    put: {operationId: isPublic, security: []}
    post: {operationId: own, security: [{apiKey: [], token: [read, trade]}, {}]}
`)
    expect(api.operations.map(({ security }) => security)).toEqual([
      [[{ scheme: 'apiKey', scopes: [] }]],
      [],
      [
        [
          { scheme: 'apiKey', scopes: [] },
          { scheme: 'token', scopes: ['read', 'trade'] },
        ],
        [],
      ],
    ])
  })

  test('schemes of all types are read', () => {
    const api = apiOf(`components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key, description: A key.}
    bearer: {type: http, scheme: bearer, bearerFormat: JWT}
    connect: {type: openIdConnect, openIdConnectUrl: https://example.com/openid}
    oauth:
      type: oauth2
      flows: {clientCredentials: {tokenUrl: https://example.com/token, scopes: {read: Read only., trade: ''}}}
    referred: {$ref: '#/components/securitySchemes/key'}
`)
    expect(api.securitySchemes).toMatchObject([
      { id: 'key', type: 'apiKey', in: 'header', name: 'X-Key', description: { en: 'A key.' } },
      { id: 'bearer', type: 'http', httpScheme: 'bearer', bearerFormat: 'JWT' },
      { id: 'connect', type: 'openIdConnect', openIdConnectUrl: 'https://example.com/openid' },
      {
        id: 'oauth',
        type: 'oauth2',
        flows: [
          {
            kind: 'clientCredentials',
            tokenUrl: 'https://example.com/token',
            scopes: [{ name: 'read', description: { en: 'Read only.' } }, { name: 'trade' }],
          },
        ],
      },
      { id: 'referred', type: 'apiKey', name: 'X-Key' },
    ])
  })
})

describe('extensions', () => {
  test('say rate limit, permission and certainty', () => {
    const operation =
      operationWith(`      x-rate-limit: {requests: 300, interval: 1s, scope: ip, group: market-data, certainty: inferred}
      x-permission: trade
      x-effect: withdraw
      x-certainty: unofficial`)
    expect(operation).toMatchObject({
      rateLimit: { requests: 300, interval: '1s', scope: 'ip', group: 'market-data', certainty: 'inferred' },
      permission: 'trade',
      effect: 'withdraw',
      certainty: 'unofficial',
    })
  })

  test('can be shared by reference', () => {
    const operation = operationWith(
      `      x-rate-limit: {$ref: '#/x-limits/market'}
      x-pagination: {$ref: '#/x-paging'}
      x-errors: {$ref: '#/x-codes'}`,
      'x-limits: {market: {requests: 5, interval: 1m}}\nx-paging: {style: time, maxLimit: 500}\nx-codes: [1, 2]\n',
    )
    expect(operation).toMatchObject({
      rateLimit: { requests: 5, interval: '1m' },
      pagination: { style: 'time', maxLimit: 500 },
      errors: [1, 2],
    })
  })

  test('say how a list is paged', () => {
    const operation = operationWith(
      '      x-pagination: {style: cursor, cursor: from, limit: limit, direction: direct, start: sTime, end: eTime, defaultLimit: 10, maxLimit: 100, defaultWindow: 90 days, maxWindow: 1 year}',
    )
    expect(operation.pagination).toEqual({
      style: 'cursor',
      cursor: 'from',
      limit: 'limit',
      direction: 'direct',
      start: 'sTime',
      end: 'eTime',
      defaultLimit: 10,
      maxLimit: 100,
      defaultWindow: '90 days',
      maxWindow: '1 year',
    })
  })

  test.each([
    ['deprecated: true', { replacements: [] }],
    ['deprecated: true\n      x-replaced-by: placeOrder', { replacements: ['placeOrder'] }],
    [
      'deprecated: true\n      x-deprecated-since: 2024-11-07\n      x-sunset: 2026-01-01\n      x-replaced-by: {operations: [a, b], note: See both.}',
      { since: '2024-11-07', sunset: '2026-01-01', replacements: ['a', 'b'], note: { en: 'See both.' } },
    ],
    [
      'deprecated: true\n      x-replaced-by: {operations: [], note: There is none.}',
      { replacements: [], note: { en: 'There is none.' } },
    ],
    ['deprecated: false', undefined],
  ])('say what is deprecated: %s', (text, expected) => {
    expect(operationWith(`      ${text}`).deprecation).toEqual(expected)
  })
})

describe('the error catalogue', () => {
  const entry = {
    code: 24101,
    name: 'SYMBOL',
    description: { en: 'Wrong symbol.' },
    action: { en: 'Correct it.' },
    httpStatus: 400,
    certainty: 'inferred',
  }
  const text =
    '- {code: 24101, name: SYMBOL, description: Wrong symbol., action: Correct it., httpStatus: 400, certainty: inferred}\n- {code: E7, description: Other.}\n'

  test('stands at the root', () => {
    expect(apiOf(`x-errors:\n${text}`).errors).toEqual([entry, { code: 'E7', description: { en: 'Other.' } }])
  })

  test('may be a file of its own, and its entries references', () => {
    const { api } = builtApiOf({ 'a.yaml': 'openapi: 3.1.0\nx-errors: {$ref: errors.yaml}\n', 'errors.yaml': text })
    expect(api.errors).toHaveLength(2)
    const single = builtApiOf({
      'a.yaml': 'openapi: 3.1.0\nx-errors: [{$ref: "errors.yaml#/0"}]\n',
      'errors.yaml': text,
    })
    expect(single.api.errors).toEqual([entry])
  })

  test('is in the order of the codes, numbers before texts', () => {
    const codes = ['FORBIDDEN', 25000, 603, '"415"', 250000, 'E7']
    const { errors } = apiOf(`x-errors:\n${codes.map((code) => `- {code: ${code}, description: x}\n`).join('')}`)
    expect(errors.map(({ code }) => code)).toEqual(['415', 603, 25000, 250000, 'E7', 'FORBIDDEN'])
    expect(operationWith(`      x-errors: [${codes}]`)).toMatchObject({ errors: errors.map(({ code }) => code) })
  })

  test('leaves out what has no code or no meaning', () => {
    expect(apiOf('x-errors: [{code: 1}, {description: x}, text, null]').errors).toEqual([])
  })
})

test.each([
  [
    'a summary of several lines',
    '"Sent for a fill.\\n\\nNeeds a [subscription](/sub)."',
    'Sent for a fill.\n\nNeeds a [subscription](/sub).',
  ],
  ['a very long one', `"${'Sent for each fill. '.repeat(7)}"`, 'Sent for each fill. '.repeat(7).trim()],
])('%s is no title: it begins the description', (_, summary, text) => {
  const operation = operationWith(`      summary: ${summary}\n      description: Once for each.`)
  expect(operation.title).toEqual({ en: 'getOrders' })
  expect(operation.description).toEqual({ en: `${text}\n\nOnce for each.` })
  expect(operationWith(`      summary: ${summary}`).description).toEqual({ en: text })
})

test('webhooks of OpenAPI 3.1, and of 3.0 with an extension, are operations of their own kind', () => {
  const api = apiOf(
    'webhooks: {orderFilled: {post: {operationId: onFill, summary: Order filled}}}\nx-webhooks: {old: {post: {operationId: onOld}}}',
  )
  expect(api.operations.map(({ kind, id, path }) => `${kind} ${id} ${path}`)).toEqual([
    'webhook onFill orderFilled',
    'webhook onOld old',
  ])
})

test('callbacks are read with their operations', () => {
  const { callbacks } = operationWith(
    `      callbacks:
        filled:
          '{$request.body#/url}':
            post: {operationId: onFill, summary: Order filled}
        shared: {$ref: '#/components/callbacks/shared'}`,
    `components:
  callbacks:
    shared: {'https://example.com': {put: {}}}
`,
  )
  expect(
    callbacks.map(({ name, operations }) => [name, operations.map(({ kind, id, path }) => `${kind} ${id} ${path}`)]),
  ).toEqual([
    ['filled', ['callback onFill {$request.body#/url}']],
    ['shared', ['callback put-https-example-com https://example.com']],
  ])
})

test('responses have headers, contents and links', () => {
  const { responses } = operationWith(
    `      responses:
        '200':
          description: Fine.
          headers:
            X-Remaining: {description: Calls left., required: true, schema: {type: integer}}
          content:
            application/json: {schema: {type: string}}
          links:
            cancel: {operationId: cancelOrder, description: Cancels it.}
        4XX: {$ref: '#/components/responses/Failure'}
        default: {description: Anything else.}
        x-note: {description: none}`,
    'components: {responses: {Failure: {description: Refused.}}}\n',
  )
  expect(responses.map(({ status, description }) => [status, description?.en])).toEqual([
    ['200', 'Fine.'],
    ['4XX', 'Refused.'],
    ['default', 'Anything else.'],
  ])
  expect(responses[0]).toMatchObject({
    headers: [
      {
        name: 'X-Remaining',
        in: 'header',
        required: true,
        description: { en: 'Calls left.' },
        schema: { types: ['integer'] },
      },
    ],
    contents: [{ mediaType: 'application/json', schema: { types: ['string'] } }],
    links: [{ name: 'cancel', operation: 'cancelOrder', description: { en: 'Cancels it.' } }],
  })
})

test('what other tools say is read: badges, groups of tags, and the summary of the API', () => {
  const api = apiOf(`info: {title: Shop, summary: A shop., description: Sells.}
x-tagGroups: [{name: Buying, tags: [Carts]}, {name: Bare}, 1]
paths: {/a: {get: {x-stability: beta, x-badges: [{name: Fast, color: red}, New, {}]}, put: {x-badges: []}}}
`)
  const [get, put] = api.operations
  expect(get?.badges).toEqual([{ name: { en: 'beta' } }, { name: { en: 'Fast' } }, { name: { en: 'New' } }])
  expect(put?.badges).toBeUndefined()
  expect(api.tagGroups).toEqual([{ title: { en: 'Buying' }, tags: ['Carts'] }])
  expect(api.summary).toEqual({ en: 'A shop.' })
})

test('a tag of another kind than navigation is a badge of its operations (3.2)', () => {
  const api = apiOf(
    `tags: [{name: Orders, kind: nav}, {name: partner, summary: Partners, description: For partners., kind: audience}]
paths: {/a: {get: {tags: [partner, Orders]}, put: {tags: [partner]}}}
`,
    '3.2.0',
  )
  const [get, put] = api.operations
  const badges = [{ name: { en: 'Partners' }, description: { en: 'For partners.' } }]
  expect(get).toMatchObject({ tags: ['Orders'], badges })
  expect(put).toMatchObject({ tags: [], badges })
  expect(api.tags.map(({ kind }) => kind)).toEqual(['nav', 'audience'])
})

test('the variant that holds without a discriminator is known (defaultMapping, 3.2)', () => {
  const schemasWith = (fallback: string) =>
    apiOf(
      `paths: {}
components:
  schemas:
    Cat: {type: object, properties: {kind: {type: string}}}
    Other: {type: object, properties: {kind: {type: string}}}
    Pet: {oneOf: [{$ref: "#/components/schemas/Cat"}, {$ref: "#/components/schemas/Other"}], discriminator: {propertyName: kind, defaultMapping: "${fallback}"}}
    Owner: {type: object, properties: {pet: {$ref: "#/components/schemas/Pet"}}}
`.replace(
        'paths: {}',
        'paths: {/a: {get: {responses: {"200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/Owner"}}}}}}}}',
      ),
      '3.2.0',
    ).schemas
  for (const fallback of ['Other', '#/components/schemas/Other'])
    expect(schemasWith(fallback).Pet?.variants?.[0]?.variants.map(({ isDefault }) => isDefault)).toEqual([
      undefined,
      true,
    ])
})
