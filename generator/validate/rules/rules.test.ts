import { describe, expect, it } from 'vitest'
import type { DiagnosticCode } from '../../contract/diagnosticCodes.ts'
import { diagnosticsOf, openapi } from '../testing.ts'

async function found(
  code: DiagnosticCode,
  text: string,
  others: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const diagnostics = await diagnosticsOf({ 'a.yaml': text, ...others }, code)
  return diagnostics.map(
    ({ severity, file, line, column, message, hint }) => `${severity} ${file}:${line}:${column} ${message} ${hint}`,
  )
}

const operations = (text: string) => openapi(`paths:\n  /a:\n${text}`)

describe('unknown-format', () => {
  it.each([
    [
      'swagger: "2.0"\npaths: {}',
      '1:1 This document of Swagger 2.0 cannot be converted to OpenAPI 3. Write `swagger: "2.0"`, give each parameter a name and `in`, or convert the document to OpenAPI 3.',
    ],
    [
      'title: A',
      '1:1 a.yaml is neither an OpenAPI nor an AsyncAPI document. Start it with `openapi: 3.1.0` or `asyncapi: 3.0.0`.',
    ],
    [
      'just text',
      '1:1 a.yaml is neither an OpenAPI nor an AsyncAPI document. Start it with `openapi: 3.1.0` or `asyncapi: 3.0.0`.',
    ],
    [
      'arazzo: 1.1.0\ninfo: {}\nworkflows: []',
      '1:1 a.yaml is an Arazzo description of workflows, which describes no API by itself. Name the descriptions of its `sourceDescriptions` instead, and write its workflows as a guide.',
    ],
    [
      'overlay: 1.1.0\nactions: []',
      '1:1 a.yaml is an OpenAPI Overlay, which describes no API by itself. Name it in `overlays` of the API, or by --overlay beside --spec.',
    ],
    [
      '{"info": {"name": "A", "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"}, "item": []}',
      '1:1 a.yaml is a Postman collection, which describes no API by itself. Convert it to OpenAPI, or export the API definition from Postman.',
    ],
    [
      '{"log": {"version": "1.2", "entries": []}}',
      '1:1 a.yaml is a recording of requests (HAR), which describes no API by itself. Write an OpenAPI document of the requests.',
    ],
    [
      '_type: export\nresources: []',
      '1:1 a.yaml is an Insomnia export, which describes no API by itself. Export the design document, which is OpenAPI.',
    ],
    [
      '$schema: https://json-schema.org/draft/2020-12/schema\ntype: object',
      '1:1 a.yaml is a JSON Schema, which describes no API by itself. Refer to it by `$ref` from an OpenAPI or AsyncAPI document.',
    ],
    [
      'info: {}\nopenapi: 4.0.0',
      '2:1 "4.0.0" is not a version of OpenAPI that is read. Write a version from 3.0.0 to 3.2.0 in full, for example `openapi: 3.1.0`.',
    ],
    [
      'openapi: 3.1',
      '1:1 "3.1" is not a version of OpenAPI that is read. Write a version from 3.0.0 to 3.2.0 in full, for example `openapi: 3.1.0`.',
    ],
    [
      'asyncapi: 1.2.0',
      '1:1 "1.2.0" is not a version of AsyncAPI that is read. Write a version from 2.0.0 on in full, for example `asyncapi: 3.0.0`.',
    ],
  ])('is the only finding in %j', async (text, finding) => {
    expect(await found('unknown-format', text)).toEqual([`error a.yaml:${finding}`])
    expect(await diagnosticsOf({ 'a.yaml': text })).toHaveLength(1)
  })
})

describe('error-code-unknown', () => {
  it('reports a code that the catalogue does not have', async () => {
    const text = operations("    get: { x-errors: [1, '2', 3], responses: {} }\nx-errors: { $ref: errors.yaml }")
    const others = { 'errors.yaml': '- { code: 1, description: One. }\n- { code: 2, description: Two. }' }
    expect(await found('error-code-unknown', text, others)).toEqual([
      'error a.yaml:7:31 The error code 3 is not in the catalogue. Add the code to x-errors in errors.yaml, or correct it here.',
    ])
  })

  it('asks for a catalogue where there is none', async () => {
    expect(await found('error-code-unknown', operations('    get: { x-errors: [1], responses: {} }'))).toEqual([
      'error a.yaml:7:23 The error code 1 is not in the catalogue. Add the code to x-errors at the root, or correct it here.',
    ])
  })

  it('is silent when the catalogue cannot be read', async () => {
    const text = operations('    get: { x-errors: [1], responses: {} }\nx-errors: { $ref: nowhere.yaml }')
    expect(await found('error-code-unknown', text)).toEqual([])
  })
})

