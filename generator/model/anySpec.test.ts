import { describe, expect, it } from 'vitest'
import { apiOf, builtApiOf, operationIn, schemasOf } from './testing.ts'

describe('a schema', () => {
  it('keeps conditions, dependencies and what a text holds', () => {
    const { schema } = schemasOf(`
S: {type: object, if: {required: [a]}, then: {properties: {b: {type: string}}}, dependentRequired: {a: [b]}}
T: {type: string, contentEncoding: base64, contentSchema: {type: object, properties: {c: {type: string}}}}
U: {type: array, contains: {const: 1}, minContains: 2, xml: {name: u, wrapped: true}}
`)
    expect(schema('S').subschemas?.map(({ keyword }) => keyword)).toEqual(['if', 'then'])
    expect(schema('S').dependencies).toEqual([{ property: 'a', requires: ['b'] }])
    expect(schema('T')).toMatchObject({ contentEncoding: 'base64', subschemas: [{ keyword: 'contentSchema' }] })
    expect(schema('U')).toMatchObject({ subschemas: [{ keyword: 'contains', count: { least: 2 } }] })
    expect(schema('U').xml).toEqual({ name: 'u', wrapped: true })
  })

  it('that must not be itself comes to an end', () => {
    const { schema } = schemasOf("S: {type: object, not: {$ref: '#/components/schemas/S'}}")
    expect(schema('S').not).toEqual({ ref: 'S', types: [] })
  })

  it('is found by its $anchor', () => {
    const { schema } = schemasOf(`
S: {type: object, properties: {a: {$ref: '#there'}}}
T: {$anchor: there, type: object, properties: {b: {type: string}}}
`)
    expect(schema('S').properties?.[0]?.schema).toEqual({ ref: 'T', types: [] })
  })
})

describe('a link of a response', () => {
  it('leads to the operation that it refers to, with where its values come from', () => {
    const api = apiOf(`paths:
  /a:
    post:
      operationId: make
      responses:
        '200':
          description: Made.
          links:
            next: {operationRef: '#/paths/~1a/get', parameters: {id: $response.body#/id}}
            other: {operationRef: https://example.com/b.yaml#/x}
    get: {operationId: read, responses: {}}
`)
    expect(operationIn(api, 'make').responses[0]?.links).toEqual([
      {
        name: 'next',
        operation: 'read',
        reference: '#/paths/~1a/get',
        parameters: [{ name: 'id', value: '$response.body#/id' }],
      },
      { name: 'other', reference: 'https://example.com/b.yaml#/x' },
    ])
  })
})

describe('ids', () => {
  it('are apart even where only white space tells them apart', () => {
    const api = apiOf(`paths:
  /a: {get: {operationId: read it, responses: {}}}
  /b: {get: {operationId: read-it, responses: {}}}
  /#: {get: {responses: {}}}
`)
    expect(api.operations.map(({ id }) => id)).toEqual(['read it', 'read-it-2', 'get'])
  })
})

describe('a message of AsyncAPI', () => {
  it('has the headers of its traits, and a schema in another language as text', () => {
    const { api } = builtApiOf({
      'asyncapi.yaml': `asyncapi: 3.0.0
channels:
  a:
    messages:
      m:
        traits: [{headers: {type: object, properties: {trace: {type: string}}}, contentType: application/cbor}]
        headers: {type: object, properties: {own: {type: string}}}
        payload: {schemaFormat: application/vnd.google.protobuf, schema: 'message M {}'}
`,
    })
    const message = api.channels[0]?.messages[0]
    expect(message?.headers?.properties?.map(({ name }) => name)).toEqual(['own', 'trace'])
    expect(message?.contentType).toBe('application/cbor')
    expect(message?.foreignPayload).toEqual({ format: 'application/vnd.google.protobuf', text: 'message M {}' })
  })

  it('has a schema that another language writes as JSON as text, and no example made of it', () => {
    const { api } = builtApiOf({
      'asyncapi.yaml': `asyncapi: 3.0.0
channels:
  a:
    messages:
      m: {payload: {schemaFormat: application/vnd.apache.avro;version=1.9.0, schema: {$ref: '#/components/schemas/Cost'}}}
components:
  schemas: {Cost: {type: record, name: Cost}}
`,
    })
    const message = api.channels[0]?.messages[0]
    const text = '{\n  "type": "record",\n  "name": "Cost"\n}'
    expect(message?.foreignPayload).toEqual({ format: 'application/vnd.apache.avro;version=1.9.0', text })
    expect([message?.payload, message?.examples]).toEqual([undefined, []])
  })
})
