import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, measureShift, open, shiftOf, test, unseenShift } from './site.ts'

const ordersPage = '/spot/api/private/order'
const placeOrderPage = '/v3/futures/api/trade/place-order'
async function chooseLanguage(group: Locator, name: string): Promise<void> {
  await group.locator('label').getByText(name, { exact: true }).click()
}

const chosen = '[data-group="language"] > label > input:checked'

test('a language chosen once is chosen everywhere, on the next page and in other tabs', async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, placeOrderPage)
  await open(page, ordersPage)
  const group = page.locator('.samples [data-group="language"]').nth(2)
  await chooseLanguage(group, 'Python')
  const groups = await page.locator('[data-group="language"]').count()
  expect(groups).toBeGreaterThan(5)
  await expect(page.locator(`${chosen}[value="python"]`)).toHaveCount(groups)
  await expect(other.locator(`${chosen}[value="python"]`)).toHaveCount(1)
  await expect(other.locator('.samples .tab-panel:visible').first()).toContainText('reply = call("POST"')
  await open(page, placeOrderPage)
  await expect(page.locator(`${chosen}[value="python"]`)).toHaveCount(1)
})

for (const isAnchoring of [true, false]) {
  const name = isAnchoring ? '' : ' in a browser that does not keep the place by itself'
  const tag = isAnchoring ? [] : '@full'
  test(`the tabs that were chosen in stay where they are${name}`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, ordersPage)
    // That browser lays out all of a page at once.
    if (!isAnchoring)
      await page.evaluate(() => {
        document.documentElement.style.overflowAnchor = 'none'
        document.documentElement.setAttribute('data-laid-out', '')
      })
    const group = page.locator('.samples [data-group="language"]').nth(4)
    const topOf = async () => (await group.boundingBox())?.y ?? 0
    // A part that comes near the screen gets its true height, and may push the group out of it again.
    let before = Number.NaN
    await expect(async () => {
      await group.scrollIntoViewIfNeeded()
      const earlier = before
      before = await topOf()
      expect(before).toBe(earlier)
    }).toPass({ intervals: [100] })
    await chooseLanguage(group, 'Java')
    await expect(group.locator('input[value="java"]')).toBeChecked()
    await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(2)
  })
}

test('a page shows the remembered language from the first paint on, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sample-language', 'go'))
  await measureShift(page)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto(placeOrderPage)
  await expect(page.locator(`${chosen}[value="go"]`)).toHaveCount(1)
  expect(await shiftOf(page)).toBeLessThan(unseenShift)
})

test('an article that comes by navigation has the chosen language, as guides have it', async ({ page }) => {
  await open(page, placeOrderPage)
  await chooseLanguage(page.locator('.samples').first(), 'Java')
  await page.getByRole('navigation').locator('a[href$="/v3/futures/api/"]').first().click()
  await expect(page).toHaveURL(/\/v3\/futures\/api\/$/)
  await expect(
    page.locator('.article-body [data-group="language"] > label > input[value="java"]').first(),
  ).toBeChecked()
})

test('a group without the chosen language stays as it is', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sample-language', 'cobol'))
  await open(page, placeOrderPage)
  await expect(page.locator(`${chosen}[value="bash"]`)).toHaveCount(1)
})

test('the button copies the complete program, the link is its file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, placeOrderPage)
  const samples = page.locator('.samples').first()
  await chooseLanguage(samples, 'Python')
  await samples.getByRole('button', { name: 'Copy full script' }).locator('visible=true').click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^#!\/usr\/bin\/env python3\n/)
  await samples.locator('.whole-program:visible > summary').click()
  const link = samples.locator('.samples-program a:visible')
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(await readFile(await download.path(), 'utf8')).toBe(copied)
  expect(download.suggestedFilename()).toMatch(/\.py$/)
})

test('the whole program is read in place', async ({ page }) => {
  await open(page, placeOrderPage)
  const samples = page.locator('.samples').first()
  await chooseLanguage(samples, 'Python')
  await samples.locator('.whole-program:visible > summary').click()
  await expect(samples.locator('.whole-program:visible code')).toContainText('def call(method, path')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the tabs work and the programs can be opened', async ({ page }) => {
    await page.goto(placeOrderPage)
    const samples = page.locator('.samples').first()
    await chooseLanguage(samples, 'Go')
    await expect(samples.locator('.tab-panel:visible').first()).toContainText('call(request{')
    await samples.locator('.whole-program:visible > summary').click()
    await expect(samples.locator('.samples-program a:visible')).toHaveAttribute('href', /\.go$/)
    await expect(samples.locator('[data-copy-file]:visible')).toHaveCount(0)
  })
})
