import { expect, it } from 'vitest'
import { builtApiOf } from './testing.ts'

function bodyOf(schema: object, type = 'application/xml', more: object = {}) {
  const content = { [type]: { schema, ...more } }
  const paths = { '/x': { post: { operationId: 'x', requestBody: { content }, responses: { 200: { content } } } } }
  const { api } = builtApiOf({ 'openapi.json': JSON.stringify({ openapi: '3.1.0', info: {}, paths }) })
  return api.operations[0]?.requestBody?.contents[0]?.examples[0]
}

const order = {
  type: 'object',
  xml: { name: 'order', namespace: 'urn:x', prefix: 'o' },
  properties: {
    id: { type: 'integer', example: 7, xml: { attribute: true } },
    note: { type: 'string', example: 'a < b' },
    tags: { type: 'array', items: { type: 'string', example: 't', xml: { name: 'tag' } }, xml: { wrapped: true } },
    legs: {
      type: 'array',
      items: { type: 'object', required: ['qty'], properties: { qty: { type: 'number', example: 1.5 } } },
    },
  },
}

it('an XML body is shown as the XML that its schema describes', () => {
  expect(bodyOf(order)?.value).toBe(`<o:order xmlns:o="urn:x" id="7">
  <note>a &lt; b</note>
  <tags>
    <tag>t</tag>
  </tags>
  <legs>
    <qty>1.5</qty>
  </legs>
</o:order>`)
})

it('an example of an XML body that is written as a value is shown as XML', () => {
  expect(bodyOf(order, 'text/xml', { example: { id: 1 } })?.value).toBe('<o:order xmlns:o="urn:x" id="1"/>')
  expect(bodyOf(order, 'application/soap+xml', { example: '<own/>' })?.value).toBe('<own/>')
})

it.each([
  [
    'application/x-www-form-urlencoded',
    { type: 'object', properties: { a: { type: 'integer', example: 5 } } },
    { a: 5 },
  ],
  ['multipart/form-data', { type: 'object', properties: { a: { type: 'string', example: 'b' } } }, { a: 'b' }],
  ['text/plain', { type: 'string', example: 'hello' }, 'hello'],
  ['*/*', { type: 'object', properties: { a: { type: 'string', example: 'b' } } }, { a: 'b' }],
  ['application/octet-stream', { type: 'string', format: 'binary' }, undefined],
  ['image/png', {}, undefined],
])('a body of the type %s has an example of its schema', (type, schema, value) => {
  expect(bodyOf(schema, type)?.value).toEqual(value)
})
