import { describe, expect, it } from 'vitest'
import type { Api } from '../../generator/contract/reference.ts'
import { loadedSpecOf } from '../../generator/load/testing.ts'
import { buildApi } from '../../generator/model/buildReference.ts'
import { compareReferences } from './compareReferences.ts'
import { apiOfSchemas, apiOfTexts, changesBetween, lineOf, seeded } from './testing.ts'

const base = apiOfTexts(seeded)

function schemaChanges(before: string, after: string): string[] {
  return changesBetween(apiOfSchemas(before), apiOfSchemas(after))
}

describe('the APIs of two references', () => {
  const other: Api = { ...base, id: 'other' }
  const lines = (before: readonly Api[], after: readonly Api[]) =>
    compareReferences({ apis: before }, { apis: after }).map(lineOf)

  it('come and go as a whole', () => {
    expect(lines([base], [base, other])).toEqual(['additive api-added: other'])
    expect(lines([base, other], [base])).toEqual(['breaking api-removed: other'])
  })

  it('are the same one when each side has only one, whatever it is called', () => {
    expect(lines([base], [other])).toEqual([])
  })
})

describe('signing', () => {
  it('may gain a header with the name of a member that every object has', () => {
    const named = seeded.openapi.replace("X-KEY: '{key}'", "X-KEY: '{key}', toString: x")
    const changes = compareReferences({ apis: [base] }, { apis: [apiOfTexts({ ...seeded, openapi: named })] })
    expect(changes).toMatchObject([{ rule: 'signing-changed', item: 'headers.toString', after: 'x' }])
    expect(changes[0]?.before).toBeUndefined()
  })
})

describe('operations', () => {
  it('are known by method and path before their ids', () => {
    const moved = seeded.openapi
      .replace('operationId: getMarkets', 'operationId: getMarketsV1')
      .replace(
        'components:\n',
        "  /v2/markets: { get: { operationId: getMarkets, responses: { '200': { description: ok } } } }\ncomponents:\n",
      )
    expect(changesBetween(base, apiOfTexts({ ...seeded, openapi: moved }))).toEqual([
      'editorial operation-id-changed: GET /markets',
      'additive operation-added: GET /v2/markets',
    ])
  })
})

describe('texts', () => {
  it('are told apart from their translations', () => {
    const [first, ...rest] = base.operations
    if (!first) throw new Error('there is an operation')
    const translated = { ...base, operations: [{ ...first, title: { ...first.title, zh: '下单' } }, ...rest] }
    expect(changesBetween(base, translated)).toEqual(['editorial translation-changed: POST /orders'])
  })
})

describe('schemas', () => {
  it('that contain themselves are compared to their end', () => {
    const tree = (type: string) =>
      `Root: { type: object, properties: { value: { type: ${type} }, left: { $ref: '#/components/schemas/Root' }, right: { $ref: '#/components/schemas/Root' } } }`
    expect(schemaChanges(tree('string'), tree('number'))).toEqual([
      'breaking type-changed: POST /all, body, value',
      'breaking type-changed: POST /all, 200, value',
    ])
  })

  it('that contain each other twice on every level take no longer for it', () => {
    const levels = (leaf: string) =>
      [
        "Root: { type: object, properties: { a: { $ref: '#/components/schemas/L0' } } }",
        ...Array.from({ length: 40 }, (_, level) => {
          const next = `{ $ref: '#/components/schemas/L${level + 1}' }`
          return `L${level}: { type: object, properties: { a: ${next}, b: ${next} } }`
        }),
        `L40: { type: object, properties: { leaf: { type: ${leaf} } } }`,
      ].join('\n')
    expect(schemaChanges(levels('string'), levels('number'))).toHaveLength(2)
  })

  it('are compared by what they are, not by what they are called', () => {
    const named = (name: string) =>
      `Root: { type: object, properties: { own: { $ref: '#/components/schemas/${name}' } } }\n${name}: { type: object, properties: { id: { type: string } } }`
    expect(schemaChanges(named('Order'), named('SpotOrder'))).toEqual([])
  })

  it('that a request and a response share are classed for each side', () => {
    const root = (values: string) => `Root: { type: object, properties: { side: { type: string, enum: [${values}] } } }`
    expect(schemaChanges(root('BUY'), root('BUY, SELL'))).toEqual([
      'additive enum-value-added: POST /all, body, side, “SELL”',
      'breaking enum-value-added: POST /all, 200, side, “SELL”',
    ])
  })

  it('that were anything are told by their type alone', () => {
    expect(schemaChanges('Root: {}', 'Root: { type: object, properties: { a: { type: string } } }')).toEqual([
      'breaking type-narrowed: POST /all, body',
      'additive type-narrowed: POST /all, 200',
    ])
  })
})

it('leads to the closest anchor that there is', () => {
  const after = apiOfTexts({
    ...seeded,
    openapi: seeded.openapi.replace('fee: { type', 'tax: { type: boolean }\n        fee: { type'),
  })
  const [change] = compareReferences({ apis: [base] }, { apis: [after] })
  expect(change?.address).toEqual({ before: '/trade#placeOrder.200', after: '/trade#placeOrder.200.tax' })
})

