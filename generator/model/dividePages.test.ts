import { describe, expect, test } from 'vitest'
import type { ReferencePage } from '../contract/reference.ts'
import { type BuiltForTest, builtApiOf } from './testing.ts'

/** Answers with 400 fields: four operations of this size are too much for one page. */
const largeOf = (operation: string) =>
  `{"200": {description: ok, content: {application/json: {schema: {type: object, title: ${operation}, properties: {${members.join(', ')}}}}}}}`
const answerOf = (schema: string) =>
  `responses: {"200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/${schema}"}}}}}`
const members = Array.from({ length: 399 }, (_, index) => `f${index}: {type: string}`)

function built(paths: string, pages?: 'tag' | 'operation'): BuiltForTest {
  const text = `openapi: 3.1.0
info: {title: Shop, version: "1"}
tags: [{name: Ads, description: About ads.}]
${paths.replaceAll(/LARGE (\w+)/g, (_, operation: string) => `responses: ${largeOf(operation)}`)}
`
  return builtApiOf({ 'openapi.yaml': text }, pages ? { pages } : {})
}

function outline({ api }: BuiltForTest): string[] {
  return api.pages.map(({ path, title, category, content }: ReferencePage) => {
    const members = content.kind === 'reference' ? [...content.operations, ...content.channels] : []
    return [category?.en, path, title.en, members.join(' ')].filter((part) => part !== undefined).join(' | ')
  })
}

function operations(paths: Readonly<Record<string, string>>, tag?: string): string {
  const tags = tag === undefined ? '' : `tags: [${tag}], `
  const lines = Object.entries(paths).map(
    ([id, path]) =>
      `  "${path}": {${id.split(' ')[0]}: {operationId: ${id.split(' ')[1]}, summary: Call, ${tags}LARGE ${id.split(' ')[1]}}}`,
  )
  return ['paths:', ...lines].join('\n')
}

const shop = operations({
  'get listOrders': '/v1/orders',
  'get getOrder': '/v1/orders/{id}',
  'post closeOrder': '/v1/orders/{id}/close',
  'get listLineItems': '/v1/line_items',
  'get getLineItem': '/v1/line_items/{id}',
  'get version': '/v1',
})

