import type { Locator } from '@playwright/test'
import { expect, open, still, test } from './site.ts'

const place = '/v3/futures/api/trade/place-order'
const book = '/v3/futures/websocket/public/get-order-book-v2'
/** A call whose path has no room on one line at 390 px. */
const longPath = '/v3/futures/api/positions/adjust-margin-for-isolated-margin-trading-positions'

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('each sample stands beside what it samples, and no part of it scrolls by itself', async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 800 })
    await open(page, place)
    for (const name of ['request', 'response']) {
      const [text, sample] = [page.locator(`.operation-${name}`), page.locator(`.${name}-sample`)]
      const [words, code] = await Promise.all([boxOf(text), boxOf(sample)])
      expect(code.x).toBeGreaterThanOrEqual(words.x + words.width)
      expect(Math.abs(code.y - words.y)).toBeLessThan(120)
      await expect(sample.locator('.samples')).toHaveCSS('overflow-y', 'visible')
    }
  })

  test('a sample stays beside its text as far up as its end can be seen', async ({ page }) => {
    await open(page, place)
    const sample = page.locator('.request-sample .samples')
    const bottomOf = async () => {
      // Sections above it are laid out as they come near, and move it.
      await page.evaluate(() => {
        const text = document.querySelector('.operation-request')?.getBoundingClientRect()
        scrollTo({ top: scrollY + (text?.bottom ?? 0) - innerHeight, behavior: 'instant' })
      })
      const { y, height } = await boxOf(sample)
      return Math.round(y + height)
    }
    const { height } = await boxOf(sample)
    for (const screen of [Math.round(height) - 100, Math.round(height) + 200]) {
      await page.setViewportSize({ width: 1440, height: screen })
      const bottom = await still(bottomOf)
      expect(bottom).toBeLessThanOrEqual(screen)
      expect(bottom).toBeGreaterThan(screen / 2)
    }
  })

  test('all folds of a page open and close at once', async ({ page }) => {
    await open(page, place)
    const folds = page.locator('.article details:not(.tool, .whole-program)')
    const countOpen = () => folds.evaluateAll((all) => all.filter((fold) => fold.hasAttribute('open')).length)
    await page.getByRole('button', { name: 'Expand all' }).click()
    await expect.poll(async () => (await folds.count()) - (await countOpen())).toBe(0)
    await page.getByRole('button', { name: 'Collapse all' }).click()
    await expect.poll(countOpen).toBe(0)
  })

  for (const [url, laptop, phone] of [
    ['/spot/api/private/order', 23, 36],
    ['/futures/websocket/public', 35, 48],
  ] as const) {
    const tag = url.includes('websocket') ? '@full' : []
    test(`${url} is long, and takes few screens`, { tag }, async ({ page }) => {
      await open(page, url)
      // Far from the screen heights are estimates until they are laid out.
      await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''))
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      expect((await height()) / 900).toBeLessThan(laptop)
      await page.setViewportSize({ width: 390, height: 844 })
      expect((await height()) / 844).toBeLessThan(phone)
    })
  }

  test('a frame stands beside the fields of its message and stays there', async ({ page }) => {
    await open(page, book)
    const message = page
      .locator('.message')
      .filter({ has: page.locator('.message-text > dl') })
      .last()
    const frame = message.locator('.message-frames')
    await message.locator('dl > div').last().scrollIntoViewIfNeeded()
    expect((await boxOf(frame)).x).toBeGreaterThan((await boxOf(message.locator('.message-text'))).x)
    await expect(frame).toHaveCSS('position', 'sticky')
  })

  test('code of the request builder goes on below, and no rest of a line begins like a statement', async ({ page }) => {
    await open(page, place)
    await page.locator('details.tool > summary').first().click()
    const code = page.locator('pre.builder-code').filter({ hasText: 'clOrdId' }).first()
    await expect(code).toBeVisible()
    expect(await code.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await expect(code).toHaveCSS('text-indent', /hanging/)
  })

  test('the terms of a call are one line', async ({ page }) => {
    await open(page, place)
    const tops = await page
      .locator('.facts > li:visible')
      .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(2)
    expect(new Set(tops).size).toBe(1)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the path of a call stands before its host', async ({ page }) => {
    await open(page, place)
    const [path, host] = [page.locator('.endpoint b'), page.locator('.endpoint code > span')]
    await expect(path).toHaveText('/v3/trade/order')
    expect((await boxOf(path)).y).toBeLessThan((await boxOf(host)).y)
  })

  test('a path breaks after slashes only', async ({ page }) => {
    await open(page, longPath)
    const lines = await page.locator('.endpoint b').evaluate(linesOf)
    expect(lines.join('')).toMatch(/^\/v3\//)
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/\/$/)
  })

  test('a path in the results of a search is on one line', async ({ page }) => {
    await open(page, '/?q=liquidation')
    const path = page.locator('.search-hit-path').filter({ hasText: '/v3/market/liquidationOrder' }).first()
    await expect(path).toBeVisible()
    expect(await path.evaluate(linesOf)).toHaveLength(1)
  })

  test('the first column of a wide table stays while the rest scrolls', async ({ page }) => {
    await open(page, '/spot/trading-rules')
    const table = page.locator('.table').filter({ hasText: 'USDD' })
    const name = table.locator('tbody :is(th, td)').first()
    const before = await boxOf(name)
    await table.evaluate((scroller) => scroller.scrollTo(200, 0))
    expect((await boxOf(name)).x).toBe(before.x)
    expect((await boxOf(table.locator('tbody tr').first().locator('td').last())).x).toBeGreaterThan(before.x)
  })
})

test('a card is a link, and so is each link in it', async ({ page }) => {
  await open(page, '/')
  const card = page.locator('.card').filter({ has: page.getByRole('link', { name: 'First signed request' }) })
  const tools = page.locator('.card').filter({ hasText: 'Build and sign a request' })
  await tools.getByRole('link', { name: 'Spot order' }).click()
  await expect(page).toHaveURL(/\/spot\/api\/private\/order#createOrder\.build$/)
  await page.goBack()
  const words = await card
    .locator('> p')
    .nth(1)
    .evaluate((text) => {
      const [whole, own] = [text.parentElement ?? text, text].map((element) => element.getBoundingClientRect())
      return { x: (own?.x ?? 0) - (whole?.x ?? 0) + 8, y: (own?.y ?? 0) - (whole?.y ?? 0) + 8 }
    })
  await card.click({ position: words })
  await expect(page).toHaveURL(/\/#first-request$/)
})

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not on screen')
  return box
}

/** The text of each line of an element, as it is broken on screen. */
function linesOf(element: Element): string[] {
  const lines: { top: number; text: string }[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange()
    for (const [at, character] of [...(node.textContent ?? '')].entries()) {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const { top } = range.getBoundingClientRect()
      const line = lines.find((candidate) => Math.abs(candidate.top - top) < 4)
      if (line) line.text += character
      else lines.push({ top, text: character })
    }
  }
  return lines.map(({ text }) => text)
}
