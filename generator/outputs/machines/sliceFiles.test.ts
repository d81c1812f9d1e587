import { describe, expect, it } from 'vitest'
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