describe('operations that are too much for one page', () => {
  test('have the steps of their paths without query and fragment', () => {
    const paths = {
      'post create': '/v1/orders',
      'put createBeta': '/v1/orders?beta=true',
      'get read': '/v1/orders/{id}',
      'get readBeta': '/v1/orders/{id}?beta=true',
      'get list': '/v1/items#all',
    }
    expect(outline(built(operations(paths)))).toEqual([
      'Orders | /test/operations/orders/create | Call | create',
      'Orders | /test/operations/orders/create-beta | Call | createBeta',
      'Orders | /test/operations/orders/read | Call | read',
      'Orders | /test/operations/orders/read-beta | Call | readBeta',
      '/test/operations/items | Items | list',
    ])
  })

  test('are on pages by the first step that tells their paths apart', () => {
    const result = built(shop)
    expect(outline(result)).toEqual([
      '/test/operations/orders | Orders | listOrders getOrder closeOrder',
      '/test/operations/line-items | Line items | listLineItems getLineItem',
      '/test/operations | Operations | version',
    ])
    expect(result.diagnostics.filter(({ code }) => code === 'page-divided')).toEqual([
      {
        code: 'page-divided',
        severity: 'info',
        message:
          'All 6 entries of "Operations" on one page would make about 1.7 MB of HTML. They are on pages by their paths.',
        hint: "Give smaller groups a tag each. `pages: 'tag'` keeps one page a tag.",
        file: 'openapi.yaml',
        line: 1,
        column: 1,
      },
    ])
  })

  test('are counted with all that a member of a named schema writes out, though that is more than a list has room for', () => {
    const properties = Array.from({ length: 450 }, (_, index) => `f${index}: {type: string}`).join(', ')
    const names = ['Orders', 'Trades', 'Fills', 'Fees']
    const paths = names.map((name) => `  /${name}: {get: {operationId: get${name}, ${answerOf(name)}}}`)
    const schemas = names.map((name) => `    ${name}: {properties: {all: {type: object, properties: {${properties}}}}}`)
    const result = built(['paths:', ...paths, 'components:', '  schemas:', ...schemas].join('\n'))
    expect(result.api.pages.filter(({ content }) => content.kind === 'reference')).toHaveLength(4)
  })

  test('are on one page where the configuration asks for it', () => {
    const result = built(shop, 'tag')
    expect(outline(result)).toEqual([
      '/test/operations | Operations | listOrders getOrder closeOrder listLineItems getLineItem version',
    ])
    expect(result.diagnostics.map(({ code }) => code)).not.toContain('page-divided')
  })

  test('have a page of their own where that of their common step is full', () => {
    const orders = ['getOrder', 'closeOrder', 'openOrder', 'splitOrder'].map((id) => [
      `get ${id}`,
      `/orders/{id}/${id}`,
    ])
    const others = [
      ['get listTrades', '/trades'],
      ['get getTrade', '/trades/{id}'],
    ]
    expect(outline(built(operations(Object.fromEntries([...orders, ...others]))))).toEqual([
      'Orders | /test/operations/orders | Orders | getOrder closeOrder openOrder',
      'Orders | /test/operations/orders/split-order | Call | splitOrder',
      '/test/operations/trades | Trades | listTrades getTrade',
    ])
  })

  test('are divided by further steps, and what is small further down stays with what ends above', () => {
    const calls = {
      'get listOrders': '/orders',
      'get getOrder': '/orders/{id}',
      'get listFills': '/orders/{id}/fills',
      'get getFill': '/orders/{id}/fills/{fill}',
      'put putFill': '/orders/{id}/fills/{fill}/note',
      'post closeOrder': '/orders/{id}/close',
      'get listTrades': '/trades',
      'get getTrade': '/trades/{id}',
    }
    expect(outline(built(operations(calls)))).toEqual([
      'Orders | /test/operations/orders | Orders | listOrders getOrder closeOrder',
      'Orders | /test/operations/orders/fills | Orders fills | listFills getFill putFill',
      '/test/operations/trades | Trades | listTrades getTrade',
    ])
  })

  test('have a page each below a step where further steps order nothing', () => {
    const paths = ['/orders/{a}/x', '/orders/{b}/x', '/orders/{c}/x', '/orders/x', '/trades', '/trades/{id}']
    const calls = Object.fromEntries(paths.map((path, index) => [`get call${index}`, path]))
    expect(built(operations(calls)).api.pages.map(({ path }) => path)).toEqual([
      ...[0, 1, 2, 3].map((index) => `/test/operations/orders/call${index}`),
      '/test/operations/trades',
    ])
  })

  test.each([
    ['end alike behind parameters of other names', ['/{a}/x', '/{b}/x', '/{c}/x', '/x']],
    ['differ all', ['/a', '/b', '/c', '/d']],
    ['are fragments', ['/#a', '/#b', '/#c', '/#d']],
    ['are the same but for their parameters', ['/{a}', '/{b}', '/{c}', '/{d}']],
  ])('have a page each where their paths %s', (_name, paths) => {
    const result = built(operations(Object.fromEntries(paths.map((path, index) => [`get call${index}`, path]))))
    const folder = /^\/test\/operations\/call-?\d$/
    expect(result.api.pages.map(({ path }) => folder.test(path))).toEqual([true, true, true, true])
    expect(result.diagnostics.find(({ code }) => code === 'page-divided')?.message).toContain(
      'Each of them is on a page of its own.',
    )
  })

  test('stay in the category of their tag, behind a page with its description', () => {
    const paths = { 'get a': '/ads', 'post b': '/ads/{id}', 'get c': '/reports', 'get d': '/reports/{id}' }
    expect(outline(built(operations(paths, 'Ads')))).toEqual([
      'Ads | /test/ads | Ads | ',
      'Ads | /test/ads/ads | Ads | a b',
      'Ads | /test/ads/reports | Reports | c d',
    ])
  })

  test('stay on the page that they ask for', () => {
    const paths = operations({ 'get a': '/ads', 'get b': '/b', 'get c': '/c', 'get d': '/d' }, 'Ads')
    const asked = paths.replaceAll('summary: Call', 'summary: Call, x-page: /all')
    expect(outline(built(asked))).toEqual(['/all | Ads | a b c d'])
  })

  test('are webhooks as well, which stay in a category', () => {
    const webhooks = operations({
      'post a': 'order.made',
      'post b': 'order.filled',
      'post c': 'trade-made',
      'post d': 'trade-undone',
    })
    expect(outline(built(webhooks.replace('paths:', 'webhooks:')))).toEqual([
      'Webhooks | /test/webhooks/order | Order | a b',
      'Webhooks | /test/webhooks/trade | Trade | c d',
    ])
  })
})

describe('operations of one channel', () => {
  const frames = (names: readonly string[]) => {
    const messages = names.map(
      (name) =>
        `${JSON.stringify(name)}: {payload: {type: object, properties: {id: {type: string}, method: {const: ${name}}, ${members.join(', ')}}}}`,
    )
    const actions = names.map(
      (name) =>
        `  ${JSON.stringify(name)}: {action: send, channel: {$ref: '#/channels/rpc'}, messages: [{$ref: '#/channels/rpc/messages/${name.replaceAll('/', '~1')}'}]}`,
    )
    const text = `asyncapi: 3.0.0
x-perspective: client
info: {title: Socket, version: "1"}
servers: {main: {host: ws.example.com, protocol: wss}}
channels: {rpc: {address: /, title: Socket, messages: {${messages.join(', ')}}}}
operations:
${actions.join('\n')}
`
    return builtApiOf({ 'asyncapi.yaml': text })
  }

  test('are on pages by the steps of their methods where one page is too large', () => {
    const orders = ['order.place', 'order.cancel', 'order.status']
    const account = ['account.get', 'account.set', 'account.fees']
    expect(outline(frames([...orders, ...account]))).toEqual([
      '/test/channels | Channels | rpc',
      '/test/channels/order | Order | order.place order.cancel order.status',
      '/test/channels/account | Account | account.get account.set account.fees',
    ])
  })

  test('are on the page of their channel where it has room', () => {
    expect(outline(frames(['order.place', 'order.cancel']))).toEqual([
      '/test/channels | Channels | rpc order.place order.cancel',
    ])
  })
})
