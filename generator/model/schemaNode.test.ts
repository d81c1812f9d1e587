import { describe, expect, test } from 'vitest'
import type { SchemaNode, VariantSet } from '../contract/schema.ts'
import { builtApiOf, operationIn, propertyOf, schemasOf } from './testing.ts'
import { flattenFields } from './view/field.ts'
import { buildFieldTree } from './view/fieldTree.ts'
import { resolveSchema } from './view/schema.ts'

function fieldsOf(schemas: ReturnType<typeof schemasOf>, name: string): string[] {
  const root = buildFieldTree(schemas.schema(name), {
    schemas: schemas.api.schemas,
    anchor: name,
    direction: 'response',
  })
  return flattenFields(root).map(({ anchor, required, kind }) =>
    kind === 'property' && required ? `${anchor}!` : anchor,
  )
}

function onlySet({ variants = [] }: SchemaNode): VariantSet {
  const [set] = variants
  if (!set || variants.length > 1) throw new Error(`${variants.length} sets of variants`)
  return set
}

function variantNames(schema: SchemaNode): (string | undefined)[] {
  return onlySet(schema).variants.map(({ name }) => name.en)
}

describe('types', () => {
  test.each([
    ['{type: string}', '3.1.0', ['string'], undefined],
    ['{type: [string, "null"]}', '3.1.0', ['string'], true],
    ['{type: [integer, string]}', '3.1.0', ['integer', 'string'], undefined],
    ['{type: string, nullable: true}', '3.0.3', ['string'], true],
    ['{properties: {a: {}}}', '3.1.0', ['object'], undefined],
    ['{items: {}}', '3.1.0', ['array'], undefined],
    ['{prefixItems: [{}]}', '3.1.0', ['array'], undefined],
    ['{}', '3.1.0', [], undefined],
    ['true', '3.1.0', [], undefined],
  ])('of %s in %s are %j', (text, version, types, nullable) => {
    const schema = schemasOf(`S: ${text}`, version).schema('S')
    expect(schema.types).toEqual(types)
    expect(schema.nullable).toBe(nullable)
  })

  test('no value at all is said with not', () => {
    expect(schemasOf('S: false').schema('S')).toEqual({ types: [], not: { types: [] } })
  })
})

describe('constraints', () => {
  test('keep the words of JSON Schema', () => {
    const text = 'S: {type: number, minimum: 0, exclusiveMaximum: 10, multipleOf: 0.5}'
    expect(schemasOf(text).schema('S').constraints).toEqual([
      { keyword: 'minimum', value: 0 },
      { keyword: 'exclusiveMaximum', value: 10 },
      { keyword: 'multipleOf', value: 0.5 },
    ])
  })

  test('of OpenAPI 3.0 with a boolean exclusiveMinimum say the same', () => {
    const text = 'S: {type: number, minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false}'
    expect(schemasOf(text, '3.0.3').schema('S').constraints).toEqual([
      { keyword: 'exclusiveMinimum', value: 0 },
      { keyword: 'maximum', value: 9 },
    ])
  })

  test('of texts, lists and objects are there', () => {
    const text =
      'S: {minLength: 1, maxLength: 2, pattern: "^a", minItems: 3, maxItems: 4, uniqueItems: true, minProperties: 5, maxProperties: 6}'
    expect(schemasOf(text).schema('S').constraints).toEqual([
      { keyword: 'minLength', value: 1 },
      { keyword: 'maxLength', value: 2 },
      { keyword: 'minItems', value: 3 },
      { keyword: 'maxItems', value: 4 },
      { keyword: 'minProperties', value: 5 },
      { keyword: 'maxProperties', value: 6 },
      { keyword: 'pattern', value: '^a' },
      { keyword: 'uniqueItems', value: true },
    ])
  })
})

