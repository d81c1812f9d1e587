import type { Page } from '@playwright/test'
import { expect, measureShift, open, shiftOf, test, unseenShift } from './site.ts'

const path = '/v3/futures/websocket/public/get-order-book-v2'

function replayOf(page: Page) {
  const view = page.locator('.book-replay')
  return {
    view,
    summary: view.locator('summary'),
    status: view.getByRole('status'),
    next: view.getByRole('button', { name: /^(Next frame|下一帧)$/ }),
    back: view.getByRole('button', { name: /^(Back|上一帧)$/ }),
    gap: view.getByRole('button', { name: /^(Jump to gap|跳到缺口)$/ }),
    row: (price: string) => view.locator('tbody tr').filter({ hasText: price }),
    state: view.locator('.book-replay-state'),
    running: view.locator('.book-replay-algorithm li[aria-current]'),
  }
}

async function opened(page: Page, url = path) {
  await open(page, url)
  const replay = replayOf(page)
  await replay.summary.click()
  await expect(replay.status).toBeVisible()
  return replay
}

test('is on the page of the channel alone, closed', async ({ page }) => {
  await open(page, path)
  const { view } = replayOf(page)
  await expect(view).toHaveCount(1)
  await expect(view).not.toHaveAttribute('open')
  await page.locator('.sidebar-tree a[href$="/websocket/public/get-order-book"]').click()
  await expect(page.locator('h1')).toHaveText(/Order book/)
  await expect(page).toHaveURL(/get-order-book$/)
  await expect(view).toHaveCount(0)
  await page.goBack()
  await expect(view).toHaveCount(1)
})

test('steps by keyboard alone: frame, book, check, the lines that run, and the focus at either end', async ({
  page,
}) => {
  await open(page, path)
  const { summary, status, row, running, next, back } = replayOf(page)
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(status).toContainText('Frame 1 of 14')
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await expect(back).toHaveCSS('text-decoration-line', 'none')
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await expect(status).toContainText('A snapshot: it replaces whatever you hold')
  await expect(row('97253.6')).toContainText('310')
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(status).toContainText('lid 6284171741 = 6284171741')
  await expect(row('97254.1')).toContainText('56± was 96')
  await expect(row('97253.6')).toContainText('removed')
  await expect(row('97253.6').locator('s')).toHaveCount(2)
  await expect(running.first()).toContainText('apply(bids, push.bids)')
  await page.keyboard.press('ArrowLeft')
  await expect(row('97254.1')).toContainText('96')
  await page.keyboard.press('End')
  await expect(status).toContainText('Frame 14 of 14')
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toBeFocused()
  await page.keyboard.press('Home')
  await expect(status).toContainText('Frame 1 of 14')
})

test('shows a gap: nothing is applied, and the book is not to be used until the next snapshot', async ({ page }) => {
  const { gap, status, view, row, next, state } = await opened(page)
  await gap.click()
  await expect(status).toContainText('lid 6284171779 ≠ 6284171771')
  await expect(state).toHaveText('✕ Not in step: do not use it.')
  await expect(row('97255.1')).toHaveCount(0)
  for (const event of ['unsubscribe', 'unsubscribe', 'subscribe', 'subscribe']) {
    await next.click()
    await expect(view.locator('.book-replay-frame .book-replay-steady > pre')).toContainText(`"event": "${event}"`)
  }
  await expect(state).toHaveText('✕ Not in step: do not use it.')
  await next.click()
  await expect(state).toHaveText('✓ In step up to id 6284171813.')
  await expect(row('97255.1')).toContainText('10')
})

test('moves nothing by itself, nor by a step: neither the page nor the size of the replay', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await measureShift(page)
  await open(page, path)
  await expect(replayOf(page).view).toHaveCount(1)
  expect(await shiftOf(page)).toBeLessThan(unseenShift)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const { view, summary, status } = replayOf(page)
    if ((await view.getAttribute('open')) === null) await summary.click()
    await expect(status).toBeVisible()
    await summary.focus()
    const heights = new Set<number>()
    for (let step = 0; step < 14; step += 1) {
      heights.add(await view.evaluate((element) => Math.round(element.getBoundingClientRect().height)))
      await page.keyboard.press('ArrowRight')
    }
    expect([...heights]).toHaveLength(1)
    expect(await view.evaluate(movingByTime)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Home')
  }
})

test('speaks Chinese on the Chinese page', { tag: '@full' }, async ({ page }) => {
  const { status, gap } = await opened(page, `/zh${path}`)
  await gap.click()
  await expect(status).toContainText('出现缺口')
})

test('opens where the address names it', async ({ page }) => {
  await open(page, `${path}#order-book-replay`)
  await expect(replayOf(page).view).toHaveAttribute('open')
  await expect(replayOf(page).status).toContainText('Frame 1 of 14')
})

test('is loaded when it is opened; where it cannot be, it says so and tries again when it is opened again', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await open(page, path)
  const { view, summary, status } = replayOf(page)
  await expect(view).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  const before = loaded.length
  await page.route('**/assets/**', (route) => route.abort())
  await summary.click()
  await expect(view.getByRole('alert')).toContainText('could not be loaded')
  expect(loaded.length).toBeGreaterThan(before)
  await summary.click()
  await page.unroute('**/assets/**')
  await summary.click()
  await expect(status).toContainText('Frame 1 of 14')
  await expect(view.getByRole('alert')).toHaveCount(0)
})

test('leaves its page whole without a script', { tag: '@full' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.locator('.article')).toContainText('compare its lid with the id of the message before')
  await expect(page.locator('.book-replay')).toHaveCount(0)
  await context.close()
})

/** Animations that time moves; shadows of code follow its scrolling. */
function movingByTime(element: Element): number {
  return element.getAnimations({ subtree: true }).filter(({ timeline }) => timeline === document.timeline).length
}
