import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ApiConfig } from '../../contract/config.ts'
import type { ReferencePage } from '../../contract/reference.ts'
import { builtApiOf } from '../../model/testing.ts'
import type { MarkdownContext } from './markdownContext.ts'
import { referenceMarkdown } from './referenceMarkdown.ts'
import { markdownContextFor } from './testing.ts'

const orders = readFileSync('tests/fixtures/orders.yaml', 'utf8')

function twinOf(text: string, config: Partial<ApiConfig> = {}, context: Partial<MarkdownContext> = {}): string {
  const { api } = builtApiOf({ 'openapi.yaml': text }, config)
  return referenceMarkdown(api.pages[0] as ReferencePage, api, markdownContextFor({ apis: [api], ...context }))
}

/** The Markdown version of an operation whose reply has a schema, from its media type to the example. */
function fieldsOf(schema: string, components = ''): string {
  const text = `openapi: 3.1.0\npaths: {/a: {get: {operationId: x, responses: {"200": {content: {text/x: {schema: ${schema}}}}}}}}\n${components}`
  return twinOf(text).split('### 200\n\n')[1] ?? twinOf(text).split('200\n\n')[1] ?? ''
}

test('the Markdown version of an operation says everything that the page says', () => {
  expect(twinOf(orders, { pages: 'operation' })).toBe(`# Place order

\`\`\`http
POST https://api.example.com/orders/{symbol}
\`\`\`

- Authentication: \`apiKey\`
- Permission: \`trade\`
- Rate limit: ≈10/s (counted per account)
- Pagination: Cursor pagination. Cursor \`from\`; Max page size 100.
- since 2025-04-22

Places **one** order for \`{symbol}\`. See [fees](https://docs.example.com/fees).

> [!WARNING]
> Not idempotent \\<yet>.

[Guide](https://example.com/guide)

## Path parameters

- \`symbol\` — \`string\`, required, for example \`BTC_USDT\`

  Market.

## Query parameters

- \`from\` — \`integer\`, optional, \`≥ 1\`, default \`1\`

## Request body

The order.

**application/json** — \`object\`

An order to place.

- \`side\` — \`string\`, required

  Values:
  - \`BUY\` — Buys.
  - \`SELL\` — Sells.
- \`px\` — \`string (decimal)\`, optional, unit quote currency

  Price.

  Left out for a market order.

**Example: Limit order**

\`\`\`json
{
  "side": "BUY",
  "px": "1.5"
}
\`\`\`

## Sample request

Acts on your account: a full script stops before a real server unless it is called with \`--live\`.

\`\`\`bash
curl --request POST 'https://api.example.com/orders/BTC_USDT' \\
  --header 'Content-Type: application/json' \\
  --header "X-Key: $API_KEY" \\
  --data-raw '{"side":"BUY","px":"1.5"}'
\`\`\`

Full scripts: [cURL](https://docs.example.com/samples/test/place-order.sh), [Python](https://docs.example.com/samples/test/place-order.py), [JavaScript](https://docs.example.com/samples/test/place-order.mjs), [Java](https://docs.example.com/samples/test/PlaceOrder.java), [Go](https://docs.example.com/samples/test/place-order.go)

## Responses

### 200

Accepted.

**Response headers**

- \`X-Remaining\` — \`integer\`, optional

  Calls left.

**application/json** — \`array of objects\`

- \`id\` — \`string\`, required
- \`fills\` — \`array of [px, sz]\`, optional

  What was filled.

  - \`[0] px\` — \`string\`
  - \`[1] sz\` — \`integer\`

    Contracts.
- \`parent\` — \`object\`, optional, same as \`200\`

**Example: example**

\`\`\`json
[
  {
    "id": "1",
    "fills": [
      [
        "1.5",
        2
      ]
    ]
  }
]
\`\`\`

## Error codes

Meaning unconfirmed: \`24102\`.

| Code | Name | Meaning | What to do | HTTP status |
| - | - | - | - | - |
| \`24101\` | \`BAD_SYMBOL\` | The symbol is unknown \\| misspelt. | See [symbols](https://docs.example.com/symbols). | 400 |
| \`24102\` | \`BAD_SIZE\` | The size is too small. | | |
`)
})