describe('values', () => {
  test('of an enum have their descriptions', () => {
    const text = 'S: {type: string, enum: [BUY, SELL], x-enum-descriptions: {BUY: Buys., SELL: Sells.}}'
    expect(schemasOf(text).schema('S').enum).toEqual([
      { value: 'BUY', description: { en: 'Buys.' } },
      { value: 'SELL', description: { en: 'Sells.' } },
    ])
  })

  test('of a choice of constants are those of an enum, with what they mean', () => {
    const text = `S: {oneOf: [{const: asc, title: Ascending, description: Smallest first.}, {const: desc, title: Descending}, {const: any}]}`
    const schema = schemasOf(text).schema('S')
    expect(schema.variants).toBeUndefined()
    expect(schema).toMatchObject({
      types: ['string'],
      enum: [
        { value: 'asc', description: { en: '**Ascending**: Smallest first.' } },
        { value: 'desc', description: { en: 'Descending' } },
        { value: 'any' },
      ],
    })
    expect(schemasOf('S: {type: integer, anyOf: [{const: 1}, {const: 2}, {const: null}]}').schema('S')).toMatchObject({
      types: ['integer'],
      nullable: true,
      enum: [{ value: 1 }, { value: 2 }],
    })
  })

  test.each([
    '{const: a}, {type: string}',
    '{const: a}, {const: b, minLength: 1}',
    '{const: a}, {$ref: "#/components/schemas/T"}',
    '{const: a}',
  ])('of the choice %s are its forms', (members) => {
    const schema = schemasOf(`S: {oneOf: [${members}, {const: [1]}]}\nT: {const: t}`).schema('S')
    expect(schema.enum).toBeUndefined()
    expect(schema.variants).toHaveLength(1)
  })

  test('of an enum of numbers are found by their text', () => {
    expect(schemasOf('S: {enum: [1, 2], x-enum-descriptions: {1: One.}}').schema('S').enum).toEqual([
      { value: 1, description: { en: 'One.' } },
      { value: 2 },
    ])
  })

  test.each([
    ['{type: string, nullable: true, enum: [BUY, null]}', '3.0.3'],
    ['{type: [string, "null"], enum: [BUY, null]}', '3.1.0'],
  ])('of %s are without null: that the type says', (text, version) => {
    expect(schemasOf(`S: ${text}`, version).schema('S')).toMatchObject({ enum: [{ value: 'BUY' }], nullable: true })
  })

  test('that are known but need not be all come from descriptions without an enum', () => {
    const schema = schemasOf('S: {type: string, x-enum-descriptions: {API: By API., WEB: By web.}}').schema('S')
    expect(schema.enum).toBeUndefined()
    expect(schema.knownValues).toEqual([
      { value: 'API', description: { en: 'By API.' } },
      { value: 'WEB', description: { en: 'By web.' } },
    ])
  })

  test('that are literal are never taken for references', () => {
    const text = 'S: {type: object, default: {$ref: "#/x"}, const: {$ref: "#/y"}, examples: [{$ref: "#/z"}]}'
    expect(schemasOf(text).schema('S')).toMatchObject({
      default: { $ref: '#/x' },
      const: { $ref: '#/y' },
      examples: [{ $ref: '#/z' }],
    })
  })

  test('false, zero and an empty text as default are there', () => {
    expect(schemasOf('S: {default: false}').schema('S').default).toBe(false)
    expect(schemasOf('S: {default: 0}').schema('S').default).toBe(0)
    expect(schemasOf('S: {default: ""}').schema('S').default).toBe('')
    expect(schemasOf('S: {default: null}').schema('S').default).toBeNull()
  })
})

test('facets of our own and flags are read', () => {
  const text =
    'S: {type: string, format: decimal, x-unit: quote, x-server-time: true, x-certainty: inferred, deprecated: true, readOnly: true, writeOnly: true}'
  expect(schemasOf(text).schema('S')).toEqual({
    types: ['string'],
    format: 'decimal',
    unit: 'quote',
    serverTime: true,
    certainty: 'inferred',
    deprecated: true,
    readOnly: true,
    writeOnly: true,
  })
})

test('properties keep their order and say which are required', () => {
  const { properties } = schemasOf('S: {type: object, required: [px], properties: {sz: {}, px: {}, "1": {}}}').schema(
    'S',
  )
  expect(properties?.map(({ name, required }) => `${name} ${required}`).sort()).toEqual([
    '1 false',
    'px true',
    'sz false',
  ])
})

