import type { Page } from '@playwright/test'
import { breakAtClick, breakShell, setBroken } from './brokenShell.ts'
import { expect, open, test, touch } from './site.ts'

/** Note that the invented company's script adds to each article of its section. */
function noteOf(page: Page) {
  return page.locator('.article-body .reading-time')
}

/** The requests for the section's script from now on. */
function watchScript(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('reading-time')) addresses.push(request.url())
  })
  return addresses
}

/** Holds the script that makes pages interactive back until it is released. */
async function holdEntry(page: Page): Promise<() => void> {
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entries/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('is a module of the site’s own assets, named by its content, and runs on the pages of its section', async ({
  page,
  meridian,
}) => {
  for (const path of ['/zh/orders/', '/orders/']) {
    await page.goto(meridian.url(path))
    await expect(noteOf(page)).toHaveText(/^\d+ words, \d+ min$/)
  }
  const script = page.locator('head script[data-section]')
  await expect(script).toHaveCount(1)
  expect(await script.evaluate((element: HTMLScriptElement) => [element.type, element.async])).toEqual(['module', true])
  const address = await script.evaluate((element: HTMLScriptElement) => element.src)
  expect(address.startsWith(meridian.url('/assets/'))).toBe(true)
  expect(address).toMatch(/\/reading-time[.-][\w-]{8}\.js$/)
})

test('is not loaded outside of its section', async ({ page, meridian }) => {
  const requests = watchScript(page)
  await open(page, meridian.url('/'))
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await page.goto('/spot/')
  await expect(page.locator('.sidebar')).toBeVisible()
  await expect(page.locator('script[data-section]')).toHaveCount(0)
})

test('is loaded once by a navigation into its section, and told of the section’s other pages', async ({
  page,
  meridian,
}) => {
  const requests = watchScript(page)
  await open(page, meridian.url('/'))
  await page.locator('.navbar').getByRole('link', { name: 'Orders' }).click()
  await expect(noteOf(page)).toHaveCount(1)
  await page.locator('.sidebar').getByRole('link', { name: 'Components' }).click()
  await expect(page).toHaveURL(meridian.url('/orders/components'))
  await expect(noteOf(page)).toHaveCount(1)
  await page.locator('.brand').click()
  await expect(page).toHaveURL(meridian.url('/'))
  await expect(noteOf(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(meridian.url('/orders/components'))
  await expect(noteOf(page)).toHaveCount(1)
  expect(requests).toHaveLength(1)
  await expect(page.locator('script[data-section]')).toHaveCount(1)
})

test('is told when a page cannot be loaded and its article is gone', async ({ page, meridian }) => {
  await page.route('**/orders/components', (route) => route.abort())
  await open(page, meridian.url('/orders/'))
  const told = page.evaluate(() =>
    new Promise((resolve) =>
      document.addEventListener('exchange-docs:page', (event) => resolve(event), { once: true }),
    ).then((event) => (event instanceof CustomEvent ? event.detail : event)),
  )
  await page.locator('.sidebar').getByRole('link', { name: 'Components' }).click()
  expect(await told).toEqual({ url: new URL(meridian.url('/orders/components')).pathname, locale: 'en' })
})

test('is told of the page that comes back after a crash', async ({ page, meridian }) => {
  await breakShell(page)
  await open(page, meridian.url('/orders/'))
  await breakAtClick(page)
  await page.locator('.sidebar').getByRole('link', { name: 'Components' }).click()
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await expect(tryAgain).toBeVisible()
  await setBroken(page, false)
  await tryAgain.click()
  await expect(page.locator('.article h1')).toHaveText(/^Components/)
  await expect(noteOf(page)).toHaveCount(1)
})

test('is told of the page that comes back after a crash before it was interactive', { tag: '@full' }, async ({
  page,
  meridian,
}) => {
  await breakShell(page)
  await page.addInitScript(() => {
    window.isBroken = true
  })
  const release = await holdEntry(page)
  await page.goto(meridian.url('/orders/'), { waitUntil: 'commit' })
  await expect(noteOf(page)).toHaveCount(1)
  release()
  await page.waitForLoadState()
  await touch(page)
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await expect(tryAgain).toBeVisible()
  await setBroken(page, false)
  await tryAgain.click()
  await expect(noteOf(page)).toHaveCount(1)
})

test('can tell from the event which page is on screen', async ({ page, meridian }) => {
  await open(page, meridian.url('/orders/'))
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    document.addEventListener('exchange-docs:page', (event) => {
      const title = document.querySelector('.article h1')?.textContent
      if (event instanceof CustomEvent) heard.push([event.detail, title])
    })
  })
  await page.locator('.sidebar').getByRole('link', { name: 'Components' }).click()
  const heading = page.locator('.article h1')
  // The address changes before the page is on screen.
  await expect(heading).toHaveText(/^Components/)
  const title = await heading.textContent()
  await page.locator('.brand').click()
  await expect(heading).not.toHaveText(/^Components/)
  const home = await heading.textContent()
  const address = (path: string) => new URL(meridian.url(path)).pathname
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
    .toEqual([
      [{ url: address('/orders/components'), locale: 'en', section: 'orders' }, title],
      [{ url: address('/'), locale: 'en' }, home],
    ])
})
