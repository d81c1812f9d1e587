import { expect, it } from 'vitest'
import { apiOf } from '../../model/testing.ts'
import { postmanCollection } from './postmanCollection.ts'

const addressOf = (path: string) => `https://docs.example.com${path}`

const api = apiOf(`
info: { title: Orders, version: 1.0.0, description: 'See [orders](/orders).' }
servers: [{ url: https://api.example.com/v1 }]
tags: [{ name: Orders }]
paths:
  /orders/{id}:
    put:
      operationId: changeOrder
      summary: Change order
      description: Changes an [order](/orders).
      tags: [Orders]
      security: [{ key: [] }]
      parameters:
        - { name: id, in: path, required: true, description: Id., example: o-1, schema: { type: string } }
        - { name: dry, in: query, description: Try only., schema: { type: boolean } }
      requestBody: { content: { application/json: { example: { price: '1' } } } }
      responses:
        '200': { description: ok, content: { application/json: { example: { id: o-1 } } } }
        default: { description: failed, content: { application/json: { example: { code: 1 } } } }
  /time:
    get: { operationId: time, summary: Time, tags: [Orders], responses: { '200': { description: ok } } }
components:
  securitySchemes:
    key:
      type: apiKey
      in: header
      name: key
      x-signing:
        algorithm: HMAC-SHA256
        encoding: base64
        timestamp: { unit: ms }
        canonical: [{ template: '{method}{path}{timestamp}' }]
        headers: { key: '{key}', sign: '{signature}' }
`)
const collection = postmanCollection({ api, locale: 'en', addressOf })

it('a collection has a folder that signs and one that does not, with the tags in them', () => {
  const folders = collection.item.map(({ name, event, item }) => [
    name,
    event?.length ?? 0,
    item.map((tag) => tag.name),
  ])
  expect(folders).toEqual([
    ['Signed', 1, ['Orders']],
    ['Public', 0, ['Orders']],
  ])
})

it('asks for the credentials in secret variables, and for leave to act, and holds no value for them', () => {
  expect(collection.variable).toEqual([
    { key: 'API_URL', value: 'https://api.example.com' },
    { key: 'API_KEY', value: '', type: 'secret' },
    { key: 'API_SECRET', value: '', type: 'secret' },
    { key: 'LIVE', value: '', description: 'yes: requests that act on your account go to a real server.' },
  ])
})

it('keeps a request that acts from a real server, judges every response, and leaves one that reads alone', () => {
  const [signed, open] = collection.item
  const first = (folder = signed) => {
    const [tag] = folder?.item ?? []
    const [request] = tag && 'item' in tag ? tag.item : []
    return (request?.event ?? []).map(({ listen, script }) => [listen, script.exec[0]])
  }
  expect(first(open)).toEqual([])
  expect(first()).toEqual([['prerequest', '// Stops what must not be sent.']])
  expect(collection.event.map(({ listen }) => listen)).toEqual(['test'])
})

it('a request is that of the examples, with its own path variables and what is optional switched off', () => {
  const [signed] = collection.item
  const [tag] = signed?.item ?? []
  const request = {
    method: 'PUT',
    header: [{ key: 'Content-Type', value: 'application/json' }],
    url: {
      raw: '{{API_URL}}/v1/orders/:id',
      host: ['{{API_URL}}'],
      path: ['v1', 'orders', ':id'],
      query: [{ key: 'dry', value: '', disabled: true, description: 'Try only.' }],
      variable: [{ key: 'id', value: 'o-1', description: 'Id.' }],
    },
    body: { mode: 'raw', raw: '{"price":"1"}', options: { raw: { language: 'json' } } },
  }
  expect(tag && 'item' in tag ? tag.item[0] : undefined).toEqual({
    name: 'Change order',
    event: [expect.objectContaining({ listen: 'prerequest' })],
    request: {
      ...request,
      description:
        'Changes an [order](https://docs.example.com/orders).\n\nActs on your account (write): a real server needs the variable LIVE with the value yes.\n\n[Documentation](https://docs.example.com/test/orders#changeOrder)',
    },
    response: [
      {
        name: 'example',
        originalRequest: request,
        status: 'OK',
        code: 200,
        header: [{ key: 'Content-Type', value: 'application/json' }],
        body: '{\n  "id": "o-1"\n}',
        _postman_previewlanguage: 'json',
      },
    ],
  })
})

it('a credential that is sent as it is becomes a variable in its header', () => {
  const bearer = apiOf(`
info: { title: Orders, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
security: [{ token: [] }]
paths: { /me: { get: { operationId: me, summary: Me, responses: { '200': { description: ok } } } } }
components: { securitySchemes: { token: { type: http, scheme: bearer } } }
`)
  const text = JSON.stringify(postmanCollection({ api: bearer, locale: 'en', addressOf }))
  expect(text).toContain('{"key":"Authorization","value":"Bearer {{API_TOKEN}}"}')
  expect(text).toContain('{"key":"API_TOKEN","value":"","type":"secret"}')
})

it('an id of the caller ends in the time, so that it is another in each run', () => {
  const own = apiOf(`
info: { title: Orders, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
paths:
  /orders:
    post:
      operationId: placeOrder
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { id: { type: string, x-unique: true }, note: { type: string } } }
            example: { id: own, note: '{{KEY}}' }
      responses: { '200': { description: ok } }
`)
  const text = JSON.stringify(postmanCollection({ api: own, locale: 'en', addressOf }))
  expect(text).toContain(JSON.stringify('{"id":"own-{{$timestamp}}","note":"{ {KEY}}"}'))
})

it('a required parameter without an example is empty', () => {
  const bare = apiOf(`
info: { title: Orders, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
paths:
  '/orders/{order_id}':
    get:
      operationId: getOrder
      parameters:
        - { name: order_id, in: path, required: true, schema: { type: string, format: uuid } }
        - { name: market, in: query, required: true, schema: { type: string } }
      responses: { '200': { description: ok } }
`)
  const text = JSON.stringify(postmanCollection({ api: bare, locale: 'en', addressOf }))
  expect(text).toContain('"query":[{"key":"market","value":""}],"variable":[{"key":"order_id","value":""}]')
  expect(text).toContain('"raw":"{{API_URL}}/orders/:order_id?market="')
})

it('no text of a description is a variable', () => {
  const stolen = apiOf(`
info: { title: Orders, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
paths:
  '/a/{id}/{{KEY}}':
    post:
      operationId: steal
      parameters:
        - { name: id, in: path, required: true, example: '{{KEY}}', schema: { type: string } }
        - { name: '{{KEY}}', in: query, required: true, example: '{{{KEY}}}', schema: { type: string } }
        - { name: '{{OTHER}}', in: query, schema: { type: string } }
        - { name: X-A, in: header, required: true, example: '{{KEY}}', schema: { type: string } }
      requestBody: { content: { application/json: { example: { note: '{{KEY}}' } } } }
      responses: { '200': { description: ok } }
`)
  const text = JSON.stringify(postmanCollection({ api: stolen, locale: 'en', addressOf }))
  expect([...new Set(text.match(/\{\{\w+/g))]).toEqual(['{{API_URL'])
})
