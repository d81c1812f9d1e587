import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SiteConfigInput } from '../generator/contract/config.ts'
import type { Api } from '../generator/contract/reference.ts'
import { lockFileOf, lockRoutes, lockText } from '../generator/pages/routes/routeLock.ts'
import { allFiles } from '../generator/pipeline/renderSite.ts'
import { generate } from '../generator/pipeline.ts'
import { runCommand } from './runCommand.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

// In the fixture all private content says HUSHED or PARTNER: names, texts, files and the links to them.
const fixture = new URL('fixtures/audience/', import.meta.url).pathname
let workspace: Workspace

beforeAll(async () => {
  workspace = await createWorkspace()
})
afterAll(() => workspace?.remove())

const config: SiteConfigInput = {
  brand: { name: 'Depot' },
  offline: true,
  locales: [
    { code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' },
    { code: 'zh', label: '中文', lang: 'zh-Hans', dir: 'ltr', calendar: 'gregory' },
  ],
  apis: [
    { id: 'depot', path: '/depot/', overview: '/depot/', specs: ['openapi.yaml', 'asyncapi.yaml'] },
    { id: 'other', path: '/other/', specs: ['other/openapi.yaml'] },
  ],
  sidebars: {
    open: {
      label: { en: 'Depot' },
      landing: '/partners',
      items: [
        '/partners',
        '/depot/',
        '/changelog',
        { label: { en: 'HUSHED' }, api: 'depot', tag: 'HUSHED tag' },
        { label: { en: 'Calls' }, api: 'depot', tag: 'Open' },
        { label: { en: 'HUSHED list' }, items: ['/team', '/hushed-changes'] },
        { label: { en: 'HUSHED place' }, href: '/depot/open#HUSHEDplace' },
        { heading: { en: 'HUSHED heading' } },
        '/team',
      ],
    },
    inside: { label: { en: 'HUSHED inside' }, landing: '/team', items: ['/team'], script: 'assets/hushed.ts' },
  },
  navbar: {
    start: [{ label: { en: 'HUSHED' }, href: '/team' }],
    end: [
      {
        label: { en: 'More' },
        items: [
          { label: { en: 'HUSHED' }, href: '/depot/hushed-tag' },
          { label: { en: 'PARTNER' }, href: '/partners' },
        ],
      },
    ],
  },
  redirects: { '/old-HUSHED': '/team', '/old': '/changelog' },
}

async function projectFor(audience: string | undefined): Promise<string> {
  const root = workspace.newFolder()
  await cp(fixture, root, { recursive: true })
  await configure(root, audience)
  return root
}

async function configure(root: string, audience: string | undefined): Promise<void> {
  const own = { ...config, ...(audience === undefined ? {} : { audience }) }
  await writeFile(join(root, 'site.config.ts'), `export default ${JSON.stringify(own)}\n`)
}

async function generated(root: string) {
  const { value, diagnostics } = await generate({ kind: 'project', root })
  if (!value) throw new Error(JSON.stringify(diagnostics.filter(({ severity }) => severity === 'error')))
  return { site: value, diagnostics }
}

/** Every file of a folder by its name, packed ones as they are read. */
async function filesBelow(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = files.map(async (file) => [file.slice(folder.length + 1), unpacked(file, await readFile(file))] as const)
  return new Map(await Promise.all(read))
}

function unpacked(file: string, bytes: Buffer): string {
  if (file.endsWith('.gz')) return gunzipSync(bytes).toString()
  return (file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString()
}

function namesWith(word: string, files: ReadonlyMap<string, string>): string[] {
  return [...placesOf(word, files).keys()]
}

/** Text around a word, by the name of the file. */
function placesOf(word: string, files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map(
    [...files].flatMap(([name, text]) => {
      const at = text.toLowerCase().indexOf(word.toLowerCase())
      const isNamed = name.toLowerCase().includes(word.toLowerCase())
      return at === -1 && !isNamed ? [] : [[name, text.slice(Math.max(0, at - 60), at + 60)] as const]
    }),
  )
}

it.each([undefined, 'public'])('the content of a build for %j names nothing that is for others', async (audience) => {
  const { site } = await generated(await projectFor(audience))
  const model = JSON.stringify([site.reference, site.routes, site.guides, site.config, site.searchRecords('en')])
  const files = new Map([...allFiles(site), ['model', model]])
  expect(placesOf('HUSHED', files)).toEqual(new Map())
  expect(placesOf('PARTNER', files)).toEqual(new Map())
  for (const kept of [
    'listOrders',
    '"kept"',
    'Mapped',
    'Waiting',
    'waiting',
    'Unused',
    'byName',
    'Ask for one.',
    'called',
    'One after',
    'payload#/a',
  ])
    expect(namesWith(kept, files), kept).not.toEqual([])
})

it('a build has what is for its audience', async () => {
  const filesOf = async (audience: string) => allFiles((await generated(await projectFor(audience))).site)
  const partner = await filesOf('partner')
  expect(placesOf('HUSHED', partner)).toEqual(new Map())
  expect(namesWith('PARTNER', partner)).toContain('routes.json')
  const internal = await filesOf('internal')
  for (const word of [
    'HUSHEDplace',
    'HUSHEDtagged',
    'HUSHEDchannel',
    'HUSHEDmarked',
    'HUSHEDkey',
    'HUSHED 团队',
    'PARTNER',
  ])
    expect(namesWith(word, internal), word).not.toEqual([])
})

describe('a project that is built for several audiences', () => {
  it('keeps the translations of what a build does not show', async () => {
    const root = await projectFor(undefined)
    const { site, diagnostics } = await generated(root)
    expect(diagnostics.filter(({ code }) => code === 'translation-unused')).toEqual([])
    expect(site.texts.get('depot')).toContain('Only hidden operations have it. HUSHED')
  })

  it('keeps a lock of addresses for each', async () => {
    const root = await projectFor('internal')
    const { site } = await generated(root)
    const writeLock = (audience?: string) =>
      writeFile(join(root, lockFileOf({ audience })), lockText(lockRoutes(site.routes, site.guides)))
    await writeLock('internal')
    await configure(root, undefined)
    await generated(root)
    await writeLock()
    const { diagnostics } = await generate({ kind: 'project', root })
    const vanished = diagnostics.filter(({ code }) => code === 'route-vanished')
    expect(new Set(vanished.map(({ file }) => file))).toEqual(new Set(['routes.lock.json']))
    expect(vanished.map(({ message }) => message)).toContain('/team is published and would vanish.')
  })
})

it('no file of a published site says what is for others', async () => {
  const root = await projectFor(undefined)
  const out = join(root, 'dist')
  const { code, stdout, stderr } = await runCommand('build', ['--project', root, '--out', out])
  expect(code, stdout + stderr).toBe(0)
  const files = await filesBelow(out)
  expect(placesOf('HUSHED', files)).toEqual(new Map())
  expect(placesOf('PARTNER', files)).toEqual(new Map())
  expect(namesWith('listOrders', files)).toContain('depot/open/index.html.br')
})

describe('names of audiences that no project declares', () => {
  const description = (audiences: Readonly<Record<string, string>>) =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: Object.fromEntries(
        Object.entries(audiences).map(([name, mark]) => [
          `/${name}`,
          { get: { operationId: name, ...JSON.parse(`{${mark}}`), responses: { 200: { description: 'Done.' } } } },
        ]),
      ),
    })
  const marked = {
    everyone: '"x-audience": "public"',
    named: '"x-audience": "partner"',
    own: '"x-internal": true',
    plain: '',
  }

  async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
    const root = workspace.newFolder()
    await mkdir(root)
    for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text)
    return root
  }

  const operationsOf = (site: { readonly reference: { readonly apis: readonly Api[] } }) =>
    site.reference.apis.flatMap(({ operations }) => operations.map(({ id }) => id))

  it('take nothing out of a bare description but what is internal', async () => {
    const root = await folderWith({ 'a.json': description(marked) })
    const { value } = await generate({ kind: 'specs', root, specs: ['a.json'] })
    expect(value && operationsOf(value)).toEqual(['everyone', 'named', 'plain'])
  })

  it('are what a project says, but for the name of everybody', async () => {
    const own = { brand: { name: 'A' }, apis: [{ id: 'a', specs: ['a.json'], path: '/' }] }
    const root = await folderWith({
      'a.json': description(marked),
      'site.config.mjs': `export default ${JSON.stringify(own)}`,
    })
    const { site, diagnostics } = await generated(root)
    expect(operationsOf(site)).toEqual(['everyone', 'plain'])
    const notes = diagnostics.filter(({ code }) => code === 'audience-left-out')
    expect(notes.map(({ message }) => message)).toEqual([
      'GET /named is not for the readers of this build.',
      'GET /own is not for the readers of this build.',
    ])
  })

  it('are told of where they leave nothing, beside other errors', async () => {
    const root = await folderWith({ 'a.json': description({ own: '"x-internal": true, "tags": 7' }) })
    const { value, diagnostics } = await generate({ kind: 'specs', root, specs: ['a.json'] })
    expect([value, diagnostics.map(({ code }) => code)]).toEqual([
      undefined,
      expect.arrayContaining(['no-content', 'spec-structure']),
    ])
    expect(diagnostics.find(({ code }) => code === 'no-content')?.hint).toContain('GET /own is not for the readers')
  })
})
