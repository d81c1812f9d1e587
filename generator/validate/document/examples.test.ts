import { describe, expect, it } from 'vitest'
import { diagnosticsOf, findingsIn, openapi } from '../testing.ts'

const mismatches = (text: string) => findingsIn(text, 'example-mismatch')

/** A response of `GET /orders` with one media type. */
const response = (mediaType: string, version?: string) =>
  openapi(
    `paths:
  /orders:
    get:
      responses:
        '200':
          description: All orders.
          content:
${mediaType}`,
    version,
  )

describe('examples of a media type', () => {
  it('accepts an example that matches its schema', async () => {
    const text = response(`            application/json:
              schema: { type: object, properties: { px: { type: string } } }
              examples:
                success: { value: { px: '1.5' } }`)
    expect(await mismatches(text)).toEqual([])
  })

  it('places a mismatch at the failing value inside the example', async () => {
    const text = response(`            application/json:
              schema:
                type: object
                properties:
                  data:
                    type: array
                    items: { type: object, properties: { px: { type: string } } }
              examples:
                success:
                  value:
                    data:
                      - px: 1.5`)
    expect(await diagnosticsOf({ 'openapi.yaml': text }, 'example-mismatch')).toEqual([
      {
        code: 'example-mismatch',
        severity: 'error',
        message: 'Example "success": /data/0/px must be string.',
        hint: 'Correct the example or the schema at openapi.yaml:18.',
        file: 'openapi.yaml',
        line: 23,
        column: 25,
      },
    ])
  })

  it('checks a single example without a name', async () => {
    const text = response(`            application/json:
              schema: { type: object }
              example: [1]`)
    expect(await mismatches(text)).toEqual(['14:15 Example: must be object.'])
  })

  it('follows a reference to a shared example and a schema in another file', async () => {
    const files = {
      'spec/openapi.yaml': response(`            application/json:
              schema: { $ref: components/schemas.yaml#/Order }
              examples:
                one: { $ref: components/examples.yaml#/one }`),
      'spec/components/schemas.yaml': `Order:
  type: object
  properties:
    px: { $ref: 'scalars.yaml#/Price' }`,
      'spec/components/scalars.yaml': `Price: { type: string, format: decimal }`,
      'spec/components/examples.yaml': `one:
  value:
    px: cheap`,
    }
    const [found] = await diagnosticsOf(files, 'example-mismatch')
    expect(found).toMatchObject({
      message: 'Example "one": /px must match format "decimal".',
      hint: 'Correct the example or the schema at spec/components/scalars.yaml:1.',
      file: 'spec/components/examples.yaml',
      line: 3,
      column: 5,
    })
  })

  it('reports at most five errors of one example', async () => {
    const text = response(`            application/json:
              schema: { type: array, items: { type: integer } }
              example: [a, b, c, d, e, f, g]`)
    expect(await mismatches(text)).toHaveLength(5)
  })

  it('skips texts in formats other than JSON but checks their objects', async () => {
    const text = response(`            application/xml:
              schema: { type: object }
              example: <order/>
            application/x-www-form-urlencoded:
              schema: { type: object, properties: { px: { type: string } } }
              example: { px: 1 }`)
    expect(await mismatches(text)).toEqual(['17:26 Example: /px must be string.'])
  })

  it('reads an example that is a JSON text', async () => {
    const text = response(`            application/json:
              schema: { type: object, properties: { px: { type: string } } }
              examples:
                good: { value: '{"px": "1"}' }
                bad: { value: '{"px": 1}' }
                broken: { value: '{"px": ' }`)
    expect(await mismatches(text)).toEqual([
      '16:24 Example "bad": /px must be string.',
      '17:27 Example "broken": must be object.',
    ])
  })

  it('reads an example of a schema that is a JSON text', async () => {
    const text = response(`            application/json:
              schema: { oneOf: [
                { type: object, example: '{"px": "1"}', properties: { px: { type: string } } },
                { type: object, example: '{"px": 1}', properties: { px: { type: string } } },
                { type: string, example: '{"px": 1}' },
                { type: object, example: px } ] }`)
    expect(await mismatches(text)).toEqual(['15:33 Example: /px must be string.', '17:33 Example: must be object.'])
  })

  it('says which properties are missing, unknown or not among the allowed values', async () => {
    const text = response(`            application/json:
              schema:
                type: object
                required: [side]
                additionalProperties: false
                properties: { side: { enum: [BUY, SELL] }, kind: { const: order } }
              examples:
                empty: { value: {} }
                more: { value: { side: HOLD, kind: trade, extra: 1 } }`)
    expect(await mismatches(text)).toEqual([
      '19:26 Example "empty": must have the property "side".',
      '20:34 Example "more": /side must be one of "BUY", "SELL".',
      '20:46 Example "more": /kind must be "order".',
      '20:59 Example "more": /extra is not a property of the schema.',
    ])
  })

  it('tells of alternatives only the one that the value comes nearest to', async () => {
    const text = response(`            application/json:
              schema:
                oneOf:
                  - { type: object, required: [px], properties: { px: { type: string } } }
                  - { type: array, items: { type: object, properties: { px: { type: string } } } }
              example: [{ px: 1 }]`)
    expect(await mismatches(text)).toEqual(['17:27 Example: /0/px must be string.'])
  })

  it('names the alternatives when no branch comes near', async () => {
    const text = response(`            application/json:
              schema: { anyOf: [{ type: string }, { type: object }] }
              example: 1`)
    expect(await mismatches(text)).toEqual(['14:15 Example: matches none of the schemas in anyOf.'])
  })

  it('does not take a $ref inside an example for a reference', async () => {
    const text = response(`            application/json:
              schema: { type: object, properties: { $ref: { type: string } } }
              example: { $ref: nowhere.yaml }`)
    expect(await findingsIn(text, 'example-mismatch', 'check-incomplete')).toEqual([])
  })
})

