import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site.ts'

const page = '/v3/futures/api/trade/place-order'

/** Holds back the shell's modules until the given function is called. */
async function holdShell(tab: Page): Promise<() => void> {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await tab.route(/\/assets\/chunks\//, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a page that is only looked at loads next to no script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const tab = await context.newPage()
  const scripts: string[] = []
  tab.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await tab.goto(page)
  await tab.waitForLoadState('networkidle')
  const sizes = await Promise.all(
    scripts.map((address) => tab.evaluate(async (url) => (await (await fetch(url)).text()).length, address)),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000)
  expect(await tab.locator('html').getAttribute('data-interactive')).toBeNull()
  await hydrated(tab)
  await context.close()
})

test('a button that is pressed first is pressed again when the shell is there', async ({ page: tab }) => {
  await tab.goto(page)
  const release = await holdShell(tab)
  await tab.locator('.search-box button, button.search-box').first().click()
  await expect(tab.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(tab.getByRole('dialog').getByRole('combobox')).toBeFocused()
})

test('the keys of the search open it though the shell comes later', async ({ page: tab }) => {
  await tab.goto(page)
  const release = await holdShell(tab)
  await tab.keyboard.press('Control+k')
  release()
  await expect(tab.getByRole('dialog').getByRole('combobox')).toBeFocused()
})

test('a slash alone opens the search, with the letters that follow', async ({ page: tab }) => {
  await tab.goto(page)
  const release = await holdShell(tab)
  await tab.keyboard.press('/')
  await tab.keyboard.type('/cancel all')
  release()
  await expect(tab.getByRole('dialog').getByRole('combobox')).toHaveValue('/cancel all')
  await expect(tab.getByRole('dialog').getByRole('combobox')).toBeFocused()
})

test('no letter is lost while the search loads', async ({ page: tab }) => {
  await tab.goto(page)
  const release = await holdShell(tab)
  await tab.keyboard.press('/')
  const typing = tab.keyboard.type('withdraw all of my usdt to an address', { delay: 15 })
  release()
  await typing
  await expect(tab.getByRole('dialog').getByRole('combobox')).toHaveValue('withdraw all of my usdt to an address')
})

test('a slash is enough of a touch', async ({ page: tab }) => {
  await tab.goto(page)
  await tab.keyboard.press('/')
  await expect(tab.getByRole('dialog').getByRole('combobox')).toBeFocused()
})

test('a link leads on without the shell', async ({ page: tab }) => {
  await tab.goto(page)
  await holdShell(tab)
  await tab.locator('.sidebar').getByRole('link', { name: 'Cancel order' }).first().click()
  await expect(tab).toHaveURL(/\/cancel-order$/)
})

test('an address with an anchor opens what is closed around it at once', async ({ page: tab }) => {
  await tab.goto('/v3/futures/api/account/balance')
  const nested = await tab.evaluate(() => document.querySelector('.article details:not([open]) [id]')?.id)
  await tab.goto(`/v3/futures/api/account/balance#${nested}`)
  await expect(tab.locator(`[id="${nested}"]`)).toBeInViewport()
})

test('the links of the sidebar stay the same when the shell comes', async ({ page: tab }) => {
  const session = await tab.context().newCDPSession(tab)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await tab.goto(page)
  const link = await tab.locator('.sidebar').getByRole('link', { name: 'Cancel order' }).first().elementHandle()
  const settled = tab.waitForResponse(/\/sidebars\//)
  await hydrated(tab)
  await settled
  await tab.waitForTimeout(500)
  // A click on a link that is put anew meanwhile is lost, and so is the focus.
  expect(await link?.evaluate((element) => element.isConnected)).toBe(true)
  // The tests after it have the same tab.
  await session.detach()
})
