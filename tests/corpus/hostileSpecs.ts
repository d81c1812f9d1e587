import { readFile } from 'node:fs/promises'

/** Texts that run, load or hide something where they are taken for more than text; their scripts would call `xss()`. */
export async function readHostileStrings(): Promise<readonly string[]> {
  return JSON.parse(await readFile(new URL('../fixtures/hostile/strings.json', import.meta.url), 'utf8'))
}

/**
 * How many texts one operation or channel deals out among its places. With 1 every text comes to every place, which takes a
 * minute: `EXCHANGE_DOCS_HOSTILE=1`.
 */
const perOperation = Number(process.env['EXCHANGE_DOCS_HOSTILE'] ?? 4)

/** How many operations or channels stand on one page. */
const perPage = 10

function pageOf(index: number): string {
  return `Part ${Math.floor(index / perPage) + 1}`
}

function dealt(texts: readonly string[]): Next[] {
  const hands = Array.from({ length: Math.ceil(texts.length / perOperation) }, (_, index) =>
    texts.slice(index * perOperation, (index + 1) * perOperation),
  )
  return hands.map((hand) => {
    let given = 0
    return () => {
      given += 1
      return hand[given % hand.length] ?? ''
    }
  })
}

function pagesOf(nexts: readonly Next[]): string[] {
  return [...new Set(nexts.map((_, index) => pageOf(index)))]
}

/** The next of a few texts, round and round. */
type Next = () => string

/** A schema that takes the next text in every place that takes one. */
function schemaOf(next: Next): object {
  return {
    type: 'object',
    title: next(),
    description: next(),
    externalDocs: { url: next(), description: next() },
    properties: {
      [next()]: {
        ...{
          type: 'string',
          title: next(),
          description: next(),
          format: next(),
          pattern: next(),
          default: next(),
          examples: [next()],
        },
        ...{
          'x-replaced-by': next(),
          'x-deprecated-since': next(),
          'x-unit': next(),
          'x-since': next(),
          deprecated: true,
        },
      },
      kind: { type: 'string', enum: [next()], 'x-enum-descriptions': { [next()]: next() } },
      fixed: { const: next() },
      either: {
        oneOf: [
          { title: next(), type: 'string' },
          { type: 'integer', description: next() },
        ],
      },
      counted: { type: 'object', additionalProperties: { type: 'string', description: next() } },
    },
  }
}

function extensionsOf(next: Next): object {
  return {
    'x-rate-limit': { scope: next(), limit: 1, interval: '1s', description: next() },
    'x-permission': [next()],
    'x-errors': [{ code: next(), message: next(), description: next(), fix: next() }],
    'x-sidebar-label': next(),
    'x-unknown': { [next()]: next() },
  }
}

function contentOf(next: Next): object {
  const examples = { [next()]: { summary: next(), description: next(), value: { [next()]: next() } } }
  return { 'application/json': { schema: schemaOf(next), examples } }
}

function operationOf(next: Next, index: number): object {
  return {
    operationId: `op${index}${next()}`,
    summary: next(),
    description: next(),
    tags: [pageOf(index)],
    externalDocs: { url: next(), description: next() },
    servers: [{ url: `https://example.com/${next()}`, description: next() }],
    security: [{ [`scheme${index}`]: [next()] }],
    parameters: [
      {
        name: next(),
        in: 'query',
        description: next(),
        schema: { type: 'string', default: next(), enum: [next()] },
        example: next(),
      },
      {
        name: `h${next()}`,
        in: 'header',
        description: next(),
        schema: { type: 'string' },
        examples: { [next()]: { value: next() } },
      },
      { name: 'body', in: 'query', content: { [next()]: { schema: schemaOf(next) } } },
    ],
    requestBody: { description: next(), content: contentOf(next) },
    responses: {
      200: {
        description: next(),
        headers: { [next()]: { description: next(), schema: { type: 'string', enum: [next()] } } },
        content: contentOf(next),
        links: { [next()]: { operationId: next(), description: next() } },
      },
      default: { description: next(), content: { [next()]: { schema: { type: 'string', examples: [next()] } } } },
    },
    callbacks: { [next()]: { [next()]: { post: { summary: next(), responses: { 200: { description: next() } } } } } },
    ...extensionsOf(next),
  }
}

