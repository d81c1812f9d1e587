import { describe, expect, it } from 'vitest'
import type { Parameter } from '../../../generator/contract/operation.ts'
import type { SchemaNode } from '../../../generator/contract/schema.ts'
import { api, htmlOf, operation, routeTable, site, text, textOf } from '../testing.tsx'
import { Parameters } from './Parameters.tsx'
import { RequestBody } from './RequestBody.tsx'
import { Responses } from './Responses.tsx'

function parameter(name: string, schema: SchemaNode, parts: Partial<Parameter> = {}): Parameter {
  return { name, in: 'query', required: false, schema, examples: [], ...parts }
}

function parametersHtml(
  parameters: readonly Parameter[],
  locale = 'en',
  schemas: Record<string, SchemaNode> = {},
): string {
  return htmlOf(<Parameters of="placeOrder" in="query" />, {
    locale,
    api: api({ schemas, operations: [operation({ parameters })] }),
  })
}

/** Text of the entry of one parameter. */
function entryOf(schema: SchemaNode, parts: Partial<Parameter> = {}, locale = 'en'): string {
  return textOf(parametersHtml([parameter('x', schema, parts)], locale).replace(/^.*?<dl/s, '<dl'))
}

function bodyHtml(schema: SchemaNode, schemas: Record<string, SchemaNode> = {}, routes = routeTable()): string {
  const requestBody = { required: true, contents: [{ mediaType: 'application/json', schema, examples: [] }] }
  const pages = [
    {
      path: '/orders/schemas/group',
      title: { en: 'Group' },
      content: { kind: 'schema', schema: 'Group' } as const,
      source,
    },
  ]
  return htmlOf(<RequestBody of="placeOrder" />, {
    routes,
    api: api({ schemas, pages, operations: [operation({ requestBody })] }),
  })
}

const source = { file: 'a.yaml', line: 1, column: 1 }

function object(properties: Record<string, SchemaNode>, required: readonly string[] = []): SchemaNode {
  const list = Object.entries(properties).map(([name, schema]) => ({ name, required: required.includes(name), schema }))
  return { types: ['object'], properties: list }
}

