import { describe, expect, it } from 'vitest'
import type { SchemaNode } from '../../contract/schema.ts'
import { sliceFiles } from './sliceFiles.ts'
import { api, downloads, retiredApi, route, site, table } from './testing.ts'

const shared = { api: 'orders', operations: ['placeOrder'], channels: ['order/book'] }
const routes = table([route('/orders', 'en', shared), route('/orders', 'zh', shared)])
const files = new Map(sliceFiles({ config: site, apis: [api], routes, downloads }))
const address = 'https://docs.example.com/docs'

function parsed(path: string): unknown {
  return JSON.parse(files.get(path) ?? '')
}

describe('sliceFiles', () => {
  it('gives an operation and a channel a file of their own in every language', () => {
    expect([...files.keys()]).toEqual([
      '/reference/orders/operations/placeOrder.json',
      '/reference/orders/channels/order~2fbook.json',
      '/reference/index.json',
      '/zh/reference/orders/operations/placeOrder.json',
      '/zh/reference/orders/channels/order~2fbook.json',
      '/zh/reference/index.json',
    ])
  })

  it('names the page, speaks the language, and has every schema it refers to', () => {
    expect(parsed('/zh/reference/orders/operations/placeOrder.json')).toMatchObject({
      locale: 'zh',
      page: `${address}/zh/orders#placeOrder`,
      title: '下单',
      $defs: { Order: { type: 'object', required: ['id'] } },
    })
  })

  it('lists what ends and when, where a spec tells it', () => {
    const own = new Map(sliceFiles({ config: site, apis: [api, retiredApi], routes, downloads }))
    const { endings } = JSON.parse(own.get('/zh/reference/endings.json') ?? '')
    expect(endings).toMatchObject([
      { api: 'old', sunset: '2024-11-30', replacements: ['orders#placeOrder'] },
      { api: 'old', sunset: '2024-10-31', replacements: [] },
    ])
    expect(files.has('/reference/endings.json')).toBe(false)
  })

  it('lists all of them with their specifications', () => {
    const entry = { title: 'Place order', page: `${address}/orders#placeOrder` }
    expect(parsed('/reference/index.json')).toEqual({
      locale: 'en',
      apis: [
        {
          ...{ id: 'orders', title: 'Orders', version: '2' },
          specifications: downloads.map(({ kind, format, version, path }) => ({
            ...{ kind, format, version, url: `${address}/${path}` },
          })),
          operations: [
            {
              ...{ id: 'placeOrder', ...entry, url: `${address}/reference/orders/operations/placeOrder.json` },
              ...{ method: 'POST', path: '/orders' },
            },
          ],
          channels: [
            {
              ...{ id: 'order/book', title: 'Order book', address: 'book', page: `${address}/orders#order/book` },
              url: `${address}/reference/orders/channels/order~2fbook.json`,
            },
          ],
        },
      ],
    })
  })

  it('marks a retired API and its entries, and names what takes their place', () => {
    const listed = new Map(sliceFiles({ config: site, apis: [api, retiredApi], routes, downloads }))
    const [, old] = JSON.parse(listed.get('/zh/reference/index.json') ?? '').apis
    expect(old.deprecation).toEqual({
      ...{ sunset: '2024-11-30', replacements: ['orders'] },
      note: '自 2024-11-30 起停用，请勿用于新的对接。请改用“Orders”。',
    })
    expect(old.operations).toMatchObject([
      { deprecated: true, sunset: '2024-11-30', replacements: ['orders#placeOrder'] },
    ])
    expect(old.channels).toMatchObject([{ deprecated: true, sunset: '2024-10-31' }])
  })
})

describe('an operation with more schemas than its file takes', () => {
  const long = (next?: string): SchemaNode => ({
    types: ['object'],
    description: { en: 'x'.repeat(20_000) },
    properties: next === undefined ? [] : [{ name: 'next', required: false, schema: { types: [], ref: next } }],
  })
  const [operation] = api.operations
  const schemas = { Order: long('a/b'), 'a/b': long('C'), C: long('Order'), Unused: long() }
  const own = new Map(sliceFiles({ config: site, apis: [{ ...api, schemas }], routes, downloads }))
  const file = (path: string) => JSON.parse(own.get(path) ?? '')

  it('holds the nearest and refers to files of the others', () => {
    const slice = file(`/reference/orders/operations/${operation?.id}.json`)
    expect(Object.keys(slice.$defs)).toEqual(['Order'])
    expect(slice.$defs.Order.properties.next).toEqual({ $ref: '../schemas/a~2fb.json' })
  })

  it('has a file for every schema that a file refers to, and for no other', () => {
    const files = [...own.keys()].filter((path) => path.startsWith('/zh/') && path.includes('/schemas/'))
    expect(files).toEqual(['a~2fb', 'C', 'Order'].map((name) => `/zh/reference/orders/schemas/${name}.json`))
    expect(file('/reference/orders/schemas/a~2fb.json').properties.next).toEqual({ $ref: 'C.json' })
    expect(file('/reference/orders/schemas/C.json').properties.next).toEqual({ $ref: 'Order.json' })
  })
})