function schemeOf(next: Next): object {
  return {
    type: 'oauth2',
    description: next(),
    flows: { clientCredentials: { tokenUrl: next(), refreshUrl: next(), scopes: { [next()]: next() } } },
  }
}

function infoOf(texts: readonly string[], title: string): object {
  const [first = ''] = texts
  return {
    title,
    version: first,
    summary: first,
    description: texts.join('\n\n'),
    termsOfService: 'javascript:xss()',
    contact: { name: first, url: 'javascript:xss()', email: first },
    license: { name: first, url: 'javascript:xss()' },
  }
}

function byIndex(nexts: readonly Next[], prefix: string, make: (next: Next, index: number) => object): object {
  return Object.fromEntries(nexts.map((next, index) => [`${prefix}${index}`, make(next, index)]))
}

function serverOf(next: Next, index: number): object {
  const variable = { default: next(), enum: [next()], description: next() }
  return { url: `https://s${index}.example.com/{v}`, description: next(), variables: { v: variable } }
}

/** A description with the texts in every place that takes a text. */
export function hostileOpenapi(texts: readonly string[]): object {
  const nexts = dealt(texts)
  const [first = ''] = texts
  return {
    openapi: '3.1.0',
    info: infoOf(texts, `</title>${first}`),
    externalDocs: { url: 'javascript:xss()', description: first },
    servers: nexts.map(serverOf),
    tags: pagesOf(nexts).map((name) => ({ name, description: texts.join('\n\n') })),
    paths: Object.fromEntries(nexts.map((next, index) => [`/p${index}/${next()}`, { post: operationOf(next, index) }])),
    webhooks: {
      [first]: { post: { operationId: 'hook', summary: first, responses: { 200: { description: first } } } },
    },
    components: { securitySchemes: byIndex(nexts, 'scheme', schemeOf) },
  }
}

function messageOf(next: Next): object {
  return {
    ...{
      name: next(),
      title: next(),
      summary: next(),
      description: next(),
      contentType: next(),
      tags: [{ name: next() }],
    },
    headers: { type: 'object', properties: { [next()]: { type: 'string', description: next() } } },
    payload: schemaOf(next),
    examples: [{ name: next(), summary: next(), payload: { [next()]: next() } }],
    correlationId: { location: next(), description: next() },
  }
}

function channelOf(next: Next, index: number): object {
  return {
    ...{
      address: `c${index}/${next()}`,
      title: next(),
      summary: next(),
      description: next(),
      tags: [{ name: pageOf(index) }],
    },
    parameters: { [`p${index}`]: { description: next(), enum: [next()], default: next(), examples: [next()] } },
    messages: { [`m${index}`]: messageOf(next) },
    externalDocs: { url: next(), description: next() },
  }
}

function channelOperationOf(next: Next, index: number): object {
  return {
    action: index % 2 === 0 ? 'receive' : 'send',
    channel: { $ref: `#/channels/c${index}` },
    ...{ title: next(), summary: next(), description: next(), tags: [{ name: pageOf(index) }] },
    bindings: { ws: { method: next() } },
  }
}

function socketOf(next: Next): object {
  return { host: 'example.com', protocol: 'wss', pathname: next(), description: next() }
}

/** An AsyncAPI document with each text in every place. */
export function hostileAsyncapi(texts: readonly string[]): object {
  const nexts = dealt(texts)
  const [first = ''] = texts
  return {
    asyncapi: '3.0.0',
    info: { ...infoOf(texts, `Channels ${first}`), tags: pagesOf(nexts).map((name) => ({ name, description: first })) },
    servers: byIndex(nexts, 's', socketOf),
    channels: byIndex(nexts, 'c', channelOf),
    operations: byIndex(nexts, 'o', channelOperationOf),
  }
}