describe('a field', () => {
  it('that is an array of arrays says what the inner arrays are, and which limits they have', () => {
    const two = [{ keyword: 'minItems', value: 2 } as const, { keyword: 'maxItems', value: 2 } as const]
    const bid: SchemaNode = { types: ['array'], items: text, constraints: two, description: { en: 'Price, amount.' } }
    const said = entryOf({ types: ['array'], items: bid, description: { en: 'Bids.' } })
    expect(said).toContain('array of arrays of strings each inner array 2 items Bids. Price, amount.')
  })

  it('has an id, a link to itself, its type and its description', () => {
    expect(parametersHtml([parameter('px', text, { description: { en: 'Worst *price*.' } })])).toBe(
      '<section class="operation-section"><h2 id="placeOrder.query">' +
        '<a class="heading-link" href="#placeOrder.query">Query parameters</a></h2>' +
        '<dl class="fields"><div id="placeOrder.query.px"><dt><code>px</code>' +
        '<a class="anchor" href="#placeOrder.query.px" aria-label="Link to px"></a> <span class="type">string</span></dt>' +
        '<dd><p>Worst <em>price</em>.</p></dd></div></dl></section>',
    )
  })

  it.each<[string, SchemaNode]>([
    ['string decimal quote currency', { types: ['string'], format: 'decimal', unit: 'quote' }],
    ['integer int64 milliseconds', { types: ['integer'], format: 'int64', unit: 'ms' }],
    ['number furlongs', { types: ['number'], unit: 'furlongs' }],
    ['integer or string', { types: ['integer', 'string'] }],
    ['string or null', { types: ['string'], nullable: true }],
    ['any value', { types: [] }],
    ['array of strings', { types: ['array'], items: text }],
    ['array of arrays of integers', { types: ['array'], items: { types: ['array'], items: { types: ['integer'] } } }],
    ['map of strings', { types: ['object'], additionalProperties: text }],
    [
      'map of integers 1 field any name integer ≥ 0',
      {
        types: ['object'],
        additionalProperties: { types: ['integer'], constraints: [{ keyword: 'minimum', value: 0 }] },
      },
    ],
    [
      'string read-only since 2025-04-22',
      {
        types: ['string'],
        readOnly: true,
        facts: [{ extension: 'x-since', value: '2025-04-22', text: { en: 'since 2025-04-22' }, change: 'editorial' }],
      },
    ],
    ['string deprecated', { types: ['string'], deprecated: true }],
    [
      'integer 1–1000 default 10',
      {
        types: ['integer'],
        default: 10,
        constraints: [
          { keyword: 'minimum', value: 1 },
          { keyword: 'maximum', value: 1000 },
        ],
      },
    ],
    ['number > 0', { types: ['number'], constraints: [{ keyword: 'exclusiveMinimum', value: 0 }] }],
    ['number ≥ 0.00000001', { types: ['number'], constraints: [{ keyword: 'minimum', value: 1e-8 }] }],
    [
      'string 1–36 characters',
      {
        types: ['string'],
        constraints: [
          { keyword: 'minLength', value: 1 },
          { keyword: 'maxLength', value: 36 },
        ],
      },
    ],
    [
      'string 1 character',
      {
        types: ['string'],
        constraints: [
          { keyword: 'minLength', value: 1 },
          { keyword: 'maxLength', value: 1 },
        ],
      },
    ],
    ['string matches ^[0-9]+$', { types: ['string'], constraints: [{ keyword: 'pattern', value: '^[0-9]+$' }] }],
    [
      'array of strings ≤ 10 items no repeats',
      {
        types: ['array'],
        items: text,
        constraints: [
          { keyword: 'maxItems', value: 10 },
          { keyword: 'uniqueItems', value: true },
        ],
      },
    ],
    ['string always LIMIT', { types: ['string'], const: 'LIMIT' }],
    ['string default ""', { types: ['string'], default: '' }],
    ['string unconfirmed', { types: ['string'], certainty: 'inferred' }],
  ])('says “%s”', (said, schema) => {
    expect(entryOf(schema)).toBe(`x ${said}`)
  })

  it('has a link to report it where the address of the project asks for the field', () => {
    const own = api({ operations: [operation({ parameters: [parameter('x', text)] })] })
    const linkFor = (report: string) => {
      const around = { locale: 'zh', api: own, site: { ...site, links: { report } } }
      return /field-report.*?<\/span>/.exec(htmlOf(<Parameters of="placeOrder" in="query" />, around))?.[0]
    }
    expect(linkFor('https://example.com/?page={url}')).toBeUndefined()
    expect(linkFor('https://example.com/?p={url}&f={field}&l={language}&v={version}')).toBe(
      'field-report"><a href="https://example.com/?p=https%3A%2F%2Fdocs.meridian.example.com%2Fdocs%2Fzh%2Forders%2Fapi%23placeOrder.query.x&amp;f=placeOrder.query.x&amp;l=zh&amp;v=current" rel="external noopener">反馈 x 的问题</a></span>',
    )
  })

  it('inherits the mark of what is unconfirmed around it', () => {
    const schema = { ...object({ fee: { ...text, certainty: 'inferred' } }), certainty: 'inferred' } as const
    expect(entryOf(schema)).toBe('x object written fee=1 unconfirmed 1 field fee string')
  })

  it('says in Chinese what it says in English', () => {
    const schema: SchemaNode = {
      types: ['array'],
      items: { types: ['string'], format: 'decimal', unit: 'contracts' },
      default: ['1'],
    }
    expect(entryOf(schema, { required: true }, 'zh')).toBe('x 字符串数组 十进制数 张 必填 默认 ["1"]')
  })

  it('names the places of a positional array, and lists them', () => {
    const row: SchemaNode = {
      types: ['array'],
      positions: [
        { ...text, title: { en: 'price' } },
        { ...text, title: { en: 'size' } },
      ],
    }
    expect(entryOf({ types: ['array'], items: row })).toBe(
      'x array of [price, size] 2 items [0] price string [1] size string',
    )
  })

  it('shows the type of a place without a name', () => {
    const row: SchemaNode = {
      types: ['array'],
      positions: [{ ...text, title: { en: 'price' } }, { types: ['integer'] }],
    }
    expect(entryOf(row)).toBe('x [price, integer] 2 items [0] price string [1] integer')
  })

  it('follows a reference, and what it says itself wins', () => {
    const schemas = { Price: { types: ['string'], format: 'decimal', description: { en: 'A price.' } } }
    const html = parametersHtml(
      [
        parameter('px', { ref: 'Price', types: [] }),
        parameter('stop', { ref: 'Price', types: [] }, { description: { en: 'Stop price.' } }),
      ],
      'en',
      schemas,
    )
    expect(textOf(html)).toBe('Query parameters px string decimal A price. stop string decimal Stop price.')
  })

  it('defines allowed values, and hides a long list behind a disclosure', () => {
    const side = { types: ['string'], enum: [{ value: 'BUY', description: { en: 'Buys.' } }, { value: 'SELL' }] }
    expect(parametersHtml([parameter('side', side)])).toContain(
      '<div class="values"><dl><div><dt><code>BUY</code></dt><dd>Buys.</dd></div><div><dt><code>SELL</code></dt><dd></dd></div></dl></div>',
    )
    const long = { types: ['integer'], enum: Array.from({ length: 9 }, (_, value) => ({ value })) }
    expect(parametersHtml([parameter('n', long)])).toContain(
      '<details class="values"><summary>9 allowed values</summary><ul><li><code>0</code></li>',
    )
  })

  it('says that a list of known values is open', () => {
    expect(entryOf({ types: ['string'], knownValues: [{ value: 'API' }] })).toBe(
      'x string Known values; others may appear: API',
    )
  })
})

