import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemory, type Memory, noMemory } from '../generator/contract/memory.ts'
import type { Route } from '../generator/contract/routes.ts'
import { allFiles, generate, pageKeys, sidebarKeys } from '../generator/index.ts'
import { withSidebar } from '../site/server/page/withSidebar.ts'
import { renderPages } from './corpus/renderSpec.ts'
import { copyMeridianWithHistory } from './datedMeridian.ts'
import { readFolder } from './diagnostics/readFolder.ts'
import { isFull } from './fullRun.ts'
import { copyPlainMeridian } from './meridian.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

let workspace: Workspace
let root: string
let before: Pages

beforeAll(async () => {
  workspace = await createWorkspace()
  root = await writeProject(workspace.newFolder())
  before = await pagesNow()
})

afterAll(() => workspace.remove())

type Edit = readonly [what: string, file: string, from: string, to: string]

const otherEdits: readonly Edit[] = [
  ['a message', 'specs/orders/asyncapi.yaml', 'What traded.', 'Trades.'],
  ['a heading', 'guides/en/orders/index.mdx', '[#authentication]', '[#login]'],
  ['an error code', 'specs/orders/errors.yaml', 'NOT_ENOUGH_FUNDS', 'TOO_LITTLE'],
  ['a description', 'specs/orders/paths/orders.yaml', 'Only orders of this symbol.', 'Orders of this symbol.'],
  ['a title', 'specs/orders/paths/order-status.yaml', 'Get the status of an order', 'Get the state of an order'],
  ['a replacement', 'specs/orders/paths/order-status.yaml', 'operations: [getOrder]', 'operations: [placeOrder]'],
  ['a server', 'specs/orders/openapi.yaml', 'https://api.meridian', 'https://rest.meridian'],
  ['a tag', 'specs/orders/openapi.yaml', 'Public prices. No token needed.', 'Prices.'],
  ['a login', 'specs/orders/asyncapi.yaml', 'Says who you are.', 'Names you.'],
  ['a frame of the login', 'specs/orders/asyncapi.yaml', 'key: abc', 'key: def'],
  ['a label', 'guides/en/orders/index.mdx', 'sidebarLabel: Overview', 'sidebarLabel: Life'],
  ['an error table', 'guides/en/orders/components.mdx', '<ErrorTable api="orders" />', ''],
  ['a changelog', 'guides/en/changelog.mdx', 'answers sooner', 'answers at once'],
  ['a recipe', 'guides/recipes/place-order.py', 'placed', 'sent'],
]

describe('a page whose HTML or Markdown changes has another key', () => {
  it.each<Edit>([
    ['a shared schema', 'specs/orders/components/schemas.yaml', 'Which way the order goes.', 'Buys or sells.'],
    ['a translation', 'specs/orders/i18n/zh.po', '撤销一笔未完成的订单。', '撤掉一笔未完成的订单。'],
    ['a table', 'guides/data/symbols.json', 'Aurum', 'Gold'],
    ['a label of the configuration', 'site.config.ts', "en: 'Market data'", "en: 'Prices'"],
    ...(isFull ? otherEdits : []),
  ])('after %s was edited', async (_, file, from, to) => {
    const now = await pagesAfter(file, (text) => text.replace(from, to))
    expect(changed(now, 'html')).not.toEqual([])
    expect(await wronglyKept(now)).toEqual([])
  })

  it('after any word was edited', async () => {
    const files = [...(await readFolder(root)).keys()].filter((file) => /\.(?:yaml|mdx|json|po|py)$/.test(file)).sort()
    const edit = fc.record({ file: fc.constantFrom(...files), at: fc.double({ min: 0, max: 1, noNaN: true }) })
    await fc.assert(
      fc.asyncProperty(edit, async ({ file, at }) => {
        const now = await pagesAfter(file, (text) => withOtherWord(text, at)).catch(() => undefined)
        // Not every word may be another one.
        fc.pre(now !== undefined)
        if (now) expect(await wronglyKept(now)).toEqual([])
      }),
      { numRuns: isFull ? 12 : 2, seed: 20_261_122 },
    )
  })
})

describe('the files made with what an earlier run left are those of a first run', () => {
  it.each<Edit>([
    ['a shared schema', 'specs/orders/components/schemas.yaml', 'Which way the order goes.', 'Buys or sells.'],
    ['an error of the connection', 'specs/orders/asyncapi.yaml', 'was not understood', 'is not known'],
    ...(isFull ? otherEdits : []),
  ])('after %s was edited', async (_, file, from, to) => {
    const memory = createKeptMemory()
    await filesNow(memory)
    const [cold, warm] = await whileEdited(
      file,
      (text) => text.replace(from, to),
      async () => [await filesNow(), await filesNow(memory)],
    )
    expect([...cold].filter(([name, text]) => warm?.get(name) !== text).map(([name]) => name)).toEqual([])
    expect(warm?.size).toBe(cold?.size)
  })
})