test('a signed operation says so', () => {
  const text = orders.replace(
    'name: X-Key }',
    'name: X-Key, x-signing: {algorithm: HMAC-SHA256, encoding: hex, timestamp: {unit: ms}, canonical: [{template: "{body}"}], headers: {}} }',
  )
  expect(twinOf(text, { pages: 'operation' })).toContain('- Signed (API key)\n')
})

test('a note of what to do instead needs no sentence that nothing replaces the operation', () => {
  const markdownText = (replacement: string) =>
    twinOf(`openapi: 3.1.0\npaths: {/a: {get: {operationId: x, deprecated: true${replacement}}}}\n`)
  expect(markdownText('')).toContain('- **Deprecated**. There is no direct replacement.\n')
  expect(markdownText(', x-replaced-by: {operations: [], note: Add up the rows.}')).toContain(
    '- **Deprecated**. Add up the rows.\n',
  )
})

test('a deprecated operation names its successor by title and address; optional authentication is said', () => {
  const text = twinOf(orders)
  expect(text).toContain('# Trade\n\nPlace and cancel orders.\n')
  expect(text).toContain('## Cancel order\n')
  expect(text).toContain('- Authentication: `apiKey` (optional)\n')
  expect(text).toContain(
    '- **Deprecated since 2024-11-07**. Replaced by [Place order](https://docs.example.com/calls) `POST /orders/{symbol}`. Use a size of 0.\n',
  )
})

test('samples of the spec stand in the Markdown version, and ours where it has none', () => {
  const samples = 'x-codeSamples: [{ lang: PHP, source: "echo 1;" }, { lang: Shell, label: CLI, source: acme list }]'
  const text = twinOf(`openapi: 3.1.0
paths: {/a: {get: {${samples}}}}`)
  expect(text).toContain('CLI:\n\n```bash\nacme list\n```')
  expect(text).toContain('PHP:\n\n```php\necho 1;\n```')
  expect(text).not.toContain('[cURL]')
  expect(text).toContain('[Python](')
})

test('a public operation says so', () => {
  expect(twinOf('openapi: 3.1.0\npaths: {/a: {get: {security: []}}}')).toContain('- Public: no authentication\n')
})

test('a landing page says what each server is', () => {
  const text = `openapi: 3.2.0
servers:
  - { url: https://a.example.com, name: Live, description: "Real\\nmoney." }
  - { url: https://b.example.com }
paths: {/a: {get: {}}}`
  expect(twinOf(text, { overview: '/' })).toContain(
    '- `https://a.example.com` — Live — Real\n  money.\n- `https://b.example.com`\n',
  )
})

test('a landing page lists servers and operations with full addresses', () => {
  expect(twinOf(orders, { overview: '/' })).toBe(`# Orders API

Trade by REST.

- Version 1.0.0

## Servers

- \`https://api.example.com\` — Live

## Authentication

**\`apiKey\`** (apiKey, header \`X-Key\`)

## Operations

### Trade

- \`POST /orders/{symbol}\` — [Place order](https://docs.example.com/calls)
- \`DELETE /orders/{symbol}\` — [Cancel order](https://docs.example.com/calls)
`)
})

test('words are in the language of the page', () => {
  expect(twinOf(orders, { pages: 'operation' }, { locale: 'zh' })).not.toMatch(
    /\b(required|optional|Responses|Error codes)\b/,
  )
})

