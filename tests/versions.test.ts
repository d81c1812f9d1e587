import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '../generator/contract/routes.ts'
import { crawlSite, createFetcher } from './crawl/crawlSite.ts'
import type { ServedSite } from './crawl/serveBuilt.ts'
import { copyPlainMeridian } from './meridian.ts'
import { runCommand } from './runCommand.ts'
import { base, buildTwoVersions, cutVersion } from './twoVersions.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const origin = 'https://docs.meridian.example.com'
let workspace: Workspace

beforeAll(async () => {
  workspace = await createWorkspace()
})

afterAll(() => workspace.remove())

describe('version:cut', () => {
  it('freezes a project, says what it did, and gives the same bytes from the same project', async () => {
    const [one, two] = await Promise.all([workspace.newFolder(), workspace.newFolder()].map(copyPlainMeridian))
    const results = await Promise.all([cutVersion(one ?? ''), cutVersion(two ?? '')])
    expect(results.map(({ code }) => code)).toEqual([0, 0])
    expect(results[0]?.stdout).toContain(
      'versions/1.0: 22 pages from 12 spec files and catalogs, frozen on 2026-11-21\n',
    )
    expect(results[0]?.stdout).toContain('every build publishes the version below /1.0/')
    expect(await readTree(join(one ?? '', 'versions'))).toEqual(await readTree(join(two ?? '', 'versions')))
    expect(await readFile(join(one ?? '', 'versions.json'), 'utf8')).toBe(
      '[\n  {"name":"1.0","label":{"en":"1.0","zh":"1.0"},"date":"2026-11-21","main":"/orders/","locales":["en","zh"]}\n]\n',
    )
  })

  it('refuses a project with errors, and leaves it as it was', async () => {
    const root = await copyPlainMeridian(workspace.newFolder())
    await writeFile(join(root, 'guides/en/orders/broken.mdx'), 'No front matter.\n')
    const before = await readTree(root)
    const { code, stdout } = await cutVersion(root)
    expect(code).toBe(1)
    expect(stdout).toContain('guides/en/orders/broken.mdx:1:1  error  guide-front-matter')
    expect(await readTree(root)).toEqual(before)
  })

  it.each([
    ['no name', [], 'Name one version'],
    ['the name of a page’s folder', ['orders'], '"orders" is where the page /orders/'],
    ['a day that does not exist', ['1.0', '--date', '2026-02-30'], '--date is a day such as 2026-11-21'],
  ])('ends with 2 for %s', async (_, flags, message) => {
    const { code, stderr } = await runCommand('versionCut', [...flags, '--project', 'tests/fixtures/meridian'])
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })
})

