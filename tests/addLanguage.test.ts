import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseCatalogEntries } from '../generator/contract/catalogEntries.ts'
import { allFiles, generate } from '../generator/index.ts'
import { renderPages } from './corpus/renderSpec.ts'
import { repository, runCommand } from './runCommand.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const files = {
  'site.config.mjs': `export default {
  brand: { name: 'Meridian' },
  origin: 'https://docs.meridian.example.com',
  locales: [
    { code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' },
    { code: 'ja', label: '日本語', lang: 'ja', dir: 'ltr', calendar: 'gregory' },
  ],
  apis: [{ id: 'orders', specs: ['specs/openapi.yaml'], path: '/orders/' }],
  sidebars: { orders: { label: { en: 'All endpoints' }, landing: '/', items: ['/', { label: { en: 'Trades' }, api: 'orders', tag: 'Trading' }] } },
  glossary: { ja: { order: '注文' } },
}
`,
  'specs/openapi.yaml': `openapi: 3.1.0
info: { title: Orders, version: '1', license: { name: MIT, identifier: MIT } }
servers: [{ url: https://api.meridian.example.com }]
security: []
tags: [{ name: Trading, description: Everything about trades. }]
paths:
  /orders/{id}:
    get:
      operationId: getOrder
      summary: Get an order
      description: 'Gives at most 500 lines. See [the start](/).'
      tags: [Trading]
      parameters:
        - { name: id, in: path, required: true, description: 'Which one, by its \`id\`.', schema: { type: string }, example: '7' }
      responses:
        '204': { description: There is none. }
`,
  'guides/en/index.mdx': '---\ntitle: Welcome\ndescription: Where to begin.\n---\n\nBegin here.\n',
}

let workspace: Workspace
let root: string

const translator = join(repository, 'tests/fixtures/translateCommand.mjs')
const read = (file: string) => readFile(join(root, file), 'utf8')
const fill = () => runCommand('i18n', ['--project', root, '--fill', `node ${translator} ${root}`])
const askedTexts = async () =>
  (await read('asked.jsonl'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ kind }) => kind === 'text')

async function entriesOf(file: string) {
  const { entries, problem } = parseCatalogEntries(await read(file))
  expect(problem).toBeUndefined()
  return entries.filter(({ source }) => source !== '')
}

beforeAll(async () => {
  workspace = await createWorkspace()
  root = workspace.newFolder()
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
})

afterAll(() => workspace.remove())

