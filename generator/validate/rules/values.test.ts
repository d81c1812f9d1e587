import { describe, expect, it } from 'vitest'
import { findingsIn, openapi } from '../testing.ts'

const schemas = (text: string) => openapi(`paths: {}\ncomponents:\n  schemas:\n${text}`)
const asyncapi = (text: string) =>
  `asyncapi: 3.0.0\ninfo: { title: A, version: 1.0.0 }\ncomponents:\n  schemas:\n${text}`

/** One object with one field, at `8:28` in OpenAPI. */
const field = (text: string) => schemas(`    A: { type: object, properties: { ${text} } }`)

describe('money-not-string', () => {
  it.each(['price', 'bestBidPrice', 'filled_qty', 'makerFee', 'bidPrice1', 'PNL'])(
    'takes "%s" for money',
    async (name) => {
      expect(await findingsIn(field(`${name}: { type: number }`), 'money-not-string')).toEqual([
        expect.stringMatching(`^8:\\d+ "${name}" is a number: a binary fraction does not hold every decimal\\.$`),
      ])
    },
  )

  it.each([
    'priceScale: { type: number }',
    'amountPrecision: { type: number }',
    'price: { type: integer }',
    'price: { type: [string, number] }',
    'size: { type: number }',
    'balance: { type: number, x-unit: ratio }',
    'fee: { type: object }',
  ])('leaves %s alone', async (text) => {
    expect(await findingsIn(field(text), 'money-not-string')).toEqual([])
  })

  it('knows money by its unit whatever it is called, in AsyncAPI too', async () => {
    const text = asyncapi('    A: { properties: { value: { type: [number, "null"], x-unit: quote } } }')
    expect(await findingsIn(text, 'money-not-string')).toEqual([
      '5:33 "value" is a number: a binary fraction does not hold every decimal.',
    ])
  })

  it('reports a shared schema once, with some of the fields that use it', async () => {
    const price = "{ $ref: '#/components/schemas/Price' }"
    const text = schemas(
      `    Price: { type: number }\n    A: { properties: { openPrice: ${price}, closePrice: ${price}, price: { allOf: [${price}] }, avgPrice: ${price} } }`,
    )
    expect(await findingsIn(text, 'money-not-string')).toEqual([
      '8:14 "openPrice", "closePrice" and 2 more are numbers: a binary fraction does not hold every decimal.',
    ])
  })

  it('is one note for many values in a spec that says nothing as exchanges do', async () => {
    const names = ['bidPrice', 'askPrice', 'lastPrice', 'markPrice']
    const many = (more: string) =>
      schemas(`    A: { ${more} properties: { ${names.map((name) => `${name}: { type: number }`).join(', ')} } }`)
    expect(await findingsIn(many(''), 'money-not-string')).toEqual([
      expect.stringMatching(/^8:\d+ "bidPrice" is a number.* There are 3 more of this kind\.$/),
    ])
    expect(await findingsIn(many('x-unit: USD,'), 'money-not-string')).toHaveLength(4)
  })

  it('looks at parameters', async () => {
    const text = openapi(
      'paths:\n  /a:\n    get:\n      parameters: [{ name: price, in: query, schema: { type: number } }]\n      responses: {}',
    )
    expect(await findingsIn(text, 'money-not-string')).toHaveLength(1)
  })
})

describe('money-without-format', () => {
  it.each(['format: decimal', 'pattern: ^\\d+$', 'enum: ["1"]'])('is content with %s', async (keyword) => {
    expect(await findingsIn(field(`price: { type: string, ${keyword} }`), 'money-without-format')).toEqual([])
  })

  it('finds a format that is given beside the reference', async () => {
    const text = schemas(
      "    Text: { type: string }\n    A: { properties: { price: { $ref: '#/components/schemas/Text', format: decimal }, fee: { $ref: '#/components/schemas/Text' } } }",
    )
    expect(await findingsIn(text, 'money-without-format')).toEqual([
      '8:5 Nothing says how the number in "fee" is written.',
    ])
  })
})