test('a property may be called $ref, constructor or __proto__', () => {
  const schema = schemasOf(
    'S: {properties: {$ref: {type: string}, constructor: {type: integer}, __proto__: {type: boolean}}}',
  ).schema('S')
  expect(schema.properties?.map(({ name, schema: own }) => [name, own.types])).toEqual([
    ['$ref', ['string']],
    ['constructor', ['integer']],
    ['__proto__', ['boolean']],
  ])
})

test('maps have a schema of their entries, or forbid them', () => {
  expect(schemasOf('S: {additionalProperties: {type: integer}}').schema('S').additionalProperties).toEqual({
    types: ['integer'],
  })
  expect(schemasOf('S: {type: object, additionalProperties: false}').schema('S').additionalProperties).toBe(false)
  expect(schemasOf('S: {type: object, additionalProperties: true}').schema('S').additionalProperties).toBeUndefined()
  expect(schemasOf('S: {patternProperties: {"^x-": {type: string}}}').schema('S').patternProperties).toEqual([
    { pattern: '^x-', schema: { types: ['string'] } },
  ])
})

test('a positional array has a schema a place, called by its title in every language', () => {
  const schemas = schemasOf(`
Row: {type: array, prefixItems: [{title: price, $ref: '#/components/schemas/Price'}, {title: size, type: string, description: Size.}, {type: integer}], items: false, minItems: 3}
Price: {type: string, format: decimal, title: A price, description: In the quote currency.}
`)
  expect(schemas.schema('Row')).toMatchObject({
    types: ['array'],
    positions: [
      { types: ['string'], format: 'decimal', title: { en: 'price' }, description: { en: 'In the quote currency.' } },
      { types: ['string'], title: { en: 'size' }, description: { en: 'Size.' } },
      { types: ['integer'] },
    ],
  })
  expect(schemas.schema('Row').items).toBeUndefined()
})

describe('a reference', () => {
  test('to a scalar is written out', () => {
    const schema = schemasOf(
      'S: {properties: {px: {$ref: "#/components/schemas/Price"}}}\nPrice: {type: string, format: decimal}',
    ).schema('S')
    expect(propertyOf(schema, 'px').schema).toEqual({ types: ['string'], format: 'decimal' })
  })

  test('to an object stays a link to a named schema', () => {
    const { schema, api } = schemasOf(
      'S: {properties: {fee: {$ref: "#/components/schemas/Fee"}}}\nFee: {properties: {ccy: {type: string}}}',
    )
    expect(propertyOf(schema('S'), 'fee').schema).toEqual({ ref: 'Fee', types: [] })
    expect(api.schemas['Fee']).toMatchObject({ name: 'Fee', properties: [{ name: 'ccy' }] })
  })

  test.each([
    'Price: {type: string, format: decimal, description: A price.}',
    'Price: {properties: {v: {}}, description: A price.}',
  ])('takes the description that stands beside it: %s', (target) => {
    const { schema, api } = schemasOf(
      `S: {properties: {px: {$ref: "#/components/schemas/Price", description: Fill price.}}}\n${target}`,
    )
    const resolved = resolveSchema(propertyOf(schema('S'), 'px').schema, api.schemas)
    expect(resolved.description).toEqual({ en: 'Fill price.' })
    expect(resolved.types).toEqual(schema('Price').types)
    expect(schema('Price').description).toEqual({ en: 'A price.' })
  })

  test('adds up with the limits and fields that stand beside it', () => {
    const schemas = schemasOf(`
S: {properties: {n: {$ref: '#/components/schemas/Count', maximum: 100}, o: {$ref: '#/components/schemas/Base', required: [a], properties: {b: {}}}}}
Count: {type: integer, minimum: 1}
Base: {properties: {a: {}}}
`)
    expect(propertyOf(schemas.schema('S'), 'n').schema.constraints).toEqual([
      { keyword: 'minimum', value: 1 },
      { keyword: 'maximum', value: 100 },
    ])
    expect(fieldsOf(schemas, 'S')).toEqual(['S', 'S.n', 'S.o', 'S.o.a!', 'S.o.b'])
  })

  test('that leads nowhere or in a circle allows anything', () => {
    const schemas = schemasOf(
      'S: {properties: {a: {$ref: "#/none"}, b: {$ref: "#/components/schemas/Circle"}}}\nCircle: {$ref: "#/components/schemas/Circle"}',
    )
    expect(propertyOf(schemas.schema('S'), 'a').schema).toEqual({ types: [] })
    expect(propertyOf(schemas.schema('S'), 'b').schema).toEqual({ types: [] })
  })

  test('to schemas of one name in different files gives two schemas', () => {
    const { api } = builtApiOf({
      'openapi.yaml':
        'openapi: 3.1.0\npaths: {/a: {get: {responses: {"200": {content: {a: {schema: {$ref: "a.yaml#/Order"}}, b: {schema: {$ref: "b.yaml#/Order"}}}}}}}}',
      'a.yaml': 'Order: {properties: {a: {}}}',
      'b.yaml': 'Order: {properties: {b: {}}}',
    })
    expect(Object.keys(api.schemas)).toEqual(['Order', 'Order-2'])
    expect(api.schemas['Order-2']?.name).toBe('Order')
  })

  test('to a whole file gives a schema that is called as the file', () => {
    const { api } = builtApiOf({
      'openapi.yaml':
        'openapi: 3.1.0\npaths: {/a: {get: {responses: {"200": {content: {a: {schema: {oneOf: [{$ref: schemas/LimitOrder.yaml}, {$ref: schemas/MarketOrder.yaml}]}}}}}}}}',
      'schemas/LimitOrder.yaml': 'properties: {px: {}}',
      'schemas/MarketOrder.yaml': 'properties: {amt: {}}',
    })
    expect(Object.keys(api.schemas)).toEqual(['LimitOrder', 'MarketOrder'])
    expect(variantNames(operationIn(api).responses[0]?.contents[0]?.schema ?? { types: [] })).toEqual([
      'LimitOrder',
      'MarketOrder',
    ])
  })
})