describe('a site with a frozen version', () => {
  let site: ServedSite
  let project: string
  let all: readonly Route[]

  beforeAll(async () => {
    const folder = workspace.newFolder()
    site = await buildTwoVersions(folder)
    project = join(folder, 'project')
    all = [...site.routes, ...(await frozenRoutes(project, site.routes))]
  })

  afterAll(() => site.close())

  it('publishes the pages that each version has, and no other', async () => {
    const files = (await readdir(site.folder, { recursive: true })).filter((file) => file.endsWith('.html'))
    const pages = all.map(({ url }) => `${url.slice(1).replace(/\/$/, '')}/index.html`.replace(/^\//, ''))
    const notFound = ['404.html', 'zh/404.html', '1.0/404.html', '1.0/zh/404.html']
    expect(files.sort()).toEqual([...pages, ...notFound].sort())
    expect(pages).toContain('1.0/orders/api/order-status/index.html')
    expect(pages).not.toContain('orders/api/order-status/index.html')
    expect(pages).toContain('orders/limits/index.html')
    expect(pages).not.toContain('1.0/orders/limits/index.html')
  })

  it('has no link between or inside the versions that leads nowhere', async () => {
    const { problems } = await crawlSite({ ...site, routes: all })
    expect(problems).toEqual([])
  })

  it('shows in each version what that version says', async () => {
    const get = createFetcher(site)
    expect((await get('/docs/orders/api/market-data')).body).toContain('Gives the prices of today.')
    expect((await get('/docs/1.0/orders/api/market-data')).body).toContain('Gives the best prices of a symbol.')
    expect((await get('/docs/1.0/orders/api/market-data.md')).body).toContain('Gives the best prices of a symbol.')
  })

  it('names the current page as the one to find, where there is one', async () => {
    const get = createFetcher(site)
    const headOf = async (path: string) => {
      const { page } = await get(path)
      return { canonical: page?.canonical, languages: Object.keys(page?.alternates ?? {}) }
    }
    expect(await headOf('/docs/orders/')).toEqual({
      canonical: `${origin}/docs/orders/`,
      languages: ['en', 'zh-Hans', 'x-default'],
    })
    expect(await headOf('/docs/1.0/zh/orders/')).toEqual({ canonical: `${origin}/docs/zh/orders/`, languages: [] })
    expect(await headOf('/docs/1.0/orders/api/order-status')).toEqual({
      canonical: `${origin}/docs/1.0/orders/api/order-status`,
      languages: ['en', 'zh-Hans', 'x-default'],
    })
  })

  it('leaves out of old pages what speaks of the day and the way to edit them', async () => {
    const get = createFetcher(site)
    const current = (await get('/docs/orders/')).body
    const old = (await get('/docs/1.0/orders/')).body
    for (const text of ['class="announcement"', 'code.meridian.example.com/docs/edit/main/guides/en/orders/index.mdx'])
      expect({ text, current: current.includes(text), old: old.includes(text) }).toEqual({
        text,
        current: true,
        old: false,
      })
  })

  it('answers below a version with the not-found page of that version and language', async () => {
    const get = createFetcher(site)
    for (const [path, lang, home] of [
      ['/docs/nothing', 'en', '/docs/'],
      ['/docs/1.0/nothing', 'en', '/docs/1.0/'],
      ['/docs/1.0/zh/nothing/at/all', 'zh-Hans', '/docs/1.0/zh/'],
    ] as const) {
      const { status, page } = await get(path)
      expect({ path, status, lang: page?.lang }).toEqual({ path, status: 404, lang })
      expect(page?.references.map(({ url }) => url)).toContain(home)
    }
  })

  it('is not built again while no version has changed', async () => {
    const flags = ['--project', project, '--out', site.folder, '--compress', 'none']
    const { code, stderr } = await runCommand('build', flags, { environment: { MERIDIAN_BASE: base } })
    expect(code).toBe(0)
    expect(stderr).toContain('Nothing has changed since the last build.')
  })

  it('keeps the last good site when a version cannot be built, and says where it is broken', async () => {
    const file = join(project, 'versions/1.0/guides/en/orders/index.mdx')
    const text = await readFile(file, 'utf8')
    await writeFile(file, 'No front matter.\n')
    const { code, stdout } = await runCommand('build', ['--project', project, '--out', site.folder])
    await writeFile(file, text)
    expect(code).toBe(1)
    expect(stdout).toContain('versions/1.0/guides/en/orders/index.mdx:1:1  error  guide-front-matter')
    expect((await createFetcher(site)('/docs/1.0/orders/')).status).toBe(200)
  })

  it('is without the version once its folder and its line are gone', async () => {
    await rm(join(project, 'versions'), { recursive: true })
    await rm(join(project, 'versions.json'))
    const flags = ['--project', project, '--out', site.folder, '--compress', 'none']
    const { code, stdout } = await runCommand('build', flags, { environment: { MERIDIAN_BASE: base } })
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.not.stringContaining('config-not-found') })
    const get = createFetcher(site)
    expect((await get('/docs/1.0/orders/')).status).toBe(404)
    expect((await get('/docs/orders/')).body).not.toContain('/docs/1.0/')
  })
})

/** The pages of version 1.0 as its lock has them, in both languages. */
async function frozenRoutes(project: string, [like]: readonly Route[]): Promise<Route[]> {
  const lock: object = JSON.parse(await readFile(join(project, 'versions/1.0/routes.lock.json'), 'utf8'))
  if (!like) throw new Error('the current version has no pages')
  return Object.keys(lock).flatMap((path) =>
    ['/1.0', '/1.0/zh'].map((prefix) => ({ ...like, path, url: `${prefix}${path}` })),
  )
}

/** Every file below a folder with its text. */
async function readTree(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const texts = await Promise.all(
    files.sort().map(async (file) => [file.slice(folder.length), await readFile(file, 'utf8')] as const),
  )
  return Object.fromEntries(texts)
}
