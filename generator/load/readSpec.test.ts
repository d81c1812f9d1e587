import { execFileSync } from 'node:child_process'
import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { readSpec } from './readSpec.ts'

async function read(files: Readonly<Record<string, string>>, path = 'openapi.yaml') {
  return readSpec({ api: 'test', root: await temporaryFolder(files), path })
}

async function problemsOf(files: Readonly<Record<string, string>>, path?: string): Promise<string[]> {
  const { diagnostics } = await read(files, path)
  return diagnostics.map(
    ({ code, file, line, column, message, hint }) => `${file}:${line}:${column} ${code}: ${message} ${hint}`,
  )
}

test('a spec is read with every file it refers to, in folders and through further files', async () => {
  const { value, diagnostics } = await read(
    {
      'specs/openapi.yaml': 'openapi: 3.1.0\npaths:\n  /a: {$ref: paths/a.yaml}\n',
      'specs/paths/a.yaml': 'get: {schema: {$ref: "../parts/my%20types.yaml#/A"}}\n',
      'specs/parts/my types.yaml': 'A: {$ref: "#/B"}\nB: {$ref: "../shared.json#/C"}\n',
      'specs/shared.json': '{"C": {"type": "string"}}',
    },
    'specs/openapi.yaml',
  )
  expect(diagnostics).toEqual([])
  expect([...value.files.keys()]).toEqual([
    'specs/openapi.yaml',
    'specs/paths/a.yaml',
    'specs/parts/my types.yaml',
    'specs/shared.json',
  ])
  expect(value).toMatchObject({ api: 'test', format: 'openapi', version: '3.1.0' })
})

test('who reads a spec without a project is told how to fetch for it', async () => {
  const root = await temporaryFolder({ 'a.yaml': "openapi: 3.1.0\npaths: { /a: { $ref: 'https://a.test/b.yaml' } }\n" })
  const hints = async (isNamed: boolean) =>
    (await readSpec({ api: 'test', root, path: 'a.yaml', isNamed })).diagnostics.map(({ hint }) => hint)
  const rest = ', which brings a copy into the project: nothing is fetched while building.'
  expect(await hints(false)).toEqual([`Run \`npm run fetch\`${rest}`])
  expect(await hints(true)).toEqual([`Run \`npm run fetch -- --spec FILE\`${rest}`])
})

test('files that refer to each other are read once', async () => {
  const { value, diagnostics } = await read({
    'openapi.yaml': 'openapi: 3.1.0\na: {$ref: "b.yaml#/b"}\nc: 1',
    'b.yaml': 'b: {x: {$ref: "openapi.yaml#/c"}, y: {$ref: "./b.yaml#/b"}}',
  })
  expect(diagnostics).toEqual([])
  expect(value.files.size).toBe(2)
})

test('a reference to the address that a spec gives itself leads to its entry file', async () => {
  const { value, diagnostics } = await read({
    'openapi.yaml':
      'openapi: 3.2.0\n$self: https://example.com/api.yaml\na: {$ref: "https://example.com/api.yaml#/c"}\nb: {$ref: "parts/b.yaml#/b"}\nc: 1',
    'parts/b.yaml': 'b: {$ref: "https://example.com/api.yaml#/c"}',
  })
  expect(diagnostics).toEqual([])
  expect(value.root.value).toMatchObject({ a: { $ref: '#/c' } })
  expect(value.files.get('parts/b.yaml')?.value).toEqual({ b: { $ref: '../openapi.yaml#/c' } })
})

test.each([
  ['openapi: 3.0.3', 'openapi', '3.0.3'],
  ['openapi: 3.1', 'openapi', '3.1'],
  ['asyncapi: 3.0.0', 'asyncapi', '3.0.0'],
  ['swagger: "2.0"', 'unknown', '2.0'],
  ['[1, 2]', 'unknown', ''],
  ['just text', 'unknown', ''],
])('"%s" is of the format %s %s', async (text, format, version) => {
  expect((await read({ 'openapi.yaml': text })).value).toMatchObject({ format, version })
})

test('a spec that is not there is reported', async () => {
  expect(await problemsOf({}, 'specs/opnapi.yaml')).toEqual([
    'specs/opnapi.yaml:1:1 file-not-found: There is no file specs/opnapi.yaml. Check the path: it is relative to the project folder.',
  ])
})

