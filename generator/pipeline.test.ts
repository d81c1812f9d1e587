import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'
import { createMemory, type Memory } from './contract/memory.ts'
import { allFiles } from './pipeline/renderSite.ts'
import { generate } from './pipeline.ts'

const operation = `get:
  operationId: listOrders
  summary: List orders
  description: The newest first.
  tags: [orders]
  responses:
    200:
      description: The orders.
      content:
        application/json:
          schema: { type: array, items: { $ref: schemas.yaml#/Order } }
`

const schemas = `Order:
  type: object
  properties:
    price: { type: string, format: decimal, description: What it costs. }
`

/** Texts that each file of a small project can have; without a text there is no such file. */
const editions = {
  'specs/openapi.yaml': [
    'openapi: 3.1.0\ninfo: { title: Orders, version: 1.0.0 }\npaths:\n  /orders: { $ref: orders.yaml }\n',
    'openapi: 3.1.0\ninfo: { title: Trades, version: 1.0.0 }\npaths:\n  /orders: { $ref: orders.yaml }\n  /trades: { get: { tags: [trades], responses: {} } }\n',
    'openapi: 3.1.0\ninfo: { title: Orders, version: 1.0.0 }\npaths: { /orders: [\n',
  ],
  'specs/orders.yaml': [
    operation,
    operation.replace('newest', 'oldest'),
    `\n\n${operation.replace('schemas.yaml#/Order', 'more.yaml#/Order')}`,
  ],
  'specs/schemas.yaml': [
    schemas,
    schemas.replace('What it costs.', 'The limit.'),
    `${schemas}    fill: { $ref: more.yaml#/Fill }\n`,
    'Fill: {}\n',
  ],
  'specs/more.yaml': [
    'Fill: { type: object, properties: { size: { type: string } } }\nOrder: { $ref: schemas.yaml#/Order }\n',
    'Fill: { allOf: [{ $ref: schemas.yaml#/Order }] }\nOrder: { type: object, properties: { id: { type: integer } } }\n',
    undefined,
  ],
  'specs/i18n/zh.po': [
    'msgid "The newest first."\nmsgstr "最新的在前。"\n',
    'msgid "The newest first."\nmsgstr "新的在前。"\n',
    undefined,
  ],
  'guides/en/index.mdx': [
    '---\ntitle: Home\ndescription: Start here.\n---\n\n## 2025-01-02\n\n- `GET /orders` is [new](/orders/orders).\n',
    '---\ntitle: Home\ndescription: Start here.\n---\n\n## 2025-01-03\n\n- `GET /orders` is [old](/orders/orders).\n',
    '---\ntitle: Start\ndescription: Start here.\n---\n\nNothing is new.\n',
  ],
  'guides/zh/index.mdx': ['---\ntitle: 首页\ndescription: 从这里开始。\n---\n\n开始。\n', undefined],
} as const

type File = keyof typeof editions
type State = Readonly<Record<File, number>>

const config = `export default {
  brand: { name: 'Meridian' },
  locales: [
    { code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' },
    { code: 'zh', label: '中文', lang: 'zh', dir: 'ltr', calendar: 'gregory' },
  ],
  apis: [{ id: 'orders', specs: ['specs/openapi.yaml'], path: '/orders/' }],
}
`

const files = Object.keys(editions) as File[]
const start = Object.fromEntries(files.map((file) => [file, 0])) as State
const edits = fc.oneof(
  ...files.map((file) => fc.record({ file: fc.constant(file), edition: fc.nat(editions[file].length - 1) })),
)

/** Every file edited in every way, one after the other. */
const each = files.flatMap((file) => editions[file].map((_, edition) => ({ file, edition })))

it('gives after any edits what it gives when it starts anew', async () => {
  const first = Object.entries(editions).map(([file, [text]]) => [file, text])
  const root = await temporaryFolder({ ...Object.fromEntries(first), 'site.config.mjs': config })
  const anew = new Map<string, Promise<unknown>>()
  let saved = 0
  const save = async (file: File, edition: number) => {
    const text = editions[file][edition]
    saved += 1
    if (text === undefined) return rm(join(root, file), { force: true })
    await writeFile(join(root, file), text)
    await utimes(join(root, file), saved, saved)
  }
  const outcome = async (memory?: Memory) => {
    const { value, diagnostics } = await generate(
      { kind: 'project', root },
      { ...(memory ? { memory } : {}), checks: 'none' },
    )
    return { files: value && [...allFiles(value)], texts: value && [...value.texts], diagnostics }
  }
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 2, maxLength: 6 }), async (sequence) => {
      const memory = createMemory()
      let state = start
      for (const file of files) await save(file, 0)
      await outcome(memory)
      for (const { file, edition } of [
        ...sequence,
        ...sequence.toReversed().map((edit) => ({ ...edit, edition: 0 })),
      ]) {
        if (state[file] === edition) continue
        state = { ...state, [file]: edition }
        await save(file, edition)
        const key = JSON.stringify(state)
        const expected = anew.get(key) ?? outcome()
        anew.set(key, expected)
        expect(await outcome(memory)).toEqual(await expected)
      }
    }),
    { numRuns: 3, examples: [[each]], endOnFailure: true },
  )
})

it('places what the configuration names wrongly, and blames no link for a spec that cannot be read', async () => {
  const config = `export default {
  brand: { name: 'T' },
  apis: [{ id: 'a', specs: ['specs/a.yaml'], path: '/a/' }],
  sidebars: { s: { label: { en: 'S' }, landing: '/', items: ['/gone', '/a/orders'] } },
}
`
  const root = await temporaryFolder({
    'site.config.mjs': config,
    'guides/en/index.mdx': '---\ntitle: Home\ndescription: Start.\n---\n\nSee [orders](/a/orders).\n',
  })
  const found = async (spec: string | undefined) => {
    if (spec !== undefined) {
      await mkdir(join(root, 'specs'), { recursive: true })
      await writeFile(join(root, 'specs/a.yaml'), spec)
    }
    const { diagnostics } = await generate({ kind: 'project', root }, { checks: 'none' })
    const usual = await generate({ kind: 'project', root })
    return [...new Set([...diagnostics, ...usual.diagnostics])]
      .filter(({ severity }) => severity === 'error')
      .map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)
  }
  const all = async (spec?: string) => [...new Set(await found(spec))].sort()
  expect(await all()).toEqual(['site.config.mjs:3:29 file-not-found'])
  expect(await all('openapi: [')).toEqual(['specs/a.yaml:1:11 yaml-syntax'])
  const paths = 'paths: { /x: { get: { operationId: x, tags: [others], responses: {} } } }'
  const read = await all(`openapi: 3.1.0\ninfo: { title: A, version: '1' }\n${paths}\n`)
  expect(read.filter((line) => !line.startsWith('specs/'))).toEqual([
    'guides/en/index.mdx:6:5 link-broken',
    'site.config.mjs:4:62 sidebar-page-unknown',
    'site.config.mjs:4:71 sidebar-page-unknown',
  ])
})

it('says of a project without a page that there is nothing to render', async () => {
  const root = await temporaryFolder({ 'site.config.mjs': "export default { brand: { name: 'Empty' } }\n" })
  const { value, diagnostics } = await generate({ kind: 'project', root })
  expect(value).toBeUndefined()
  expect(diagnostics.map(({ code, severity, hint }) => [code, severity, hint])).toEqual([
    [
      'no-content',
      'error',
      'Write a guide, such as guides/en/index.mdx, or name a spec that has at least one path in apis.',
    ],
  ])
})
