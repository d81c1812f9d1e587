import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allFiles } from '../generator/index.ts'
import { schemaOn } from '../generator/load/document/extensionSchema.ts'
import { extensions } from '../generator/load/document/extensions.schema.ts'
import { compareReferences } from '../tools/diff/compareReferences.ts'
import { renderSpec } from './corpus/renderSpec.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

let workspace: Workspace

beforeAll(async () => {
  workspace = await createWorkspace()
})

afterAll(() => workspace.remove())

const openapi = () => ({
  openapi: '3.1.0',
  info: { title: 'Small', version: '1.0.0' },
  servers: [{ url: 'https://api.example.com', description: 'Real.' }],
  tags: [{ name: 'Orders', description: 'Orders.' }],
  security: [{ key: [] }],
  paths: {
    '/orders': {
      post: {
        operationId: 'placeOrder',
        summary: 'Place order',
        description: 'Places one.',
        deprecated: true,
        tags: ['Orders'],
        parameters: [{ name: 'limit', in: 'query', description: 'Rows.', schema: { type: 'integer' } }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  side: { type: 'string', enum: ['BUY', 'SELL'], description: 'Side.', examples: ['BUY'] },
                },
              },
            },
          },
        },
        responses: {
          200: {
            description: 'Placed.',
            headers: { 'X-Used': { description: 'Used.', schema: { type: 'integer' } } },
            content: { 'application/json': { schema: { type: 'object', properties: { id: { type: 'string' } } } } },
          },
        },
      },
      get: {
        operationId: 'getOrders',
        summary: 'Get orders',
        tags: ['Orders'],
        responses: { 200: { description: 'All.' } },
      },
    },
  },
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'A key.' } } },
})

const asyncapi = () => ({
  asyncapi: '3.0.0',
  info: { title: 'Small stream', version: '1.0.0' },
  servers: { main: { host: 'ws.example.com', protocol: 'wss', description: 'Streams.' } },
  channels: {
    ticker: {
      deprecated: true,
      'x-deprecated-since': '2025-01-01',
      address: 'ticker.{symbol}',
      title: 'Ticker',
      parameters: { symbol: { description: 'Symbol.', enum: ['BUY', 'SELL'] } },
      messages: { update: { title: 'Update', payload: { type: 'object', properties: { id: { type: 'integer' } } } } },
    },
  },
  operations: { receive: { action: 'send', channel: { $ref: '#/channels/ticker' } } },
})

type Documents = { readonly openapi: ReturnType<typeof openapi>; readonly asyncapi: ReturnType<typeof asyncapi> }

/** The object of each kind that states an extension. */
const objects: Readonly<Record<string, (documents: Documents) => object[]>> = {
  root: (own) => [own.openapi, own.asyncapi],
  tag: (own) => own.openapi.tags,
  server: (own) => [...own.openapi.servers, own.asyncapi.servers.main],
  'security scheme': (own) => [own.openapi.components.securitySchemes.key],
  operation: (own) => [own.openapi.paths['/orders'].post],
  parameter: (own) => [...own.openapi.paths['/orders'].post.parameters, own.asyncapi.channels.ticker.parameters.symbol],
  schema: (own) => [own.openapi.paths['/orders'].post.requestBody.content['application/json'].schema.properties.side],
  header: (own) => [own.openapi.paths['/orders'].post.responses[200].headers['X-Used']],
  response: (own) => [own.openapi.paths['/orders'].post.responses[200]],
  channel: (own) => [own.asyncapi.channels.ticker],
  message: (own) => [own.asyncapi.channels.ticker.messages.update],
}

async function outputsOf(documents: Documents) {
  const root = workspace.newFolder()
  await mkdir(root)
  for (const [name, document] of Object.entries(documents))
    await writeFile(join(root, `${name}.json`), JSON.stringify(document))
  const content = workspace.newFolder()
  const { site, pages } = await renderSpec({ root, specs: ['openapi.json', 'asyncapi.json'], content })
  if (!site) throw new Error('there is no site')
  const json = [...allFiles(site)].filter(([path]) => /reference\/.*\.json$/.test(path))
  return {
    reference: site.reference,
    page: pages.map(({ article }) => article).join(''),
    Markdown: pages.map(({ markdown }) => markdown).join(''),
    search: JSON.stringify(site.searchRecords('en')),
    JSON: JSON.stringify(json),
  }
}

/** Values that differ from the default without the extension. */
const telling: Readonly<Record<string, unknown>> = {
  'x-effect': 'withdraw',
  'x-access': 'private',
  'x-address': 'path',
  'x-entries': 'operation',
  'x-perspective': 'client',
  'x-conversation': [{ receive: 'update' }, { receive: 'update' }],
}

const outputs = ['page', 'Markdown', 'search', 'JSON', 'diff'] as const
type Output = (typeof outputs)[number]

interface Silence {
  readonly outputs: readonly Output[]
  readonly of: readonly string[]
}

