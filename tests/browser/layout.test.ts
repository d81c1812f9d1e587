import type { Page } from '@playwright/test'
import { overflowOf } from './overflow.ts'
import { expect, kindsOfPages, measureShift, open, shiftOf, test, triedPages, unseenShift } from './site.ts'

const widths = [320, 390, 1024, 1440]

for (const [kind, url] of Object.entries(kindsOfPages)) {
  for (const prefix of ['', '/zh']) {
    // At 320 and 1440 px every page that is visited is looked at.
    const tag = prefix || kind !== 'reference' ? '@full' : []
    test(`${kind}${prefix && ' in Chinese'}: nothing sticks out at any width`, { tag }, async ({ page }) => {
      await open(page, prefix + url)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflowOf(page), `${width} px`).toEqual([])
      }
    })
  }
}

// On a wide screen every page that is visited is measured.
for (const width of [390, 1440]) {
  const tag = width === 1440 ? '@full' : []
  test(`loads each kind of page at ${width} px without moving anything`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await measureShift(page)
    for (const url of triedPages) {
      await open(page, url)
      await page.waitForLoadState('networkidle')
      expect(await shiftOf(page), url).toBeLessThanOrEqual(unseenShift)
    }
  })
}

test('an article on screen stays where it is when the contents beside it arrive', async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 940 })
  await page.goto(kindsOfPages.guide)
  const whole = await placeOf(page)
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    if (type === 'script') return route.abort()
    if (type !== 'document') return route.fallback()
    const response = await route.fetch()
    const [beginning = ''] = (await response.text()).split('<nav class="contents-panel"')
    await route.fulfill({ response, body: beginning })
  })
  await page.goto(kindsOfPages.guide)
  await expect(page.locator('.contents-panel')).toHaveCount(0)
  expect(await placeOf(page)).toEqual(whole)
})

test('a line of a sample does not break behind the hyphen of an option', async ({ page }) => {
  await open(page, '/v3/futures/api/trade/place-order')
  const options = page.locator('.samples pre:visible .hl-w')
  const option = options.filter({ hasText: '-binary' }).first()
  await expect(option).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await options.evaluateAll((all) => all.map((element) => element.getClientRects().length))
    expect(lines.filter((count) => count !== 1)).toEqual([])
  }
})

test('what changed about a call and the link to report a problem stand apart on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/spot/api/private/order')
  const history = await page.locator('.history > summary').first().boundingBox()
  const report = await page.locator('.history + .maintenance').first().boundingBox()
  expect(report?.y).toBeGreaterThanOrEqual((history?.y ?? 0) + (history?.height ?? 0))
})

async function placeOf(page: Page) {
  return page.locator('.article').boundingBox()
}
