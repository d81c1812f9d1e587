import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from './runCommand.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const config = `import ja from './messages/ja.json' with { type: 'json' }

export default {
  brand: { name: 'Meridian' },
  origin: 'https://docs.meridian.example.com',
  offline: true,
  locales: [
    { code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' },
    { code: 'ja', label: '日本語', lang: 'ja', dir: 'ltr', calendar: 'gregory' },
  ],
  apis: [{ id: 'orders', specs: ['specs/openapi.yaml'], path: '/orders/' }],
  messages: { ja },
}
`

const spec = `openapi: 3.1.0
info: { title: Orders, version: '1', license: { name: MIT, identifier: MIT } }
servers: [{ url: https://api.meridian.example.com }]
security: []
tags: [{ name: Orders, description: All of them. }]
paths:
  /orders/{id}:
    get:
      operationId: getOrder
      summary: Get an order
      description: One order by its id.
      tags: [Orders]
      parameters:
        - { name: id, in: path, required: true, description: Which order., schema: { type: string }, example: '7' }
      responses:
        '204': { description: There is none. }
  /fills:
    get: { operationId: listFills, summary: List fills, responses: { '204': { description: There are none. } } }
`

const messages = {
  'shell.skip': '本文へ移動',
  'search.field': '検索',
  'reference.copyLink': 'リンクをコピー',
  'offline.title': 'オフラインです',
  'reference.parameters.path': 'パスパラメータ',
  'machines.others': 'その他のページ',
  'titles.Operations': '操作',
}

const files = {
  'site.config.mjs': config,
  'messages/ja.json': JSON.stringify(messages),
  'specs/openapi.yaml': spec,
  'specs/i18n/ja.po':
    'msgid ""\nmsgstr "Language: ja\\n"\n\nmsgid "One order by its id."\nmsgstr "注文を一件取得します。"\n',
  'guides/en/index.mdx': '---\ntitle: Home\ndescription: Start here.\n---\n\nWelcome. See [orders](/orders/orders).\n',
}

let workspace: Workspace
let root: string
let out: string

beforeAll(async () => {
  workspace = await createWorkspace()
  root = workspace.newFolder()
  out = workspace.newFolder()
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const { code, stdout, stderr } = await runCommand('build', ['--project', root, '--out', out, '--compress', 'none'])
  expect(code, stdout + stderr).toBe(0)
})

afterAll(() => workspace.remove())

const read = (file: string) => readFile(join(out, file), 'utf8')

it('says on pages what the project says in the language, and the rest in English', async () => {
  const html = await read('ja/orders/orders/index.html')
  expect(html).toContain('<html lang="ja"')
  expect(html).toContain('本文へ移動')
  expect(html).toContain('リンクをコピー')
  expect(html).toContain('注文を一件取得します。')
  expect(html).toContain('On this page')
  expect(await read('orders/orders/index.html')).toContain('Skip to content')
  expect(await read('ja/orders/operations/index.html')).toContain('<h1>操作</h1>')
})

it('gives the browser the texts of the language, already parsed', async () => {
  const scripts = (await readdir(join(out, 'assets'), { recursive: true })).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(scripts.map((name) => read(`assets/${name}`)))
  for (const text of [messages['shell.skip'], messages['search.field']])
    expect(texts.filter((script) => script.includes(text))).toHaveLength(1)
  expect(texts.find((script) => script.includes(messages['shell.skip']))).toContain('On this page')
})

it('has the language in Markdown versions, lists for language models and the page without a network', async () => {
  const markdown = await read('ja/orders/orders.md')
  expect(markdown).toContain('パスパラメータ')
  expect(markdown).toContain('Responses')
  expect(await read('ja/llms.txt')).toContain('その他のページ')
  expect(await read('offline-worker.js')).toContain('オフラインです')
})

it('counts what the language is missing', async () => {
  const { stdout } = await runCommand('validate', ['--project', root])
  expect(stdout).toMatch(/site\.config\.mjs:7:3 {2}warning {2}translation-missing/)
  expect(stdout).toMatch(/\d+ of \d+ texts of the interface are not in "ja": readers see them in English\./)
})