test('a folder in place of a spec is reported', async () => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'openapi.yaml'))
  const { diagnostics } = await readSpec({ api: 'test', root, path: 'openapi.yaml' })
  expect(diagnostics.map(({ code }) => code)).toEqual(['file-not-found'])
})

test('a file beyond the limit is not read', async () => {
  const root = await temporaryFolder()
  await writeFile(join(root, 'openapi.yaml'), '')
  await truncate(join(root, 'openapi.yaml'), 40 * 1024 * 1024)
  const { diagnostics, value } = await readSpec({ api: 'test', root, path: 'openapi.yaml' })
  expect(diagnostics).toMatchObject([
    {
      code: 'input-too-large',
      message: 'openapi.yaml has 41943040 bytes; at most 33554432 are read.',
      hint: 'Split the spec into files with $ref.',
    },
  ])
  expect(value.root.value).toBeUndefined()
})

test('an error in a file that is referred to is reported in that file', async () => {
  const files = { 'openapi.yaml': 'openapi: 3.1.0\na: {$ref: "b.yaml#/x"}', 'b.yaml': 'x: 1\nx: 2\n' }
  expect((await problemsOf(files)).map((text) => text.split(': ')[0])).toEqual(['b.yaml:2:1 yaml-syntax'])
})

test('a reference to another host is refused, not fetched', async () => {
  expect(
    await problemsOf({ 'openapi.yaml': 'openapi: 3.1.0\na:\n  $ref: https://example.com/schemas.yaml#/Price' }),
  ).toEqual([
    'openapi.yaml:3:3 remote-reference: "https://example.com/schemas.yaml#/Price" is on another host. Run `npm run fetch`, which brings a copy into the project: nothing is fetched while building.',
  ])
})

test.each([
  ...['../../outside.yaml', '%2e%2e/%2e%2e/outside.yaml', '/etc/passwd', '../..', '../beside.yaml', '../a/beside.yaml'],
  ...['..\\beside.yaml', 'parts\\..\\..\\beside.yaml', '/specs/part.yaml', 'parts/%2e%2e/../beside.yaml#/A'],
])('a reference to %s is refused: it leads out of the folder of the spec', async (reference) => {
  const files = {
    'specs/openapi.yaml': `openapi: 3.1.0\na: {$ref: '${reference}'}`,
    'beside.yaml': 'A: {}',
    'a/beside.yaml': 'A: {}',
  }
  expect(await problemsOf(files, 'specs/openapi.yaml')).toEqual([
    `specs/openapi.yaml:2:5 reference-outside: "${reference}" leads out of the folder of the spec. Move the file below the folder of the spec. A project may name further folders in \`shared\` of an API, and in \`reads\` those outside of it.`,
  ])
})

test.each([
  ['.env', 'hidden file or into a package'],
  ['.secrets/prod.yaml', 'hidden file or into a package'],
  ['%2esecrets/prod.yaml', 'hidden file or into a package'],
  ['parts/.git/config.yaml', 'hidden file or into a package'],
  ['node_modules/a/package.json', 'hidden file or into a package'],
  ['Node_Modules/a/package.json', 'hidden file or into a package'],
  ['secret.txt', 'file that is neither YAML nor JSON'],
  ['secret', 'file that is neither YAML nor JSON'],
  ['secret.yaml?raw', 'file that is neither YAML nor JSON'],
  ['token.yaml', 'file that holds a single value'],
  ['token.json#/0', 'file that holds a single value'],
])('a reference to %s is refused: it leads to a %s', async (reference, kind) => {
  const names = ['.env', '.secrets/prod.yaml', 'parts/.git/config.yaml', 'node_modules/a/package.json', 'secret.txt']
  const more = ['Node_Modules/a/package.json', 'secret', 'secret.yaml?raw', 'token.yaml', 'token.json']
  const root = await temporaryFolder(
    Object.fromEntries([...names, ...more].map((name) => [name, name.startsWith('token') ? 'canary' : 'A: canary'])),
  )
  await writeFile(join(root, 'openapi.yaml'), `openapi: 3.1.0\na:\n  $ref: '${reference}'`)
  const { value, diagnostics } = await readSpec({ api: 'test', root, path: 'openapi.yaml' })
  expect(diagnostics.map(({ code, line, column }) => `${line}:${column} ${code}`)).toEqual(['3:3 reference-outside'])
  expect(diagnostics[0]?.message.replaceAll('into a package', '')).toContain(kind.replaceAll('into a package', ''))
  expect(JSON.stringify([diagnostics, [...value.files.values()]])).not.toContain('canary')
})

