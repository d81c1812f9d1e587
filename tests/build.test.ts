import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleOrigins } from '../generator/contract/console.ts'
import { hasConsole, type SearchIndexFile, type SearchPartFile } from '../generator/index.ts'
import { checkPublicFiles } from '../generator/validate/config/publicFiles.ts'
import { type Crawl, checkPages, crawlSite, createFetcher } from './crawl/crawlSite.ts'
import { htmlProblems } from './crawl/htmlProblems.ts'
import { lostFacts } from './crawl/lostFacts.ts'
import { buildAndServe, type ServedSite } from './crawl/serveBuilt.ts'
import { structureProblems } from './crawl/structureProblems.ts'
import { readFolder } from './diagnostics/readFolder.ts'
import { isFull } from './fullRun.ts'
import { copyMeridian, copyPlainMeridian } from './meridian.ts'
import { runCommand } from './runCommand.ts'
import { testedRoutes } from './testedRoutes.ts'
import { serveInvented, serveOwn } from './testedSites.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

describe.each([
  // Of another site at the root the usual run looks at this repository's own.
  ...(isFull ? [{ name: 'Meridian at /', serve: serveAtRoot, base: '/' }] : []),
  { name: 'Meridian at /docs/', serve: serveInvented, base: '/docs/' },
  { name: 'this repository’s own site', serve: serveOwn, base: '/' },
])('$name', ({ name, serve, base }) => {
  let workspace: Workspace
  let site: ServedSite
  let crawl: Crawl
  /** Answers are kept: nothing changes the site while it is looked at. */
  let get: ReturnType<typeof createFetcher>

  beforeAll(async () => {
    workspace = await createWorkspace()
    site = await serve(workspace.newFolder())
    get = createFetcher(site)
    crawl = await crawlSite(site, get)
  })

  afterAll(async () => {
    await site?.close()
    await workspace.remove()
  })

  it('has no link, script or image that leads nowhere, out of the base or out of the route table', () => {
    expect(crawl.problems).toEqual([])
  })

  it('has no file at an address that the public folder of a project could take', async () => {
    const { config } = site
    const routes = { defaultLocale: 'en', sidebars: [], routes: site.routes }
    const files = [...(await readFolder(site.folder)).keys()].filter((file) => !/\.(?:br|gz)$/.test(file))
    const published = Object.fromEntries(files.map((file) => [file, `public/${file}`]))
    const taken = checkPublicFiles({ config, routes, published, versions: [] })
    expect(files.filter((file) => !taken.some((finding) => finding.file === `public/${file}`))).toEqual([])
  })

  it('leads to every page from some other page', () => {
    const below = base.slice(0, -1)
    const lonely = site.routes.map(({ url }) => below + url).filter((url) => !crawl.reached.has(url))
    expect(lonely).toEqual([])
  })

  it('says on each page what it is: one h1, title, description, language, canonical address, translations', async () => {
    expect(await checkPages(site, get)).toEqual([])
  })

  it('has on each page its landmarks, names, headers of tables and texts of pictures', async () => {
    const wrong: string[] = []
    for (const { url } of testedRoutes(site.routes)) {
      const { body } = await get(base.slice(0, -1) + url)
      wrong.push(...structureProblems(body).map((problem) => `${url}: ${problem}`))
    }
    expect(wrong).toEqual([])
  })

  it('is valid HTML on every page', async () => {
    const below = base.slice(0, -1)
    // The project below a path has one of everything; it takes as long as all other checks to validate every page of all.
    const routes = testedRoutes(site.routes).filter((_, index) => isFull || base !== '/' || index % 8 === 0)
    const addresses = [...routes.map(({ url }) => below + url), `${base}no/such/page`, `${base}zh/no/such/page`]
    // All are fetched before the first is looked at: a connection that waits in between may be closed.
    const answers = await Promise.all(addresses.map(async (address) => ({ address, body: (await get(address)).body })))
    const problems: string[] = []
    for (const { address, body } of answers) problems.push(...(await htmlProblems(address, body)))
    expect(problems).toEqual([])
  })

  it('has exactly one HTML file for each route, and the not-found pages', async () => {
    const files = (await readdir(site.folder, { recursive: true })).filter((file) => file.endsWith('.html')).sort()
    const notFound = site.config.locales.map((_, index) =>
      index === 0 ? '404.html' : `${site.config.locales[index]?.code}/404.html`,
    )
    expect(files).toEqual(
      [
        ...site.routes.map(({ url }) => `${url.slice(1).replace(/\/$/, '')}/index.html`.replace(/^\//, '')),
        ...notFound,
        ...(hasConsole(site.config) ? notFound.map((file) => file.replace('404.html', 'console/index.html')) : []),
      ].sort(),
    )
  })

  it('lets the page of the console alone ask another site: the servers that are listed for it', async () => {
    const servers = consoleOrigins(site.config)
    const files = (await readdir(site.folder, { recursive: true })).filter((file) => file.endsWith('.html'))
    const asking = new Set<string>()
    for (const file of files) {
      const [, sources = "'self'"] = /connect-src ([^;"]*)/.exec(await readFile(join(site.folder, file), 'utf8')) ?? []
      if (sources !== "'self'") asking.add(`${/console\/index\.html$/.exec(file)?.[0] ?? file}: ${sources}`)
    }
    const expected = servers.length === 0 ? [] : [`console/index.html: ${["'self'", ...servers].join(' ')}`]
    expect([...asking]).toEqual(expected)
  })

  it('publishes nothing but pages, their Markdown, sidebars, assets, programs, specs and the icon', async () => {
    const entries = await readdir(site.folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    const paths = files.map((file) => file.slice(site.folder.length + 1).replace(/\.(br|gz)$/, ''))
    const others = paths.filter((file) => !isPublic(file))
    expect(others).toEqual([])
  })

  it('answers with the same page with and without a slash at the end, .html and /index.html', async () => {
    const below = base.slice(0, -1)
    const wrong: string[] = []
    for (const { url } of testedRoutes(site.routes)) {
      const page = (await get(below + url)).body
      for (const form of formsOf(below + url, base)) {
        const answer = await get(form)
        if (answer.status !== 200 || answer.body !== page) wrong.push(`${form} answers ${answer.status}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('has a Markdown version beside every page, in the page’s language', async () => {
    const wrong: string[] = []
    for (const { url, path, title } of site.routes) {
      const markdown = markdownAddress(url, path, base)
      const { status, type, body } = await get(markdown)
      if (status !== 200 || !type.startsWith('text/markdown') || !body.startsWith(`# ${title}\n`))
        wrong.push(`${markdown}: ${status} ${type} ${body.slice(0, 40)}`)
    }
    expect(wrong).toEqual([])
  })

  it('loses no name, value or example of a page in its Markdown version', async () => {
    const wrong: string[] = []
    for (const { url, path } of site.routes) {
      const [page, markdown] = await Promise.all([get(base.slice(0, -1) + url), get(markdownAddress(url, path, base))])
      wrong.push(...lostFacts(page.body, markdown.body).map((fact) => `${url}: ${fact}`))
    }
    expect(wrong).toEqual([])
  })

  it('names only addresses that are there in what crawlers and programs read', async () => {
    const files = [
      'sitemap.xml',
      'robots.txt',
      'llms.txt',
      'reference/index.json',
      '.well-known/api-catalog',
      '.well-known/agent-skills/index.json',
    ]
    const texts = await Promise.all(files.map(async (file) => (await get(base + file)).body))
    const feeds = site.routes.flatMap(({ feed }) => (feed === undefined ? [] : [get(base.slice(0, -1) + feed)]))
    const { origin } = site.config
    const named = [...texts, ...(await Promise.all(feeds)).map(({ body }) => body)].flatMap((text) =>
      text.split(/[\s"'<>()]/).filter((part) => part.startsWith(`${origin}/`)),
    )
    const paths = [...new Set(named.map((address) => new URL(address.replaceAll('&amp;', '&')).pathname))]
    const answers = await Promise.all(paths.map(async (path) => ({ path, status: (await get(path)).status })))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(paths.length).toBeGreaterThan(site.routes.length)
  })

  it('links in Markdown versions only to files that are there, and to pages by their Markdown versions', async () => {
    const wrong: string[] = []
    const pages = new Map(
      site.routes.map(({ url, path }) => [markdownAddress(url, path, base), base.slice(0, -1) + url]),
    )
    for (const { url, path } of site.routes) {
      const markdown = markdownAddress(url, path, base)
      const { body } = await get(markdown)
      for (const [, address = ''] of withoutCode(body).matchAll(/\]\(([^)\s]+)\)/g)) {
        if (!address.startsWith(site.config.origin)) {
          if (!/^(https?:|mailto:|#)/.test(address)) wrong.push(`${markdown}: ${address} is not absolute`)
          continue
        }
        const { pathname, hash } = new URL(address)
        const { status } = await get(pathname)
        const { page } = await get(pages.get(pathname) ?? pathname)
        if ([...pages.values()].includes(pathname)) wrong.push(`${markdown}: ${address} is no Markdown version`)
        // The console reads the text after `#` as a call or a replay.
        const anchor = pathname.endsWith('/console') ? '' : decodeURIComponent(hash.slice(1))
        if (status !== 200 || (anchor !== '' && !page?.ids.includes(anchor))) wrong.push(`${markdown}: ${address}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('gives each page the sidebar file that its data names', async () => {
    const wrong: string[] = []
    for (const { url, sidebar } of site.routes) {
      const file = (await get(base.slice(0, -1) + url)).page?.sidebarFile
      if ((sidebar === undefined) !== (file === undefined)) wrong.push(`${url} names ${file}`)
      if (file === undefined) continue
      const { status, type, body } = await get(file)
      if (status !== 200 || !type.startsWith('application/json') || JSON.parse(body).id !== sidebar)
        wrong.push(`${url}: ${file} answers ${status}`)
    }
    expect(wrong).toEqual([])
  })

  it('finds nothing at an anchor that its page does not have', async () => {
    const folder = join(site.folder, 'search')
    const wrong: string[] = []
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json'))) {
      const { pages, records, split }: SearchIndexFile = JSON.parse(await readFile(join(folder, file), 'utf8'))
      const parts: SearchPartFile[] = await Promise.all(
        (split?.parts ?? []).map(async (part) => JSON.parse(await readFile(join(folder, part.file), 'utf8'))),
      )
      const all = [...records, ...parts.flatMap(({ entries }) => entries.filter((entry) => typeof entry === 'object'))]
      for (const [, number, anchor] of all) {
        const url = pages[number]?.[0] ?? ''
        const { status, page } = await get(base.slice(0, -1) + url)
        if (status !== 200 || (anchor !== '' && !page?.ids.includes(anchor))) wrong.push(`${url}#${anchor}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('carries nothing of a search service that it does not ask', async () => {
    const files = (await readdir(join(site.folder, 'assets'), { recursive: true })).filter((file) =>
      file.endsWith('.js'),
    )
    const texts = await Promise.all(files.map((file) => readFile(join(site.folder, 'assets', file), 'utf8')))
    expect(texts.some((text) => text.includes('worker'))).toBe(true)
    expect(files.filter((_, place) => /algolia/i.test(texts[place] ?? ''))).toEqual([])
  })

  it('answers an unknown address with 404 and the not-found page of its language', async () => {
    for (const { lang, prefix } of site.config.locales.map(({ lang, code }, index) => ({
      lang,
      prefix: index === 0 ? '' : `${code}/`,
    }))) {
      for (const path of ['nothing', 'nothing/at/all/', 'nothing.html', 'orders/api/orders/nothing', 'nothing.md']) {
        const { status, page } = await get(base + prefix + path)
        expect({ path: prefix + path, status, lang: page?.lang, headings: page?.headings[0] }).toEqual({
          path: prefix + path,
          status: 404,
          lang,
          headings: 'h1',
        })
      }
    }
  })

  it('puts no script into a page but theme, announcement, sample language, asked address, the section’s script, the page’s data for searches and for itself, and the entry', async () => {
    for (const { url, sidebar } of site.routes) {
      const { page, body } = await get(base.slice(0, -1) + url)
      const hasScript = sidebar !== undefined && site.config.sidebars[sidebar]?.script !== undefined
      expect(page?.scripts.map(kindOfScript)).toEqual([
        'theme',
        ...(body.includes('data-reads-address') ? ['asked address'] : []),
        ...(body.includes('data-group="language"') ? ['sample language'] : []),
        ...(site.config.announcement ? ['announcement'] : []),
        'structured data',
        ...(hasScript ? [`section ${sidebar}`] : []),
        'data',
        'entry',
      ])
    }
  })

  it.runIf(name.startsWith('this'))('has exactly the pages of the contract, in both languages', async () => {
    const wanted = (await readFile(new URL('expected/routes.txt', import.meta.url), 'utf8')).trim().split('\n')
    const urls = (locale: string) => site.routes.filter((route) => route.locale === locale).map(({ url }) => url)
    expect(wanted).toHaveLength(115)
    expect(urls('en').sort()).toEqual([...wanted].sort())
    expect(urls('zh').sort()).toEqual(wanted.map((path) => `/zh${path}`).sort())
  })
})

it('a site is after an edit what a build from nothing gives elsewhere, byte for byte, and keeps pages that say the same', async () => {
  const workspace = await createWorkspace()
  // Code that is compiled for a component of the project is edited with `--full`.
  const copy = isFull ? copyMeridian : copyPlainMeridian
  const edited = { root: await copy(workspace.newFolder()), out: workspace.newFolder() }
  await buildMeridian(edited)
  const pages = [
    'index.html',
    'orders/api/order-status.md',
    'orders/maintenance/index.html',
    'zh/orders/api/cancel-order/index.html',
  ]
  const times = () => Promise.all(pages.map(async (file) => (await stat(join(edited.out, file))).mtimeMs))
  const before = await times()
  const fresh = { root: await copy(join(workspace.newFolder(), 'elsewhere')), out: workspace.newFolder() }
  for (const { root } of [edited, fresh]) await edit(root)
  await buildMeridian(edited)
  await buildMeridian(fresh)
  const compressed = ['index.html.br', 'index.html.gz']
  expect(await sameFiles(edited.out, fresh.out)).toEqual(expect.arrayContaining(isFull ? compressed : ['index.html']))
  expect((await times()).map((time, at) => time === before[at])).toEqual([true, true, false, false])
  await workspace.remove()
})

it.runIf(isFull)('a project that lies elsewhere gives the same site, byte for byte', async () => {
  const workspace = await createWorkspace()
  const here = { root: await copyMeridian(workspace.newFolder()), out: workspace.newFolder() }
  const elsewhere = { root: await copyMeridian(join(workspace.newFolder(), 'a b', '项目')), out: workspace.newFolder() }
  for (const project of [here, elsewhere]) await buildMeridian(project)
  expect(await sameFiles(here.out, elsewhere.out)).toContain('index.html')
  await workspace.remove()
})

it('invalid HTML would be found', async () => {
  const html = '<!doctype html><html lang="en"><head><title>x</title></head><p id="a"><p id="a"><div></p>'
  expect((await htmlProblems('/', html)).join('\n')).toContain('no-dup-id')
})

async function serveAtRoot(folder: string): Promise<ServedSite> {
  const root = await copyMeridian(join(folder, 'project'))
  return buildAndServe({ root, out: join(folder, 'site'), environment: { MERIDIAN_BASE: '/' } })
}

function markdownAddress(url: string, path: string, base: string): string {
  return `${base.slice(0, -1)}${path === '/' ? `${url}index` : url.replace(/\/$/, '')}.md`
}

/** One edit of each input of pages: fields, named schemas, translations, guides, and the line of a definition. */
const edits: readonly (readonly [file: string, from: string, to: string])[] = [
  ['specs/orders/paths/orders.yaml', 'Only orders of this symbol.', 'Orders of this symbol and no other.'],
  ['specs/orders/components/schemas.yaml', 'Which way the order goes.', 'Whether the order buys or sells.'],
  ['specs/orders/paths/book.yaml', '', '# Prices of everyone.\n'],
  ['specs/orders/i18n/zh.po', '撤销一笔未完成的订单。', '撤掉一笔未完成的订单。'],
  ['guides/en/orders/maintenance.mdx', 'on Sundays', 'on Saturdays'],
]

async function edit(root: string): Promise<void> {
  for (const [file, from, to] of edits) {
    const text = await readFile(join(root, file), 'utf8')
    expect(text, file).toContain(from)
    await writeFile(join(root, file), text.replace(from, to))
  }
}

async function buildMeridian({ root, out }: { readonly root: string; readonly out: string }): Promise<void> {
  const { code, stderr } = await runCommand('build', [
    ...['--project', root, '--out', out],
    ...['--compress', isFull ? 'fast' : 'none'],
  ])
  expect(code, stderr).toBe(0)
}

/** Names of the files of two sites, which are the same, byte for byte. */
async function sameFiles(one: string, other: string): Promise<string[]> {
  const [first, second] = await Promise.all([readFolder(one), readFolder(other)])
  expect([...first.keys()]).toEqual([...second.keys()])
  expect([...second].filter(([file, bytes]) => first.get(file) !== bytes).map(([file]) => file)).toEqual([])
  return [...first.keys()]
}

const folders = 'assets|images|sidebars|changes|console|search|operations|samples|recipes|specs|(?:zh/)?reference'
const machineFiles =
  /^(?:\.exchange-docs|_headers|_redirects|offline-worker\.js|sandbox\.mjs|sitemap\.xml|robots\.txt|(?:zh\/)?search\.json|\.well-known\/(?:api-catalog|agent-skills\/index\.json))$|(?:^|\/)llms(?:-full(?:-\d+)?)?\.txt$|(?:^|\/)changelog(?:\/\w+)?\.xml$/

function isPublic(file: string): boolean {
  return new RegExp(`^(${folders})/`).test(file) || /\.(html|md)$|^favicon\.svg$/.test(file) || machineFiles.test(file)
}

function formsOf(url: string, base: string): string[] {
  const bare = url.replace(/\/$/, '')
  if (url === base) return [`${bare}/index.html`, ...(base === '/' ? [] : [bare])]
  return [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`]
}

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^( *)(`{3,})[\s\S]*?^\1\2\s*$/gm, '').replaceAll(/`[^`\n]*`/g, '')
}

function kindOfScript(script: string): string {
  if (script.startsWith('<script id="page-data"')) return 'data'
  if (script.startsWith('<script data-page type="application/ld+json">{')) return 'structured data'
  if (script.includes('localStorage.theme')) return 'theme'
  if (script.includes('dataset.asked')) return 'asked address'
  if (script.includes('sample-language')) return 'sample language'
  if (script.startsWith('<script data-announcement="')) return 'announcement'
  const [, section] =
    /^<script type="module" async(?:="")? src="[^"]+" data-section="([^"]+)"><\/script>$/.exec(script) ?? []
  if (section !== undefined) return `section ${section}`
  return /^<script src="[^"]+" type="module" async><\/script>$/.test(script) ? 'entry' : script
}
