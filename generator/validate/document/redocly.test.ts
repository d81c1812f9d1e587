import { describe, expect, it } from 'vitest'
import { diagnosticsOf, findingsIn, openapi } from '../testing.ts'

const operation = (text: string) => openapi(`paths:\n  /orders/{id}:\n    get:\n${text}`)

describe('the structure of a document', () => {
  it('reports an unknown field at its key with the name that was meant', async () => {
    const text = operation('      sumary: Get order\n      responses: { "200": { description: An order. } }')
    const [found] = await diagnosticsOf({ 'openapi.yaml': text }, 'spec-structure')
    expect(found).toEqual({
      code: 'spec-structure',
      severity: 'error',
      message: 'Property `sumary` is not expected here.',
      hint: 'Did you mean "summary"?',
      file: 'openapi.yaml',
      line: 8,
      column: 7,
    })
  })

  it('reports a missing field with the fix of the catalogue', async () => {
    const found = await diagnosticsOf({ 'a.yaml': 'openapi: 3.1.0\ninfo: { title: A }\npaths: {}' }, 'spec-structure')
    expect(found.map(({ message, hint, line }) => ({ message, hint, line }))).toEqual([
      {
        message: 'The field `version` must be present on this level.',
        hint: 'Compare the object with the specification of the version that the document names.',
        line: 2,
      },
    ])
  })

  it('reports a wrong type in the file it is in', async () => {
    const files = {
      'spec/openapi.yaml': openapi('paths:\n  /orders: { $ref: paths/orders.yaml }'),
      'spec/paths/orders.yaml': 'get:\n  deprecated: "yes"\n  responses: { "200": { description: Orders. } }',
    }
    const [found] = await diagnosticsOf(files, 'spec-structure')
    expect(found).toMatchObject({
      message: 'Expected type `boolean` but got `string`.',
      file: 'spec/paths/orders.yaml',
      line: 2,
      column: 3,
    })
  })

  it('checks AsyncAPI documents too', async () => {
    const text = 'asyncapi: 3.0.0\ninfo: { title: A, version: 1.0.0 }\nchannels: { a: { adress: a } }'
    expect(await findingsIn(text, 'spec-structure')).toEqual(['3:18 Property `adress` is not expected here.'])
  })

  it('takes null for the address of an AsyncAPI channel that is not known, and no number', async () => {
    const text = (address: string) =>
      `asyncapi: 3.0.0\ninfo: { title: A, version: 1.0.0 }\nchannels: { a: { address: ${address} } }`
    expect(await findingsIn(text('null'), 'spec-structure')).toEqual([])
    expect(await findingsIn(text('1'), 'spec-structure')).toEqual(['3:18 Expected type `string` but got `integer`.'])
  })

  it('takes title and summary of a server in AsyncAPI 3, where version 2 has none', async () => {
    const text = (version: string) =>
      `asyncapi: ${version}
info: { title: A, version: 1.0.0 }
servers: { live: { host: a.example, protocol: wss, title: Live, summary: For trading., sumary: Wrong. } }
channels: {}
components: { servers: { test: { host: b.example, protocol: wss, title: Test } } }`
    expect(await findingsIn(text('3.0.0'), 'spec-structure')).toEqual(['3:88 Property `sumary` is not expected here.'])
    expect(await findingsIn(text('2.6.0'), 'spec-structure')).toContain('3:52 Property `title` is not expected here.')
  })

  it('says nothing about the inside of examples and of our extensions', async () => {
    const text = operation(`      x-rate-limit: { $ref: '#/x-shared/limit' }
      parameters: [{ name: id, in: path, required: true, schema: { type: string }, example: { $ref: 1, in: 2 } }]
      responses: { '200': { description: An order. } }`)
    expect(await diagnosticsOf({ 'a.yaml': text }, 'spec-structure', 'check-incomplete')).toEqual([])
  })
})