test('references lead into a folder that is named, and no link leads out of it', async () => {
  const root = await temporaryFolder({
    'specs/a/openapi.yaml': "openapi: 3.1.0\na: [{$ref: '../shared/b.yaml#/B'}, {$ref: '../shared/linked.yaml'}]",
    'specs/shared/b.yaml': 'B: {}',
    'specs/other/c.yaml': 'C: {}',
  })
  await symlink('../other/c.yaml', join(root, 'specs/shared/linked.yaml'))
  const source = { api: 'test', root, path: 'specs/a/openapi.yaml' }
  const { value, diagnostics } = await readSpec({ ...source, folders: ['specs/shared'] })
  expect([...value.files.keys()]).toEqual(['specs/a/openapi.yaml', 'specs/shared/b.yaml'])
  expect(diagnostics.map(({ message }) => message)).toEqual([
    '"../shared/linked.yaml" leads out of the folder of the spec.',
  ])
  expect((await readSpec(source)).diagnostics).toHaveLength(2)
})

test.each(['.', '..', '/', '../..'])('a folder named as %s does not let references out of the root', async (folder) => {
  const outside = await temporaryFolder({ 'secret.yaml': 'A: {}' })
  const root = await temporaryFolder({ 'openapi.yaml': "openapi: 3.1.0\na: {$ref: 'linked.yaml#/A'}" })
  await symlink(join(outside, 'secret.yaml'), join(root, 'linked.yaml'))
  const { diagnostics } = await readSpec({ api: 'test', root, path: 'openapi.yaml', folders: [folder] })
  expect(diagnostics.map(({ code }) => code)).toEqual(['reference-outside'])
})

test('what is no regular file is not opened', async () => {
  const root = await temporaryFolder({ 'openapi.yaml': 'openapi: 3.1.0\na: [{$ref: pipe.yaml}, {$ref: folder.yaml}]' })
  execFileSync('mkfifo', [join(root, 'pipe.yaml')])
  await mkdir(join(root, 'folder.yaml'))
  const { diagnostics } = await readSpec({ api: 'test', root, path: 'openapi.yaml' })
  expect(diagnostics.map(({ code }) => code)).toEqual(['missing-reference', 'missing-reference'])
})

test('no reference is followed inside an extension that is not read, but for one that leads there', async () => {
  const files = {
    'openapi.yaml': `openapi: 3.1.0
x-data: {$ref: data.yaml}
paths: {x-data: {$ref: data.yaml}, /a: {$ref: 'paths.yaml#/x-single'}}
x-rate-limit: {$ref: limits.yaml, x-data: {$ref: 'https://example.com/a.yaml'}}
components:
  responses: {x-one: {$ref: one.yaml}}
  schemas: {A: {x-data: {$ref: nowhere.yaml}, properties: {x-two: {$ref: two.yaml}}}}
`,
    'paths.yaml': 'x-single: {get: {$ref: three.yaml}}\nx-other: {$ref: data.yaml}',
    ...Object.fromEntries(['data', 'limits', 'one', 'two', 'three'].map((name) => [`${name}.yaml`, 'a: 1'])),
  }
  const { value, diagnostics } = await read(files)
  expect(diagnostics).toEqual([])
  const followed = ['limits.yaml', 'one.yaml', 'openapi.yaml', 'paths.yaml', 'three.yaml', 'two.yaml']
  expect([...value.files.keys()].sort()).toEqual(followed)
})

test('a missing file is reported where it is referred to', async () => {
  expect(
    await problemsOf({ 'specs/openapi.yaml': 'openapi: 3.1.0\na: {$ref: "paths/order.yaml"}' }, 'specs/openapi.yaml'),
  ).toEqual([
    'specs/openapi.yaml:2:5 missing-reference: "paths/order.yaml" names a file that does not exist. Create specs/paths/order.yaml, or correct the path: it is relative to specs/openapi.yaml.',
  ])
})