describe('readOnly and writeOnly', () => {
  const body = (schema: string) =>
    openapi(`paths:
  /orders:
    post:
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/Order' }, example: { secret: a } } }
      responses:
        '200':
          description: The order.
          content: { application/json: { schema: { $ref: '#/components/schemas/Order' }, example: { id: '1' } } }
components:
  schemas:
${schema}`)

  it('does not require a readOnly property in a request nor a writeOnly one in a response', async () => {
    const text = body(`    Order:
      type: object
      required: [id, secret]
      properties: { id: { type: string, readOnly: true }, secret: { type: string, writeOnly: true } }`)
    expect(await mismatches(text)).toEqual([])
  })

  it('finds the flags in what a schema is composed of', async () => {
    const text = body(`    Order:
      allOf:
        - $ref: '#/components/schemas/Base'
        - required: [id, secret]
    Base:
      type: object
      properties: { id: { $ref: '#/components/schemas/Id' }, secret: { type: string, writeOnly: true } }
    Id: { type: string, readOnly: true }`)
    expect(await mismatches(text)).toEqual([])
  })

  it('still requires them in the other direction', async () => {
    const text = body(`    Order:
      type: object
      required: [id, secret]
      properties: { id: { type: string, writeOnly: true }, secret: { type: string, readOnly: true } }`)
    expect(await mismatches(text)).toEqual([
      '9:88 Example: must have the property "id".',
      '13:90 Example: must have the property "secret".',
    ])
  })
})

describe('examples of parameters and headers', () => {
  it('checks example and examples of a parameter, under its name', async () => {
    const text = openapi(`paths:
  /orders:
    get:
      parameters:
        - { name: limit, in: query, schema: { type: integer, maximum: 100 }, example: 500 }
        - { name: side, in: query, schema: { type: string }, examples: { buy: { value: 1 } } }
        - { name: filter, in: query, content: { application/json: { schema: { type: object }, example: 1 } } }
      responses: { '200': { description: Orders. } }`)
    expect(await mismatches(text)).toEqual([
      '9:78 Example of "limit": must be <= 100.',
      '10:81 Example "buy" of "side": must be string.',
      '11:95 Example: must be object.',
    ])
  })

  it('checks the example of a header', async () => {
    const text = openapi(`paths:
  /orders:
    get:
      responses:
        '200':
          description: Orders.
          headers:
            x-left: { schema: { type: integer }, example: many }`)
    expect(await mismatches(text)).toEqual(['12:50 Example of header "x-left": must be integer.'])
  })
})