describe('all other pages keep their keys', () => {
  it.each<[what: string, file: string, from: string, to: string, pages: readonly string[]]>([
    [
      'a parameter',
      'specs/orders/components/parameters.yaml',
      'Id that Meridian gave the order.',
      'Id of the order.',
      ['/orders/api/cancel-order', '/orders/api/orders'],
    ],
    [
      'a paragraph of a guide',
      'guides/en/orders/maintenance.mdx',
      'on Sundays',
      'on Saturdays',
      ['/orders/maintenance'],
    ],
    ['a table', 'guides/data/symbols.json', 'Aurum', 'Gold', ['/symbols']],
    [
      'the title of an operation',
      'specs/orders/paths/order-status.yaml',
      'Get the status of an order',
      'Get the state of an order',
      [
        '/orders/api/',
        '/orders/api/market-data',
        '/orders/api/order-group',
        '/orders/api/order-status',
        '/orders/components',
      ],
    ],
    [
      'the title of a channel',
      'specs/orders/asyncapi.yaml',
      'title: Fills',
      'title: Trades',
      ['/first-order', '/orders/api/', '/orders/api/fills', '/orders/components'],
    ],
    [
      'a title in the sidebar',
      'guides/en/orders/maintenance.mdx',
      'title: ',
      'title: Planned ',
      ['/orders/api/notices', '/orders/maintenance'],
    ],
  ])('after %s was edited', async (_, file, from, to, pages) => {
    const now = await pagesAfter(file, (text) => text.replace(from, to))
    expect(changed(now, 'key')).toEqual([...pages, ...pages.map((page) => `/zh${page}`)])
    expect(await wronglyKept(now)).toEqual([])
  })
})

it('a line added above the entries of a page changes its key only where links for editing name lines', async () => {
  const config = join(root, 'site.config.ts')
  const text = await readFile(config, 'utf8')
  const changedBy = async (): Promise<string[]> => {
    const earlier = await pagesNow()
    const now = await pagesAfter('specs/orders/paths/book.yaml', (spec) => `# Read by everyone.\n${spec}`)
    return [...now].filter(([url, { key }]) => key !== earlier.get(url)?.key).map(([url]) => url)
  }
  expect(await changedBy()).toEqual(['/orders/api/market-data', '/zh/orders/api/market-data'])
  await writeFile(config, text.replace('#L{line}', ''))
  try {
    expect(await changedBy()).toEqual([])
  } finally {
    await writeFile(config, text)
  }
})

it('a date of one page is no part of the key of another', async () => {
  const dated = await copyMeridianWithHistory(workspace.newFolder())
  const earlier = await pagesNow(dated)
  const file = join(dated, 'specs/orders/paths/book.yaml')
  // Uncommitted content has no date.
  await writeFile(file, `${await readFile(file, 'utf8')}# Read once more.\n`)
  const now = await pagesNow(dated)
  const others = [...now].filter(([url, { key }]) => key !== earlier.get(url)?.key).map(([url]) => url)
  expect(others).toEqual(['/orders/api/market-data', '/zh/orders/api/market-data'])
  expect([...now].filter(([url, { html }]) => html !== earlier.get(url)?.html)).toHaveLength(2)
})

interface Page {
  readonly key: string
  readonly sidebar: string
  readonly html: string
  readonly markdown: string
  /** HTML that a build makes of a published page when only the sidebar has changed. */
  readonly withSidebar: (published: string) => Promise<string>
}

/** By address. */
type Pages = ReadonlyMap<string, Page>

function changed(now: Pages, what: 'key' | 'html'): string[] {
  return [...now]
    .filter(([url, page]) => page[what] !== before.get(url)?.[what])
    .map(([url]) => url)
    .sort()
}

/** Pages that a build would take over though their content differs. */
async function wronglyKept(now: Pages): Promise<string[]> {
  const wrong = [...now].map(async ([url, page]) => {
    const known = before.get(url)
    if (page.key !== known?.key) return []
    const html = page.sidebar === known.sidebar ? known.html : await page.withSidebar(known.html)
    return html === page.html && known.markdown === page.markdown ? [] : [url]
  })
  return (await Promise.all(wrong)).flat()
}

function pagesAfter(file: string, edit: (text: string) => string): Promise<Pages> {
  return whileEdited(file, edit, () => pagesNow())
}