test('a missing place is reported with the nearest name', async () => {
  const text = 'openapi: 3.1.0\ncomponents:\n  schemas:\n    Order: {}\na:\n  - $ref: "#/components/schemas/Ordr"\n'
  expect(await problemsOf({ 'openapi.yaml': text })).toEqual([
    'openapi.yaml:6:5 missing-reference: "#/components/schemas/Ordr" leads nowhere. Did you mean "Order"?',
  ])
})

test('a missing place without a similar name is reported with what to define', async () => {
  expect(
    await problemsOf({
      'openapi.yaml': 'openapi: 3.1.0\ncomponents: {schemas: {}}\na: {$ref: "#/components/schemas/Order"}',
    }),
  ).toEqual([
    'openapi.yaml:3:5 missing-reference: "#/components/schemas/Order" leads nowhere. Define "Order" in openapi.yaml, or correct the reference.',
  ])
})

test.each(['a%00b.yaml', 'b.yaml#anchor', '#components/schemas/Order'])(
  '%s is reported as missing',
  async (reference) => {
    const files = {
      'openapi.yaml': `openapi: 3.1.0\na: {$ref: "${reference}"}\ncomponents: {schemas: {Order: {}}}`,
      'b.yaml': 'x: 1',
    }
    expect((await read(files)).diagnostics.map(({ code }) => code)).toEqual(['missing-reference'])
  },
)

test('$ref as the name of a property or inside an example is not looked up', async () => {
  const text = `openapi: 3.1.0
a:
  properties:
    $ref: {type: string}
  example: {$ref: "#/nowhere"}
`
  expect(await problemsOf({ 'openapi.yaml': text })).toEqual([])
})

test.each(['../outside.yaml', 'specs/../../outside.yaml', '/etc/passwd', '..\\outside.yaml', 'C:\\outside.yaml'])(
  'a spec outside of the project is refused: %s',
  async (path) => {
    expect(await problemsOf({ 'openapi.yaml': 'openapi: 3.1.0' }, path)).toEqual([
      `${path}:1:1 reference-outside: "${path}" leads out of the project folder. Move the file into the project folder, or name its folder in \`reads\` of the configuration.`,
    ])
  },
)

test('a link to a file outside of the project is refused where it is referred to', async () => {
  const outside = join(await temporaryFolder({ 'secret.yaml': 'A: {description: secret}' }), 'secret.yaml')
  const root = await temporaryFolder({ 'openapi.yaml': 'openapi: 3.1.0\na: {$ref: "linked.yaml#/A"}' })
  await symlink(outside, join(root, 'linked.yaml'))
  const { value, diagnostics } = await readSpec({ api: 'test', root, path: 'openapi.yaml' })
  expect([...value.files.keys()]).toEqual(['openapi.yaml'])
  expect(diagnostics.map(({ code, line, message }) => `${line} ${code}: ${message}`)).toEqual([
    '2 reference-outside: "linked.yaml#/A" leads out of the folder of the spec.',
  ])
})

test('a spec that is a link is read where it was named on the command line, and not where a configuration names it', async () => {
  const outside = join(await temporaryFolder({ 'openapi.yaml': 'openapi: 3.1.0' }), 'openapi.yaml')
  const root = await temporaryFolder()
  await symlink(outside, join(root, 'linked.yaml'))
  const source = { api: 'test', root, path: 'linked.yaml' }
  expect((await readSpec({ ...source, isNamed: true })).value.format).toBe('openapi')
  const { value, diagnostics } = await readSpec(source)
  expect(value.format).toBe('unknown')
  expect(diagnostics.map(({ code }) => code)).toEqual(['reference-outside'])
})

test.each(['..\\..\\thing.yaml', '%2e%2e/thing.yaml', '/etc/passwd', '../thing.yaml#/A'])(
  'a reference out of the project is refused however it is written: %s',
  async (reference) => {
    const problems = await problemsOf({ 'openapi.yaml': `openapi: 3.1.0\na: {$ref: '${reference}'}` })
    expect(problems).toEqual([expect.stringContaining('2:5 reference-outside')])
  },
)

test.each(['http://127.0.0.1/a.yaml', 'HTTPS://example.com/a.yaml', '//example.com/a.yaml', 'file:///etc/passwd'])(
  'nothing is fetched: %s',
  async (reference) => {
    const problems = await problemsOf({ 'openapi.yaml': `openapi: 3.1.0\na: {$ref: '${reference}'}` })
    expect(problems).toEqual([expect.stringContaining('2:5 remote-reference')])
  },
)
