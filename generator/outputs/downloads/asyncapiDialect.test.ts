import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { asyncapiDialect } from './asyncapiDialect.ts'

/** The schema of a message whose payload is written in YAML, as it is published. */
function published(payload: string, components = '{}'): unknown {
  const document = asyncapiDialect(
    load(`{ components: { messages: { push: { payload: ${payload} } }, schemas: ${components} } }`),
  )
  return (document as { components: { messages: { push: { payload: unknown } } } }).components.messages.push.payload
}

describe('a schema of an AsyncAPI download', () => {
  it('is a tuple as draft-07 writes it', () => {
    expect(published('{ prefixItems: [{ type: string }, { type: number }], items: false, minItems: 2 }')).toEqual({
      items: [{ type: 'string' }, { type: 'number' }],
      additionalItems: false,
      minItems: 2,
    })
  })

  it('says of further items of a tuple what they are', () => {
    expect(published('{ prefixItems: [{ type: string }], items: { prefixItems: [{ type: number }] } }')).toEqual({
      items: [{ type: 'string' }],
      additionalItems: { items: [{ type: 'number' }] },
    })
  })

  it('leaves a list and a tuple of draft-07 as they are', () => {
    expect(published('{ items: { type: string } }')).toEqual({ items: { type: 'string' } })
    expect(published('{ items: [{ type: string }], additionalItems: false }')).toEqual({
      items: [{ type: 'string' }],
      additionalItems: false,
    })
  })

  it('has nothing beside a reference', () => {
    expect(published('{ $ref: "#/components/schemas/A", description: Mine, allOf: [{ minLength: 1 }] }')).toEqual({
      description: 'Mine',
      allOf: [{ minLength: 1 }, { $ref: '#/components/schemas/A' }],
    })
  })

  it('keeps its definitions under the older name, with references that lead there', () => {
    const payload =
      '{ $defs: { A: { prefixItems: [{ type: string }] } }, properties: { $defs: { $ref: "#/components/messages/push/payload/$defs/A/prefixItems/0" } } }'
    expect(published(payload)).toEqual({
      definitions: { A: { items: [{ type: 'string' }] } },
      properties: { $defs: { $ref: '#/components/messages/push/payload/definitions/A/items/0' } },
    })
  })

  it('refers by pointer where an anchor was', () => {
    expect(published('{ items: { $ref: "#price" } }', '{ A: { $defs: { B: { $anchor: price } } } }')).toEqual({
      items: { $ref: '#/components/schemas/A/definitions/B' },
    })
  })

  it('keeps dependencies of both kinds', () => {
    expect(published('{ dependentRequired: { a: [b] } }')).toEqual({ dependencies: { a: ['b'] } })
    expect(published('{ dependentRequired: { a: [b] }, dependentSchemas: { a: { minProperties: 2 } } }')).toEqual({
      dependencies: { a: { minProperties: 2 } },
      allOf: [{ dependencies: { a: ['b'] } }],
    })
  })

  it('closes an object that nothing else describes, and leaves one that others describe', () => {
    expect(published('{ properties: { a: true }, unevaluatedProperties: false }')).toEqual({
      properties: { a: true },
      additionalProperties: false,
    })
    expect(published('{ allOf: [{ properties: { a: true } }], unevaluatedProperties: false }')).toEqual({
      allOf: [{ properties: { a: true } }],
      unevaluatedProperties: false,
    })
  })

  it('closes a tuple by what is not evaluated', () => {
    expect(published('{ prefixItems: [{ type: string }], unevaluatedItems: false }')).toEqual({
      items: [{ type: 'string' }],
      additionalItems: false,
    })
  })

  it('asks for no item where none is needed', () => {
    expect(published('{ type: array, contains: { const: 1 }, minContains: 0 }')).toEqual({ type: 'array' })
  })

  it('keeps names of fields, examples and extensions', () => {
    const payload = {
      properties: { prefixItems: { type: 'string' } },
      examples: [{ $ref: 'a', prefixItems: [] }],
      'x-schema': { $ref: '#/a', description: 'Mine' },
    }
    expect(published(JSON.stringify(payload))).toEqual(payload)
  })

  it('stays in another language that its message names, with the components it refers to', () => {
    const tuple = { prefixItems: [{ type: 'string' }], items: false }
    const document = {
      channels: {
        a: {
          messages: {
            push: {
              payload: {
                schemaFormat: 'application/schema+json;version=2020-12',
                schema: { $ref: '#/components/schemas/A' },
              },
            },
          },
        },
      },
      components: {
        messages: { old: { schemaFormat: 'application/schema+yaml;version=2020-12', payload: tuple } },
        schemas: { A: tuple },
      },
    }
    expect(asyncapiDialect(document)).toEqual(document)
  })

  it('is changed where its message names the dialect of AsyncAPI', () => {
    const schema = { prefixItems: [{ type: 'string' }] }
    expect(
      published(JSON.stringify({ schemaFormat: 'application/vnd.aai.asyncapi+json;version=3.0.0', schema })),
    ).toEqual({
      schemaFormat: 'application/vnd.aai.asyncapi+json;version=3.0.0',
      schema: { items: [{ type: 'string' }] },
    })
  })
})

it('changes headers, parameters and bindings, and keeps what stands beside a reference to a message', () => {
  const document = {
    channels: {
      trades: {
        parameters: { id: { schema: { $ref: '#/components/schemas/Id', description: 'Mine' } } },
        bindings: { ws: { query: { properties: { a: { $ref: '#/components/schemas/Id', title: 'A' } } } } },
        subscribe: { message: { $ref: '#/components/messages/push', summary: 'Ignored' } },
      },
    },
    components: {
      messages: { push: { headers: { properties: { $ref: { $ref: '#/components/schemas/Id', title: 'B' } } } } },
    },
  }
  const id = { $ref: '#/components/schemas/Id' }
  expect(asyncapiDialect(document)).toEqual({
    channels: {
      trades: {
        parameters: { id: { schema: { description: 'Mine', allOf: [id] } } },
        bindings: { ws: { query: { properties: { a: { title: 'A', allOf: [id] } } } } },
        subscribe: { message: { $ref: '#/components/messages/push', summary: 'Ignored' } },
      },
    },
    components: { messages: { push: { headers: { properties: { $ref: { title: 'B', allOf: [id] } } } } } },
  })
})
