import type { BrowserContext, Page } from '@playwright/test'
import { changed, published } from '../datedMeridian.ts'
import { isFull } from '../fullRun.ts'
import { expect, measureShift, open, shiftOf, test, unseenShift } from './site.ts'

const storageKey = 'last-visit:/docs/'
const listLabel = '4 changes since your last visit'
const unseenText = /changed since your last visit/

/** The reader was here before the last two publications; later pages find the data that earlier ones stored. */
async function visitBefore(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([key, since]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ since, seen: {} }))
    },
    [storageKey, published.lastVisit] as const,
  )
}

function stored(page: Page): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), storageKey)
}

function marks(page: Page) {
  return page.locator('.sidebar .sidebar-link').filter({ has: page.locator('.unseen-mark') })
}

test.describe('on a first visit', () => {
  test('nothing is marked, and what is published is asked for once and remembered', async ({ page, meridian }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await open(page, meridian.url('/orders/'))
    await expect.poll(() => stored(page)).toEqual({ since: published.newest, seen: {} })
    await open(page, meridian.url('/'))
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.unseen-mark, .changes-place details')).toHaveCount(0)
    expect(requests.filter((url) => url.includes('/changes/'))).toEqual([meridian.url('/changes/en.json')])
  })

  test('nothing is marked where the browser forbids storage', async ({ page, meridian }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    for (const path of isFull ? ['/orders/', '/changelog', '/'] : ['/changelog']) {
      await open(page, meridian.url(path))
      await page.waitForLoadState('networkidle')
      await expect(page.locator('.unseen-mark, .unseen-entry, .changes-place details')).toHaveCount(0)
    }
    expect(errors).toEqual([])
  })
})

test.describe('the sidebar', () => {
  test.beforeEach(({ context }) => visitBefore(context))

  test('marks the pages that changed, until they are opened, in any language', async ({ page, meridian }) => {
    await open(page, meridian.url('/orders/'))
    const category = page.locator('.sidebar summary', { hasText: 'Market data' })
    await expect(category).toHaveText(unseenText)
    await category.click()
    await expect(category).not.toHaveText(unseenText)
    await page.locator('.sidebar details:has([href$="/order-status"]) summary').click()
    await expect(marks(page)).toHaveCount(2)
    const book = page.locator('.sidebar-tree a[href="/docs/orders/api/market-data"]')
    await expect(book).toHaveAccessibleName(unseenText)
    await expect(page.locator('.sidebar-tree a[href="/docs/orders/components"]')).not.toHaveAccessibleName(unseenText)

    await book.click()
    await expect(page).toHaveURL(meridian.url('/orders/api/market-data'))
    await expect(marks(page)).toHaveCount(1)
    await open(page, meridian.url('/zh/orders/'))
    await expect(marks(page)).toHaveAttribute('href', '/docs/zh/orders/api/order-status')
    await expect(page.locator('.sidebar summary', { hasText: '上次访问后有更新' })).toHaveCount(1)
  })

  test('never marks the page at hand, and is as wide and high with marks as without', async ({ page, meridian }) => {
    await open(page, meridian.url('/orders/api/market-data'))
    const other = page.locator('.sidebar summary', { has: page.locator('.unseen-mark') })
    await expect(other).toHaveCount(1)
    await expect(page.locator('.sidebar [aria-current=page] .unseen-mark')).toHaveCount(0)
    const height = (await other.boundingBox())?.height
    await page.locator('.sidebar .unseen-mark').evaluateAll((all) => all.map((mark) => mark.remove()))
    expect((await page.locator('.sidebar summary').first().boundingBox())?.height).toBe(height)
  })
})

