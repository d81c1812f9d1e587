import { type BrowserContext, expect, type Page } from '@playwright/test'
import { serveTwoVersions } from '../twoVersions.ts'
import { createWorkspace } from '../workspace.ts'
import { audit } from './audit.ts'
import { test as base, hydrated, measureShift, shiftOf, unseenShift } from './site.ts'

/** The tests share one build: they run in one worker. */
base.describe.configure({ mode: 'default' })

const key = 'docs-preferred-version-default'

/**
 * The Meridian site below `/docs/`, with a version 1.0 that has a page the current one has not, and the other way round.
 */
const test = base.extend<object, { readonly address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const workspace = await createWorkspace()
      const site = await serveTwoVersions(workspace.path)
      await use(`${site.origin}/docs`)
      await site.close()
      await workspace.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrated(page)
}

function menu(page: Page) {
  return page.locator('.version-menu')
}

function notice(page: Page) {
  return page.locator('.version-notice')
}

async function stored(page: Page): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/** A browser in which a version was chosen before. */
async function choose(context: BrowserContext, address: string, version: string): Promise<void> {
  const page = await context.newPage()
  // A page without scripts: files that are no pages have no storage.
  await page.route(`${address}/blank`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Blank</title>' }),
  )
  await page.goto(`${address}/blank`)
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, version] as const)
  await page.close()
}

test('the menu leads to the same page of another version, keeps query and anchor, and remembers the choice', async ({
  page,
  address,
}) => {
  await open(page, `${address}/orders/?from=mail#expiry`)
  await menu(page).getByLabel('Version: Next').click()
  await menu(page).getByRole('link', { name: '1.0' }).click()
  await expect(page).toHaveURL(`${address}/1.0/orders/?from=mail#expiry`)
  await expect(page.locator('#expiry')).toBeInViewport()
  await hydrated(page)
  await expect(menu(page).getByLabel('Version: 1.0')).toBeVisible()
  await expect.poll(() => stored(page)).toBe('1.0')
})

