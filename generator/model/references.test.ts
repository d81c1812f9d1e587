import { expect, it } from 'vitest'
import { builtApiOf } from './testing.ts'

const texts = {
  'openapi.yaml': `
openapi: 3.1.0
info: { $ref: info.yaml }
servers: [{ $ref: 'parts.yaml#/server' }]
tags: [{ $ref: 'parts.yaml#/tag' }]
paths: { $ref: paths.yaml }
components: { $ref: components.yaml }
`,
  'info.yaml': 'title: Parts\nversion: "1"',
  'paths.yaml': `
/whole: { $ref: item.yaml }
/operation: { get: { $ref: list.yaml } }
`,
  'item.yaml': 'post: { $ref: list.yaml#/x-other }',
  'list.yaml': `
operationId: list
tags: [first]
parameters: { $ref: 'parts.yaml#/parameters' }
responses: { $ref: 'parts.yaml#/responses' }
x-other: { operationId: other, tags: [first], responses: { '200': { description: ok } } }
`,
  'parts.yaml': `
server: { url: https://api.example.com }
tag: { name: first, description: The first. }
parameters: [{ name: limit, in: query, schema: { type: integer } }]
responses: { '200': { description: ok, content: { $ref: '#/content' } } }
content: { application/json: { schema: { type: object } } }
`,
  'components.yaml': 'securitySchemes: { key: { type: apiKey, in: header, name: KEY } }',
}

it('a reference may stand anywhere', () => {
  const { api, diagnostics } = builtApiOf(texts)
  expect(diagnostics).toEqual([])
  expect(api.title).toEqual({ en: 'Parts' })
  expect(api.servers.map(({ url }) => url)).toEqual(['https://api.example.com'])
  expect(api.tags.map(({ description }) => description)).toEqual([{ en: 'The first.' }])
  expect(api.securitySchemes.map(({ id }) => id)).toEqual(['key'])
  const [whole, single] = api.operations
  expect([whole?.method, whole?.id]).toEqual(['POST', 'other'])
  expect(single).toMatchObject({ method: 'GET', path: '/operation', id: 'list', parameters: [{ name: 'limit' }] })
  expect(single?.responses[0]?.contents.map(({ mediaType }) => mediaType)).toEqual(['application/json'])
})
