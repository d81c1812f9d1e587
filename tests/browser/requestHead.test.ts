import type { Locator } from '@playwright/test'
import { expect, open, test } from './site.ts'

const boxOf = (element: Locator) =>
  element.evaluate((own) => {
    const { left, right, top, height } = own.getBoundingClientRect()
    return { left, right, top, height }
  })

const looksOf = (element: Locator) =>
  element.evaluate((own) => {
    const { borderTopColor, borderTopLeftRadius } = getComputedStyle(own)
    return { borderTopColor, borderTopLeftRadius }
  })

for (const { width, path, id } of [
  { width: 1024, path: '/spot/api/private/order', id: 'createOrder' },
  { width: 390, path: '/spot/api/private/order', id: 'createOrder' },
  { width: 390, path: '/zh/spot/api/private/order', id: 'createOrder' },
  { width: 390, path: '/zh/spot/api/public/market-data', id: 'getOrderBook' },
])
  test(`what sends and what builds a request stand in one row: ${path}#${id}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, path)
    const call = page.locator(`#${id}`)
    const [send, builder] = [call.locator('.samples-title > [data-in-place]'), call.locator('> .tool')]
    const [first, second] = [await boxOf(send), await boxOf(builder)]
    expect(Math.abs(first.top - second.top)).toBeLessThan(1.5)
    expect(Math.abs(first.height - second.height)).toBeLessThan(1.5)
    expect(first.right).toBeLessThan(second.left)
    expect(await looksOf(send)).toEqual(await looksOf(builder))
  })

test('a link near the title of a phone leads to the button that sends, below no bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/v3/futures/api/trade/place-order')
  // The act alone has the name of the act.
  await expect(page.getByRole('link', { name: 'Send (paper money)' })).toHaveCount(1)
  const link = page.locator('.facts').getByRole('link', { name: 'To the send button' })
  await expect(link).toBeInViewport({ ratio: 1 })
  await link.click()
  const send = page.locator('.samples-title > [data-in-place]')
  await expect(send).toBeInViewport({ ratio: 1 })
  const { top } = await boxOf(send)
  expect(await page.evaluate((y) => document.elementFromPoint(60, y)?.closest('a')?.dataset['inPlace'], top + 8)).toBe(
    'en',
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(link).toBeHidden()
})

test('the fields of the builder keep their distance from the server above them', async ({ page }) => {
  await open(page, '/spot/api/private/order')
  await page.locator('#createOrder > .tool > summary').click()
  const server = page.locator('#createOrder .builder-field:has(+ fieldset)').first()
  await expect(server).toBeVisible()
  const gap = await server.evaluate((own) => {
    const below = own.nextElementSibling?.getBoundingClientRect().top ?? 0
    return below - own.getBoundingClientRect().bottom
  })
  expect(gap).toBeGreaterThanOrEqual(16)
})