it('leads past a header to the field of a body that has its path', () => {
  const spec = (type: string) => ({
    ...seeded,
    openapi: `openapi: 3.1.0
info: { title: Trade, version: 1.0.0 }
paths:
  /orders:
    get:
      operationId: list
      tags: [trade]
      responses:
        '200':
          description: ok
          headers: { price: { schema: { type: string } } }
          content:
            application/json:
              schema:
                type: object
                properties: { headers: { type: object, properties: { price: { type: ${type} } } } }
`,
  })
  const [before, after] = [spec('string'), spec('boolean')].map(apiOfTexts)
  const [change] = before && after ? compareReferences({ apis: [before] }, { apis: [after] }) : []
  expect(change?.field).toBe('headers.price')
  expect(change?.address.after).toBe('/test/trade#list.200.headers')
})

it('tells a change of what has no rule, as a breaking one', () => {
  const [first, ...rest] = base.operations
  const later = [{ ...first, requestHeaders: { Accept: 'text/csv' } }, ...rest] as Api['operations']
  expect(changesBetween(base, { ...base, operations: later })).toEqual([
    'breaking unruled: POST /orders, “requestHeaders”',
  ])
})

it.each([
  ['alone', '', '/test/trade#list.200.price'],
  ['beside the whole body', 'schema: { type: array }', '/test/trade#list.200.item.price'],
])('leads to a field of the items of a stream that stands %s', (_name, schema, address) => {
  const spec = (type: string) => ({
    ...seeded,
    openapi: `openapi: 3.2.0
info: { title: Trade, version: 1.0.0 }
paths:
  /orders:
    get:
      operationId: list
      tags: [trade]
      responses:
        '200':
          description: ok
          content:
            application/jsonl:
              itemSchema: { type: object, properties: { price: { type: ${type} } } }
              ${schema}
`,
  })
  const [before, after] = [spec('string'), spec('boolean')].map(apiOfTexts)
  const [change] = before && after ? compareReferences({ apis: [before] }, { apis: [after] }) : []
  expect(change?.address.after).toBe(address)
})

/** Changes between two OpenAPI documents with these lines behind `info`. */
function documentChanges(before: string, after: string): string[] {
  const [old, young] = [before, after].map((text) => {
    const spec = loadedSpecOf({ 'openapi.yaml': `openapi: 3.1.0\ninfo: { title: T, version: '1' }\n${text}` })
    const config = { id: 'test', specs: ['openapi.yaml'] }
    return buildApi({ config, specs: [spec], locale: 'en', catalogs: [] }).value.api
  })
  return old && young ? changesBetween(old, young) : []
}

describe('what XML is written like', () => {
  const body = (type: string, xml: string) =>
    `paths: { /x: { post: { requestBody: { content: { ${type}: { schema: { type: object, ${xml} } } } } } } }`
  it.each([
    ['application/json', 'editorial note-changed: POST /x, body, “xml”'],
    ['application/soap+xml; charset=utf-8', 'breaking serialization-changed: POST /x, body, “xml”'],
  ])('counts in %s', (type, line) => {
    expect(documentChanges(body(`'${type}'`, 'xml: { name: a }'), body(`'${type}'`, ''))).toEqual([line])
  })
})

describe('variants', () => {
  const root = (variants: string) => `Root: { oneOf: [${variants}] }
One: { type: object, properties: { a: { type: string } } }
Two: { type: object, properties: { b: { type: string } } }`
  const one = "{ $ref: '#/components/schemas/One' }"

  it('are of the types that their schemas have, wherever these stand', () => {
    expect(schemaChanges(root(one), root(`${one}, { $ref: '#/components/schemas/Two' }`))).toEqual([
      'additive variant-added: POST /all, body, “Two”',
      'breaking variant-added: POST /all, 200, “Two”',
    ])
  })
})

describe('an address split otherwise between server and path', () => {
  const split = (server: string, ...paths: readonly string[]) =>
    `servers: [{ url: '${server}' }]\npaths: { ${paths.map((path) => `${path}: { get: { operationId: getX, summary: Get } }`)} }`

  it('is the same address', () => {
    const [short, long] = [split('https://a.test', '/v1/x'), split('https://a.test/v1/', '/x')]
    expect(documentChanges(long, short)).toEqual(['editorial note-changed: test, “servers”'])
    expect(documentChanges(short, long)).toEqual(['editorial note-changed: test, “servers”'])
  })

  it('is nothing to the webhooks of the API', () => {
    const hook = 'webhooks: { done: { post: { operationId: done } } }'
    const [short, long] = [split('https://a.test', '/v1/x'), split('https://a.test/v1', '/x')]
    expect(documentChanges(`${long}\n${hook}`, `${short}\n${hook}`)).toEqual([
      'editorial note-changed: test, “servers”',
    ])
  })

  it('is another one where a path stays as it was', () => {
    const short = split('https://a.test', '/x')
    const long = split('https://a.test/v1', '/x')
    expect(documentChanges(long, short)).toEqual(['breaking server-changed: test'])
    expect(documentChanges(short, long)).toEqual(['breaking server-changed: test'])
  })
})

it('tells the scopes of the whole API of what a client calls, and not of what it is called with', () => {
  const text = (scopes: string) => `security: [{ key: [${scopes}] }]
paths: { /x: { get: { operationId: getX } } }
webhooks: { done: { post: { operationId: done } } }
components: { securitySchemes: { key: { type: oauth2, flows: {} } } }`
  expect(documentChanges(text('a'), text('a, b'))).toEqual(['breaking scope-added: GET /x, “b”'])
})
