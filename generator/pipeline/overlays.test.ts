import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { noMemory } from '../contract/memory.ts'
import { loadedSpec, plainSpec } from '../load/document/plainSpec.ts'
import { createSourceMap } from '../load/document/sourceMap.ts'
import { locationOf } from '../load/document/spec.ts'
import { generate } from '../pipeline.ts'
import { freezeVersion } from '../publish/content/freezeVersion.ts'
import { describe } from './describe.ts'
import { loadSources } from './loadSources.ts'
import { validateFiles } from './validateFiles.ts'

const overlay = `overlay: 1.1.0
info: { title: For partners, version: '1' }
actions:
  - target: $.paths.*.get
    update: { summary: Get all things }
`
const files = {
  'site.config.mjs': `export default {
  brand: { name: 'Small' },
  locales: [
    { code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' },
    { code: 'zh', label: '中文', lang: 'zh-Hans', dir: 'ltr', calendar: 'gregory' },
  ],
  apis: [{ id: 'small', specs: ['specs/openapi.yaml'], overlays: ['overlays/partners.yaml'] }],
  transformSpec(document) {
    document.paths['/things'].get.description = document.paths['/things'].get.summary + ', transformed.'
    return document
  },
}
`,
  'overlays/partners.yaml': overlay,
  'specs/openapi.yaml':
    "openapi: 3.1.0\ninfo: { title: Small, version: 1.0.0 }\npaths: { /things: { get: { operationId: getThings, responses: { '200': { description: All. } } } } }\n",
  'specs/i18n/zh.po':
    'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "Get all things"\nmsgstr "获取所有东西"\n',
}
const project = async (changed: Partial<typeof files> = {}) =>
  ({ kind: 'project', root: await temporaryFolder({ ...files, ...changed }) }) as const

it('applies overlays before transformSpec, and translates what they say', async () => {
  const { value } = await generate(await project())
  const [operation] = value?.reference.apis[0]?.operations ?? []
  expect(operation?.title).toEqual({ en: 'Get all things', zh: '获取所有东西' })
  expect(operation?.description).toMatchObject({ en: 'Get all things, transformed.' })
})

it('gives a thread the places of values that overlays and transformSpec made', async () => {
  const { value } = await loadSources(await project(), noMemory)
  const [{ spec } = { spec: undefined }] = value?.specs ?? []
  if (!spec) throw new Error('the spec is read')
  const arrived = loadedSpec(structuredClone(plainSpec(spec)), (text) => createSourceMap(text, 100))
  const placeOf = (key: string) => {
    const node = { file: 'specs/openapi.yaml', pointer: ['paths', '/things', 'get', key] }
    expect(locationOf(arrived, node)).toEqual(locationOf(spec, node))
    return locationOf(arrived, node)
  }
  expect(placeOf('summary')).toEqual({ file: 'overlays/partners.yaml', line: 5, column: 15 })
  expect(placeOf('operationId')).toMatchObject({ file: 'specs/openapi.yaml', line: 3 })
  expect(placeOf('description')).toMatchObject({ file: 'site.config.mjs' })
})

it('reports what is wrong in a value at its place in the overlay', async () => {
  const wrong = overlay.replace('update: {', "update: { x-rate-limit: 'often',")
  const { diagnostics } = await generate(await project({ 'overlays/partners.yaml': wrong }))
  const places = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, code }) => [file, line, code])
  expect(places).toEqual([['overlays/partners.yaml', 5, 'extension-invalid']])
})

it('names the setting for an overlay that does not exist, and the file for one that leads out', async () => {
  const config = files['site.config.mjs'].replace('overlays/partners', '../partners')
  const outside = await generate(await project({ 'site.config.mjs': config }))
  expect(outside.diagnostics.find(({ code }) => code === 'reference-outside')?.message).toContain('../partners.yaml')
  const missing = await generate(await project({ 'site.config.mjs': config.replace('../partners', 'other') }))
  expect(missing.diagnostics.find(({ code }) => code === 'file-not-found')).toMatchObject({
    file: 'site.config.mjs',
    line: 7,
  })
})

it('follows the overlays of a project, and freezes what they make', async () => {
  const { root } = await project()
  const { value: site } = await generate({ kind: 'project', root })
  if (!site) throw new Error('the site has errors')
  expect(site.sources).toContain('overlays/partners.yaml')
  const version = { name: '1.0', label: { en: '1.0' }, date: '2026-01-02', main: '/', locales: ['en'] }
  const { config, sources, transformed } = site
  const lock = { file: 'routes.lock.json', text: '{}' }
  await freezeVersion({ root, version, config, sources, transformed, lock, check: async () => {} })
  const frozen = (file: string) => readFile(join(root, 'versions/1.0', file), 'utf8')
  expect(await frozen('specs/openapi.yaml')).toContain('"summary": "Get all things"')
  expect(await frozen('site.config.mjs')).not.toContain('overlays')
})

it('applies overlays to bare specs that are validated or compared', async () => {
  const { root } = await project()
  const bare = { kind: 'specs', root, specs: ['specs/openapi.yaml'], overlays: ['overlays/partners.yaml'] } as const
  const { value } = await describe(bare)
  expect(value?.reference.apis[0]?.operations[0]?.title).toMatchObject({ en: 'Get all things' })
  const codes = async (project: Parameters<typeof validateFiles>[0]) =>
    (await validateFiles(project)).map(({ code }) => code)
  expect(await codes({ ...bare, overlays: [] })).toContain('operation-summary')
  expect(await codes(bare)).not.toContain('operation-summary')
})

it.each([
  ['an overlay that is wrong', 'overlay: 9.0.0\n'],
  ['an overlay that cannot be read', 'overlay: [\n'],
  ['an overlay that does not exist', undefined],
])('publishes nothing and compares nothing with %s: it may take out what nobody may see', async (_name, text) => {
  const { root } = await project({ 'overlays/partners.yaml': text ?? overlay })
  const named = text === undefined ? 'overlays/none.yaml' : 'overlays/partners.yaml'
  const bare = { kind: 'specs', root, specs: ['specs/openapi.yaml'], overlays: [named] } as const
  expect((await generate(bare)).value).toBeUndefined()
  expect((await describe(bare)).value).toBeUndefined()
  if (text !== undefined) expect((await describe({ kind: 'project', root })).value).toBeUndefined()
})