describe('error-code-duplicate', () => {
  it('points at the second entry and names the first', async () => {
    const text = openapi(
      `paths: {}\nx-errors:\n  - { code: 1, description: One. }\n  - { code: '1', description: Again. }`,
    )
    expect(await found('error-code-duplicate', text)).toEqual([
      'error a.yaml:8:7 The error code 1 is in the catalogue twice. Merge it with the entry at a.yaml:7.',
    ])
  })
})

describe('replacement-unknown', () => {
  it('suggests the operation that was meant', async () => {
    const text = operations(`    get: { operationId: getOrders, x-replaced-by: getOrder, responses: {} }
    put: { operationId: putOrder, x-replaced-by: { operations: [getOrders, nothingLikeIt] }, responses: {} }`)
    expect(await found('replacement-unknown', text)).toEqual([
      'error a.yaml:7:36 There is no operation or channel "getOrder". Did you mean "getOrders"?',
      'error a.yaml:8:76 There is no operation or channel "nothingLikeIt". Name an id of this spec, or leave the list empty and write a note.',
    ])
  })

  it('leaves names in other documents alone', async () => {
    const text = operations(
      '    get: { x-replaced-by: { operations: [v3#getOrder], channels: [v3#orders] }, responses: {} }',
    )
    expect(await found('replacement-unknown', text)).toEqual([])
  })

  it('knows channels and operations of AsyncAPI by their keys', async () => {
    const text = `asyncapi: 3.0.0
info: { title: A, version: 1.0.0 }
channels:
  book: { address: book, x-replaced-by: { channels: [bookV2, bookV3] } }
  bookV2: { address: book_v2 }`
    expect(await found('replacement-unknown', text)).toEqual([
      'error a.yaml:4:62 There is no operation or channel "bookV3". Did you mean "bookV2"?',
    ])
  })
})

describe('deprecated-without-replacement', () => {
  it('warns of a deprecated operation that leads nowhere', async () => {
    const text = operations(`    get: { operationId: getOrders, deprecated: true, responses: {} }
    put: { deprecated: true, x-replaced-by: { operations: [], note: None. }, responses: {} }
    post: { deprecated: false, responses: {} }`)
    expect(await found('deprecated-without-replacement', text)).toEqual([
      'warning a.yaml:7:36 The operation "getOrders" is deprecated, but nothing says what to use instead. Add x-replaced-by with an operationId, or with an empty list and a note.',
    ])
  })
})

describe('enum-description-unknown', () => {
  const schemas = (text: string) => openapi(`paths: {}\ncomponents:\n  schemas:\n${text}`)

  it('reports a described value that the enum does not have', async () => {
    const text = schemas(
      '    A: { enum: [BUY, 1, null], x-enum-descriptions: { BUY: b, BUYS: b, 1: one, null: none } }',
    )
    expect(await found('enum-description-unknown', text)).toEqual([
      'error a.yaml:8:63 "BUYS" is described but is not a value of the enum. Did you mean "BUY"?',
    ])
  })

  it('looks for the enum where a reference leads', async () => {
    const text = schemas(
      `    A: { enum: [BUY] }\n    B: { $ref: '#/components/schemas/A', x-enum-descriptions: { HOLD: h } }`,
    )
    expect(await found('enum-description-unknown', text)).toEqual([
      'error a.yaml:9:65 "HOLD" is described but is not a value of the enum. Add the value to the enum, or remove its description.',
    ])
  })

  it('says nothing about an open list of values', async () => {
    expect(await found('enum-description-unknown', schemas('    A: { x-enum-descriptions: { HOLD: h } }'))).toEqual([])
  })
})

describe('schema-invalid', () => {
  it.each([
    ['pattern: "("', '"pattern" must be a valid regular expression.'],
    [
      'patternProperties: { "(": {} }',
      '"patternProperties" must be a map of schemas whose keys are valid regular expressions.',
    ],
    ['multipleOf: 0', '"multipleOf" must be a number above 0.'],
    ['enum: []', '"enum" must be a list with at least one value.'],
    ['allOf: []', '"allOf" must be a list with at least one schema.'],
  ])('reports %s in a schema without any example', async (keyword, message) => {
    const text = openapi(`paths: {}\ncomponents: { schemas: { A: { ${keyword} } } }`)
    const messages = (await diagnosticsOf({ 'a.yaml': text }, 'schema-invalid', 'spec-structure')).map(
      (entry) => entry.message,
    )
    expect(messages).toEqual([message])
  })
})

describe('reference-circular', () => {
  it('reports each reference of the circle and none that leads to a value', async () => {
    const text = openapi(`paths: {}
components:
  schemas:
    A: { $ref: 'b.yaml#/B' }
    C: { properties: { c: { $ref: '#/components/schemas/C' } } }`)
    expect(
      await found('reference-circular', text, { 'b.yaml': "B: { $ref: 'a.yaml#/components/schemas/A' }" }),
    ).toEqual([
      'error a.yaml:8:10 "b.yaml#/B" leads back to itself. Let one of the references in the circle lead to a value.',
      'error b.yaml:1:6 "a.yaml#/components/schemas/A" leads back to itself. Let one of the references in the circle lead to a value.',
    ])
  })

  it('leaves a reference to nothing to those who read the files', async () => {
    const text = openapi("paths: {}\ncomponents: { schemas: { A: { $ref: '#/components/schemas/B' } } }")
    expect(await found('reference-circular', text)).toEqual([])
  })
})

