import { readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { createMemory } from '../contract/memory.ts'
import { generate } from '../pipeline.ts'
import { freezeVersion } from '../publish/content/freezeVersion.ts'

const config = (body: string) => `export default {
  brand: { name: 'Small' },
  audience: 'partner',
  apis: [{ id: 'small', specs: ['specs/openapi.yaml'] }],
  transformSpec(document, { api, file, audience }) {
    ${body}
    return document
  },
}
`
const rename = (name: string) =>
  `if (file.endsWith('things.yaml')) document.get.summary = [${name}, api, audience].join(' ')`
const files = {
  'site.config.mjs': config(rename("'Fetch'")),
  'specs/openapi.yaml':
    'openapi: 3.1.0\ninfo: { title: Small, version: 1.0.0 }\npaths: { /things: { $ref: things.yaml } }\n',
  'specs/things.yaml': 'get: { operationId: getThings, summary: Get, responses: { 200: { description: All. } } }\n',
}

it('gives every file of a spec to the function of the project, and shows what it returns', async () => {
  const root = await temporaryFolder(files)
  const memory = createMemory()
  const titleNow = async () => {
    const { value } = await generate({ kind: 'project', root }, { memory })
    return value?.reference.apis[0]?.operations[0]?.title['en']
  }
  expect(await titleNow()).toBe('Fetch small partner')
  await writeFile(join(root, 'site.config.mjs'), config(rename("'Read'")))
  await utimes(join(root, 'site.config.mjs'), 1, 1)
  expect(await titleNow()).toBe('Read small partner')
})

it('keeps from others what the function says they may not read', async () => {
  const hide =
    "if (file.endsWith('openapi.yaml')) document.paths['/secret'] = { get: { 'x-internal': true, responses: {} } }"
  const root = await temporaryFolder({ ...files, 'site.config.mjs': config(hide) })
  const { value } = await generate({ kind: 'project', root })
  expect(value?.reference.apis[0]?.operations.map(({ path }) => path)).toEqual(['/things'])
})

it('is part of a frozen version by what it returned', async () => {
  const root = await temporaryFolder(files)
  const { value: site } = await generate({ kind: 'project', root })
  if (!site) throw new Error('the site has errors')
  const version = { name: '1.0', label: { en: '1.0' }, date: '2026-01-02', main: '/', locales: ['en'] }
  const { config: written, sources, transformed } = site
  const lock = { file: 'routes.lock.json', text: '{}' }
  await freezeVersion({ root, version, config: written, sources, transformed, lock, check: async () => {} })
  const frozen = (file: string) => readFile(join(root, 'versions/1.0', file), 'utf8')
  expect(JSON.parse(await frozen('specs/things.yaml'))).toMatchObject({ get: { summary: 'Fetch small partner' } })
  expect(await frozen('specs/openapi.yaml')).toBe(files['specs/openapi.yaml'])
  expect(await frozen('site.config.mjs')).not.toContain('transformSpec')
})