test.describe('the list', () => {
  test.beforeEach(({ context }) => visitBefore(context))

  test('names the pages and the entries of the changelog, newest first', async ({ page, meridian }) => {
    await open(page, meridian.url('/'))
    await page.locator('.changes-place').getByText(listLabel).click()
    const links = page.locator('.changes-place a')
    const keys = [...changed.entries, ...changed.pages.slice(1)]
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .toEqual(keys.map((key) => `/docs${key}`))
    await expect(links.nth(2)).toHaveText(/Orders · 10 March 2026/)
    await expect(links.first().locator('time')).toHaveAttribute('datetime', published.newest)
    await expect(links.first()).toHaveText(/2026-02-20.*Changelog/)
    await links.last().click()
    await expect(page).toHaveURL(meridian.url('/orders/api/market-data'))
    // The address changes before the page is on screen, and only a page on screen counts.
    await expect.poll(async () => JSON.stringify(await stored(page))).toContain('/orders/api/market-data')
    await open(page, meridian.url('/zh/'))
    await expect(page.locator('.changes-place .changes-long')).toHaveText('上次访问后有 3 处更新')
  })

  test('is gone, in all tabs, when all is marked as seen', async ({ page, context, meridian }) => {
    const other = await context.newPage()
    await open(other, meridian.url('/orders/'))
    await open(page, meridian.url('/'))
    await expect(other.locator('.sidebar .unseen-mark').first()).toBeAttached()
    await page.locator('.changes-place summary').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Mark all as seen' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.changes-place details')).toHaveCount(0)
    await expect(page.locator('.changes-place [role=status]')).toHaveText('All changes are marked as seen.')
    await expect(page.locator('#content')).toBeFocused()
    expect(await stored(page)).toEqual({ since: published.newest, seen: {} })
    await expect(other.locator('.sidebar .unseen-mark')).toHaveCount(0)
  })

  test('is gone once everything was opened, and starts anew', { tag: '@full' }, async ({ page, meridian }) => {
    await open(page, meridian.url('/'))
    await page.evaluate(
      ([key, since, date, keys]) => {
        const seen = Object.fromEntries([...keys, '/gone'].map((name) => [name, date]))
        localStorage.setItem(key, JSON.stringify({ since, seen }))
      },
      [storageKey, published.lastVisit, published.newest, [...changed.pages, ...changed.entries]] as const,
    )
    await open(page, meridian.url('/'))
    await expect.poll(() => stored(page)).toEqual({ since: published.newest, seen: {} })
    await expect(page.locator('.changes-place details')).toHaveCount(0)
  })

  for (const width of [320, 1440]) {
    const tag = width === 1440 ? '@full' : []
    test(`moves nothing when it comes, at ${width} px`, { tag }, async ({ page, meridian }) => {
      await page.setViewportSize({ width, height: 800 })
      await measureShift(page)
      for (const path of isFull ? ['/', '/changelog', '/zh/changelog'] : ['/changelog']) {
        await open(page, meridian.url(path))
        await expect(page.locator('.changes-place summary')).toBeVisible()
        expect(await shiftOf(page), path).toBeLessThanOrEqual(unseenShift)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    })
  }

  test('leaves the page as it is when its file cannot be had', { tag: '@full' }, async ({ page, meridian }) => {
    await page.route('**/changes/*.json', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/changes/'))
    await open(page, meridian.url('/'))
    await failed
    await expect(page.locator('.changes-place details')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('a changelog', () => {
  test.beforeEach(({ context }) => visitBefore(context))

  test('marks new entries one by one until they were on screen, a late one too', async ({ page, meridian }) => {
    await open(page, meridian.url('/changelog'))
    const marked = page.locator('.article h2', { has: page.locator('.unseen-entry') })
    await expect(marked).toHaveCount(2)
    await expect(marked.first()).toHaveAccessibleName(/2026-02-20.*new since your last visit/)
    await expect.poll(() => seenKeys(page)).toEqual(['/changelog', '/changelog#2026-02-20'])

    await page.locator('[id="2025-11-30"]').scrollIntoViewIfNeeded()
    await expect.poll(() => seenKeys(page)).toEqual(['/changelog', '/changelog#2025-11-30', '/changelog#2026-02-20'])
    await expect(marked).toHaveCount(2)
    await open(page, meridian.url('/zh/changelog'))
    await expect(page.locator('.changes-place .changes-long')).toHaveText('上次访问后有 2 处更新')
    await expect(marked).toHaveCount(0)
  })
})

test('a page says when what it describes last changed, and nothing where no changelog tells of it', async ({
  page,
  meridian,
}) => {
  const date = page.locator('.page-foot .page-date')
  for (const [path, text] of [
    ['/changelog', 'Last change: 20 February 2026'],
    ['/zh/orders/api/orders', '最近变更：2026年2月20日'],
  ] as const) {
    await open(page, meridian.url(path))
    await expect(date).toHaveText(text)
  }
  await expect(date.locator('time')).toHaveAttribute('datetime', '2026-02-20')
  await open(page, meridian.url('/orders/api/market-data'))
  await expect(date).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the date is there, and nothing of the last visit', async ({ page, meridian }) => {
    await page.goto(meridian.url('/changelog'))
    await expect(page.locator('.page-date time')).toHaveAttribute('datetime', '2026-02-20')
    await expect(page.locator('.changes-place details, .unseen-entry')).toHaveCount(0)
  })
})

async function seenKeys(page: Page): Promise<string[]> {
  const visit = (await stored(page)) as { readonly seen: Readonly<Record<string, string>> }
  return Object.keys(visit.seen).sort()
}
