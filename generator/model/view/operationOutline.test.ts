import { expect, test } from 'vitest'
import { createAnchors } from '../../contract/ids.ts'
import { builtApiOf } from '../testing.ts'
import { fieldsOfContents } from './contentOutline.ts'
import { bodyNameOf, flattenFields } from './field.ts'
import { operationOutline, responseFields } from './operationOutline.ts'
import { outlineOf } from './outline.ts'

/** Fields of each body: how many it lists, or the anchor of the body that lists them. */
function listed(fields: number): (number | string)[] {
  const properties = Array.from({ length: fields }, (_, index) => `f${index}: {type: string}`)
  const schema = '{schema: {$ref: "#/components/schemas/Order"}}'
  const { api } = builtApiOf({
    'openapi.yaml': `openapi: 3.1.0
paths:
  /a:
    put:
      operationId: put
      requestBody: {content: {application/json: ${schema}, text/yaml: ${schema}}}
      responses:
        "200": {description: ok, content: {application/json: ${schema}, text/yaml: ${schema}}}
        "201": {description: ok, content: {application/json: ${schema}}}
components: {schemas: {Order: {type: object, properties: {${properties.join(', ')}}}}}
`,
  })
  const [operation] = api.operations
  if (!operation) throw new Error('no operation')
  const { body, responses } = operationOutline(operation, api, createAnchors())
  const contents = [...(body?.items ?? []), ...(responses?.items ?? []).flatMap((response) => response.contents)]
  return fieldsOfContents(contents).map((root) => root.sameAs ?? flattenFields(root).length - 1)
}

test('a long list of fields stands once among what is sent and once among what comes back', () => {
  expect(listed(40)).toEqual([40, 'put.body', 40, 'put.200', 'put.200'])
})

test('a very long list of fields stands once on a page', () => {
  const properties = Array.from({ length: 150 }, (_, index) => `f${index}: {type: string}`)
  const responses =
    '{"200": {description: ok, content: {application/json: {schema: {$ref: "#/components/schemas/Order"}}}}}'
  const { api } = builtApiOf({
    'openapi.yaml': `openapi: 3.1.0
paths:
  /a: {get: {operationId: one, responses: ${responses}}, put: {operationId: two, responses: ${responses}}}
components: {schemas: {Order: {type: object, properties: {${properties.join(', ')}}}}}
`,
  })
  const page = api.pages.find(({ content }) => content.kind === 'reference')
  if (!page) throw new Error('no page')
  const roots = outlineOf(page, api).operations.flatMap(responseFields)
  expect(roots.map((root) => root.sameAs ?? flattenFields(root).length - 1)).toEqual([150, 'one.200'])
  expect(bodyNameOf('one.200', { anchor: 'two.200' })).toBe('one 200')
  expect(bodyNameOf('one.200', { anchor: 'one.201' })).toBe('200')
})

test('a short list of fields stands with each status and media type', () => {
  expect(listed(20)).toEqual([20, 20, 20, 20, 20])
})