describe('allOf', () => {
  test('keeps every condition of its members', () => {
    const { schema } = schemasOf(`
S: {allOf: [{if: {required: [a]}, then: {required: [b]}, not: {required: [x]}}, {if: {required: [a]}, then: {required: [c]}, not: {required: [y]}}]}
D: {allOf: [{dependentRequired: {a: [b]}}, {dependentRequired: {a: [c]}}]}
`)
    const needs = (name: string) => ({ types: [], requiredNames: [name] })
    expect(schema('S')).toEqual({
      name: 'S',
      types: [],
      subschemas: [
        { keyword: 'if', schema: needs('a') },
        { keyword: 'then', schema: needs('b') },
        { keyword: 'if', schema: needs('a') },
        { keyword: 'then', schema: needs('c') },
        { keyword: 'not', schema: needs('y') },
      ],
      not: needs('x'),
    })
    expect(schema('D').dependencies).toEqual([
      { property: 'a', requires: ['b'] },
      { property: 'a', requires: ['c'] },
    ])
  })

  test('is one schema with the fields of all members', () => {
    const schemas = schemasOf(`
Order: {allOf: [{$ref: '#/components/schemas/Envelope'}, {type: object, required: [data], properties: {data: {type: string}}}], description: The order.}
Envelope: {type: object, required: [code], properties: {code: {type: integer}, msg: {type: string}}, description: What wraps each reply.}
`)
    expect(fieldsOf(schemas, 'Order')).toEqual(['Order', 'Order.code!', 'Order.msg', 'Order.data!'])
    expect(schemas.schema('Order')).toMatchObject({
      types: ['object'],
      description: { en: 'The order.' },
      name: 'Order',
    })
  })

  test('can require a field of another member', () => {
    const schemas = schemasOf(`
A: {allOf: [{properties: {px: {}, sz: {}}}, {required: [px]}]}
B: {allOf: [{properties: {px: {}}}], required: [px]}
C: {allOf: [{$ref: '#/components/schemas/D'}], properties: {px: {}}}
D: {required: [px]}
`)
    expect(fieldsOf(schemas, 'A')).toEqual(['A', 'A.px!', 'A.sz'])
    expect(fieldsOf(schemas, 'B')).toEqual(['B', 'B.px!'])
    expect(fieldsOf(schemas, 'C')).toEqual(['C', 'C.px!'])
  })

  test('lets a later member narrow a field of an earlier one', () => {
    const { schema } = schemasOf(`
S: {allOf: [{properties: {n: {type: number, minimum: 0, description: A number.}}}, {properties: {n: {type: integer, maximum: 9}}}]}
`)
    expect(propertyOf(schema('S'), 'n').schema).toEqual({
      types: ['integer'],
      description: { en: 'A number.' },
      constraints: [
        { keyword: 'minimum', value: 0 },
        { keyword: 'maximum', value: 9 },
      ],
    })
  })

  test('of a scalar and a limit is a scalar with that limit', () => {
    const { schema } = schemasOf(
      'S: {allOf: [{$ref: "#/components/schemas/P"}, {maxLength: 9}]}\nP: {type: string, format: decimal}',
    )
    expect(schema('S')).toMatchObject({
      types: ['string'],
      format: 'decimal',
      constraints: [{ keyword: 'maxLength', value: 9 }],
    })
  })

  test('keeps the variants of its members', () => {
    const schemas = schemasOf(
      'S: {allOf: [{properties: {a: {}}}, {oneOf: [{title: One, properties: {b: {}}}, {title: Two, properties: {c: {}}}]}]}',
    )
    expect(fieldsOf(schemas, 'S')).toEqual(['S', 'S.a', 'S.One', 'S.One.b', 'S.Two', 'S.Two.c'])
  })

  test('of one reference, to describe it at its place, stays a link', () => {
    const { schema, diagnostics } = schemasOf(
      `
Node: {properties: {id: {}, parent: {allOf: [{$ref: '#/components/schemas/Node'}], description: The one above., nullable: true}}}
`,
      '3.0.3',
    )
    expect(diagnostics).toEqual([])
    expect(propertyOf(schema('Node'), 'parent').schema).toEqual({
      ref: 'Node',
      types: [],
      description: { en: 'The one above.' },
      nullable: true,
    })
  })

  test('in a field of the schema it extends is no circle', () => {
    const schemas = schemasOf(`
Node: {properties: {id: {}, child: {allOf: [{$ref: '#/components/schemas/Node'}, {properties: {extra: {}}}]}}}
`)
    expect(schemas.diagnostics).toEqual([])
    expect(fieldsOf(schemas, 'Node')).toEqual([
      'Node',
      'Node.id',
      'Node.child',
      'Node.child.id',
      'Node.child.child',
      'Node.child.extra',
    ])
  })

  test.each(['Base', 'Special'])(
    'of a base that has fields of the derived type is no circle, starting from %s',
    (first) => {
      const parts = {
        Base: "Base: {properties: {id: {}, next: {$ref: '#/components/schemas/Special'}}}",
        Special: "Special: {allOf: [{$ref: '#/components/schemas/Base'}, {required: [id], properties: {more: {}}}]}",
      }
      const other = first === 'Base' ? parts.Special : parts.Base
      const schemas = schemasOf(`${parts[first as 'Base']}\n${other}`)
      expect(schemas.diagnostics).toEqual([])
      expect(fieldsOf(schemas, 'Special')).toContain('Special.id!')
      expect(fieldsOf(schemas, 'Base')).toEqual(
        expect.arrayContaining(['Base.next.id!', 'Base.next.more', 'Base.next.next']),
      )
    },
  )

  test.each([
    ['itself', "A: {allOf: [{$ref: '#/components/schemas/A'}, {properties: {x: {}}}]}"],
    ['itself and nothing more', "A: {allOf: [{$ref: '#/components/schemas/A'}]}"],
    [
      'another that leads back',
      "A: {allOf: [{$ref: '#/components/schemas/B'}, {properties: {x: {}}}]}\nB: {allOf: [{$ref: '#/components/schemas/A'}]}",
    ],
    [
      'another through null',
      "A: {oneOf: [{$ref: '#/components/schemas/B'}, {type: 'null'}]}\nB: {allOf: [{$ref: '#/components/schemas/A'}, {properties: {x: {}}}]}",
    ],
  ])('of %s is reported once', (_, text) => {
    const { diagnostics, schema } = schemasOf(text)
    expect(diagnostics).toMatchObject([{ code: 'circular-composition', severity: 'error', file: 'openapi.yaml' }])
    expect(diagnostics[0]?.line).toBeGreaterThan(5)
    expect(schema('A').types).toBeDefined()
  })

  test('in a chain of 30 levels that doubles at each stays small', () => {
    const levels = Array.from({ length: 30 }, (_, level) => {
      const below = `{$ref: '#/components/schemas/L${level + 1}'}`
      return `L${level}: {allOf: [${below}, ${below}, {required: [a], properties: {f${level}: {}}}]}`
    })
    const last =
      'L30: {minProperties: 1, properties: {a: {}}, patternProperties: {"^x": {}}, oneOf: [{required: [a]}, {required: [b]}]}'
    const schema = schemasOf([...levels, last].join('\n')).schema('L0')
    expect(schema.properties).toHaveLength(31)
    expect(schema).toMatchObject({ constraints: [{}], patternProperties: [{}], variants: [{}] })
    expect(propertyOf(schema, 'a').required).toBe(true)
  })
})

