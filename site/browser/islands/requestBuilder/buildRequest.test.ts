import { expect, it } from 'vitest'
import type { RequestForm } from '../../../../generator/contract/requestForm.ts'
import { buildRequest } from './buildRequest.ts'
import { firstEntries } from './entries.ts'
import { linkedEntries, linkHash } from './linkedEntries.ts'

const form: RequestForm = {
  api: { id: 'orders', schemas: {}, securitySchemes: [] },
  operation: {
    kind: 'operation',
    id: 'amendOrder',
    method: 'PUT',
    path: '/orders/{id}',
    title: { en: 'Amend an order' },
    servers: [{ url: 'https://api.example.com/v1', variables: [] }],
    security: [],
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { types: ['string'] }, examples: [{ name: '', value: 'o/1' }] },
      {
        name: 'tags',
        in: 'query',
        required: false,
        schema: { types: ['array'], items: { types: ['string'] } },
        explode: false,
        examples: [],
      },
    ],
    requestBody: {
      required: true,
      contents: [
        {
          mediaType: 'application/json',
          schema: {
            types: ['object'],
            properties: [
              { name: 'price', required: true, schema: { types: ['string'] } },
              {
                name: 'amount',
                required: false,
                schema: { types: ['integer'], constraints: [{ keyword: 'minimum', value: 1 }] },
              },
            ],
          },
          examples: [{ name: '', value: { price: '1.5' } }],
        },
      ],
    },
  },
}

it('begins with the examples of the spec', () => {
  expect(firstEntries(form)).toEqual({
    fields: { 'path:id': 'o/1', 'query:tags': '', 'body:price': '1.5', 'body:amount': '' },
  })
})

it('plans the request that the fields make', () => {
  const fields = { 'path:id': 'o 1', 'query:tags': 'a,b', 'body:price': '2', 'body:amount': '3' }
  const { plan, problems } = buildRequest(form, { fields })
  expect([...problems]).toEqual([])
  expect(plan).toMatchObject({
    method: 'PUT',
    server: 'https://api.example.com',
    path: '/v1/orders/o%201',
    query: [['tags', 'a,b']],
    body: { text: '{"price":"2","amount":3}' },
  })
})

it('plans the request for the chosen server, and a link keeps the choice', () => {
  const servers = [...form.operation.servers, { url: 'https://sandbox.example.com/v2', variables: [] }]
  const several = { ...form, operation: { ...form.operation, servers } }
  const entries = { ...firstEntries(form), server: 'https://sandbox.example.com/v2' }
  expect(buildRequest(several, entries).plan).toMatchObject({
    server: 'https://sandbox.example.com',
    path: '/v2/orders/o%2F1',
  })
  expect(buildRequest(several, firstEntries(form)).plan.server).toBe('https://api.example.com')
  expect(linkedEntries(several, linkHash(several, entries))).toEqual(entries)
  expect(linkedEntries(form, linkHash(several, entries))).toEqual(firstEntries(form))
})

it('says of each field what is wrong with it', () => {
  const { problems } = buildRequest(form, { fields: { 'path:id': '', 'body:price': '2', 'body:amount': '0' } })
  expect([...problems].map(([key, found]) => [key, found.map(({ id }) => id)])).toEqual([
    ['path:id', ['required']],
    ['body:amount', ['minimum']],
  ])
})

it('writes a body field by field of which one of several must be there, and says so', () => {
  const properties = ['id', 'ownId'].map((name) => ({ name, required: false, schema: { types: ['string'] } }))
  const variants = properties.map(({ name }) => ({ name: {}, schema: { types: [], requiredNames: [name] } }))
  const schema = { types: ['object'], properties, variants: [{ mode: 'anyOf' as const, variants }] }
  const requestBody = { required: true, contents: [{ mediaType: 'application/json', schema, examples: [] }] }
  const either: RequestForm = { ...form, operation: { ...form.operation, parameters: [], requestBody } }
  expect(firstEntries(either)).toEqual({ fields: { 'body:id': '', 'body:ownId': '' } })
  const { problems } = buildRequest(either, firstEntries(either))
  expect([...problems]).toEqual([['body', [{ id: 'oneRequired', path: '', values: { names: 'id, ownId' } }]]])
  expect([...buildRequest(either, { fields: { 'body:ownId': '7' } }).problems]).toEqual([])
})

