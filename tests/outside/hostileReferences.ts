/** Text that no file of a spec may hold: each of the files below has it. */
export const secret = 'CANARY-CONTENT'

const canary = `type: object\ndescription: ${secret}\nA: { description: ${secret} }\n`

/** Files that no command may open, relative to a folder that holds the project in `project/`. Each has `canary` in its name. */
export const forbiddenFiles: Readonly<Record<string, string>> = {
  'canary.yaml': canary,
  'project/canary.yaml': canary,
  'project/.canary.env': `KEY=${secret}\n`,
  'project/specs/canary.yaml': canary,
  'project/specs/a/.canary.yaml': canary,
  'project/specs/a/.secrets/canary.yaml': canary,
  'project/specs/a/node_modules/a/canary.json': `{ "A": "${secret}" }`,
  'project/specs/a/canary.txt': canary,
  'project/specs/a/canary': canary,
}

/** References out of a spec in `project/specs/a/`, in every way to write one; `linked-canary.yaml` is a link out of the project. */
export function hostileReferences(folder: string, port: number): string[] {
  const host = `127.0.0.1:${port}`
  return [
    ...[`http://${host}/a.yaml`, `HTTP://${host}/a.yaml#/A`, `https://${host}/a.yaml`, `//${host}/a.yaml`],
    ...[`http:${host}/a.yaml`, `ws://${host}/a`, `ftp://${host}/a.yaml`],
    ...[
      `file://${folder}/canary.yaml`,
      `file:${folder}/canary.yaml#/A`,
      `${folder}/canary.yaml`,
      `/${folder}/canary.yaml`,
    ],
    ...['../../../canary.yaml', '../../canary.yaml', '../../.canary.env', '../canary.yaml#/A', './../canary.yaml'],
    ...['%2e%2e/canary.yaml', '..%2fcanary.yaml', '..\\canary.yaml', 'x\\..\\..\\canary.yaml', '%2E%2E%5Ccanary.yaml'],
    ...[
      'linked-canary.yaml',
      'linked-canary.yaml#/A',
      '.canary.yaml',
      '.secrets/canary.yaml',
      '%2esecrets/canary.yaml',
    ],
    ...['node_modules/a/canary.json', 'canary.txt', 'canary', 'canary.txt?a.yaml', 'canary.txt%00.yaml'],
  ]
}

type Json = Readonly<Record<string, unknown>>

/** An OpenAPI description with each reference in every place that may have one. */
export function hostileOpenapi(references: readonly string[], isQuiet: boolean): Json {
  return {
    ...{ openapi: '3.1.0', info: { title: 'Rest', version: '1' }, tags: [{ name: 'Things', description: 'All.' }] },
    servers: [{ url: 'https://api.example.com' }],
    'x-data': references.map(refer),
    paths: {
      '/things': { get: openOperation },
      ...(isQuiet ? {} : named(references, (ref, name) => [`/${name}`, refer(ref)])),
      ...named(references, (ref, name) => [`/of-${name}`, { get: operation(ref, name, isQuiet) }]),
    },
    ...(isQuiet ? {} : { components: components(references), 'x-errors': references.map(refer) }),
  }
}

const openOperation = {
  ...{ operationId: 'things', summary: 'Things', description: 'All things.', tags: ['Things'], security: [] },
  responses: {
    200: { description: 'Things.', content: { 'application/json': { schema: { type: 'object' }, example: {} } } },
  },
}

