import type { Locator, Page } from '@playwright/test'
import { isFull } from '../fullRun.ts'
import { channelsPage, expect, open, test } from './site.ts'

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
    // The deepest fields stand inside closed disclosures.
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
  // As a search in the page does:
  // https://html.spec.whatwg.org/multipage/interactive-elements.html#ancestor-details-revealing-algorithm
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

test('a fold opens by its title or its link, by mouse and by keyboard', async ({ page }) => {
  await open(page, channelsPage)
  const fold = page.locator('.linked-fold').first()
  const [title, link] = [fold.locator('summary').first(), fold.locator('> .anchor')]
  await expectFold(fold, 'closed')
  await title.click()
  await expectFold(fold, 'open')
  await title.press('Enter')
  await expectFold(fold, 'closed')
  await link.click()
  await expectFold(fold, 'open')
  await expect(page).toHaveURL(channelsPage + (await link.getAttribute('href')))
  const other = page.locator('.linked-fold').nth(1)
  await other.locator('> .anchor').press('Enter')
  await expectFold(other, 'open')
  await expect(page).toHaveURL(channelsPage + (await other.locator('> .anchor').getAttribute('href')))
})

test('a link to a fold opens it below the header', async ({ page }) => {
  await page.goto(channelsPage)
  const id = (await page.locator('.section-fold :is(h2, h3)').last().getAttribute('id')) ?? ''
  await page.goto('about:blank')
  await open(page, `${channelsPage}#${id}`)
  await expect.poll(() => standing(page, id)).toBe('seen')
  await expectFold(page.locator('.linked-fold', { has: page.locator(`[id="${id}"]`) }), 'open')
})

for (const width of [1440, 390]) {
  test(`the link of a fold stands after the title of the fold at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(channelsPage)
    await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''))
    const gaps = await page.locator('.linked-fold').evaluateAll((folds) =>
      folds.map((fold) => {
        const boxOf = (selector: string) => fold.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        const [title, link] = [boxOf('summary > :is(h2, h3)'), boxOf('.anchor')]
        const across = Math.abs(link.top + link.height / 2 - title.top - title.height / 2)
        return { along: link.left - title.right, across }
      }),
    )
    expect(gaps.length).toBeGreaterThan(5)
    expect(gaps.filter(({ along, across }) => along < 0 || along > 16 || across > 1)).toEqual([])
  })
}

async function expectFold(fold: Locator, state: 'open' | 'closed'): Promise<void> {
  await expect(fold.locator('> details[open]')).toHaveCount(state === 'open' ? 1 : 0)
}

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