test('a chain of thousands of schemas is read', () => {
  const count = 3000
  const links = Array.from(
    { length: count },
    (_, index) => `    S${index}: {properties: {next: {$ref: '#/components/schemas/S${(index + 1) % count}'}}}`,
  )
  const paths = 'paths: {/a: {get: {responses: {"200": {content: {a: {schema: {$ref: "#/components/schemas/S0"}}}}}}}}'
  const { api } = builtApiOf({
    'openapi.yaml': `openapi: 3.1.0\n${paths}\ncomponents:\n  schemas:\n${links.join('\n')}\n`,
  })
  expect(Object.keys(api.schemas)).toHaveLength(count)
  expect(api.schemas['S2999']?.properties).toEqual([
    { name: 'next', required: false, schema: { ref: 'S0', types: [] } },
  ])
})

describe('a schema that contains itself', () => {
  test.each([
    ['directly', '{$ref: "#/components/schemas/Node"}', { ref: 'Node', types: [] }],
    [
      'in a list',
      '{type: array, items: {$ref: "#/components/schemas/Node"}}',
      { types: ['array'], items: { ref: 'Node', types: [] } },
    ],
    [
      'or null, in OpenAPI 3.1',
      '{oneOf: [{$ref: "#/components/schemas/Node"}, {type: "null"}]}',
      { ref: 'Node', types: [], nullable: true },
    ],
    [
      'or null, with a description',
      '{anyOf: [{$ref: "#/components/schemas/Node"}, {type: "null"}], description: Next.}',
      { ref: 'Node', types: [], nullable: true, description: { en: 'Next.' } },
    ],
  ])('%s is a link', (_, text, expected) => {
    const { schema, diagnostics } = schemasOf(`Node: {properties: {next: ${text}}}`)
    expect(diagnostics).toEqual([])
    expect(propertyOf(schema('Node'), 'next').schema).toEqual(expected)
  })

  test('through a named schema that may be null has all its fields there', () => {
    const schemas = schemasOf(`
Node: {properties: {id: {}, next: {$ref: '#/components/schemas/NullableNode'}}}
NullableNode: {oneOf: [{$ref: '#/components/schemas/Node'}, {type: 'null'}]}
`)
    expect(schemas.diagnostics).toEqual([])
    expect(schemas.schema('NullableNode')).toMatchObject({
      nullable: true,
      properties: [{ name: 'id' }, { name: 'next' }],
    })
  })
})