describe('signing-sum-ignored', () => {
  const scheme = (unit: string, rest: string) =>
    openapi(`components:
  securitySchemes:
    signed:
      type: apiKey
      in: header
      name: KEY
      x-signing:
        timestamp: { unit: ${unit} }
        steps:
          signature: { jwt: HS256, claims: { exp: '{timestamp} + 120' } }
${rest}`)

  it('takes a sum of a time that is a number, in a claim', async () => {
    expect(await found('signing-sum-ignored', scheme('s', ''))).toEqual([])
  })

  it('reports one of an ISO time', async () => {
    expect(await found('signing-sum-ignored', scheme('iso', ''))).toEqual([
      'error a.yaml:14:46 Nothing is added to {timestamp} here: the time is a text. Count the time in `s` or `ms`.',
    ])
  })

  it('reports one that stands where it is sent as it is written', async () => {
    expect(await found('signing-sum-ignored', scheme('s', "        headers: { UNTIL: '{timestamp} + 120' }"))).toEqual([
      'error a.yaml:15:20 Nothing is added to {timestamp} here: only a claim or a frame of a login is a sum, as `{timestamp} + 120`. Write `expiresAfter` at `timestamp`, or make it a claim.',
    ])
  })
})

describe('signing-name-unknown', () => {
  const scheme = (signing: string) =>
    openapi(`components:
  securitySchemes:
    signed:
      type: apiKey
      in: header
      name: KEY
      x-signing:
        timestamp: { unit: ms }
${signing.replaceAll(/^/gm, '        ')}`)

  it.each([
    [
      "algorithm: HMAC-SHA256\nencoding: hex\ncanonical: [{ template: '{timestamp}{metod}' }]",
      '15:23 The template names {metod}, which is no part of a request and no step. Did you mean {method}?',
    ],
    [
      "steps:\n  signature: { hmac: SHA-256, text: '{bodyHash}', encoding: hex }\n  bodyHash: { hash: SHA-256, text: '{body}' }",
      '14:39 The template names the result of the step "bodyHash", which is not there yet or is bytes. Steps name only earlier steps, never themselves. Elsewhere only a result with an `encoding` can stand.',
    ],
    [
      "steps:\n  digest: { hash: SHA-256, text: '{body}{secret}', encoding: hex }\nheaders: { SIGN: '{digest}{secret}' }",
      '15:20 The template names {secret}, but the secret is never sent. Name it only in the text of a `hash` or an `hmac`, or in the `key` of an `hmac`.',
    ],
    [
      "steps:\n  signature: { hmac: SHA-256, text: '{body}' }\nheaders: { SIGN: '{signature}' }",
      '15:20 The template names the result of the step "signature", which is not there yet or is bytes. Steps name only earlier steps, never themselves. Elsewhere only a result with an `encoding` can stand.',
    ],
    [
      "steps:\n  bodyKey: { hmac: SHA-256, text: '{body}' }\n  signature: { hmac: SHA-256, key: '{bodykey}', text: '{body}', encoding: hex }",
      '15:39 The template names {bodykey}, which is no part of a request and no step. Did you mean {bodyKey}?',
    ],
    [
      "steps:\n  signature: { hmac: SHA-256, text: '{day}', encoding: hex }",
      '14:39 The template names {day}, which the scheme does not have. Write `timestamp` in a unit of ISO 8601, as `iso-basic`.',
    ],
    [
      "steps:\n  signature: { hmac: SHA-256, text: '{nonce}{body}', encoding: hex }",
      '14:39 The template names {nonce}, which the scheme does not have. Add `nonce` to x-signing.',
    ],
  ])('reports the name in %j', async (signing, finding) => {
    expect(await found('signing-name-unknown', scheme(signing))).toEqual([`error a.yaml:${finding}`])
  })

  it('reads the templates of a preset, at its name', async () => {
    expect(await found('signing-name-unknown', scheme('preset: okx'))).toEqual([])
    expect((await found('signing-name-unknown', scheme('preset: backpack')))[0]).toMatch(
      /^error a.yaml:11:7 The template names {instruction}/,
    )
  })

  it('knows the values that operations give', async () => {
    const text = scheme("steps:\n  signature: { hmac: SHA-256, text: '{instruction}', encoding: hex }")
    const operation = 'paths:\n  /a:\n    get: { x-signing-values: { instruction: read }, responses: {} }\n'
    expect(await found('signing-name-unknown', text + operation)).toEqual([])
  })
})