// Each step continues from the project of the step before, as a person would.
describe.sequential('a language that a command adds', () => {
  it('keeps what the command answered before it failed', async () => {
    await writeFile(join(root, 'stop'), '')
    const { code, stdout, stderr } = await fill()
    expect(code, stdout).toBe(2)
    expect(stderr).toContain('it ended with 3. What it answered is written: run this again to go on.')
    const written = (await entriesOf('messages/ja.po')).filter(({ translation }) => translation !== '')
    expect(written).toHaveLength(150)
    await rm(join(root, 'stop'))
  })

  it('goes on with what is missing, never asks for what is there and never writes over what a person wrote', async () => {
    const own = 'msgid "There is none."\nmsgstr "ありません。"\n'
    const catalog = await read('specs/i18n/ja.po')
    await writeFile(join(root, 'specs/i18n/ja.po'), catalog.replace('msgid "There is none."\nmsgstr ""\n', own))
    const before = (await askedTexts()).map(({ text }) => text)
    await writeFile(join(root, 'wrong'), '')
    const { code, stdout } = await fill()
    expect(code).toBe(1)
    expect(stdout).toMatch(/specs\/openapi\.yaml:14:1 {2}warning {2}translation-refused/)
    expect(stdout).toContain('The ja translation of "Which one, by its `id`." is not used: it lacks the code `id`.')
    expect(await read('specs/i18n/ja.po')).toContain(own)
    const asked = (await askedTexts()).slice(before.length)
    const wrong = asked.filter(({ text }) => text === 'Which one, by its `id`.')
    expect(wrong.map(({ refused }) => refused)).toEqual([
      undefined,
      { translation: '間違い', problem: 'it lacks the code `id`' },
    ])
    expect(wrong[0]?.notes).toEqual(['GET /orders/{id}, parameter id, description'])
    expect(asked.map(({ text }) => text)).not.toContain('There is none.')
    expect(asked.filter(({ notes, format }) => format === 'message' && notes.includes('shell.skip'))).toEqual([])
    await rm(join(root, 'wrong'))
  })

  it('is whole when each answer is right, and asks for nothing then', async () => {
    const { code, stdout } = await fill()
    expect(code, stdout).toBe(0)
    const count = (await askedTexts()).length
    expect((await fill()).code).toBe(0)
    expect((await askedTexts()).length).toBe(count)
  })

  it('marks each translation that no person has read', async () => {
    const entries = [...(await entriesOf('messages/ja.po')), ...(await entriesOf('specs/i18n/ja.po'))]
    expect(entries.filter(({ isFuzzy, isFilled }) => !isFuzzy || !isFilled).map(({ source }) => source)).toEqual([
      'There is none.',
    ])
    const { stdout, code } = await runCommand('validate', ['--project', root])
    expect(stdout).toMatch(/warning {2}translation-unread\n {2}A command translated \d+ texts that no person has read/)
    expect(stdout).not.toContain('texts of the interface are not in')
    expect(code).toBe(0)
    expect((await runCommand('validate', ['--project', root, '--strict'])).code).toBe(1)
  })

  it('says page by page what its readers see untranslated or read by nobody', async () => {
    const { stdout } = await runCommand('i18n', ['--project', root, '--pages', '--format', 'json'])
    const [{ language, pages, catalogs }] = JSON.parse(stdout).languages
    expect(language).toBe('ja')
    expect(pages).toContainEqual({ url: '/ja/', kind: 'guide', untranslated: [], unread: ['Welcome'], isMissing: true })
    expect(pages.find(({ url }: { url: string }) => url === '/ja/orders/trading')).toEqual({
      ...{ url: '/ja/orders/trading', kind: 'reference', untranslated: [] },
      unread: [
        'Trading',
        'Everything about trades.',
        'Get an order',
        'Gives at most 500 lines. See [the start](/).',
        'Which one, by its `id`.',
      ],
    })
    expect(catalogs).toMatchObject([
      { file: 'messages/ja.po', untranslated: 0 },
      { file: 'specs/i18n/ja.po', unread: 6 },
    ])
  })

  it('is on the pages, in the interface, in the search and in Markdown', async () => {
    const { value } = await generate({ kind: 'project', root })
    if (!value) throw new Error('the project has errors')
    const pages = await renderPages(value, workspace.newFolder(), root)
    const page = pages.find(({ route }) => route.url === '/ja/orders/trading')
    for (const text of ['Get an order 訳注文', 'Everything about trades. 訳注文', 'ありません。'])
      expect(page?.article).toContain(text)
    expect(page?.markdown).toContain(
      'Gives at most 500 lines. See [the start](https://docs.meridian.example.com/ja/index.md). 訳注文',
    )
    // That texts of the configuration come to the shell and its scripts is proved by tests/thirdLanguage.test.ts.
    const search = JSON.parse(await readFile(join(repository, 'site/i18n/search/en.json'), 'utf8'))
    expect(value.config.messages?.['ja']).toMatchObject({
      'shell.skip': 'Skip to content 訳注文',
      'shell.contents': 'On this page 訳注文',
      'search.field': `${search['search.field']} 訳注文`,
    })
    const files = allFiles(value)
    const sidebar = [...files].find(([file]) => file.startsWith('sidebars/ja/orders'))?.[1]
    for (const text of ['All endpoints 訳注文', 'Welcome 訳注文']) expect(sidebar).toContain(text)
    expect(files.get('public/ja/llms.txt')).toContain('Trading 訳注文')
    expect(value.searchRecords('ja').map(({ heading }) => heading)).toContain('Get an order 訳注文')
  })
})

it('has an example of such a command, which says what a service is missing', () => {
  const script = join(repository, 'examples/translate/translate.mjs')
  const input = '{"kind":"batch","language":"ja","languageName":"日本語","glossary":{}}\n{"kind":"text","id":"1"}\n'
  const { stderr, status } = spawnSync('node', [script], { input, env: { ...process.env, TRANSLATE_URL: '' } })
  expect(status).toBe(1)
  expect(String(stderr)).toContain('Set TRANSLATE_URL to the address of the service')
})
