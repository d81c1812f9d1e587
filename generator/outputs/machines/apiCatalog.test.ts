import { describe, expect, it } from 'vitest'
import { apiCatalog } from './apiCatalog.ts'
import { api, downloads, retiredApi, route, site, table } from './testing.ts'

const address = 'https://docs.example.com/docs'
const routes = table([route('/orders/', 'en'), route('/orders/', 'zh')])
const pages = [
  { href: `${address}/orders/`, type: 'text/html', title: '/orders/ in en', hreflang: ['en'] },
  { href: `${address}/zh/orders/`, type: 'text/html', title: '/orders/ in zh', hreflang: ['zh-Hans'] },
]
const lists = [{ href: `${address}/reference/index.json`, type: 'application/json' }]

function linksetOf(input: Partial<Parameters<typeof apiCatalog>[0]>): readonly unknown[] {
  return JSON.parse(apiCatalog({ config: site, apis: [api], routes, downloads, ...input })).linkset
}

function specs(kind: string, type: string, version: string, title: string): object[] {
  const file = `${address}/specs/orders/${kind}`
  return [
    { href: `${file}.json`, type: `${type}+json;version=${version}`, title },
    { href: `${file}.yaml`, type: `${type};version=${version}`, title },
  ]
}

describe('apiCatalog', () => {
  it('lists every address of an API with its specification, its pages and the list of its operations', () => {
    const [rest, socket] = ['https://api.example.com', 'wss://ws.example.com/ws']
    const openapi = specs('openapi', 'application/vnd.oai.openapi', '3.1.0', 'Orders')
    const asyncapi = specs('asyncapi', 'application/vnd.aai.asyncapi', '3.0.0', 'Order streams')
    expect(linksetOf({})).toEqual([
      { anchor: `${address}/.well-known/api-catalog`, item: [{ href: rest }, { href: socket }] },
      { anchor: rest, 'service-desc': openapi, 'service-doc': pages, 'service-meta': lists },
      { anchor: socket, 'service-desc': asyncapi, 'service-doc': pages, 'service-meta': lists },
    ])
  })

  it('says once what two APIs at one address have in common', () => {
    const [, rest] = linksetOf({ apis: [api, { ...api, id: 'orders', version: '3' }] })
    expect(rest).toMatchObject({ anchor: 'https://api.example.com', 'service-doc': pages, 'service-meta': lists })
  })

  it('lets an API without an address stand for its page', () => {
    const { streaming, ...bare } = api
    const [catalog] = linksetOf({ apis: [{ ...bare, servers: [] }] })
    expect(catalog).toMatchObject({ item: [{ href: `${address}/orders/` }] })
  })

  it('says of a retired API that it is, and where its successor is', () => {
    const old = [...routes.routes, route('/old/')]
    const [catalog, , , rest] = linksetOf({ apis: [api, retiredApi], routes: table(old) })
    const title = 'Retired as of 2024-11-30: do not build on it. Use Orders instead.'
    expect(catalog).toMatchObject({
      item: [
        { href: 'https://api.example.com' },
        { href: 'wss://ws.example.com/ws' },
        { href: 'https://old.example.com', title },
      ],
    })
    const deprecation = [{ href: `${address}/old/`, type: 'text/html', title, hreflang: ['en'] }]
    expect(rest).toMatchObject({ anchor: 'https://old.example.com', deprecation, 'successor-version': pages })
  })

  it('does not call an address retired that another API uses', () => {
    const [, rest] = linksetOf({ apis: [{ ...retiredApi, servers: api.servers }, api] })
    expect(rest).toMatchObject({ anchor: 'https://api.example.com' })
    expect(Object.keys(rest as object)).not.toContain('deprecation')
  })
})
