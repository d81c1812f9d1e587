import type { Page } from '@playwright/test'
import { isFull } from '../fullRun.ts'
import { expect, open, test } from './site.ts'

const pages = [
  '/v3/futures/api/trade/place-order',
  '/v3/futures/api/market/get-order-book',
  '/v3/futures/api/account/balance',
]

for (const [index, url] of pages.entries()) {
  const tag = index > 0 ? '@full' : []
  test(`every field of ${url} can be linked to, and is set apart and seen below the header`, { tag }, async ({
    page,
  }) => {
    await page.goto(url)
    const anchors = await page.locator('dl.fields > div[id]').evaluateAll((elements) => elements.map(({ id }) => id))
    expect(anchors.length).toBeGreaterThan(3)
    // The deepest are the ones inside closed disclosures.
    const others = isFull ? [anchors[0], anchors[Math.floor(anchors.length / 2)]] : []
    const chosen = [...new Set([...others, longest(anchors), anchors.at(-1)])]
    for (const anchor of chosen) {
      await page.goto('about:blank')
      await open(page, `${url}#${anchor}`)
      await expect.poll(() => standing(page, anchor ?? '')).toBe('seen')
      expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe(anchor)
    }
  })
}

test('a click on a link to a nested field opens what hides it', async ({ page }) => {
  await open(page, '/v3/futures/api/account/balance')
  const hidden = await page.locator('details:not([open]) dl.fields > div[id]').first().getAttribute('id')
  expect(hidden).not.toBeNull()
  await page.evaluate((id) => {
    location.hash = `#${id}`
  }, hidden)
  await expect.poll(() => standing(page, hidden ?? '')).toBe('seen')
})

test('a link to a field that a call does not have leads to the part where it would be', async ({ page }) => {
  await open(page, `${pages[0]}#placeFuturesOrder.body.no.such`)
  await expect.poll(() => standing(page, 'placeFuturesOrder.body')).toBe('seen')
})

test('words that a browser looks for are found in closed disclosures', async ({ page }) => {
  // What a search in the page does, too: https://html.spec.whatwg.org/multipage/interactive-elements.html#ancestor-details-revealing-algorithm
  const url = '/v3/futures/api/account/balance'
  await page.goto(url)
  const hidden = page.locator('details:not([open]) dl.fields > div[id]').first()
  const [id, words] = [await hidden.getAttribute('id'), await hidden.locator('dd p').first().textContent()]
  await page.goto('about:blank')
  await page.goto(`${url}#:~:text=${encodeURIComponent(words ?? '')}`)
  await expect.poll(() => standing(page, id ?? '')).toBe('seen')
})

test('a field at the end of a long page is found by its link, and the way back', async ({ page }) => {
  await open(page, '/futures/websocket/public')
  const last = await page.locator('.operation').last().locator('dl.fields > div[id]').last().getAttribute('id')
  await page.evaluate((id) => {
    location.hash = `#${id}`
  }, last)
  await expect.poll(() => standing(page, last ?? '')).toBe('seen')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('headings stand below the header when a contents link is followed', async ({ page }) => {
  await open(page, '/v3/futures/api/')
  for (const index of [1, 5, 2]) {
    const link = page.locator('.contents-panel a').nth(index)
    const id = decodeURIComponent((await link.getAttribute('href'))?.slice(1) ?? '')
    await link.click()
    await expect.poll(() => standing(page, id)).toBe('seen')
  }
})

function longest(texts: readonly string[]): string | undefined {
  return [...texts].sort((a, b) => b.split('.').length - a.split('.').length)[0]
}

/** Whether the top of an element is on screen and not under the fixed header. */
async function standing(page: Page, id: string): Promise<string> {
  return page.evaluate((anchor) => {
    const element = document.getElementById(anchor)
    if (!element) return 'missing'
    const { top, height } = element.getBoundingClientRect()
    const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
    if (height === 0) return 'hidden'
    if (top < header) return `under the header: ${Math.round(top)} < ${Math.round(header)}`
    return top > innerHeight - 20 ? `below the screen: ${Math.round(top)}` : 'seen'
  }, id)
}