describe('examples and defaults of a schema', () => {
  const schema = (text: string, version?: string) => openapi(`paths: {}\ncomponents:\n  schemas:\n${text}`, version)

  it('checks example, examples and default', async () => {
    const text = schema(`    A: { type: string, example: 1 }
    B: { type: string, examples: [a, 2] }
    C: { type: integer, default: ten }`)
    expect(await mismatches(text)).toEqual([
      '8:24 Example: must be string.',
      '9:38 Example 2: must be string.',
      '10:25 Default: must be integer.',
    ])
  })

  it('checks a default beside a reference', async () => {
    const text = schema(`    Side: { type: string, enum: [BUY, SELL] }
    Default: { $ref: '#/components/schemas/Side', default: HOLD }`)
    expect(await mismatches(text)).toEqual(['9:51 Default: must be one of "BUY", "SELL".'])
  })

  it('ignores what stands beside a reference in OpenAPI 3.0', async () => {
    const text = schema(
      `    Side: { type: string, enum: [BUY, SELL] }
    Default: { $ref: '#/components/schemas/Side', default: HOLD }`,
      '3.0.3',
    )
    expect(await mismatches(text)).toEqual([])
  })

  it('names the schema of each example although equal ones are compiled once', async () => {
    const text = schema(`    A: { type: string, example: 1 }
    B: { type: string, example: 2 }`)
    const found = await diagnosticsOf({ 'a.yaml': text }, 'example-mismatch')
    expect(found.map(({ hint }) => hint)).toEqual([
      'Correct the example or the schema at a.yaml:8.',
      'Correct the example or the schema at a.yaml:9.',
    ])
  })

  it('does not let unevaluatedProperties reject what a reference describes', async () => {
    const text = schema(`    Base: { type: object, properties: { id: { type: string } } }
    Order:
      allOf: [{ $ref: '#/components/schemas/Base' }]
      properties: { px: { type: string } }
      unevaluatedProperties: false
      examples: [{ id: a, px: b }, { id: a, other: b }]`)
    expect(await mismatches(text)).toEqual(['13:45 Example 2: /other is not a property of the schema.'])
  })

  it('checks a schema that contains itself', async () => {
    const text = schema(`    Tree:
      type: object
      properties: { children: { type: array, items: { $ref: '#/components/schemas/Tree' } }, name: { type: string } }
      example: { children: [{ children: [{ name: 1 }] }] }`)
    expect(await mismatches(text)).toEqual(['11:44 Example: /children/0/children/0/name must be string.'])
  })

  it('takes any value where a format is not known', async () => {
    expect(await mismatches(schema('    A: { type: string, format: symbol, example: BTC_USDT }'))).toEqual([])
  })

  it.each([
    ['12', true],
    ['-0.5', true],
    ['1e5', false],
    ['.5', false],
  ])('reads %s as a decimal: %s', async (value, isDecimal) => {
    const found = await mismatches(schema(`    A: { type: string, format: decimal, example: '${value}' }`))
    expect(found.length === 0).toBe(isDecimal)
  })

  it('finds the same item twice in a list that must be unique', async () => {
    const text = schema('    A: { type: array, uniqueItems: true, example: [{ a: 1, b: 2 }, { b: 2, a: 1 }] }')
    expect(await mismatches(text)).toEqual(['8:42 Example: must not have the same item twice.'])
  })
})

describe('schemas of OpenAPI 3.0', () => {
  const schema = (text: string) => openapi(`paths: {}\ncomponents:\n  schemas:\n    A: ${text}`, '3.0.3')

  it('accepts null where nullable is true, whatever else the schema says', async () => {
    expect(await mismatches(schema('{ type: string, nullable: true, enum: [a], example: null }'))).toEqual([])
    expect(await mismatches(schema('{ nullable: true, allOf: [{ type: object }], example: null }'))).toEqual([])
  })

  it('still checks other values of a nullable schema', async () => {
    expect(await mismatches(schema('{ type: string, nullable: true, example: 1 }'))).toEqual([
      '8:40 Example: must be string.',
    ])
  })

  it('reads a boolean exclusiveMinimum', async () => {
    expect(await mismatches(schema('{ type: number, minimum: 0, exclusiveMinimum: true, example: 0 }'))).toEqual([
      '8:60 Example: must be > 0.',
    ])
    expect(await mismatches(schema('{ type: number, minimum: 0, exclusiveMinimum: false, example: 0 }'))).toEqual([])
  })
})

