import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allFiles } from '../generator/pipeline/renderSite.ts'
import { generate } from '../generator/pipeline.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

let workspace: Workspace
let root: string

const own = { dir: 'ltr', calendar: 'gregory' }
const locales = [
  { code: 'en', label: 'English', lang: 'en', ...own },
  { code: 'zh', label: '中文', lang: 'zh-Hans', ...own },
]

const guide = (fields: string, text: string) => `---\ntitle: A\ndescription: All of it.\n${fields}---\n\n${text}\n`

const files = {
  'site.config.mjs': `export default ${JSON.stringify({ brand: { name: 'A' }, apis: [], locales })}`,
  'guides/en/index.mdx': guide('', 'Welcome.'),
  'guides/zh/index.mdx': guide('', '欢迎。'),
  'guides/en/plans.mdx': guide('draft: true\n', 'Unreleased plans.'),
  // A translation of a draft is one too.
  'guides/zh/plans.mdx': guide('', '未发布的计划。'),
  'guides/en/404.mdx': guide('', 'Nothing is at this address.'),
  'guides/zh/404.mdx': guide('', '此处没有页面。'),
  'guides/en/terms.mdx': guide('noindex: true\n', 'Terms.'),
  'guides/zh/terms.mdx': guide('noindex: true\n', '条款。'),
}

beforeAll(async () => {
  workspace = await createWorkspace()
  root = workspace.newFolder()
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
})

afterAll(() => workspace.remove())

async function siteFor(seesDrafts: boolean) {
  const { value, diagnostics } = await generate({ kind: 'project', root, ...(seesDrafts ? { seesDrafts } : {}) })
  if (!value) throw new Error(JSON.stringify(diagnostics))
  return value
}

it('a build publishes no word of a draft, in any language', async () => {
  const site = await siteFor(false)
  const published = JSON.stringify([
    [...allFiles(site)],
    site.routes,
    site.searchRecords('en'),
    site.searchRecords('zh'),
  ])
  expect(published).not.toMatch(/plans|Unreleased|未发布/)
})

it('its author sees a draft', async () => {
  const { routes } = await siteFor(true)
  expect(routes.routes.map(({ url }) => url)).toEqual(expect.arrayContaining(['/plans', '/zh/plans']))
})

it('a page that searches of the web leave out stands in no sitemap, and is found in the site', async () => {
  const site = await siteFor(false)
  const [, sitemap] = [...allFiles(site)].find(([name]) => name.endsWith('sitemap.xml')) ?? []
  expect(sitemap).toContain('<loc>')
  expect(sitemap).not.toContain('/terms')
  expect(site.searchRecords('en').map(({ url }) => url)).toContain('/terms')
})

it('the guide for missing addresses is in no list of pages and not found by the search', async () => {
  const site = await siteFor(false)
  const listed = [...allFiles(site)].filter(([file]) => /sitemap|llms|search/.test(file))
  expect(listed.length).toBeGreaterThan(3)
  const told = [
    ...listed,
    ...['en', 'zh'].map((locale) => [locale, JSON.stringify(site.searchRecords(locale))] as const),
  ]
  const names = told.filter(([, text]) => /\/404\b|Nothing is at|此处没有/.test(String(text))).map(([name]) => name)
  expect(names).toEqual([])
})

it('a link to a draft is reported before it breaks', async () => {
  await writeFile(join(root, 'guides/en/index.mdx'), guide('', '[Plans](/plans)'))
  const { diagnostics } = await generate({ kind: 'project', root })
  expect(diagnostics.map(({ code, file }) => `${file} ${code}`)).toContain('guides/en/index.mdx link-broken')
})