/** Facts that an output leaves out, by the reason. */
const silences: Readonly<Record<string, Silence>> = {
  'The search finds names, texts and limits of calls, not dates and marks.': {
    outputs: ['search'],
    of: [
      ...['operation', 'parameter', 'schema', 'header', 'channel', 'message'].map((own) => `x-certainty of ${own}`),
      ...['operation', 'parameter', 'schema', 'header', 'channel'].map((own) => `x-since of ${own}`),
      ...['x-replaced-by', 'x-deprecated-since', 'x-sunset', 'x-permission', 'x-effect'].flatMap((name) => [
        `${name} of operation`,
        `${name} of channel`,
      ]),
      ...['x-pagination', 'x-request-headers', 'x-signing-values', 'x-errors'].map((name) => `${name} of operation`),
      ...['x-unit', 'x-server-time', 'x-unique'].map((name) => `${name} of schema`),
      ...['x-access', 'x-address', 'x-sequence', 'x-conversation'].map((name) => `${name} of channel`),
      ...['x-address', 'x-heartbeat', 'x-limits'].map((name) => `${name} of root`),
      ...['x-test-server', 'x-connection-token', 'x-internal', 'x-audience'].map((name) => `${name} of server`),
    ],
  },
  'It names a page or its place in the sidebar, and no fact.': {
    outputs: ['page', 'Markdown', 'search'],
    of: [
      'x-page of schema',
      'x-page of root',
      ...['operation', 'tag', 'channel'].map((own) => `x-sidebar-label of ${own}`),
    ],
  },
  'The sidebar is no part of the JSON of an entry.': {
    outputs: ['JSON'],
    of: ['x-page of root', ...['operation', 'tag', 'channel'].map((own) => `x-sidebar-label of ${own}`)],
  },
  'Samples and the mock act by it; readers need no word of it.': {
    outputs: ['page', 'Markdown', 'search'],
    of: ['x-server-time of schema', 'x-success of root', 'x-signing-values of operation'],
  },
  'It belongs to the API, and the JSON to one entry.': { outputs: ['JSON'], of: ['x-success of root'] },
  'A mark warns of each effect but `read`.': { outputs: ['page'], of: ['x-effect of operation'] },
  'The Markdown version has no such mark.': {
    outputs: ['Markdown'],
    of: ['x-effect of operation', 'x-effect of channel'],
  },
  'The Markdown version leaves programs out, and a request needs its headers there alone.': {
    outputs: ['Markdown'],
    of: ['x-request-headers of operation'],
  },
  // tests/audience.test.ts reads all of a project's outputs.
  'A description without a project gives the names of audiences no meaning.': {
    outputs,
    of: [
      ...['channel', 'header', 'message', 'operation', 'parameter', 'response', 'schema', 'security scheme'],
      ...['server', 'tag'],
    ].map((place) => `x-audience of ${place}`),
  },
  'It decides what is an entry, and changes no frame.': {
    outputs: ['diff'],
    of: ['x-entries of channel', 'x-entries of root'],
  },
  'It turns senders and receivers of messages round.': { outputs: ['search'], of: ['x-perspective of root'] },
  'A channel that needs a token tells it, and this one is public.': {
    outputs: ['page', 'Markdown'],
    of: ['x-connection-token of server'],
  },
}

it('every extension is told in every output, or there is a reason that one is silent', async () => {
  const plain = await outputsOf({ openapi: openapi(), asyncapi: asyncapi() })
  const found: string[] = []
  for (const [name, extension] of Object.entries(extensions)) {
    for (const place of extension.places) {
      const documents = { openapi: openapi(), asyncapi: asyncapi() }
      const stating = objects[place]?.(documents) ?? []
      for (const object of stating)
        Object.assign(object, { [name]: telling[name] ?? schemaOn(extension, place).examples[0] })
      if (stating.length > 0)
        found.push(...(await silentOutputs(documents, plain)).map((own) => `${own}: ${name} of ${place}`))
    }
  }
  const known = Object.values(silences).flatMap((silence) =>
    silence.outputs.flatMap((output) => silence.of.map((own) => `${output}: ${own}`)),
  )
  expect(found.sort()).toEqual([...new Set(known)].sort())
})

type RenderedOutputs = Awaited<ReturnType<typeof outputsOf>>

async function silentOutputs(documents: Documents, plain: RenderedOutputs): Promise<Output[]> {
  const own = await outputsOf(documents)
  const changes = compareReferences(plain.reference, own.reference)
  return outputs.filter((output) => (output === 'diff' ? changes.length === 0 : own[output] === plain[output]))
}

const termsOfCalls = {
  'x-rate-limit': { value: { requests: 5, interval: '1s' }, silent: ['search'] },
  'x-errors': { value: [2004], silent: [] },
}

const stated = Object.entries(termsOfCalls).flatMap(([name, terms]) =>
  (['channel', 'operation'] as const).map((entries) => ({ name, entries, ...terms })),
)

it.each(stated)('tells $name of an operation of a socket where the entry is the $entries', async (given) => {
  const documents = (terms: object) => {
    const stream = asyncapi()
    const catalogue = [{ code: 2004, description: 'The order is unknown.' }]
    Object.assign(stream, { 'x-entries': given.entries, 'x-errors': catalogue })
    Object.assign(stream.operations.receive, terms)
    return { openapi: openapi(), asyncapi: stream }
  }
  const plain = await outputsOf(documents({}))
  expect(await silentOutputs(documents({ [given.name]: given.value }), plain)).toEqual(given.silent)
})