describe('id-not-string', () => {
  it.each([
    'type: string',
    'type: integer, format: int32',
    'type: integer, maximum: 4294967295',
    'type: integer, enum: [1]',
  ])('is content with %s', async (keywords) => {
    expect(await findingsIn(field(`orderId: { ${keywords} }`), 'id-not-string')).toEqual([])
  })

  it.each(['id', 'orderId', 'order_id', 'clOrdID'])('takes "%s" for an id', async (name) => {
    expect(await findingsIn(field(`${name}: { type: integer, format: int64 }`), 'id-not-string')).toHaveLength(1)
  })

  it.each(['paid', 'bid', 'grid', 'idle'])('does not take "%s" for one', async (name) => {
    expect(await findingsIn(field(`${name}: { type: integer }`), 'id-not-string')).toEqual([])
  })
})

describe('timestamp-without-unit', () => {
  it.each([
    'ts: { type: integer, x-unit: ms }',
    'ts: { type: integer, description: Unix time in milliseconds. }',
    'ts: { type: integer, description: 毫秒时间戳。 }',
    'ts: { type: integer, description: When it was placed. Its unit is not stated. }',
    'ts: { type: string, format: date-time }',
    'openTime: { type: string }',
    'timeInForce: { type: integer }',
    'times: { type: integer }',
  ])('is content with %s', async (text) => {
    expect(await findingsIn(field(text), 'timestamp-without-unit')).toEqual([])
  })

  it.each([
    'ts: { type: integer }',
    'ts: { type: string }',
    'createTime: { type: integer, format: int64 }',
    'updated_at: { type: number }',
    'expireDate: { type: [integer, "null"], description: When it ends. }',
  ])('reports %s', async (text) => {
    expect(await findingsIn(field(text), 'timestamp-without-unit')).toEqual([
      expect.stringContaining('Nothing says in which unit'),
    ])
  })
})

describe('single-letter-key-unexplained', () => {
  it('reports a key of one letter without a description, and no other', async () => {
    const text = field(
      'c: { type: string }, h: { type: string, description: Highest price. }, px: { type: string }, 1: { type: string }',
    )
    expect(await findingsIn(text, 'single-letter-key-unexplained')).toEqual(['8:38 Nothing says what "c" stands for.'])
  })

  it('reads the description where the reference leads', async () => {
    const text = schemas(
      "    Close: { type: string, description: Last price. }\n    A: { properties: { c: { $ref: '#/components/schemas/Close' } } }",
    )
    expect(await findingsIn(text, 'single-letter-key-unexplained')).toEqual([])
  })
})

describe('enum-value-undescribed', () => {
  const side = 'Side: { type: string, enum: [BUY, SELL], x-enum-descriptions: { BUY: Buys., SELL: Sells. } }'

  it('is one note for a spec that describes no value at all', async () => {
    const text = schemas('    A: { enum: [BUY, SELL] }\n    B: { enum: [LIMIT, MARKET] }')
    expect(await findingsIn(text, 'enum-value-undescribed')).toEqual([
      '8:10 Nothing says what the values of 2 enums mean. The next: 9.',
    ])
  })

  it('names the values that are left out where others are described', async () => {
    const text = schemas(`    ${side}\n    B: { enum: [LIMIT, MARKET, IOC, null] }`)
    expect(await findingsIn(text, 'enum-value-undescribed')).toEqual([
      '9:10 Nothing says what "LIMIT", "MARKET" and 1 more mean.',
    ])
  })

  it.each([
    'enum: [LIMIT]',
    'enum: [5, 10], x-unit: levels',
    'enum: [a, b], description: Either `a` or `b`.',
    'if: { properties: { a: { enum: [b, c] } } }, then: { required: [d] }',
  ])('is content with %s', async (keywords) => {
    expect(await findingsIn(schemas(`    ${side}\n    B: { ${keywords} }`), 'enum-value-undescribed')).toEqual([])
  })
})