describe('schemas that cannot be used', () => {
  const schema = (text: string) => openapi(`paths: {}\ncomponents:\n  schemas:\n    A: ${text}`)

  it('reports a pattern that is not a regular expression at its place, and checks the rest', async () => {
    const text = schema("{ type: string, pattern: '(', example: 1 }")
    expect(await findingsIn(text, 'schema-invalid', 'example-mismatch')).toEqual([
      '8:24 "pattern" must be a valid regular expression.',
      '8:38 Example: must be string.',
    ])
  })

  it('accepts a pattern that is valid only without the unicode flag', async () => {
    const text = schema(String.raw`{ type: string, pattern: '^[\w-.]+$', example: a-b.c }`)
    expect(await findingsIn(text, 'schema-invalid', 'example-mismatch')).toEqual([])
  })

  it('leaves a keyword of a wrong type to the structure check', async () => {
    const text = schema('{ type: strin, example: 1 }')
    expect(await findingsIn(text, 'schema-invalid')).toEqual([])
    expect(await findingsIn(text, 'spec-structure')).toHaveLength(1)
  })

  it('reports a schema that contains itself without anything in between', async () => {
    const text = openapi(`paths: {}
components:
  schemas:
    A: { allOf: [{ $ref: '#/components/schemas/B' }], example: 1 }
    B: { allOf: [{ $ref: '#/components/schemas/A' }] }`)
    expect(await findingsIn(text, 'schema-invalid')).toEqual([
      '8:5 The schema contains itself without end, so no value can be checked against it.',
    ])
  })
})

describe('examples of AsyncAPI messages', () => {
  it('checks payload and headers', async () => {
    const text = `asyncapi: 3.0.0
info: { title: Example, version: 1.0.0 }
channels:
  ticker:
    address: ticker
    messages:
      ticker:
        payload: { type: object, properties: { px: { type: string } } }
        headers: { type: object, properties: { id: { type: string } } }
        examples:
          - { name: good, payload: { px: '1' } }
          - { name: bad, payload: { px: 1 }, headers: { id: 1 } }`
    expect(await mismatches(text)).toEqual([
      '12:37 Example "bad": /px must be string.',
      '12:57 Headers of example "bad": /id must be string.',
    ])
  })

  it('leaves payloads in other schema languages alone', async () => {
    const text = `asyncapi: 3.0.0
info: { title: Example, version: 1.0.0 }
channels:
  ticker:
    address: ticker
    messages:
      ticker:
        payload:
          schemaFormat: application/vnd.apache.avro+yaml;version=1.9.0
          schema: { type: record, name: Ticker, fields: [] }
        examples: [{ payload: 1 }]`
    expect(await findingsIn(text, 'example-mismatch', 'schema-invalid')).toEqual([])
  })
})

describe('what would not end', () => {
  it('is said of a pattern that takes too long, once, where it stands', async () => {
    const slow = `{ type: string, pattern: '^(a+)+$', examples: [${'a'.repeat(50)}!, ${'a'.repeat(60)}!] }`
    const text = openapi(`components:\n  schemas:\n    Slow: ${slow}\n    Other: ${slow}`)
    expect(await findingsIn(text, 'check-stopped', 'example-mismatch')).toEqual([
      '7:27 The pattern ^(a+)+$ takes too long: examples are not held against it.',
    ])
  })

  it.each([
    ['anyOf', (next: string) => `{ anyOf: [${next}, ${next}] }`],
    ['oneOf', (next: string) => `{ oneOf: [${next}, ${next}] }`],
    ['allOf', (next: string) => `{ allOf: [${next}, ${next}] }`],
    ['if', (next: string) => `{ if: ${next}, then: ${next}, else: ${next} }`],
    ['unevaluatedProperties', (next: string) => `{ allOf: [${next}, ${next}], unevaluatedProperties: false }`],
  ])('is said of schemas that refer twice to the next, by %s', { timeout: 30_000 }, async (_, schemaOf) => {
    const line = (index: number) => `    S${index}: ${schemaOf(`{ $ref: '#/components/schemas/S${index + 1}' }`)}`
    const lines = Array.from({ length: 40 }, (_line, index) => line(index))
    const first = lines[0]?.replace(/ }$/, ', examples: [1] }') ?? ''
    const text = openapi(`components:\n  schemas:\n${[first, ...lines.slice(1)].join('\n')}\n    S40: { type: string }`)
    expect(await findingsIn(text, 'check-incomplete')).toEqual([expect.stringContaining('are not checked')])
  })
})

it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'then', '__proto__'])(
  'holds no value against a property %s that it does not have',
  async (name) => {
    const one = `One: { type: object, properties: { ${name}: { type: string } }, examples: [{}, { ${name}: a }] }`
    const two = `Two: { type: object, required: [${name}], example: {} }`
    const text = openapi(`components:\n  schemas:\n    ${one}\n    ${two}`)
    expect(await mismatches(text)).toEqual([
      expect.stringMatching(`^8:\\d+ Example: must have the property "${name}"\\.$`),
    ])
  },
)