it('says of a body written field by field what its conditions ask for', () => {
  const content = form.operation.requestBody?.contents[0]
  const dependencies = [{ property: 'price', requires: ['amount'] }]
  const schema = { types: ['object'], ...content?.schema, dependencies }
  const contents = [{ mediaType: 'application/json', examples: [], schema }]
  const own = { ...form, operation: { ...form.operation, requestBody: { required: true, contents } } }
  const { problems } = buildRequest(own, { fields: { 'path:id': 'o', 'body:price': '1' } })
  expect([...problems]).toEqual([['body:amount', [{ id: 'requiredWhen', path: '', values: { when: 'price' } }]]])
})

it('reads a body that is written as JSON', () => {
  const wrong = buildRequest(form, { fields: { 'path:id': '1' }, body: '{"price": 2}' })
  expect(wrong.problems.get('body')?.map(({ id, path }) => [id, path])).toEqual([['type', 'price']])
  const broken = buildRequest(form, { fields: { 'path:id': '1' }, body: '{' })
  expect(broken.problems.get('body')?.map(({ id }) => id)).toEqual(['json'])
  expect(broken.plan.body).toBeUndefined()
})

it('sends every digit of a number as it was typed', () => {
  const long = '12345678901234567890'
  const id = { name: 'id', in: 'query' as const, required: false, schema: { types: ['integer'] }, examples: [] }
  const own: RequestForm = { ...form, operation: { ...form.operation, path: '/orders', parameters: [id] } }
  const fields = { 'query:id': long, 'body:price': '2', 'body:amount': long }
  const { plan, problems } = buildRequest(own, { fields })
  expect([...problems]).toEqual([])
  expect(plan.query).toEqual([['id', long]])
  expect(plan.body).toEqual({ mediaType: 'application/json', text: `{"price":"2","amount":${long}}` })
  const asText = buildRequest(own, { fields, body: `{ "price": "2", "amount": ${long} }` })
  expect(asText.plan.body).toEqual(plan.body)
})

it('writes a link that fills the form in again, and takes nothing from it that the form does not have', () => {
  const entries = { fields: { 'path:id': 'o/1 &=', 'query:tags': '', 'body:price': '2', 'body:amount': '' } }
  const hash = linkHash(form, entries)
  expect(hash).toBe('#build=amendOrder&p.id=o%2F1+%26%3D&b.price=2')
  expect(linkedEntries(form, `${hash}&secret=s&h.key=k`)).toEqual(entries)
  expect(linkedEntries(form, '#build=amendOrder')).toEqual(firstEntries(form))
  expect(linkedEntries(form, '#build=another')).toBeUndefined()
  expect(linkedEntries(form, '#amendOrder')).toBeUndefined()
})

it('is authorised in the way that the reader chooses among those of the operation', () => {
  const scheme = (id: string, variable: string) =>
    ({ id, type: 'apiKey', in: 'header', name: id, variable, description: {}, flows: [] }) as const
  const two: RequestForm = {
    api: { ...form.api, securitySchemes: [scheme('X-Key', 'API_KEY'), scheme('X-Other', 'OTHER_KEY')] },
    operation: {
      ...form.operation,
      security: [[{ scheme: 'X-Key', scopes: [] }], [{ scheme: 'X-Other', scopes: [] }], []],
    },
  }
  const named = (way?: number) =>
    buildRequest(two, { ...firstEntries(two), ...(way === undefined ? {} : { way }) }).plan.credentials.map(
      ({ name }) => name,
    )
  expect([named(), named(1), named(2)]).toEqual([['X-Key'], ['X-Other'], []])
})