describe('fields', () => {
  test('name their unit, and one that no message names as it is written', () => {
    const text = fieldsOf('{properties: {a: {type: integer, x-unit: ms}, b: {type: integer, x-unit: "<i>{a}"}}}')
    expect(text).toContain('- `a` — `integer`, optional, unit milliseconds\n')
    expect(text).toContain('- `b` — `integer`, optional, unit `<i>{a}`')
  })

  test('say what they may be', () => {
    const text = fieldsOf(
      '{properties: {a: {type: [string, "null"], maxLength: 5, pattern: "^a`b", deprecated: true, x-since: 2025-01-01}, b: {const: 7}, c: {type: array, uniqueItems: true, maxItems: 3, items: {type: integer, minimum: 0}}, d: {default: ""}}}',
    )
    expect(text).toContain(
      '- `a` — `string or null`, optional, `≤ 5` characters, matches `` ^a`b ``, deprecated, since 2025-01-01\n',
    )
    expect(text).toContain('- `b` — `integer`, optional, always `7`\n')
    expect(text).toContain('- `c` — `array of integers`, optional, `≥ 0`, `≤ 3` items, no repeats\n')
    expect(text).toContain('- `d` — `any value`, optional, default `""`\n')
  })

  test('that are lists say whether the list or its items may be null', () => {
    const text = fieldsOf(
      '{properties: {a: {type: [array, "null"], items: {type: string}}, b: {type: array, items: {type: [string, "null"]}}, c: {type: array, items: {type: [string, integer]}}}}',
    )
    expect(text).toContain('- `a` — `array of strings or null`')
    expect(text).toContain('- `b` — `array of strings or nulls`')
    expect(text).toContain('- `c` — `array of strings or integers`')
  })

  test('of variants stand below the name of each', () => {
    const text = fieldsOf(
      '{discriminator: {propertyName: type}, oneOf: [{$ref: "#/components/schemas/Limit"}, {title: Other *one*, type: string, description: Text., enum: [x]}]}',
      'components: {schemas: {Limit: {properties: {px: {type: string}}}}}',
    )
    expect(text).toContain(
      '- One of (`type`):\n\n  - **Limit** = `Limit` — `object`\n\n    - `px` — `string`, optional\n',
    )
    expect(text).toContain('  - **Other \\*one\\*** — `string`\n')
    expect(text).toContain('    - `x`')
    expect(text).toContain('    Text.')
  })

  test('of a choice is that of its variants', () => {
    const object = '{properties: {px: {type: string}}}'
    expect(fieldsOf(`{properties: {a: {items: {oneOf: [${object}, {type: integer}]}}}}`)).toContain(
      '- `a` — `array of objects or integers`',
    )
  })

  test('whose values are not all known say so', () => {
    expect(
      fieldsOf('{properties: {a: {type: string, x-enum-descriptions: {API: "By API.\\n\\nOr so.", "": Empty.}}}}'),
    ).toContain('  Known values (more may exist):\n  - `API` — By API.\n\n    Or so.\n  - `""` — Empty.')
  })

  test('of a text are one line', () => {
    expect(fieldsOf('{type: string, description: A line.}')).toMatch(
      /^\*\*text\/x\*\*\n\n- `string`\n\n {2}A line\.\n$/,
    )
  })

  test('of a schema with a page of its own lead there', () => {
    const wide = Array.from({ length: 450 }, (_, index) => `f${index}: {}`).join(', ')
    expect(
      fieldsOf(
        '{properties: {big: {$ref: "#/components/schemas/Big"}}}',
        `components: {schemas: {Big: {properties: {${wide}}}}}`,
      ),
    ).toContain('- `big` — `object`, optional, fields: see [Big](https://docs.example.com/schemas/Big)\n')
  })

  test('with hostile descriptions stay in their place', () => {
    const text = fieldsOf(
      '{properties: {a: {description: "<!-- open\\n\\n# Heading\\n\\n~~~\\ncode"}, b: {description: "<details>"}}}',
    )
    expect(text).toContain('  \\<!-- open\n\n  \\# Heading\n\n  \\~\\~\\~\n  code\n- `b`')
    expect(fieldsOf('{properties: {a: {description: "# Heading\\n\\n~~~\\ncode"}, b: {}}}')).toContain(
      '  ### Heading\n\n  ```\n  code\n  ```\n- `b`',
    )
    expect(text).toContain('  \\<details>')
  })
})

describe('what is unconfirmed', () => {
  const schema =
    '{type: object, properties: {data: {type: array, items: {properties: {px: {}, fee: {x-certainty: inferred, properties: {ccy: {x-certainty: inferred}}}}}}}}'
  const operation = `parameters: [{name: page, in: query, x-certainty: unofficial, schema: {}}], responses: {"200": {content: {text/x: {schema: ${schema}}}}}`

  test('is named once, above everything that an operation says', () => {
    const text = twinOf(`openapi: 3.1.0\npaths: {/a: {get: {operationId: x, ${operation}}}}`)
    expect(text).toContain('- Unconfirmed: `page`, `data[].fee`\n')
    expect(text.match(/unconfirmed/gi)).toHaveLength(1)
  })

  test('is said once of an operation as a whole', () => {
    const text = twinOf(
      `openapi: 3.1.0\nx-errors: [{code: 1, description: Refused., certainty: inferred}]\npaths: {/a: {get: {operationId: x, x-certainty: inferred, x-errors: [1], ${operation}}}}`,
    )
    expect(text).toContain('| `1` |')
    expect(text).toContain('- Unconfirmed: the whole entry\n')
    expect(text.match(/unconfirmed/gi)).toHaveLength(1)
  })

  test('is named once above a schema', () => {
    expect(schemaMarkdown(schema)).toContain('About S.\n\nUnconfirmed: `data[].fee`\n\n- `data`')
  })

  test('stands beside a variant, which has no name of its own', () => {
    expect(fieldsOf('{oneOf: [{type: string}, {title: Number, type: integer, x-certainty: inferred}]}')).toContain(
      '  - **Number** — `integer`, unconfirmed\n',
    )
  })
})

