import { join } from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { buildAndServe, type ServedSite } from '../crawl/serveBuilt.ts'
import { runCommand } from '../runCommand.ts'
import { type FakeAlgolia, startFakeAlgolia } from '../search/fakeAlgolia.ts'
import { copyHostedMeridian, searchKey } from '../search/hostedMeridian.ts'
import { createWorkspace } from '../workspace.ts'
import { hydrated } from './site.ts'

interface Hosted {
  readonly service: FakeAlgolia
  readonly site: ServedSite
}

/** A site whose search a service answers, to which `npm run search:push` has pushed. */
const test = base.extend<object, { readonly hosted: Hosted }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const workspace = await createWorkspace()
      const service = await startFakeAlgolia()
      const root = await copyHostedMeridian(join(workspace.path, 'project'), [service.address])
      const site = await buildAndServe({ root, out: join(workspace.path, 'site') })
      const environment = { ALGOLIA_HOST: service.address, ALGOLIA_ADMIN_KEY: 'admin0123' }
      const { code, stderr } = await runCommand('searchPush', ['--project', root], { environment })
      expect({ code, stderr }).toMatchObject({ code: 0 })
      await use({ service, site })
      await Promise.all([site.close(), service.close()])
      await workspace.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

// One build, so one worker.
test.describe.configure({ mode: 'default' })

function field(page: Page): Locator {
  return page.locator('.search-input')
}

function options(page: Page): Locator {
  return page.getByRole('dialog').getByRole('option')
}

async function find(page: Page, address: string, query: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
  await page.keyboard.press('Control+K')
  await field(page).fill(query)
}

test('finds what was pushed, grouped by page and marked, and leads there', async ({ page, hosted }) => {
  await find(page, `${hosted.site.origin}/orders/`, 'cancel')
  const group = page
    .getByRole('dialog')
    .getByRole('group')
    .filter({ has: page.getByRole('option') })
    .first()
  await expect(group.locator('.search-hit mark').first()).toHaveText(/cancel/i)
  const pages = await group.getByRole('option').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(pages.map((address) => address?.split('#')[0])).size).toBe(1)
  const pushed = hosted.service.indexes.get('docs_en')?.records.map(({ url }) => url)
  for (const address of await options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
    expect(pushed).toContain(address)
  }
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/results?/)
  const target = (await options(page).first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(hosted.site.origin + target)
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('search-term'))).toBe(true)
})

test('finds in Chinese what was pushed in Chinese', { tag: '@full' }, async ({ page, hosted }) => {
  await find(page, `${hosted.site.origin}/zh/orders/`, '订单')
  await expect(options(page).first()).toBeVisible()
  for (const address of await options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
    expect(address).toMatch(/^\/zh\//)
  }
})

test('a page may ask the configured servers and no others, with the key that only searches', async ({
  page,
  hosted,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await find(page, `${hosted.site.origin}/orders/`, 'fill')
  // Pages of the section stand there before the service is asked.
  await expect(page.locator('.search-hit mark').first()).toBeVisible()
  expect([...asked].sort()).toEqual([hosted.service.address, hosted.site.origin].sort())
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').first().getAttribute('content')
  expect(policy).toContain(`connect-src 'self' ${hosted.service.address}; `)
  expect(hosted.service.keys).toContain(searchKey)
})

for (const [path, sentence, retry] of [
  ['/orders/', 'The search service does not answer', 'Retry'],
  ['/zh/orders/', '搜索服务没有响应', '重试'],
] as const) {
  const tag = path.startsWith('/zh') ? '@full' : []
  test(`says at ${path} that the service does not answer, and finds again when it does`, { tag }, async ({
    page,
    hosted,
  }) => {
    hosted.service.refuse(searchKey)
    await find(page, hosted.site.origin + path, 'order')
    const alert = page.getByRole('dialog').getByRole('alert')
    await expect(alert).toContainText(sentence)
    hosted.service.accept(searchKey)
    await alert.getByRole('button', { name: retry }).click()
    await expect(options(page).first()).toBeVisible()
    await expect(alert).toBeHidden()
  })
}

test('what is typed after a failure is answered without asking to retry', async ({ page, hosted }) => {
  hosted.service.refuse(searchKey)
  await find(page, `${hosted.site.origin}/orders/`, 'cance')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  hosted.service.accept(searchKey)
  await field(page).fill('cancel')
  await expect(options(page).first()).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeHidden()
})
