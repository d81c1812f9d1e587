import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder.ts'
import { noMemory } from '../../contract/memory.ts'
import { locationOf } from '../document/spec.ts'
import { parseSpecText } from '../parseSpecText.ts'
import { readSpec } from '../readSpec.ts'
import { checkUses, readOverlays } from './readOverlays.ts'

interface Overlaid {
  readonly document: string
  /** Texts of the overlays, or their actions alone. */
  readonly overlays: readonly string[]
  readonly version?: string
}

const overlayText = (actions: string, version = '1.1.0') =>
  /^(?:overlay|openapi):/.test(actions)
    ? actions
    : `overlay: ${version}\ninfo: { title: Test, version: '1' }\nactions:\n${actions}`

async function apply({ document, overlays, version }: Overlaid) {
  const names = overlays.map((_, index) => `o${index + 1}.yaml`)
  const texts = overlays.map((text, index) => [names[index], overlayText(text, version)])
  const root = await temporaryFolder({ 'api.yaml': document, ...Object.fromEntries(texts) })
  const read = await readOverlays(root, names, { memory: noMemory })
  const spec = await readSpec({ api: 'test', root, path: 'api.yaml', overlays: read.value })
  const diagnostics = [...read.diagnostics, ...spec.diagnostics, ...checkUses(root, read.value, spec.uses)]
  return {
    value: spec.value.root.value,
    problems: diagnostics.map(
      ({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`,
    ),
    placeOf: (...pointer: (string | number)[]) => {
      const { file, line, column } = locationOf(spec.value, { file: 'api.yaml', pointer })
      return `${file}:${line}:${column}`
    },
  }
}

function parsed(yaml: string): unknown {
  return parseSpecText('expected.yaml', yaml).value.value
}

const paged = `openapi: 3.1.0
info: { title: API with a paged collection, version: 1.0.0 }
paths:
  /items:
    get: { x-oai-traits: [paged], responses: { 200: { description: OK } } }
  /items/{id}/subitems:
    get:
      x-oai-traits: [paged]
      parameters: [{ name: id, in: path, required: true }]
      responses: { 200: { description: OK } }
  /other:
    get: { responses: { 200: { description: OK } } }
`
const items = `openapi: 3.1.0
info: { title: Example API, version: 1.0.0 }
paths:
  /items: { get: { responses: { 200: { description: OK } } } }
  /some-items: { delete: { responses: { 200: { description: OK } } } }
`
const get = 'get: { responses: { 200: { description: OK } } }'
const remove = 'delete: { responses: { 200: { description: OK } } }'
const pathsOf = (text: string) => ({ ...(parsed(items) as object), paths: parsed(text) })

test.each<[name: string, document: string, actions: string, expected: string]>([
  [
    'one structured update',
    'a: 1\ninfo: { title: T }\npaths: { /: { get: { tags: [A] } } }',
    `- target: '$'
  update:
    info: { x-overlay-applied: structured-overlay }
    paths:
      /: { summary: The root resource, get: { summary: Retrieve the root resource, x-rate-limit: 100 } }
      /pets: { get: { summary: Retrieve a list of pets, x-rate-limit: 100 } }
    tags:`,
    `a: 1
info: { title: T, x-overlay-applied: structured-overlay }
paths:
  /: { get: { tags: [A], summary: Retrieve the root resource, x-rate-limit: 100 }, summary: The root resource }
  /pets: { get: { summary: Retrieve a list of pets, x-rate-limit: 100 } }
tags:`,
  ],
  [
    'targeted updates of texts',
    'paths: { /foo: { get: { description: Old } }, /bar: { get: { description: Old } } }',
    `- { target: "$.paths['/foo'].get.description", update: This is the new description }
- { target: "$.paths['/bar'].get.description", update: This is the updated description }
- target: $.paths['/bar']
  update: { post: { description: This is an updated description of a child object, x-safe: false } }`,
    `paths:
  /foo: { get: { description: This is the new description } }
  /bar:
    get: { description: This is the updated description }
    post: { description: This is an updated description of a child object, x-safe: false }`,
  ],
  [
    'updates of many places by wildcards',
    'components: { schemas: { filterSchema: {} } }\npaths: { /a: { get: { parameters: [{ name: filter, in: query }, { name: filter, in: header }] } }, /b: { get: {} } }',
    `- { target: $.paths.*.get, update: { x-safe: true } }
- target: $.paths.*.get.parameters[?@.name=='filter' && @.in=='query']
  update: { schema: { $ref: '#/components/schemas/filterSchema' } }`,
    `components: { schemas: { filterSchema: {} } }
paths:
  /a:
    get:
      parameters:
        - { name: filter, in: query, schema: { $ref: '#/components/schemas/filterSchema' } }
        - { name: filter, in: header }
      x-safe: true
  /b: { get: { x-safe: true } }`,
  ],
  [
    'an element more in a list',
    'paths: { /a: { get: { parameters: [{ name: old, in: query }] } } }',
    '- { target: $.paths.*.get.parameters, update: { name: newParam, in: query } }',
    'paths: { /a: { get: { parameters: [{ name: old, in: query }, { name: newParam, in: query }] } } }',
  ],
  [
    'a list joined to a list',
    'tags: [{ name: a }]',
    '- { target: $.tags, update: [{ name: b }, { name: c }] }',
    'tags: [{ name: a }, { name: b }, { name: c }]',
  ],
  [
    'elements less in a list',
    'paths: { /a: { get: { parameters: [{ name: dummy }, { name: kept }, { name: dummy }] } } }',
    '- { target: "$.paths.*.get.parameters[?@.name == \'dummy\']", remove: true }',
    'paths: { /a: { get: { parameters: [{ name: kept }] } } }',
  ],
  [
    'plain elements less in a list',
    'paths: { /a: { get: { tags: [dummy, kept, dummy] } } }',
    '- { target: "$.paths.*.get.tags[?@ == \'dummy\']", remove: true }',
    'paths: { /a: { get: { tags: [kept] } } }',
  ],
  [
    'elements of a list that are selected out of order',
    'tags: [a, b, c, d]',
    '- { target: "$.tags[2,0,1]", remove: true }',
    'tags: [d]',
  ],
  [
    'traits',
    paged,
    `- target: $.paths[?(@.get['x-oai-traits'][?(@ == 'paged')])].get
  update: { parameters: [{ name: top, in: query }, { name: skip, in: query }] }`,
    paged
      .replace(
        '[paged], responses',
        '[paged], parameters: [{ name: top, in: query }, { name: skip, in: query }], responses',
      )
      .replace('required: true }]', 'required: true }, { name: top, in: query }, { name: skip, in: query }]'),
  ],
  [
    'a property, by a descent',
    "paths: { /l: { get: { responses: { '200': { s: { properties: { a: { type: string }, b: { type: integer } } } } } } } }",
    "- { target: \"$.paths['/l'].get.responses['200']..properties[?(@.type == 'string')]\", remove: true }",
    "paths: { /l: { get: { responses: { '200': { s: { properties: { b: { type: integer } } } } } } } }",
  ],
  [
    'responses of every path',
    "paths: { /l: { get: { responses: { '200': {}, '500': {}, default: {} } } } }",
    '- { target: "$.paths..responses[\'500\']", remove: true }\n- { target: "$.paths..responses[\'default\']", remove: true }',
    "paths: { /l: { get: { responses: { '200': {} } } } }",
  ],
  [
    'servers, removed and written anew',
    'servers: [{ url: https://api.example.com }]\ninfo: { title: T }',
    '- { target: $.servers, remove: true }\n- { target: $, update: { servers: [{ url: http://localhost, description: Local }] } }',
    'info: { title: T }\nservers: [{ url: http://localhost, description: Local }]',
  ],
])('%s is what the specification of overlays shows', async (_name, document, actions, expected) => {
  const { value, problems } = await apply({ document, overlays: [actions] })
  expect(problems).toEqual([])
  expect(value).toEqual(parsed(expected))
})

test.each([
  [
    'copied to a path that is there',
    `- { target: '$.paths["/some-items"]', copy: '$.paths["/items"]' }`,
    `/items: { ${get} }\n/some-items: { ${get}, ${remove} }`.replace('}, delete', '}, delete'),
  ],
  [
    'copied to a path that is made first',
    `- { target: $.paths, update: { /other-items: {} } }\n- { target: '$.paths["/other-items"]', copy: '$.paths["/items"]' }`,
    `/items: { ${get} }\n/other-items: { ${get} }\n/some-items: { ${remove} }`,
  ],
  [
    'moved',
    `- { target: $.paths, update: { /new-items: {} } }
- { target: '$.paths["/new-items"]', copy: '$.paths["/items"]' }
- { target: '$.paths["/items"]', remove: true }`,
    `/new-items: { ${get} }\n/some-items: { ${remove} }`,
  ],
])('operations are %s', async (_name, actions, expected) => {
  for (const version of ['1.1.0', '1.2.0']) {
    const { value, problems } = await apply({ document: items, overlays: [actions], version })
    expect(problems).toEqual([])
    expect(value).toEqual(pathsOf(expected))
  }
})

test('overlays are applied in order, each to the result of the one before', async () => {
  const { value, problems } = await apply({
    document: 'info: { title: Old }',
    overlays: ['- { target: $.info, update: { x-new: { a: 1 } } }', '- { target: $.info.x-new, update: { b: 2 } }'],
  })
  expect(problems).toEqual([])
  expect(value).toEqual({ info: { title: 'Old', 'x-new': { a: 1, b: 2 } } })
})

test('an overlay applies to AsyncAPI as well', async () => {
  const { value } = await apply({
    document: 'asyncapi: 3.0.0\nchannels: { book: { address: book } }',
    overlays: ['- { target: $.channels.book, update: { title: Book } }'],
  })
  expect(value).toEqual({ asyncapi: '3.0.0', channels: { book: { address: 'book', title: 'Book' } } })
})

test('a value that an overlay wrote stands in the overlay, and any other where it stood in the file', async () => {
  const { placeOf } = await apply({
    document: `info:
  title: Old
tags:
  - name: gone
  - name: kept
paths:
  /a:
    get: { summary: A }
  /b: {}`,
    overlays: [
      `  - target: $.info
    update:
      title: New
      contact: { name: Ann }
  - target: $.tags[0]
    remove: true
  - target: $.tags
    update: [{ name: more }]
  - target: $.paths['/b']
    copy: $.paths['/a']`,
    ],
  })
  expect(placeOf('info', 'title')).toBe('o1.yaml:6:7')
  expect(placeOf('info', 'contact', 'name')).toBe('o1.yaml:7:18')
  expect(placeOf('info')).toBe('api.yaml:1:1')
  expect(placeOf('tags', 0, 'name')).toBe('api.yaml:5:5')
  expect(placeOf('tags', 1, 'name')).toBe('o1.yaml:11:16')
  expect(placeOf('paths', '/b', 'get', 'summary')).toBe('api.yaml:8:12')
})

test.each<[name: string, overlay: string, problem: string]>([
  [
    'no overlay',
    'openapi: 3.1.0',
    'o1.yaml:1:1 overlay-invalid o1.yaml is no OpenAPI Overlay: it has no field "overlay".',
  ],
  [
    'an unknown version',
    "overlay: 2.0.0\ninfo: { title: T, version: '1' }\nactions: [{ target: $, update: {} }]",
    'o1.yaml:1:1 overlay-invalid The version of the overlay is "2.0.0".',
  ],
  [
    'no actions',
    "overlay: 1.0.0\ninfo: { title: T, version: '1' }\nactions: []",
    'o1.yaml:3:1 overlay-invalid The overlay has no actions.',
  ],
  [
    'a wrong path',
    '- { target: "$.info[", update: {} }',
    "o1.yaml:4:5 overlay-invalid `target` is no JSONPath: unclosed bracketed selection ('$.info[':7).",
  ],
  [
    'an unknown field',
    '- { target: $, updte: {}, update: {} }',
    'o1.yaml:4:16 overlay-invalid An overlay has no field "updte" here.',
  ],
  ['an action without a change', '- { target: $ }', 'o1.yaml:4:3 overlay-invalid The action changes nothing.'],
  [
    'a text on an object',
    '- { target: $, update: { info: text } }',
    'o1.yaml:4:26 overlay-invalid The description has an object where the action has a plain value.',
  ],
  [
    'values of several kinds',
    '- { target: "$.info[*]", update: { a: 1 } }',
    'o1.yaml:4:5 overlay-invalid The target selects values of several kinds.',
  ],
  [
    'a copy of several values',
    '- { target: $.info, copy: $.* }',
    'o1.yaml:4:21 overlay-invalid `copy` selects 3 values, not one.',
  ],
  [
    'the whole document removed',
    '- { target: $, remove: true }',
    'o1.yaml:4:5 overlay-invalid The whole document cannot be removed.',
  ],
  [
    'a target that selects nothing',
    '- { target: $.paths, update: {} }',
    'o1.yaml:4:5 overlay-unmatched The target "$.paths" selects nothing, so the action changes nothing.',
  ],
  [
    'a file to extend that is not there',
    "overlay: 1.0.0\ninfo: { title: T, version: '1' }\nextends: other.yaml\nactions: [{ target: $, update: {} }]",
    'o1.yaml:3:1 overlay-unmatched The overlay extends other.yaml, which does not exist: it is applied to every description that it is named for.',
  ],
])('%s is told with its place in the overlay', async (_name, overlay, problem) => {
  const { problems } = await apply({
    document: 'info: { title: T, contact: {} }\nopenapi: 3.1.0\ntags: []',
    overlays: [overlay],
  })
  expect(problems).toEqual([problem])
})

test('version 1.0 has neither copies nor updates of plain values', async () => {
  const actions = '- { target: $.a, copy: $.b }\n- { target: $.a, update: 1 }'
  const { problems } = await apply({ document: 'a: 1\nb: 2', overlays: [actions], version: '1.0.0' })
  expect(problems).toEqual(['o1.yaml:4:18 overlay-invalid Version 1.0 of overlays has no `copy`.'])
  const update = await apply({ document: 'a: 1', overlays: ['- { target: $.a, update: 1 }'], version: '1.0.0' })
  expect(update.problems).toEqual([
    'o1.yaml:4:5 overlay-invalid Overlays of version 1.0 update objects and lists, and this target is neither.',
  ])
})

test('an overlay changes the file that it extends alone, also where only a reference leads to it', async () => {
  const overlay = `overlay: 1.0.0
info: { title: T, version: '1' }
extends: ../parts/a.yaml
actions: [{ target: $.A, update: { title: New } }]`
  const root = await temporaryFolder({
    'api.yaml': "openapi: 3.1.0\nA: { title: Entry }\nb: { $ref: 'parts/a.yaml#/A' }",
    'parts/a.yaml': 'A: { type: string }',
    'overlays/o.yaml': overlay,
  })
  const { value: overlays } = await readOverlays(root, ['overlays/o.yaml'], { memory: noMemory })
  const { value } = await readSpec({ api: 'test', root, path: 'api.yaml', overlays })
  expect(value.files.get('parts/a.yaml')?.value).toEqual({ A: { type: 'string', title: 'New' } })
  expect(value.root.value).toMatchObject({ A: { title: 'Entry' } })
})

test('a path that would take for ever is given up', async () => {
  const deep = `a: ${'{ a: '.repeat(60)}1${' }'.repeat(60)}`
  const { problems } = await apply({ document: deep, overlays: [`- { target: "$${'..*'.repeat(12)}", remove: true }`] })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(/^o1\.yaml:4:5 overlay-invalid The target cannot be followed: /)
})

test('a key such as __proto__ is a member like any other', async () => {
  const { value } = await apply({ document: 'a: {}', overlays: ['- { target: $.a, update: { __proto__: { b: 1 } } }'] })
  expect(JSON.stringify(value)).toBe('{"a":{"__proto__":{"b":1}}}')
})
