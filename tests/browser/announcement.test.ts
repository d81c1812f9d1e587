import type { Page } from '@playwright/test'
import { audit } from './audit.ts'
import { overflowOf } from './overflow.ts'
import { expect, measureShift, open, shiftOf, still, test, unseenShift } from './site.ts'

const id = 'weekly-pause-2026-12'
const key = 'announcement-dismissed'

function barOf(page: Page) {
  return page.getByRole('complementary', { name: /^(Announcement|公告)$/ })
}

function dismissButton(page: Page) {
  return page.getByRole('button', { name: /^(Dismiss this announcement|关闭公告)$/ })
}

/** Makes every page that is opened from now on find a dismissal. */
async function dismissBefore(page: Page, dismissed: string): Promise<void> {
  await page.addInitScript(([name, value]) => localStorage.setItem(name ?? '', value ?? ''), [key, dismissed])
}

/** Distance of the article's first heading from the top of the window. */
function titleTop(page: Page): Promise<number> {
  return page.locator('.article h1').evaluate((title) => title.getBoundingClientRect().top)
}

/** By how much the page is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

test('says it in the page’s language, and links to pages in that language', async ({ page, meridian }) => {
  await page.goto(meridian.url('/orders/'))
  await expect(barOf(page)).toContainText('Trading pauses on Sundays at 08:00 UTC')
  await expect(barOf(page).locator('strong')).toHaveText('08:00 UTC')
  const { pathname } = new URL(meridian.url('/orders/maintenance'))
  await expect(barOf(page).getByRole('link')).toHaveAttribute('href', `${pathname}#weekly`)
  await page.goto(meridian.url('/zh/orders/'))
  await expect(barOf(page)).toContainText('交易于每周日')
  const chinese = new URL(meridian.url('/zh/orders/maintenance'))
  await expect(barOf(page).getByRole('link')).toHaveAttribute('href', `${chinese.pathname}#weekly`)
})

test('stands on the not-found page too, and on no page of a site without one', async ({ page, meridian }) => {
  await page.goto(meridian.url('/no/such/page'))
  await expect(barOf(page)).toBeVisible()
  await page.goto('/')
  await expect(page.locator('.announcement, script[data-announcement]')).toHaveCount(0)
})

test('is dismissed for good, on every page and in every language', async ({ page, meridian }) => {
  await open(page, meridian.url('/orders/'))
  await dismissButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(barOf(page)).toBeHidden()
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(id)
  // The reader stays in the page.
  await expect(page.locator('#content')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.reload()
  await expect(page.locator('.article h1')).toBeVisible()
  await expect(barOf(page)).toBeHidden()
  await open(page, meridian.url('/zh/'))
  await expect(barOf(page)).toBeHidden()
})

test('comes back when another one was dismissed before', { tag: '@full' }, async ({ page, meridian }) => {
  await dismissBefore(page, 'an-older-one')
  await open(page, meridian.url('/orders/'))
  await expect(barOf(page)).toBeVisible()
})

test('is hidden before the page’s own script has run', async ({ page, meridian }) => {
  await dismissBefore(page, id)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(meridian.url('/orders/'))
  await expect(page.locator('.article h1')).toBeVisible()
  await expect(barOf(page)).toBeHidden()
})

test('moves nothing while the page loads, dismissed or not', async ({ page, meridian }) => {
  await measureShift(page)
  await open(page, meridian.url('/orders/'))
  expect(await shiftOf(page)).toBeLessThan(unseenShift)
  await dismissBefore(page, id)
  await open(page, meridian.url('/orders/'))
  await expect(barOf(page)).toBeHidden()
  expect(await shiftOf(page)).toBeLessThan(unseenShift)
})

test('stays as it is while the reader moves through the site and changes the language', async ({ page, meridian }) => {
  await open(page, meridian.url('/orders/'))
  await page.evaluate(() => {
    document.documentElement.id = 'same-document'
  })
  await page.locator('.sidebar').getByRole('link', { name: 'Components' }).click()
  await expect(page).toHaveURL(meridian.url('/orders/components'))
  await expect(barOf(page)).toBeVisible()
  await page.locator('.navbar summary', { hasText: 'English' }).click()
  await page.locator('.navbar').getByRole('link', { name: '简体中文' }).click()
  await expect(barOf(page)).toContainText('交易于每周日')
  await dismissButton(page).click()
  await page.goBack()
  await expect(page).toHaveURL(meridian.url('/orders/components'))
  await expect(barOf(page)).toBeHidden()
  await expect(page.locator('#same-document')).toHaveCount(1)
})

// Safari does not hold the reader's place by itself.
for (const anchoring of ['auto', 'none']) {
  const tag = anchoring === 'auto' ? [] : '@full'
  test(`goes in the other tabs too, where nothing that is read moves: scroll anchoring ${anchoring}`, { tag }, async ({
    page,
    context,
    meridian,
  }) => {
    const other = await context.newPage()
    await open(other, meridian.url('/orders/components'))
    await other.evaluate((value) => {
      document.documentElement.style.setProperty('overflow-anchor', value)
      scrollTo({ top: 400, behavior: 'instant' })
    }, anchoring)
    const before = await still(() => titleTop(other))
    const moved = async () => Math.abs((await titleTop(other)) - before)
    await open(page, meridian.url('/orders/'))
    await dismissButton(page).click()
    await expect(barOf(other)).toBeHidden()
    await expect.poll(moved).toBeLessThan(0.5)
    await page.evaluate(() => localStorage.clear())
    await expect(barOf(other)).toBeVisible()
    await expect.poll(moved).toBeLessThan(0.5)
  })
}

test('stays dismissed where the browser forbids storage', async ({ page, meridian }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await open(page, meridian.url('/orders/'))
  await dismissButton(page).click()
  await page.locator('.sidebar').getByRole('link', { name: 'Components' }).click()
  await expect(page).toHaveURL(meridian.url('/orders/components'))
  await expect(barOf(page)).toBeHidden()
})

test('scrolls away and leaves sidebar and navbar in their places', async ({ page, meridian }) => {
  await open(page, meridian.url('/orders/components'))
  const bar = await barOf(page).boundingBox()
  const navbar = await page.locator('.navbar').boundingBox()
  expect(bar?.y).toBe((navbar?.y ?? 0) + (navbar?.height ?? 0))
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect(barOf(page)).not.toBeInViewport()
  expect((await page.locator('.sidebar').boundingBox())?.y).toBe(0)
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('fits, and its button is large enough for a finger', async ({ page, meridian }) => {
    await open(page, meridian.url('/orders/'))
    const button = await dismissButton(page).boundingBox()
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(40)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    // Beside a scrollbar every tool of the bar above it is left on the screen too.
    await page.setViewportSize({ width: 305, height: 640 })
    expect(await overflowOf(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(meridian.url('/zh/orders/'))
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})

for (const theme of ['light', 'dark'] as const) {
  for (const width of [320, 1440]) {
    const tag = theme === 'dark' && width === 320 ? [] : '@full'
    test(`axe finds nothing on it in ${theme} at ${width} px`, { tag }, async ({ page, meridian }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await open(page, meridian.url('/orders/'))
      await expect(barOf(page)).toBeVisible()
      expect(await audit(page)).toEqual([])
    })
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('can be read and shows no button that could do nothing', async ({ page, meridian }) => {
    await page.goto(meridian.url('/orders/'))
    await expect(barOf(page)).toContainText('Trading pauses')
    await expect(barOf(page).locator('button')).toBeHidden()
  })
})
