import type { Page } from '@playwright/test'
import { expect, open, test } from './site.ts'

const orders = '/spot/api/private/order'

async function readCall(page: Page, anchor: string): Promise<void> {
  await page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }), anchor)
}

test('a page of several calls says which one is being read, and leads to the others', async ({ page }) => {
  await open(page, orders)
  const [bar, sidebar] = [page.locator('.title-bar'), page.locator('.sidebar')]
  const current = sidebar.locator('[aria-current=location]')
  await expect(bar).toHaveCount(0)
  await expect(current).toHaveCount(0)

  const anchors = await page.locator('.operation').evaluateAll((calls) => calls.map(({ id }) => id))
  await expect(sidebar.locator('.sidebar-calls a')).toHaveCount(anchors.length)
  const [last = ''] = anchors.slice(-1)
  await readCall(page, last)
  const name = await page.locator(`[id="${last}"] h2`).textContent()
  await expect(bar.locator('summary')).toContainText(name ?? '?')
  await expect(bar.locator('code')).toHaveText('/orders/killSwitchStatus')
  await expect(current).toHaveAttribute('href', `#${last}`)
  await expect(current).toBeInViewport()

  await bar.locator('summary').click()
  const parts = await bar
    .locator('.menu-list [data-level="3"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.filter((part) => !part?.startsWith(`#${last}.`))).toEqual([])

  await bar.getByRole('link', { name: 'Previous' }).click()
  await expect(current).toHaveAttribute('href', `#${anchors.at(-2)}`)
  await expect(page.locator(`[id="${anchors.at(-2)}"] h2`)).toBeInViewport()
})

test('the switch of the section leads to the same part of the same call', async ({ page }) => {
  await open(page, '/futures/api/orders')
  await readCall(page, 'cancelOrder.responses')
  await expect(page.locator('.sidebar [aria-current=location]')).toHaveAttribute('href', '#cancelOrder')
  const choice = page.locator('.sidebar .section-switch')
  await choice.locator('summary').focus()
  await page.keyboard.press('Enter')
  // The focus in the sidebar moves no article.
  await expect.poll(async () => (await page.locator('[id="cancelOrder.responses"]').boundingBox())?.y).toBeLessThan(150)
  const same = choice.getByRole('link', { name: 'Futures v3 Cancel order' })
  await same.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/v3/futures/api/trade/cancel-order#cancelFuturesOrder.responses')
  await expect(page.locator('[id="cancelFuturesOrder.responses"]')).toBeInViewport()
})

test('on a phone the bar names the call and opens the contents', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, orders)
  await readCall(page, 'cancelOrder')
  const button = page.locator('.title-bar summary')
  await expect(button).toContainText('Cancel order')
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(39)
  await button.click()
  await page.locator('.title-bar').getByRole('link', { name: 'Replace order' }).click()
  await expect(button).toContainText('Replace order')
})