describe('variants', () => {
  test('are called by their title, else the name of the schema, else their type', () => {
    const { schema } = schemasOf(`
S: {oneOf: [{title: One contract, type: object, properties: {a: {}}}, {$ref: '#/components/schemas/Titled'}, {$ref: '#/components/schemas/Plain'}, {type: [string, integer]}, {}]}
Titled: {title: All contracts, type: array, items: {}}
Plain: {properties: {b: {}}}
`)
    expect(variantNames(schema('S'))).toEqual(['One contract', 'All contracts', 'Plain', 'string | integer', '#5'])
    expect(onlySet(schema('S')).mode).toBe('oneOf')
  })

  test('may do no more than require what stands beside them', () => {
    const { schema } = schemasOf(`
S: {type: object, properties: {id: {}, ownId: {}}, anyOf: [{title: By id, required: [id]}, {required: [ownId]}]}
`)
    expect(onlySet(schema('S')).variants).toEqual([
      { name: { en: 'By id' }, schema: { types: [], requiredNames: ['id'], title: { en: 'By id' } } },
      { name: { en: 'ownId' }, schema: { types: [], requiredNames: ['ownId'] } },
    ])
  })

  test('may be anyOf', () => {
    expect(onlySet(schemasOf('S: {anyOf: [{type: string}, {type: integer}]}').schema('S')).mode).toBe('anyOf')
  })

  test('leave null out: it makes the whole nullable', () => {
    const schema = schemasOf('S: {oneOf: [{type: string}, {type: integer}, {type: "null"}]}').schema('S')
    expect(schema.nullable).toBe(true)
    expect(variantNames(schema)).toEqual(['string', 'integer'])
  })

  test('are none when there is one besides null', () => {
    const { schema } = schemasOf(
      'S: {oneOf: [{$ref: "#/components/schemas/Price"}, {type: "null"}], description: Or none.}\nPrice: {type: string, format: decimal, description: A price.}',
    )
    expect(schema('S')).toMatchObject({
      types: ['string'],
      format: 'decimal',
      nullable: true,
      description: { en: 'Or none.' },
    })
    expect(schema('S').variants).toBeUndefined()
  })

  const limitAndMarket = 'Limit: {properties: {px: {}}}\nMarket: {properties: {amt: {}}}'

  function valuesOf(schema: SchemaNode): (string | undefined)[] {
    return onlySet(schema).variants.map(({ discriminatorValue }) => discriminatorValue)
  }

  test('are selected by the names of their schemas when a discriminator has no mapping', () => {
    const { schema } = schemasOf(
      `S: {oneOf: [{$ref: '#/components/schemas/Limit'}, {$ref: '#/components/schemas/Market'}], discriminator: {propertyName: type}}\n${limitAndMarket}`,
    )
    expect(onlySet(schema('S')).discriminator).toBe('type')
    expect(valuesOf(schema('S'))).toEqual(['Limit', 'Market'])
  })

  test('are selected by the values of a mapping, to references or to names', () => {
    const { schema } = schemasOf(
      `S: {oneOf: [{$ref: '#/components/schemas/Limit'}, {$ref: '#/components/schemas/Market'}], discriminator: {propertyName: type, mapping: {LIMIT: '#/components/schemas/Limit', MARKET: Market}}}\n${limitAndMarket}`,
    )
    expect(valuesOf(schema('S'))).toEqual(['LIMIT', 'MARKET'])
  })

  test('are selected by a mapping that is written differently from the references', () => {
    const { api } = builtApiOf({
      'openapi.yaml': `openapi: 3.1.0
paths: {/a: {get: {responses: {"200": {content: {a: {schema: {oneOf: [{$ref: 'parts/limit.yaml'}, {$ref: './parts/market.yaml'}], discriminator: {propertyName: type, mapping: {LIMIT: ./parts/limit.yaml, MARKET: parts/market.yaml}}}}}}}}}}`,
      'parts/limit.yaml': 'properties: {px: {}}',
      'parts/market.yaml': 'properties: {amt: {}}',
    })
    expect(valuesOf(operationIn(api).responses[0]?.contents[0]?.schema ?? { types: [] })).toEqual(['LIMIT', 'MARKET'])
  })

  test('are the schemas that extend a base whose discriminator maps to them, with what they add', () => {
    const schemas =
      schemasOf(`Order: {required: [type], properties: {type: {type: string}}, discriminator: {propertyName: type, mapping: {limit: '#/components/schemas/Limit', market: Market, other: '#/components/schemas/Other', gone: Gone}}}
Limit: {allOf: [{$ref: '#/components/schemas/Order'}, {required: [price], properties: {price: {type: string, example: '1.5'}, parent: {$ref: '#/components/schemas/Order'}}}]}
Market: {allOf: [{$ref: '#/components/schemas/Order'}], properties: {size: {type: string}}}
Other: {properties: {a: {type: string}}}`)
    const { schema, api } = schemas
    const set = onlySet(resolveSchema(schema('Order'), api.schemas))
    expect(
      set.variants.map((own) => [own.name.en, own.discriminatorValue, own.schema.properties?.map(({ name }) => name)]),
    ).toEqual([
      ['Limit', 'limit', ['price', 'parent']],
      ['Market', 'market', ['size']],
    ])
    const fields = fieldsOf(schemas, 'Limit').filter((field) => !field.includes('.parent.'))
    expect(fields).toEqual(['Limit', 'Limit.type!', 'Limit.price!', 'Limit.parent'])
    expect(resolveSchema(schema('Market'), api.schemas).variants).toBe(undefined)
  })

  const extending = `Limit: {allOf: [{$ref: '#/components/schemas/Order'}, {properties: {px: {}}}]}
Market: {allOf: [{$ref: '#/components/schemas/Order'}], properties: {amt: {}}}`
  const choice = "S: {oneOf: [{$ref: '#/components/schemas/Limit'}, {$ref: '#/components/schemas/Market'}]}"

  test('are selected by the discriminator of the schema that each of them extends', () => {
    const mapping = "{limit: '#/components/schemas/Limit', market: Market}"
    const { schema } = schemasOf(
      `${choice}\n${extending}\nOrder: {discriminator: {propertyName: type, mapping: ${mapping}}, properties: {type: {}}}`,
    )
    expect(onlySet(schema('S')).discriminator).toBe('type')
    expect(valuesOf(schema('S'))).toEqual(['limit', 'market'])
  })

  test('have no value where they extend a schema without a discriminator, or one of them extends none', () => {
    const plain = schemasOf(`${choice}\n${extending}\nOrder: {properties: {type: {}}}`).schema('S')
    expect(valuesOf(plain)).toEqual([undefined, undefined])
    const single = schemasOf(
      `S: {oneOf: [{$ref: '#/components/schemas/Limit'}, {$ref: '#/components/schemas/Free'}]}\n${extending}
Order: {discriminator: {propertyName: type}, properties: {type: {}}}\nFree: {properties: {a: {}}}`,
    ).schema('S')
    expect(valuesOf(single)).toEqual([undefined, undefined])
  })

  test('have no value without a discriminator', () => {
    const { schema } = schemasOf(
      `S: {oneOf: [{$ref: '#/components/schemas/Limit'}, {$ref: '#/components/schemas/Market'}]}\n${limitAndMarket}`,
    )
    expect(valuesOf(schema('S'))).toEqual([undefined, undefined])
  })

  test('that contain the schema they are variants of are links', () => {
    const schemas = schemasOf(`
Filter: {oneOf: [{$ref: '#/components/schemas/Not'}, {type: string}]}
Not: {title: Negation, properties: {not: {$ref: '#/components/schemas/Filter'}}}
`)
    expect(fieldsOf(schemas, 'Filter')).toEqual([
      'Filter',
      'Filter.Negation',
      'Filter.Negation.not',
      'Filter.Negation.not.Negation',
      'Filter.Negation.not.string',
      'Filter.string',
    ])
    expect(schemas.diagnostics).toEqual([])
  })
})

describe('a schema in the words of draft-07', () => {
  const draft07 = `
A: { items: [{ type: string, title: price }, { type: number }], additionalItems: { type: boolean } }
B: { dependencies: { price: [size], size: { required: [side] } } }`
  const draft2020 = `
A: { prefixItems: [{ type: string, title: price }, { type: number }], items: { type: boolean } }
B: { dependentRequired: { price: [size] }, dependentSchemas: { size: { required: [side] } } }`

  test.each(['A', 'B'])('is the same as in those of 2020-12: %s', (name) => {
    const schema = schemasOf(draft07, '3.1.0').schema(name)
    expect(schema).toEqual(schemasOf(draft2020, '3.1.0').schema(name))
    expect(schema.positions ?? schema.dependencies).toBeDefined()
  })
})