describe('nested fields', () => {
  it('stand behind a disclosure, the outermost open', () => {
    const html = bodyHtml(object({ a: object({ b: object({ c: text }) }) }))
    expect(html).toContain('<div id="placeOrder.body.a"><dt>')
    expect(html).toContain(
      '<details class="nested" open=""><summary>1 field</summary><dl class="fields"><div id="placeOrder.body.a.b">',
    )
    expect(html).toContain(
      '<details class="nested"><summary>1 field</summary><dl class="fields"><div id="placeOrder.body.a.b.c">',
    )
  })

  it('say where they stand in the body', () => {
    const list = { types: ['array'], items: object({ px: { types: ['array'], items: object({ sz: text }) } }) }
    const paths = [...bodyHtml(object({ data: list })).matchAll(/class="field-path"[^>]*>([^<]+)</g)]
    expect(paths.map(([, path]) => path)).toEqual(['data[].px', 'data[].px[].sz'])
  })

  it('end in a link where a schema contains itself', () => {
    const Node = { ...object({ name: text, child: { ref: 'Node', types: [] } }), name: 'Node' }
    const html = bodyHtml(object({ root: { ref: 'Node', types: [] } }), { Node })
    expect(html).toContain('<p>Same fields as <a href="#placeOrder.body.root"><code>root</code></a> above.</p>')
  })

  it('go on at the schema’s own page where a tree grows too long', () => {
    const wide = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`f${index}`, text]))
    const Group = { ...object(wide), name: 'Group' }
    const body = object({
      a: object({ x: { ref: 'Outer', types: [] } }),
      b: object({ x: { ref: 'Outer', types: [] } }),
      c: { ref: 'Outer', types: [] },
    })
    const html = bodyHtml(
      body,
      { Group, Outer: object({ group: { ref: 'Group', types: [] } }) },
      routeTable('/orders/schemas/group'),
    )
    expect(html).toContain('<p>Fields: see <a href="/docs/orders/schemas/group"><code>Group</code></a>.</p>')
  })

  it('are named groups where one of several may stand', () => {
    const schema: SchemaNode = {
      types: [],
      variants: [
        {
          mode: 'oneOf',
          discriminator: 'type',
          variants: [
            { name: { en: 'Limit order' }, discriminatorValue: 'limit', schema: object({ px: text }) },
            { name: { en: 'Market order' }, discriminatorValue: 'market', schema: object({ sz: text }) },
          ],
        },
      ],
    }
    expect(textOf(bodyHtml(schema))).toBe(
      'Request body application/json required object One of, chosen by type Limit order object type = limit px string Market order object type = market sz string',
    )
  })

  it('are called by their type once where they have no name', () => {
    const variants = [
      { name: { en: 'string' }, schema: text },
      { name: { en: 'Code' }, schema: text },
    ]
    expect(textOf(bodyHtml({ types: [], variants: [{ mode: 'anyOf', variants }] }))).toContain(
      'One or more of string Code string',
    )
  })

  it('say which of the fields above them a form requires', () => {
    const schema: SchemaNode = {
      ...object({ id: text, ownId: text }),
      variants: [
        {
          mode: 'anyOf',
          variants: [
            { name: { en: 'By id' }, schema: { types: [], requiredNames: ['id'] } },
            { name: { en: 'By both' }, schema: { types: [], requiredNames: ['id', 'ownId'] } },
          ],
        },
      ],
    }
    expect(textOf(bodyHtml(schema))).toBe(
      'Request body application/json required object id string ownId string One or more of By id requires id By both requires id , ownId',
    )
  })

  it('say in a sentence what they ask of each other', () => {
    const member = (name: string, required: boolean, own: Partial<SchemaNode>) => ({
      types: [],
      properties: [{ name, required, schema: { types: [], ...own } }],
    })
    const schema: SchemaNode = {
      ...object({ type: text, px: text }),
      subschemas: [
        { keyword: 'if', schema: member('type', true, { enum: [{ value: 'LIMIT' }, { value: 'STOP' }] }) },
        { keyword: 'then', schema: { types: [], requiredNames: ['px'] } },
        { keyword: 'if', schema: member('type', false, { const: 'MARKET' }) },
        { keyword: 'then', schema: member('px', false, { not: { types: [] } }) },
      ],
    }
    expect(textOf(bodyHtml(schema))).toBe(
      'Request body application/json required type string px string px is required when type is LIMIT or STOP . px is not allowed when type is MARKET (or left out).',
    )
  })

  it('say what they ask of a member that is not listed before all members', () => {
    const isLimit = { types: [], properties: [{ name: 'type', required: true, schema: { types: [], const: 'LIMIT' } }] }
    const schema: SchemaNode = {
      ...object({ type: text }),
      subschemas: [
        { keyword: 'if', schema: isLimit },
        { keyword: 'then', schema: { types: [], requiredNames: ['px'] } },
      ],
    }
    expect(textOf(bodyHtml(schema))).toContain('required px is required when type is LIMIT . type string')
  })

  it('name a pair that comes together once', () => {
    const dependencies = [
      { property: 'mode', requires: ['side'] },
      { property: 'side', requires: ['mode'] },
      { property: 'stop', requires: ['mode'] },
    ]
    const said = textOf(bodyHtml({ ...object({ mode: text, side: text, stop: text }), dependencies }))
    expect(said).toContain('required If you send mode or side , send both. stop requires mode . mode string')
  })

  it('are closed disclosures when there are many variants', () => {
    const variants = Array.from({ length: 7 }, (_, index) => ({
      name: { en: `V${index}` },
      schema: object({ a: text }),
    }))
    const html = bodyHtml({ types: [], variants: [{ mode: 'anyOf', variants }] })
    expect(html.match(/<details class="variant" id="/g)).toHaveLength(7)
    expect(html).toContain('One or more of')
  })
})

describe('presence', () => {
  const schema = object({ always: text, sometimes: text }, ['always'])
  const contents = [{ mediaType: 'application/json', schema, examples: [] }]

  it('is said of what a caller must send', () => {
    expect(textOf(bodyHtml(schema))).toBe(
      'Request body application/json required always string required sometimes string',
    )
  })

  it('is said of what a reply may leave out', () => {
    const responses = [{ status: '200', headers: [], links: [], contents }]
    const html = htmlOf(<Responses of="placeOrder" />, { api: api({ operations: [operation({ responses })] }) })
    expect(textOf(html)).toBe('Responses 200 OK application/json always string sometimes string optional')
  })

  it('is not guessed where a reply names no field that is always there', () => {
    const responses = [
      {
        status: '200',
        headers: [],
        links: [],
        contents: [{ mediaType: 'application/json', schema: object({ a: text }), examples: [] }],
      },
    ]
    const html = htmlOf(<Responses of="placeOrder" />, { api: api({ operations: [operation({ responses })] }) })
    expect(textOf(html)).not.toContain('absent')
  })
})