function operation(ref: string, name: string, isQuiet: boolean): Json {
  const data = { 'x-data': refer(ref), example: refer(ref), default: refer(ref), examples: [refer(ref)] }
  const schema = {
    type: 'object',
    ...data,
    externalDocs: { url: ref },
    $id: ref,
    $schema: ref,
    properties: { x: data },
  }
  const quiet = {
    ...{ ...openOperation, operationId: name, 'x-data': { deep: [refer(ref)] }, externalDocs: { url: ref } },
    responses: { 200: { description: 'A.', 'x-data': refer(ref), content: { 'application/json': { schema } } } },
  }
  if (isQuiet) return quiet
  return {
    ...quiet,
    parameters: [refer(ref), { name: 'a', in: 'query', schema: refer(ref), examples: { a: refer(ref) } }],
    requestBody: {
      content: {
        'application/json': {
          schema: { allOf: [refer(ref)], items: refer(ref) },
          encoding: { a: { headers: { h: refer(ref) } } },
        },
      },
    },
    responses: {
      200: refer(ref),
      default: {
        description: 'B.',
        headers: { h: refer(ref) },
        links: { l: refer(ref), m: { operationRef: ref } },
        content: {
          'application/json': {
            schema: { discriminator: { propertyName: 'a', mapping: { a: ref } }, $dynamicRef: ref },
            examples: { a: { externalValue: ref } },
          },
        },
      },
    },
    callbacks: { c: refer(ref), d: { '{$request.body#/url}': refer(ref) } },
    'x-rate-limit': refer(ref),
  }
}

function components(references: readonly string[]): Json {
  const kinds = [
    'schemas',
    'responses',
    'parameters',
    'examples',
    'requestBodies',
    'headers',
    'securitySchemes',
    'links',
    'callbacks',
    'pathItems',
  ]
  return Object.fromEntries(kinds.map((kind) => [kind, named(references, (ref, name) => [name, refer(ref)])]))
}

/** An AsyncAPI description with each reference in every place that may have one. */
export function hostileAsyncapi(references: readonly string[], isQuiet: boolean): Json {
  return {
    ...{ asyncapi: '3.0.0', info: { title: 'Sockets', version: '1', 'x-data': references.map(refer) } },
    servers: {
      main: { host: 'ws.example.com', protocol: 'wss' },
      ...(isQuiet ? {} : named(references, (ref, name) => [name, refer(ref)])),
    },
    channels: {
      ...(isQuiet ? {} : named(references, (ref, name) => [name, refer(ref)])),
      ...named(references, (ref, name) => [`of-${name}`, channel(ref, name, isQuiet)]),
    },
    operations: {
      ...named(references, (_, name) => [`on-${name}`, { action: 'receive', channel: refer(`#/channels/of-${name}`) }]),
      ...(isQuiet
        ? {}
        : named(references, (ref, name) => [
            `off-${name}`,
            { action: 'send', channel: refer(ref), traits: [refer(ref)], reply: refer(ref) },
          ])),
    },
  }
}

function channel(ref: string, name: string, isQuiet: boolean): Json {
  const data = { 'x-data': refer(ref), examples: [refer(ref)], default: refer(ref) }
  const quiet = {
    payload: { type: 'object', ...data, $id: ref, $schema: ref },
    'x-data': [refer(ref)],
    examples: [{ payload: refer(ref) }],
  }
  const loud = {
    b: refer(ref),
    c: {
      payload: refer(ref),
      headers: refer(ref),
      correlationId: refer(ref),
      traits: [refer(ref)],
      externalDocs: refer(ref),
      tags: [refer(ref)],
      bindings: refer(ref),
    },
    d: { payload: { schemaFormat: 'application/vnd.apache.avro;version=1.9.0', schema: refer(ref) } },
    e: {
      payload: { schemaFormat: 'application/schema+yaml;version=draft-07', schema: { properties: { a: refer(ref) } } },
    },
  }
  return {
    address: name,
    messages: { a: quiet, ...(isQuiet ? {} : loud) },
    ...(isQuiet ? {} : { parameters: { p: refer(ref) }, bindings: refer(ref) }),
  }
}

function refer(reference: string): Json {
  return { $ref: reference }
}

function named(references: readonly string[], entry: (reference: string, name: string) => [string, unknown]): Json {
  return Object.fromEntries(references.map((reference, index) => entry(reference, `r${index}`)))
}