function schemaMarkdown(schema: string): string {
  const { api } = builtApiOf({
    'a.yaml': `openapi: 3.1.0\npaths: {/a: {get: {responses: {"200": {content: {a: {schema: {$ref: "#/components/schemas/S"}}}}}}}}\ncomponents: {schemas: {S: ${schema}}}`,
  })
  const page: ReferencePage = {
    path: '/s',
    title: { en: 'S' },
    description: { en: 'About S.' },
    content: { kind: 'schema', schema: 'S' },
    source: api.source,
  }
  return referenceMarkdown(page, api, markdownContextFor())
}

describe('the page of a schema', () => {
  test('has its description and its fields', () => {
    expect(schemaMarkdown('{properties: {a: {type: string}}}')).toBe('# S\n\nAbout S.\n\n- `a` — `string`, optional\n')
  })

  test('shows both directions when they differ', () => {
    expect(schemaMarkdown('{properties: {a: {readOnly: true}, b: {writeOnly: true}}}')).toBe(
      '# S\n\nAbout S.\n\n## Request body\n\n- `b` — `any value`, optional, write-only\n\n## Response\n\n- `a` — `any value`, optional, read-only\n',
    )
  })
})

test('examples that are texts are shown as they are, whatever fences they have', () => {
  const text = twinOf(
    'openapi: 3.1.0\npaths: {/a: {get: {responses: {"200": {content: {text/plain: {example: "a\\n```\\nb"}}}}}}}',
  )
  expect(text).toContain('````\na\n```\nb\n````')
})

test('fields of a schema that has a page are not listed elsewhere', () => {
  const text = twinOf(`openapi: 3.1.0
paths: {/a: {get: {responses: {default: {description: Failed., content: {application/json: {schema: {$ref: '#/components/schemas/Failure'}, example: {code: 1}}}}}}}}
components: {schemas: {Failure: {description: Why., x-page: /errors, properties: {code: {type: integer}}}}}
`)
  expect(text).toContain(
    'Failed.\n\n**application/json** — fields: see [Failure](https://docs.example.com/schemas/Failure)\n\n**Example',
  )
  expect(text).not.toContain('`integer`')
})

test('callbacks and links are there', () => {
  const text = twinOf(`openapi: 3.1.0
paths:
  /a:
    get:
      operationId: x
      responses: {'200': {description: Fine., links: {next: {operationId: y, description: Goes on.}}}}
      callbacks: {filled: {'{$url}': {post: {operationId: onFill, summary: Order filled}}}}
`)
  expect(text).toContain('- `next` → `y` — Goes on.')
  expect(text).toContain('Order filled')
  expect(text).toContain('```http\nPOST {$url}\n```\n\n- Sent to the address you gave\n')
})

test('a webhook is sent to the reader, who needs no authentication', () => {
  const text = twinOf(`openapi: 3.1.0
security: [{ key: [] }]
webhooks: {filled: {post: {operationId: onFill, summary: Order filled}}}
components: {securitySchemes: {key: {type: apiKey, in: header, name: K}}}
`)
  expect(text).toContain('```http\nPOST filled\n```\n\n- Sent to your server\n')
  expect(text).not.toContain('`key`')
})

test('a page of several operations begins with a table of them', () => {
  const text = twinOf(orders)
  expect(text).toContain(
    '| [Place order](https://docs.example.com/calls) | `POST /orders/{symbol}` | ≈10/s | Places one order for',
  )
  expect(text.indexOf('| Name')).toBeLessThan(text.indexOf('## Place order'))
})