test('the menu works with the keyboard, in the reader’s language', { tag: '@full' }, async ({ page, address }) => {
  await open(page, `${address}/zh/orders/components`)
  await menu(page).getByLabel('版本: 最新版').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(menu(page).getByRole('link', { name: '1.0 版' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${address}/1.0/zh/orders/components`)
})

test('a version without the page is entered by its main page', async ({ page, address }) => {
  await open(page, `${address}/orders/limits#nowhere`)
  await menu(page).getByLabel('Version: Next').click()
  await menu(page).getByRole('link', { name: '1.0' }).click()
  await expect(page).toHaveURL(`${address}/1.0/orders/`)
})

test('an old page says so and leads to the current one', async ({ page, address }) => {
  await open(page, `${address}/1.0/orders/#expiry`)
  const banner = page.locator('.version-banner')
  await expect(banner).toContainText('You are reading an older version of this documentation: 1.0.')
  await banner.getByRole('link', { name: 'Read this page in the current version (Next)' }).click()
  await expect(page).toHaveURL(`${address}/orders/#expiry`)
  await hydrated(page)
  await expect(page.locator('.version-banner')).toHaveCount(0)
  await expect.poll(() => stored(page)).toBe('current')
})

test('an old page that the current version dropped leads to where that opens', async ({ page, address }) => {
  await open(page, `${address}/1.0/orders/api/order-status`)
  await page.getByRole('link', { name: 'The current version (Next) does not have this page: go to its start' }).click()
  await expect(page).toHaveURL(`${address}/orders/`)
})

test('inside a version, links, sidebar, language and history stay in it without page loads', async ({
  page,
  address,
}) => {
  await open(page, `${address}/1.0/orders/`)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator('.sidebar').getByRole('link', { name: 'Components' }).click()
  await expect(page).toHaveURL(`${address}/1.0/orders/components`)
  await expect(page.locator('.version-banner a')).toHaveAttribute('href', '/docs/orders/components')
  await page.getByLabel('Language: English').click()
  await page.getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL(`${address}/1.0/zh/orders/components`)
  await page.goBack()
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('How orders work')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('another version is never fetched before it is opened', async ({ page, address }) => {
  await open(page, `${address}/orders/api/orders`)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await menu(page).getByLabel('Version: Next').click()
  await menu(page).getByRole('link', { name: '1.0' }).hover()
  await menu(page).getByRole('link', { name: '1.0' }).focus()
  // A link of this version is fetched on focus: once it is, the other would have been asked for too.
  const own = page.waitForRequest(/\/docs\/orders\/api\/order-group$/)
  await page.locator('.sidebar').getByRole('link', { name: 'Get an order group' }).focus()
  await own
  expect(asked.filter((url) => url.includes('/1.0/'))).toEqual([])
})

test('who chose another version is told that the page is in it too; nothing moves', async ({
  page,
  context,
  address,
}) => {
  await choose(context, address, '1.0')
  await measureShift(page)
  await open(page, `${address}/orders/`)
  await expect(notice(page)).toContainText('You chose version 1.0.')
  expect(await shiftOf(page)).toBeLessThan(unseenShift)
  await page.locator('.sidebar').getByRole('link', { name: 'Components' }).click()
  await expect(page).toHaveURL(`${address}/orders/components`)
  await notice(page).getByRole('link', { name: 'Open this page in 1.0' }).click()
  await expect(page).toHaveURL(`${address}/1.0/orders/components`)
  await hydrated(page)
  await expect(notice(page)).toHaveCount(0)
})

test('nobody is told of a version that does not have the page', async ({ page, context, address }) => {
  await choose(context, address, '1.0')
  await open(page, `${address}/orders/limits`)
  await page.locator('.navbar-items').getByRole('link', { name: 'Orders' }).click()
  await expect(notice(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${address}/orders/limits`)
  await expect(notice(page)).toHaveCount(0)
})

test('settling for the version at hand ends the notice in all tabs', async ({ page, context, address }) => {
  await choose(context, address, '1.0')
  await open(page, `${address}/orders/`)
  const other = await context.newPage()
  await open(other, `${address}/orders/components`)
  await expect(notice(other)).toBeVisible()
  await notice(page).getByRole('button', { name: 'Stay with Next' }).click()
  await expect(notice(page)).toHaveCount(0)
  await expect(notice(other)).toHaveCount(0)
  await expect.poll(() => stored(page)).toBe('current')
})

test('a choice of a version that is gone is forgotten', async ({ page, context, address }) => {
  await choose(context, address, '0.9')
  await open(page, `${address}/orders/`)
  await expect.poll(() => stored(page)).toBeNull()
})

test('a choice that is still published stays', { tag: '@full' }, async ({ page, context, address }) => {
  await choose(context, address, '1.0')
  await open(page, `${address}/orders/limits`)
  expect(await stored(page)).toBe('1.0')
})

test('a site with one version has no menu, and forgets a choice of another', async ({ page }) => {
  await page.goto('/faq')
  await page.evaluate((name) => localStorage.setItem(name, '2.0'), key)
  await open(page, '/')
  await expect(menu(page)).toHaveCount(0)
  await expect.poll(() => stored(page)).toBeNull()
})

test('on a small screen the versions are in the drawer', { tag: '@full' }, async ({ page, address }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, `${address}/orders/components`)
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-current', 'true')
  await drawer.getByRole('link', { name: '1.0' }).click()
  await expect(page).toHaveURL(`${address}/1.0/orders/components`)
})

test('the search of a version finds what that version has', async ({ page, address }) => {
  await open(page, `${address}/1.0/orders/`)
  await page.keyboard.press('Control+K')
  await page.keyboard.type('order status')
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /Get the status of an order/ })
    .click()
  await expect(page).toHaveURL(`${address}/1.0/orders/api/order-status`)
})

for (const theme of ['light', 'dark'] as const) {
  const tag = theme === 'light' ? '@full' : []
  test(`menu, banner and notice pass an audit in the ${theme} theme`, { tag }, async ({ page, context, address }) => {
    await choose(context, address, '1.0')
    await page.emulateMedia({ colorScheme: theme })
    await open(page, `${address}/orders/`)
    await expect(notice(page)).toBeVisible()
    await menu(page).getByLabel('Version: Next').click()
    expect(await audit(page)).toEqual([])
    await open(page, `${address}/1.0/orders/`)
    expect(await audit(page)).toEqual([])
  })
}

test('without a script the menu and the banner lead on too', async ({ browser, address }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${address}/orders/components`)
  await menu(page).getByLabel('Version: Next').click()
  await menu(page).getByRole('link', { name: '1.0' }).click()
  await expect(page).toHaveURL(`${address}/1.0/orders/components`)
  await page.locator('.version-banner a').click()
  await expect(page).toHaveURL(`${address}/orders/components`)
  await context.close()
})
