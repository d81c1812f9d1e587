import type { Locator } from '@playwright/test'
import { addStyle, expect, open, test } from './site.ts'

/** A page that is wider than its prose where there is room. */
const operation = '/v3/futures/api/trade/place-order'

async function leftOf(element: Locator): Promise<number> {
  return Math.round((await element.boundingBox())?.x ?? -1)
}

test('a page without a sidebar begins at the edge of the brand', async ({ page }) => {
  for (const url of ['/', '/zh/']) {
    await open(page, url)
    expect(await leftOf(page.locator('h1')), url).toBe(await leftOf(page.locator('.navbar .brand')))
  }
})

test('the foot of a page ends where its article ends', async ({ page }) => {
  for (const url of ['/', operation, '/faq']) {
    await open(page, url)
    const widthOf = (selector: string) => page.locator(selector).evaluate(({ clientWidth }) => clientWidth)
    expect(await widthOf('.page-foot'), url).toBe(await widthOf('.article > .prose'))
  }
})

test('tables are stops of the keyboard where there is something to scroll to, and nowhere else', async ({ page }) => {
  const stops = () =>
    page
      .locator('.article .table')
      .evaluateAll((tables) =>
        tables.map((table) => [table.scrollWidth > table.clientWidth, table.hasAttribute('tabindex')]),
      )
  await open(page, '/spot/symbol')
  expect((await stops()).length).toBeGreaterThan(0)
  await expect.poll(async () => (await stops()).every(([scrolls, isStop]) => scrolls === isStop)).toBe(true)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(async () => (await stops()).some(([scrolls]) => scrolls)).toBe(true)
  await expect.poll(async () => (await stops()).every(([scrolls, isStop]) => scrolls === isStop)).toBe(true)
})

test('a table without anything to scroll to has no shade, whatever its height', async ({ page }) => {
  await open(page, '/faq')
  await addStyle(page, '.article table { padding-block-start: 0.3px; margin-block-start: 0.4px }')
  const shades = await page.locator('.article .table').evaluateAll((tables) =>
    tables
      .filter((table) => table.scrollWidth === table.clientWidth)
      .map((table) => {
        const { backgroundImage, boxShadow } = getComputedStyle(table)
        return `${backgroundImage} ${boxShadow}`
      }),
  )
  expect(shades.length).toBeGreaterThan(0)
  expect([...new Set(shades)]).toEqual(['none none'])
})

test('cards beside a drawing are no taller than their text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  const rests = await page.locator('.columns .cards > .card').evaluateAll((cards) =>
    cards.map((card) => {
      const end = card.lastElementChild?.getBoundingClientRect().bottom ?? 0
      return card.getBoundingClientRect().bottom - end
    }),
  )
  expect(rests.length).toBe(3)
  expect(Math.max(...rests)).toBeLessThan(32)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('cards and code keep a distance, addresses stay whole, and links to fields are no smaller than a finger', async ({
    page,
  }) => {
    await open(page, '/')
    const cards = await page.locator('.columns .cards').first().boundingBox()
    const code = await page.locator('.columns .code').first().boundingBox()
    expect((code?.y ?? 0) - (cards?.y ?? 0) - (cards?.height ?? 0)).toBeGreaterThanOrEqual(16)

    const address = page.locator('.article-body a[href^="mailto:"]').first()
    await expect(address).toHaveText(/@/)
    expect(await address.locator('.hl-w').evaluate((text) => text.getClientRects().length)).toBe(1)

    await open(page, operation)
    const heading = await page.locator('.article h2 > .heading-link').first().boundingBox()
    expect(heading?.height ?? 0).toBeGreaterThanOrEqual(40)
    const tabs = page.locator('.request-sample .tabs > label')
    const widths = await tabs.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().width))
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(40)
    const anchors = page.locator('.article dt > .anchor:visible')
    const boxes = await anchors.evaluateAll((all) =>
      all.map((anchor) => {
        const { x, right } = anchor.getBoundingClientRect()
        const { inlineSize, blockSize } = getComputedStyle(anchor, '::after')
        return { x, right, width: Number.parseFloat(inlineSize), height: Number.parseFloat(blockSize) }
      }),
    )
    expect(boxes.length).toBeGreaterThan(5)
    expect(boxes.filter(({ x, right }) => x < 16 || right > 390)).toEqual([])
    expect(boxes.filter(({ width, height }) => width < 40 || height < 40)).toEqual([])
  })

  test('a table of four short columns and the addresses of the FAQ have no hidden part', async ({ page }) => {
    for (const [path, table] of [
      ['/spot/api/private/order', '#createOrder .table'],
      ['/faq', '.table'],
      ['/zh/faq', '.table'],
    ] as const) {
      await open(page, path)
      const shown = page.locator(table).first()
      const hidden = await shown.evaluate((own) => own.scrollWidth - own.clientWidth)
      expect(hidden, path).toBeLessThan(1)
    }
  })

  test('links that stand alone are no smaller than a finger', async ({ page }) => {
    await open(page, operation)
    const links = page.locator('.article-body .error-codes a:not(.anchor), .page-links a').locator('visible=true')
    expect(await links.count()).toBeGreaterThan(2)
    for (const link of await links.all()) {
      // Sections above it are laid out as they come near, and move it.
      await expect.poll(() => link.evaluate(reachOf), await link.innerText()).toBeGreaterThanOrEqual(39)
    }
  })

  test('links to programs and links of the footer are boxes no smaller than a finger', async ({ page }) => {
    await open(page, operation)
    await page.locator('.whole-program > summary').locator('visible=true').first().click()
    for (const name of ['.samples-program > *', '.foot-columns a']) {
      const boxes = page.locator(name).locator('visible=true')
      const heights = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().height))
      expect(heights.length, name).toBeGreaterThan(1)
      expect(Math.min(...heights), name).toBeGreaterThanOrEqual(40)
    }
  })

  test('the lines about an error code begin at one edge', async ({ page }) => {
    await open(page, '/v3/futures/error')
    const row = page.locator('.error-table tr').filter({ hasText: 'Returned by:' }).first()
    const edges = await row
      .locator('th > code, td p, td small, td .plain-list')
      .evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().left)))
    expect(edges.length).toBeGreaterThan(3)
    expect(new Set(edges).size).toBe(1)
  })
})

/** Runs in the page: how many of the pixels above and below the middle of an element belong to it, once it is in view. */
function reachOf(element: Element): number {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const at = Array.from({ length: 60 }, (_, index) => y + height / 2 - 30 + index)
  return at.filter((top) => document.elementFromPoint(x + width / 2, top) === element).length
}
