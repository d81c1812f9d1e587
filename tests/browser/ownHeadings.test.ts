import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildAndServe } from '../crawl/serveBuilt.ts'
import { createWorkspace } from '../workspace.ts'
import { test as base, expect, open } from './site.ts'
import { watch } from './visit.ts'

const guide = (title: string, text: string) => `---\ntitle: ${title}\ndescription: ${title}.\n---\n\n${text}\n`

const answers = { responses: { 200: { description: 'Done.' } } }
const specification = {
  openapi: '3.1.0',
  info: { title: 'Trade', version: '1.0.0' },
  servers: [{ url: 'https://api.example.com' }],
  security: [],
  tags: [{ name: 'Orders' }],
  paths: {
    '/orders': {
      get: { operationId: 'listOrders', summary: 'List orders', tags: ['Orders'], ...answers },
      post: { operationId: 'placeOrder', summary: 'Place order', tags: ['Orders'], ...answers },
    },
  },
}

const files = {
  'site.config.mjs': `export default {
  brand: { name: 'Badges' },
  apis: [{ id: 'trade', specs: ['openapi.json'], path: '/trade/' }],
  components: { Badge: 'parts.tsx', Fold: 'parts.tsx', Outside: 'parts.tsx' },
  sidebars: {
    all: { label: { en: 'All' }, landing: '/start', items: ['/start', '/badges', { label: { en: 'Orders' }, api: 'trade', tag: 'Orders' }] },
  },
}
`,
  'openapi.json': JSON.stringify(specification),
  'parts.tsx': `export const Badge = ({ of }) => <b>badge {of}</b>
export const Fold = () => <details><summary><h3>Raw heading</h3></summary><p>Folded.</p></details>
export const Outside = () => <h2><a className="heading-link" href="https://example.com/">Elsewhere</a></h2>
`,
  'guides/en/start.mdx': guide('Start', '## First\n\n[Orders](/trade/orders).\n\n## Second\n\nText.'),
  'guides/en/badges.mdx': guide(
    'Badges',
    '## Heading with a badge <Badge of="new" />\n\n<Fold />\n\n<Outside />\n\n### Fees & `limits`\n\nText.',
  ),
}

/** A site whose own components stand in headings and write headings. */
const test = base.extend<object, { readonly origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const workspace = await createWorkspace()
      const root = workspace.newFolder()
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(join(root, path)), { recursive: true })
        await writeFile(join(root, path), text)
      }
      const site = await buildAndServe({ root, out: workspace.newFolder() })
      await use(site.origin)
      await site.close()
      await workspace.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

function listed(page: Page): Promise<(string | null)[][]> {
  return page
    .locator('#page-contents a')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), link.textContent, link.getAttribute('data-level')]),
    )
}

test('the contents stay as the server wrote them, on the first click and on going back', async ({ page, origin }) => {
  const problems: string[] = []
  watch(page, problems)
  await page.goto(`${origin}/badges`)
  const written = await listed(page)
  expect(written).toEqual([
    ['#heading-with-a-badge-', 'Heading with a badge ', '2'],
    ['#fees--limits', 'Fees & limits', '3'],
  ])
  await open(page, `${origin}/badges`)
  expect(await listed(page)).toEqual(written)
  await page.locator('.sidebar-tree').getByRole('link', { name: 'Start' }).click()
  await expect(page.locator('#page-contents a')).toHaveText(['First', 'Second'])
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Badges')
  await expect.poll(() => listed(page)).toEqual(written)
  expect(problems).toEqual([])
})

test('the menu of a page of several calls unfolds the parts of the call that is read', async ({ page, origin }) => {
  const problems: string[] = []
  watch(page, problems)
  await open(page, `${origin}/start`)
  await page.locator('.article').getByRole('link', { name: 'Orders' }).click()
  await expect(page.locator('h1')).toHaveText('Orders')
  await page.locator('[id="placeOrder"]').evaluate((call) => call.scrollIntoView())
  const items = page.locator('.contents-menu .menu-list a')
  await expect(items).toHaveText(['List orders', 'Place order', 'Request builder', 'Responses'])
  expect(problems).toEqual([])
})
