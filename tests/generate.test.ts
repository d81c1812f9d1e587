import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Diagnostic } from '../generator/contract/diagnostics.ts'
import { besidePage, type RouteTable } from '../generator/contract/routes.ts'
import { allFiles, compareContent, generate as generateContent, hasErrors, writeContent } from '../generator/index.ts'
import { renderPages } from './corpus/renderSpec.ts'
import { copyMeridianWithHistory, published } from './datedMeridian.ts'
import { copyMeridian } from './meridian.ts'
import { runCommand } from './runCommand.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

let content: ReadonlyMap<string, string>
/** A copy outside this repository, whose history would date the pages. */
let source: string
let routes: RouteTable
let workspace: Workspace
/** A day that no file of the project names. */
const today = '2031-05-06'

beforeAll(async () => {
  workspace = await createWorkspace()
  source = await copyMeridian(join(workspace.path, 'meridian'))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(today) })
  content = await generate(source, 'first')
  vi.useRealTimers()
  routes = JSON.parse(content.get('routes.json') ?? '')
})

afterAll(() => workspace.remove())

describe('generating the Meridian project', () => {
  it.each([
    'pages/en/orders/api/orders.mdx',
    'pages/zh/orders/api/orders.mdx',
    'pages/en/orders/api/cancel-order.mdx',
    'pages/zh/orders/api/cancel-order.mdx',
    'pages/en/orders/api/market-data.mdx',
    'pages/zh/orders/api/market-data.mdx',
  ])('writes %s as expected', async (file) => {
    await expectDocument(file, content.get(file) ?? '')
  })

  it.each(['orders/api/market-data.md', 'zh/orders/api/order-status.md', 'orders/components.md'])(
    'renders %s as expected',
    async (file) => {
      const pages = await markdownVersions(source, 'first')
      await expectDocument(`markdown/${file}`, pages.get(`/${file}`) ?? '')
    },
  )

  it('gives the expected route table', async () => {
    await expectDocument('routes.txt', routeList(routes))
  })

  it('gives every route an MDX source', () => {
    expect(routes.routes.filter(({ source }) => !content.has(`pages/${source.file}`))).toEqual([])
  })

  it('tells of missing translations, and of nothing else', async () => {
    const { code, stdout } = await runCommand('validate', ['--project', source, '--format', 'json'])
    const diagnostics: Diagnostic[] = JSON.parse(stdout)
    expect(code).toBe(0)
    expect(diagnostics.map(({ code, severity, message, file }) => [code, severity, file, message])).toEqual([
      ['translation-missing', 'warning', 'guides/en/orders/maintenance.mdx', 'The guide has no zh translation.'],
      [
        'translation-missing',
        'warning',
        'specs/orders/i18n/zh.po',
        expect.stringContaining('"Whether to send a message before."'),
      ],
    ])
  })
})

describe('generating from a git repository', () => {
  it('puts dates into the route table and the lists made of it, and nowhere else, the same for every clone', async () => {
    const root = await copyMeridianWithHistory(join(workspace.path, 'dated'))
    const clone = join(workspace.path, 'clone')
    await promisify(execFile)('git', ['clone', '-q', root, clone])
    const dated = await generate(root, 'dated-content')
    expect([...(await generate(clone, 'cloned-content'))]).toEqual([...dated])
    const withDates = [...dated].flatMap(([file, text]) => (text.includes(published.second) ? [folderOf(file)] : []))
    expect([...new Set(withDates)].sort()).toEqual(['changes', 'public', 'routes.json'])
    expect([...content].filter(([, text]) => text.includes('"updated"'))).toEqual([])
    expect([dated.has('history.json'), content.has('history.json')]).toEqual([true, false])
    const changelog = 'https://docs.meridian.example.com/zh/changelog'
    const feed = dated.get('public/zh/changelog.xml')
    expect(feed).toContain(`<id>${changelog}#2026-02-20</id>`)
    expect(feed).toContain(`<updated>${published.newest}</updated>`)
    expect(dated.get('public/sitemap.xml')).toContain(`<loc>${changelog}</loc><lastmod>${published.newest}</lastmod>`)
    const pages = await markdownVersions(root, 'dated-content')
    expect(pages.get('/zh/orders/api/orders.md')).toContain(
      `次变更，最近一次：2026-02-20**\n\n- [2026-02-20](${changelog}.md#2026-02-20) Answers **sooner**.\n- [2026-01-05](${changelog}.md#2026-01-05)`,
    )
  })
})

