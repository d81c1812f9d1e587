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