async function whileEdited<Result>(
  file: string,
  edit: (text: string) => string,
  work: () => Promise<Result>,
): Promise<Result> {
  const path = join(root, file)
  const text = await readFile(path, 'utf8')
  const edited = edit(text)
  expect(edited, file).not.toBe(text)
  await writeFile(path, edited)
  try {
    return await work()
  } finally {
    await writeFile(path, text)
  }
}

/** As builds have it: the next run finds kept values by their input. */
function createKeptMemory(): Memory {
  const { keep } = createMemory()
  return { recall: (_key, _inputs, work) => work(), keep }
}

async function filesNow(memory = noMemory): Promise<ReadonlyMap<string, string>> {
  const { value: site } = await generate({ kind: 'project', root }, { checks: 'none', memory })
  if (!site) throw new Error('no site')
  return allFiles(site)
}

async function pagesNow(folder = root): Promise<Pages> {
  const { value: site, diagnostics } = await generate({ kind: 'project', root: folder }, { checks: 'none' })
  if (!site) throw new Error(JSON.stringify(diagnostics))
  const textOf = ({ source: { file } }: Route) => site.pageFiles.get(`pages/${file}`) ?? ''
  const keyOf = pageKeys({ ...site.lateInput, textOf })
  const sidebarOf = sidebarKeys(site.routes)
  const ownSidebar = (published: string) => withSidebar(published, { table: site.routes })
  const pages = await renderPages(site, workspace.newFolder(), folder)
  return new Map(
    pages.map(({ route, html, markdown }) => [
      route.url,
      { key: keyOf(route), sidebar: sidebarOf(route), html, markdown, withSidebar: ownSidebar },
    ]),
  )
}

/** The text with another word in the place of one of its words. */
function withOtherWord(text: string, at: number): string {
  const words = [...text.matchAll(/(?<=[ '">])[a-z]{3,}(?=[ .,'"<])/gi)]
  const word = words[Math.floor(at * words.length)]
  return word ? `${text.slice(0, word.index)}Another${text.slice(word.index + word[0].length)}` : `${text}\n`
}

/** Meridian with a part for every kind of content. */
async function writeProject(folder: string): Promise<string> {
  // The output of a project's component is unknown: its page depends on everything.
  await copyPlainMeridian(folder)
  const config = join(folder, 'site.config.ts')
  const specs = "specs: ['specs/orders/openapi.yaml'"
  await writeFile(config, (await readFile(config, 'utf8')).replace(specs, `${specs}, 'specs/orders/asyncapi.yaml'`))
  await appendFile(join(folder, 'guides/en/orders/maintenance.mdx'), '\n<Schema api="orders" of="Order" />\n')
  for (const [file, text] of Object.entries(added)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  return folder
}

const added = {
  'specs/orders/asyncapi.yaml': `asyncapi: 3.0.0
info: { title: Meridian streams, version: '2' }
servers: { main: { host: stream.meridian.example.com, protocol: wss, description: The stream. } }
x-errors: [{ code: Bad frame, description: The frame was not understood., action: Correct it. }]
channels:
  login:
    address: login
    title: Log in
    description: Says who you are.
    x-access: private
    x-page: /orders/api/authentication
    messages: { login: { title: Login, payload: { type: object }, examples: [{ payload: { key: abc } }] } }
  fills:
    address: fills
    title: Fills
    x-access: private
    x-page: /orders/api/fills
    messages: { fill: { title: Fill, description: What traded., payload: { type: object }, examples: [{ payload: { size: '1' } }] } }
operations:
  sendLogin: { action: receive, channel: { $ref: '#/channels/login' } }
  onFill: { action: send, channel: { $ref: '#/channels/fills' } }
`,
  'guides/data/symbols.json': JSON.stringify({
    columns: [{ key: 'name', label: { en: 'Name', zh: '名称' } }],
    rows: [{ name: 'Aurum' }],
  }),
  'guides/recipes/place-order.py': `# Places an order.\nprint('placed')\n`,
  'guides/en/symbols.mdx': `---\ntitle: Symbols\ndescription: What is traded.\n---\n\n<DataTable file="symbols.json" />\n`,
  'guides/en/first-order.mdx': `---\ntitle: A first order\ndescription: Places one.\n---\n\n<Recipe name="place-order" />\n\n<ChannelList api="orders" />\n`,
  'guides/en/orders/connection.mdx': `---\ntitle: Connection\ndescription: Its rules.\n---\n\n<ConnectionRules api="orders" part="errors" />\n`,
  'guides/en/changelog.mdx': `---\ntitle: Changelog\ndescription: What changed.\n---\n\n## 2026-02-20 [#2026-02-20]\n\n- [Get an order](/orders/api/orders#getOrder) answers sooner.\n`,
}
