import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { noMemory } from '../contract/memory.ts'
import { generate } from '../pipeline.ts'

const config = (shared: string) => `export default {
  brand: { name: 'Two' },
  apis: [
    { id: 'a', specs: ['specs/a/openapi.yaml']${shared} },
    { id: 'b', specs: ['specs/b/openapi.yaml'] },
  ],
}`
const spec = (reference: string) =>
  `openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: {}\ncomponents: { schemas: { A: { $ref: '${reference}' } } }\n`

async function referencesRefused(shared: string): Promise<string[]> {
  const root = await temporaryFolder({
    'site.config.mjs': config(shared),
    'specs/a/openapi.yaml': spec('../b/parts.yaml#/B'),
    'specs/b/openapi.yaml': spec('parts.yaml#/B'),
    'specs/b/parts.yaml': "B: { properties: { c: { $ref: '../shared/c.yaml' } } }",
    'specs/shared/c.yaml': 'type: string',
  })
  const { diagnostics } = await generate({ kind: 'project', root }, { memory: noMemory })
  return diagnostics
    .filter(({ code }) => code === 'reference-outside')
    .map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)
}

it('lets specs refer to what lies beside another spec of the project', async () => {
  expect(await referencesRefused('')).not.toContainEqual(expect.stringContaining('../b/parts.yaml'))
})

it('lets the specs of an API refer to a folder that it names, and those of no other', async () => {
  expect(await referencesRefused('')).toEqual([
    'specs/b/parts.yaml:1:25 "../shared/c.yaml" leads out of the folder of the spec.',
  ])
  expect(await referencesRefused(", shared: ['specs/shared']")).toEqual([
    'specs/b/parts.yaml:1:25 "../shared/c.yaml" leads out of the folder of the spec.',
  ])
})

const monorepo = {
  'docs/site.config.mjs': `export default {
  brand: { name: 'Pay' },
  reads: ['../services'],
  apis: [{ id: 'pay', specs: ['../services/pay/openapi.yaml'], overlays: ['../services/pay/overlay.yaml'] }],
}`,
  'services/pay/openapi.yaml': `openapi: 3.1.0
info: { title: Pay, version: '1' }
paths:
  /pay:
    get:
      operationId: pay
      summary: Pay
      description: See ![a picture](shown.png)
      responses: { '200': { description: Paid., content: { application/json: { schema: { $ref: '../common/money.yaml' } } } } }
`,
  'services/pay/overlay.yaml':
    "overlay: 1.1.0\ninfo: { title: O, version: '1' }\nactions: [{ target: $.paths.*.get, update: { summary: Pay someone } }]\n",
  'services/pay/shown.png': '',
  'services/common/money.yaml': 'type: string\n',
  'services/.env': 'secret',
  'other/money.yaml': 'type: string\n',
}

async function readMonorepo(changed: Readonly<Record<string, string>> = {}) {
  const top = await temporaryFolder({ ...monorepo, ...changed })
  const { value, diagnostics } = await generate({ kind: 'project', root: `${top}/docs` }, { memory: noMemory })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return { value, errors: errors.map(({ code, file, line }) => `${file}:${line} ${code}`) }
}

it('reads specs, what they refer to, overlays and pictures in a folder outside that the configuration permits', async () => {
  const { value, errors } = await readMonorepo()
  expect(errors).toEqual([])
  expect(value?.reference.apis[0]?.operations[0]?.title).toMatchObject({ en: 'Pay someone' })
  expect(value?.sources).toEqual(
    expect.arrayContaining(
      Object.keys(monorepo)
        .filter((file) => file.startsWith('services/pay/'))
        .map((file) => `../${file}`),
    ),
  )
})

it('reads nothing else outside, and nothing hidden', async () => {
  const config = monorepo['docs/site.config.mjs']
  const unpermitted = await readMonorepo({ 'docs/site.config.mjs': config.replace("  reads: ['../services'],\n", '') })
  expect(unpermitted.errors).toContain('../services/pay/openapi.yaml:1 reference-outside')
  const spec = monorepo['services/pay/openapi.yaml']
  for (const reference of ['../../other/money.yaml', '../.env', '../../docs/../other/money.yaml']) {
    const { errors } = await readMonorepo({
      'services/pay/openapi.yaml': spec.replace('../common/money.yaml', reference),
    })
    expect(errors).toEqual(['../services/pay/openapi.yaml:9 reference-outside'])
  }
})
