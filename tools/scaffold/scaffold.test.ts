import { dump, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import type { Channel } from '../../generator/contract/channel.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { skeletonTexts } from '../../generator/messages/catalogs.ts'
import { isToFillIn } from '../../generator/messages/fillIn.ts'
import { fillCatalog } from './fillCatalog.ts'
import { operationName, titleOf } from './operationName.ts'
import type { SpecPlace } from './plan.ts'
import { planChannel } from './planChannel.ts'
import { planGuide } from './planGuide.ts'
import { planOperation } from './planOperation.ts'

const source = { file: 'specs/openapi.yaml', line: 5, column: 1 }

function operation(own: Partial<Operation>): Operation {
  return {
    ...{
      kind: 'operation',
      id: 'getOrders',
      method: 'GET',
      path: '/orders',
      title: { en: 'Orders' },
      tags: ['Orders'],
    },
    ...{ servers: [], security: [], errors: [], parameters: [], responses: [], callbacks: [], source },
    ...own,
  } as Operation
}

function placeOf(files: Readonly<Record<string, string>>, api: Partial<Api> = {}): SpecPlace {
  const empty = { id: 'spot', tags: [], operations: [], channels: [], securitySchemes: [] }
  const [root = ''] = Object.keys(files)
  return { api: { ...empty, ...api } as unknown as Api, root, files: new Map(Object.entries(files)) }
}

function planned<T extends object>(plan: T) {
  if ('reason' in plan) throw new Error(String(plan.reason))
  return plan as Exclude<T, { reason: string }>
}

describe('what is taken over from others', () => {
  const text = 'a: b\n\u0085evil: "1" # {x}, [y]'

  it('stands in an operation as the texts that they are', () => {
    const limit = { requests: 1, interval: text, scope: text }
    const neighbour = operation({
      id: text,
      rateLimit: limit,
      permission: text,
      security: [[{ scheme: text, scopes: [] }]],
    })
    const document = {
      openapi: '3.1.0',
      paths: { '/orders': { get: { responses: { default: { $ref: `${text}.yaml` } } } } },
    }
    const api = { operations: [neighbour], securitySchemes: [{ id: text, type: 'apiKey', flows: [] }] }
    const place = placeOf({ 'specs/openapi.yaml': dump(document) }, api)
    const { edited } = planned(planOperation({ method: 'get', path: '/fills{,}: a'.replace(' ', '') }, place))
    const { paths } = load(edited.get('specs/openapi.yaml') ?? '') as { paths: Record<string, { get: object }> }
    expect(paths['/fills{,}:a']?.get).toMatchObject({
      'x-permission': text,
      'x-rate-limit': limit,
      security: [{ [text]: [] }],
      responses: { default: { $ref: `${text}.yaml` } },
    })
  })

  it('stands in a channel as the texts that they are', () => {
    const neighbour = { id: 'a', tags: ['A'], page: text, servers: [], operations: [], source } as unknown as Channel
    const document = {
      asyncapi: '3.0.0',
      servers: { [text]: {} },
      channels: { a: { address: 'a' } },
      operations: { a: { action: 'send' } },
    }
    const place = placeOf({ 'specs/asyncapi.yaml': dump(document) }, { channels: [neighbour] })
    const { edited } = planned(planChannel({ name: 'fills', tag: 'A' }, place))
    const { channels } = load(edited.get('specs/asyncapi.yaml') ?? '') as { channels: Record<string, object> }
    expect(channels['fills']).toMatchObject({ 'x-page': text, servers: [{ $ref: `#/servers/${text}` }] })
  })
})

describe('planOperation', () => {
  it('is done with a path of many braces that never close', () => {
    const place = placeOf({
      'specs/openapi.yaml': 'openapi: 3.1.0\npaths:\n  /orders: { $ref: paths/orders.yaml }\n',
      'specs/paths/orders.yaml': 'get: {}\n',
    })
    const wanted = { method: 'get', path: `/fills${'{'.repeat(500_000)}`, id: 'getFills' }
    expect([...planned(planOperation(wanted, place)).created.keys()]).toEqual(['specs/paths/fills.yaml'])
  })

  it('writes an operation into the root where paths stand there', () => {
    const place = placeOf({ 'specs/openapi.yaml': 'openapi: 3.1.0\npaths:\n  /orders:\n    get: {}\n' })
    const { edited, created, texts } = planned(planOperation({ method: 'get', path: '/fills' }, place))
    expect(created.size).toBe(0)
    expect(texts[0]).toBe('Get fills')
    expect(edited.get('specs/openapi.yaml')).toContain(
      '  /fills:\n    get:\n      operationId: getFills\n      summary: Get fills\n      description: "Fill in: ',
    )
  })

  it('writes a file of its own where others have one, refers to it behind its tag, and copies what they share', () => {
    const spot = {
      tags: [{ name: 'Orders', title: { en: 'Orders' } }],
      securitySchemes: [{ id: 'key', type: 'apiKey', flows: [] }],
      operations: [
        operation({
          security: [[{ scheme: 'key', scopes: [] }]],
          permission: 'read',
          rateLimit: { requests: 5, interval: '1s' },
          source: { ...source, file: 'specs/paths/orders.yaml' },
        }),
      ],
    }
    const files = {
      'specs/openapi.yaml':
        'openapi: 3.1.0\nsecurity: [{ key: [] }]\npaths:\n  /orders:\n    $ref: paths/orders.yaml\n  /time:\n    $ref: paths/time.yaml\n',
      'specs/paths/orders.yaml': 'get:\n  responses:\n    default:\n      $ref: ../responses.yaml#/Failure\n',
      'schemas/openapi-path.json': '{}',
    }
    const place = { ...placeOf(files, spot), schemas: 'schemas' }
    const { edited, created } = planned(planOperation({ method: 'GET', path: '/orders/{id}', id: 'getOrder' }, place))
    expect(edited.get('specs/openapi.yaml')).toBe(
      files['specs/openapi.yaml'].replace('  /time', '  /orders/{id}:\n    $ref: paths/orders-2.yaml\n  /time'),
    )
    const text = created.get('specs/paths/orders-2.yaml') ?? ''
    expect(text.split('\n').slice(0, 8)).toEqual([
      '# yaml-language-server: $schema=../../schemas/openapi-path.json',
      'get:',
      '  operationId: getOrder',
      '  summary: Get order',
      '  description: "Fill in: what it does, when to use it and what to watch out for."',
      '  tags: [Orders]',
      '  x-permission: read',
      '  x-rate-limit: { requests: 5, interval: 1s } # As getOrders has it: check it.',
    ])
    expect(text).toContain('    - name: id\n      in: path\n      required: true\n')
    expect(text).toContain('    default:\n      $ref: ../responses.yaml#/Failure\n')
  })

  it('invents no permission where no neighbour names one', () => {
    const api = {
      securitySchemes: [{ id: 'key', type: 'apiKey', flows: [] }],
      operations: [operation({ security: [[{ scheme: 'key', scopes: [] }]] })],
    } as unknown as Partial<Api>
    const place = placeOf({ 'specs/openapi.yaml': 'openapi: 3.1.0\npaths: {}\n' }, api)
    const { edited } = planned(planOperation({ method: 'POST', path: '/fills' }, place))
    expect(edited.get('specs/openapi.yaml')).toContain('security: [{ key: [] }]')
    expect(edited.get('specs/openapi.yaml')).not.toContain('x-permission')
  })

  it.each([
    ['a method that there is not', { method: 'FETCH', path: '/x' }, 'A method is one of GET,'],
    ['a path without a slash', { method: 'GET', path: 'x' }, 'A path begins with a slash'],
    [
      'an operation that is there',
      { method: 'GET', path: '/orders' },
      'is there already: getOrders in specs/openapi.yaml:5',
    ],
    ['an id that is taken', { method: 'GET', path: '/x', id: 'getOrders' }, 'give another one with --id'],
    ['a tag that there is not', { method: 'GET', path: '/x', tag: 'Nothing' }, 'has no tag "Nothing", it has "Orders"'],
  ])('refuses %s', (_, wanted, reason) => {
    const place = placeOf({ 'specs/openapi.yaml': 'paths: {}\n' }, { operations: [operation({})] })
    expect(planOperation(wanted, place)).toEqual({ kind: 'refusal', reason: expect.stringContaining(reason) })
  })
})

describe('planChannel', () => {
  it('is done with a name of many braces that never close', () => {
    const place = placeOf({ 'specs/asyncapi.yaml': 'asyncapi: 3.0.0\nchannels: {}\n' })
    expect(planChannel({ name: `fills${'{'.repeat(500_000)}` }, place)).toMatchObject({
      reason: expect.stringContaining('Parameters want a description'),
    })
  })

  const text =
    'asyncapi: 3.0.0\nservers:\n  main: { host: h, protocol: wss }\nchannels:\n  a:\n    address: a\noperations: {}\n'

  it('writes channel, messages and both operations into a document that keeps its messages', () => {
    const { edited, id } = planned(planChannel({ name: 'best_bid', isPrivate: true }, placeOf({ 'a.yaml': text })))
    expect(id).toBe('bestBid')
    const written = edited.get('a.yaml') ?? ''
    expect(written).toContain('  bestBid:\n    address: best_bid\n    title: Best bid\n')
    expect(written).toContain('    servers:\n      - { $ref: "#/servers/main" }\n    x-access: private\n')
    expect(written).toContain('operations:\n  subscribeBestBid:\n    action: receive\n')
    expect(written).toContain('  pushBestBid:\n    action: send\n')
  })

  it('turns the actions around in a document from the side of the client', () => {
    const place = placeOf({ 'a.yaml': `${text}x-perspective: client\n` })
    expect(planned(planChannel({ name: 'bids' }, place)).edited.get('a.yaml')).toContain(
      'pushBids:\n    action: receive\n',
    )
  })

  it('writes the messages into a file of their own where others do', () => {
    const split = text.replace(
      '    address: a\n',
      '    address: a\n    messages:\n      m: { $ref: channels/a.yaml#/m }\n',
    )
    const { created, edited } = planned(planChannel({ name: 'bids' }, placeOf({ 'specs/a.yaml': split })))
    expect([...created.keys()]).toEqual(['specs/channels/bids.yaml'])
    expect(edited.get('specs/a.yaml')).toContain('      push: { $ref: channels/bids.yaml#/push }\n')
  })

  it.each([
    ['AsyncAPI 2', { name: 'bids' }, 'asyncapi: 2.6.0\nchannels: {}\n', 'is no AsyncAPI 3 document'],
    ['a name with a placeholder', { name: 'bids_{depth}' }, text, 'Parameters want a description each'],
    ['an id that is taken', { name: 'taken' }, text, 'is taken by specs/openapi.yaml:5'],
  ])('refuses %s', (_, wanted, document, reason) => {
    const channels = [{ id: 'taken', tags: [], source } as unknown as Channel]
    const plan = planChannel(wanted, placeOf({ 'a.yaml': document }, { channels }))
    expect(plan).toEqual({ kind: 'refusal', reason: expect.stringContaining(reason) })
  })
})

describe('planGuide', () => {
  it('writes the guide in each language, its translation with the state that it translates', () => {
    const files = planned(planGuide({ path: 'spot/fees', locales: ['en', 'zh'], guides: [] })) as ReadonlyMap<
      string,
      string
    >
    expect([...files.keys()]).toEqual(['guides/en/spot/fees.mdx', 'guides/zh/spot/fees.mdx'])
    expect(files.get('guides/en/spot/fees.mdx')).toMatch(
      /^---\ntitle: "Fees"\ndescription: "Fill in: .*"\n---\n\nFill in: /,
    )
    expect(files.get('guides/zh/spot/fees.mdx')).toMatch(/\ntranslates: '\w+'\n---\n\n待补充：/)
  })

  it.each([
    ['spot/fees', 'guides/zh/spot/fees.mdx is there already.'],
    ['spot/con', '"spot/con" cannot be the path of a guide: on Windows it is the name of a device.'],
    ['../fees', `A guide's path is of words joined by hyphens and slashes, such as spot/fees: not "../fees".`],
  ])('refuses %s', (path, reason) => {
    const guides = ['guides/zh/spot/fees.mdx']
    expect(planGuide({ path, locales: ['en', 'zh'], guides })).toEqual({ kind: 'refusal', reason })
  })
})

describe('fillCatalog', () => {
  it('leaves the texts of the writer to be translated and translates those of the skeleton', () => {
    const catalog = fillCatalog(
      'msgid ""\nmsgstr ""\n\nmsgid "Old"\nmsgstr "旧"\n',
      ['Get fills', 'Subscribe', 'Old'],
      'zh',
    )
    expect(catalog).toContain(
      'msgid "Old"\nmsgstr "旧"\n\nmsgid "Get fills"\nmsgstr ""\n\nmsgid "Subscribe"\nmsgstr "订阅"\n',
    )
  })
})

describe('the texts of a skeleton', () => {
  it.each(['en', 'zh'])('can be found in %s as not written yet, but for names', (locale) => {
    const { subscribe, push, guideHeading, ...texts } = skeletonTexts.textsIn(locale)
    expect(Object.values(texts).filter((text) => !isToFillIn(text))).toEqual([])
  })
})

describe('the names that a skeleton is given', () => {
  it.each([
    ['GET', '/v2/orders/{id}', 'getOrdersById', 'Get orders by id'],
    ['POST', '/orders', 'createOrders', 'Create orders'],
    ['DELETE', '/open-orders', 'deleteOpenOrders', 'Delete open orders'],
  ])('%s %s is %s, "%s"', (method, path, id, title) => {
    expect(operationName(method, path)).toBe(id)
    expect(titleOf(id)).toBe(title)
  })
})