describe('generating again', () => {
  it('gives the same bytes, wherever the project lies', async () => {
    const elsewhere = await generate(await copyMeridian(join(workspace.path, 'elsewhere', 'a b', '项目')), 'second')
    expect([...elsewhere]).toEqual([...content])
  })

  it('leaves no trace of the machine or of the clock in what it writes', () => {
    const texts = [...content].filter(([, text]) => text.includes(workspace.path) || text.includes(today))
    expect(texts.map(([file]) => file)).toEqual([])
  })

  it('touches no file when nothing changed', async () => {
    const written = join(workspace.path, 'unchanged')
    await writeContent(written, content)
    expect(await writeContent(written, content)).toEqual({ written: [], removed: [], unchanged: content.size })
  })

  it('removes the page of an operation that is gone from the spec, in every language', async () => {
    const root = await copyMeridian(join(workspace.path, 'without-order-status'))
    await replaceInFile(
      join(root, 'specs/orders/openapi.yaml'),
      '  /v1/order-status:\n    $ref: paths/order-status.yaml\n',
      '',
    )
    const { obsolete } = await compareContent(join(workspace.path, 'first'), await generate(root, 'without'))
    expect(obsolete.filter((file) => !/^(sidebars|search)\//.test(file))).toEqual([
      'operations/orders/getOrderStatus.json',
      'pages/en/orders/api/order-status.mdx',
      'pages/zh/orders/api/order-status.mdx',
      // The order's status is the only call with a last day.
      'public/reference/endings.json',
      'public/reference/orders/operations/getOrderStatus.json',
      'public/zh/reference/endings.json',
      'public/zh/reference/orders/operations/getOrderStatus.json',
      'samples/orders/GetOrderStatus.java',
      'samples/orders/get-order-status.go',
      'samples/orders/get-order-status.mjs',
      'samples/orders/get-order-status.py',
      'samples/orders/get-order-status.sh',
    ])
  })

  it('adds an operation to the page of its tag and touches no other page', async () => {
    const root = await copyMeridian(join(workspace.path, 'with-time'))
    await replaceInFile(join(root, 'specs/orders/openapi.yaml'), '\nwebhooks:', `${timeOperation}\nwebhooks:`)
    const { changed, obsolete } = await compareContent(join(workspace.path, 'first'), await generate(root, 'with'))
    expect([...changed, ...obsolete].filter((file) => /^(pages|sidebars)\//.test(file))).toEqual([
      'pages/en/orders/api/orders.mdx',
      'pages/zh/orders/api/orders.mdx',
    ])
  })
})

describe('generate --check', () => {
  it('ends with 0 for a folder that is up to date, and changes nothing', async () => {
    const checked = join(workspace.path, 'up-to-date')
    await writeContent(checked, content)
    const { code, stdout } = await runCommand('generate', ['--project', source, '--out', checked, '--check'])
    expect({ code, stdout: stdout.split('\n').at(-2) }).toEqual({ code: 0, stdout: `${checked} is up to date.` })
    expect(await compareContent(checked, content)).toEqual({ changed: [], obsolete: [] })
  })

  it('ends with 1, names what differs, and mends nothing', async () => {
    const checked = join(workspace.path, 'stale')
    const stale = new Map([...content, ['pages/en/orders/api/orders.mdx', 'old'], ['pages/en/gone.mdx', 'gone']])
    stale.delete('pages/zh/orders/api/orders.mdx')
    await writeContent(checked, stale)
    const { code, stdout } = await runCommand('generate', ['--project', source, '--out', checked, '--check'])
    expect(code).toBe(1)
    expect(stdout).toContain('out of date: pages/en/orders/api/orders.mdx\n')
    expect(stdout).toContain('out of date: pages/zh/orders/api/orders.mdx\n')
    expect(stdout).toContain('no longer generated: pages/en/gone.mdx\n')
    expect(await compareContent(checked, stale)).toEqual({ changed: [], obsolete: [] })
  })
})

const timeOperation = `  /v2/time:
    get:
      operationId: getTime
      summary: Get the time
      description: Gives the time of the exchange.
      tags: [Orders]
      security: []
      responses:
        '200':
          description: The time.
`

function folderOf(file: string): string {
  return file.split('/')[0] ?? ''
}

/** Generates a project into a folder and gives the files, in the order of their names. */
async function generate(root: string, out: string): Promise<ReadonlyMap<string, string>> {
  const { value, diagnostics } = await generateContent({ kind: 'project', root })
  if (!value || hasErrors(diagnostics)) throw new Error(JSON.stringify(diagnostics))
  const files = allFiles(value)
  await writeContent(join(workspace.path, out), files)
  return files
}

/** The Markdown version of each page of a project that `generate` has written to a folder, by its address. */
async function markdownVersions(root: string, out: string): Promise<ReadonlyMap<string, string>> {
  const { value } = await generateContent({ kind: 'project', root })
  if (!value) throw new Error(`${root} has errors`)
  const pages = await renderPages(value, join(workspace.path, out), root)
  return new Map(pages.map(({ route, markdown }) => [besidePage(route, 'md'), markdown]))
}

async function replaceInFile(file: string, old: string, replacement: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (!text.includes(old)) throw new Error(`${file} does not contain ${old}`)
  await writeFile(file, text.replace(old, replacement))
}

/** One line a route, as a document: address, kind, language of the text, title. */
function routeList({ routes: table, sidebars }: RouteTable): string {
  const lines = table.map(({ url, kind, contentLocale, title, sidebar = '-', edit }) =>
    [
      url.padEnd(30),
      kind.padEnd(9),
      contentLocale,
      sidebar.padEnd(6),
      `${edit.file}:${edit.line}`.padEnd(40),
      title,
    ].join('  '),
  )
  const trees = sidebars.flatMap(({ locale, label, items }) => [
    '',
    `${locale}  ${label}`,
    ...items.flatMap((item) =>
      'items' in item
        ? [`  ${item.label}`, ...item.items.map((entry) => `    ${entryLine(entry)}`)]
        : [`  ${entryLine(item)}`],
    ),
  ])
  return `${[...lines, ...trees].join('\n')}\n`
}

function entryLine({
  label,
  path,
  methods = [],
  deprecated,
}: {
  label: string
  path: string
  methods?: readonly string[]
  deprecated?: true
}): string {
  return [label, path, methods.join(' '), deprecated && 'deprecated'].filter(Boolean).join('  ')
}

/** Compares with a committed document; `vitest -u` writes it anew. */
async function expectDocument(file: string, text: string): Promise<void> {
  await expect(text).toMatchFileSnapshot(`expected/meridian/${file}`)
}
