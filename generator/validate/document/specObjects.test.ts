import { describe, expect, it } from 'vitest'
import { loadedSpecOf } from '../../load/testing.ts'
import { openapi } from '../testing.ts'
import { collectObjects } from './specObjects.ts'

function kindsIn(texts: Readonly<Record<string, string>>): string[] {
  const objects = collectObjects(loadedSpecOf(texts))
  return objects.map(({ kind, direction, node }) => `${kind} ${direction} ${node.file}#/${node.pointer.join('/')}`)
}

describe('collecting the objects of a spec', () => {
  it('follows references into other files and names where each object really is', () => {
    const found = kindsIn({
      'a.yaml': 'openapi: 3.1.0\npaths:\n  /a: { $ref: b.yaml }',
      'b.yaml': 'get: { requestBody: { content: { application/json: { schema: { $ref: c.yaml#/A } } } } }',
      'c.yaml': 'A: { type: string }',
    })
    expect(found).toEqual([
      'root any a.yaml#/',
      'path any a.yaml#/paths//a',
      'path any b.yaml#/',
      'operation any b.yaml#/get',
      'request body request b.yaml#/get/requestBody',
      'media type request b.yaml#/get/requestBody/content/application/json',
      'schema any b.yaml#/get/requestBody/content/application/json/schema',
      'schema any c.yaml#/A',
    ])
  })

  it('gives an object used in both directions once for each', () => {
    const text = openapi(`components:
  mediaTypes: { order: { schema: true } }
paths:
  /a:
    post:
      requestBody: { content: { application/json: { $ref: '#/components/mediaTypes/order' } } }
      responses: { '200': { content: { application/json: { $ref: '#/components/mediaTypes/order' } } } }`)
    const found = kindsIn({ 'a.yaml': text }).filter((entry) => entry.startsWith('media type'))
    expect(found).toEqual([
      'media type any a.yaml#/components/mediaTypes/order',
      'media type request a.yaml#/components/mediaTypes/order',
      'media type response a.yaml#/components/mediaTypes/order',
    ])
  })

  it('ends at a schema that contains itself', () => {
    const text = openapi(`paths: {}
components: { schemas: { Tree: { properties: { child: { $ref: '#/components/schemas/Tree' } } } } }`)
    expect(kindsIn({ 'a.yaml': text }).filter((entry) => entry.startsWith('schema'))).toEqual([
      'schema any a.yaml#/components/schemas/Tree',
      'schema any a.yaml#/components/schemas/Tree/properties/child',
    ])
  })

  it('takes what YAML aliases repeat once', () => {
    const text = openapi('paths: {}\ncomponents: { schemas: { A: &a { type: string }, B: *a } }')
    expect(kindsIn({ 'a.yaml': text }).filter((entry) => entry.startsWith('schema'))).toEqual([
      'schema any a.yaml#/components/schemas/A',
    ])
  })

  it('takes x- keys for extensions among paths and for names among properties', () => {
    const text = openapi(`paths: { x-note: { get: {} }, /a: {} }
components: { schemas: { A: { properties: { x-note: {} } } } }`)
    const found = kindsIn({ 'a.yaml': text })
    expect(found).not.toContain('path any a.yaml#/paths/x-note')
    expect(found).toContain('schema any a.yaml#/components/schemas/A/properties/x-note')
  })

  it('knows the webhooks, callbacks and further methods of an OpenAPI document', () => {
    const text = openapi(
      `webhooks: { fill: { post: {} } }
paths: { /a: { query: {}, additionalOperations: { COPY: {} }, post: { callbacks: { done: { '{$url}': { put: {} } } } } } }`,
      '3.2.0',
    )
    const operations = collectObjects(loadedSpecOf({ 'a.yaml': text })).filter(({ kind }) => kind === 'operation')
    expect(operations.map(({ key }) => key).sort()).toEqual(['COPY', 'post', 'post', 'put', 'query'])
  })
})