describe('rules under their own names', () => {
  it('reports a path parameter that is not declared', async () => {
    const text = operation('      summary: Get order\n      responses: { "200": { description: An order. } }')
    expect(await findingsIn(text, 'path-parameters-defined')).toEqual([
      '7:5 The operation does not define the path parameter `{id}` expected by path `/orders/{id}`.',
    ])
  })

  it('reports two operations with one id', async () => {
    const text = openapi(`paths:
  /a: { get: { operationId: get, responses: { '200': { description: A. } } } }
  /b: { get: { operationId: get, responses: { '200': { description: B. } } } }`)
    expect(await findingsIn(text, 'operation-operationId-unique')).toEqual([
      '7:9 Every operation must have a unique `operationId`.',
    ])
  })

  it('joins two sentences into one', async () => {
    const text = openapi(`paths:
  /a:
    get:
      parameters: [{ name: n, in: query, schema: {} }, { name: n, in: query, schema: {} }]
      responses: { '200': { description: A. } }`)
    expect(await findingsIn(text, 'operation-parameters-unique')).toEqual([
      '8:56 Operations must have unique `name` + `in` parameters; repeats of `in:query` + `name:n`.',
    ])
  })

  it('tells what is only worth improving as a warning', async () => {
    const text = openapi("paths:\n  /a: { get: { tags: [Trades], responses: { '200': { description: A. } } } }")
    const found = await diagnosticsOf({ 'a.yaml': text })
    expect(found.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'warning operation-description',
      'warning operation-summary',
      'warning operation-tag-defined',
    ])
  })

  it('reports a security scheme that is not defined but no operation for being public', async () => {
    const text = openapi(`paths:
  /a: { get: { security: [{ key: [] }], responses: { '200': { description: A. } } } }
  /b: { get: { responses: { '200': { description: B. } } } }`)
    expect(await findingsIn(text, 'security-defined')).toEqual(['6:29 There is no `key` security scheme defined.'])
  })

  it('finds a value of an enum in another type', async () => {
    const text = openapi('paths: {}\ncomponents: { schemas: { A: { type: string, enum: [a, 1] } } }')
    expect(await findingsIn(text, 'no-enum-type-mismatch')).toEqual([
      '6:55 All values of `enum` field must be of the same type as the `type` field: expected "string" but received "integer".',
    ])
  })
})

describe('reading', () => {
  it('leaves missing and remote references to those who read the files', async () => {
    const text = openapi(`paths:
  /a: { $ref: nowhere.yaml }
  /b: { $ref: 'https://example.com/b.yaml' }`)
    expect(await diagnosticsOf({ 'a.yaml': text })).toEqual([])
  })

  it('judges no value behind a reference that leads nowhere', async () => {
    const text =
      "asyncapi: 3.0.0\ninfo: { title: A, version: '1' }\ncomponents: { securitySchemes: { sasl: { type: { $ref: '#/nowhere' } } } }"
    expect((await diagnosticsOf({ 'a.yaml': text })).map(({ message }) => message).join()).not.toContain('undefined')
  })

  it('reads from the loaded texts and not from the disk', async () => {
    const files = {
      'package.json': openapi('paths:\n  /a: { $ref: tsconfig.json }'),
      'tsconfig.json': 'get: { responses: { "200": { description: A., headers: 1 } } }',
    }
    const [found] = await diagnosticsOf(files, 'spec-structure')
    expect(found).toMatchObject({ file: 'tsconfig.json', line: 1 })
  })
})

describe('required properties', () => {
  const schemas = (text: string) => openapi(`paths: {}\ncomponents:\n  schemas:\n    Order:\n${text}`)
  const rule = 'no-required-schema-properties-undefined'

  it('are described in the schema', async () => {
    expect(await findingsIn(schemas('      required: [price]'), rule)).toEqual([
      "9:18 Required property 'price' is not defined.",
    ])
  })

  it('of a condition are described around it', async () => {
    const text = schemas(
      '      properties: { price: { type: string } }\n      if: { required: [price] }\n      then: { required: [price] }',
    )
    expect(await findingsIn(text, rule)).toEqual([])
  })
})
