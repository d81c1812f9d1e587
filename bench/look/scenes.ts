import type { Page } from '@playwright/test'

/** One state of one page, for one picture. */
export interface Scene {
  readonly name: string
  readonly path: string
  /** What a reader does before the picture. */
  readonly act?: (page: Page) => Promise<void>
  readonly widths?: (width: number) => boolean
}

const placeOrder = '/v3/futures/api/trade/place-order'
const orderBook = '/v3/futures/websocket/public/get-order-book-v2'
const isPhone = (width: number) => width < 996

/** Every kind of page, the middle of long ones, and what opens in them. */
export const scenes: readonly Scene[] = [
  { name: 'home', path: '/' },
  { name: 'home-further', path: '/', act: scrollBy(1) },
  { name: 'home-end', path: '/', act: scrollBy(100) },
  { name: 'guide', path: '/v3/futures/api/' },
  { name: 'guide-further', path: '/spot/trading-rules', act: scrollBy(1) },
  { name: 'overview', path: '/spot/api/' },
  { name: 'overview-further', path: '/spot/api/', act: scrollBy(3) },
  { name: 'call', path: placeOrder },
  { name: 'call-further', path: placeOrder, act: scrollBy(1) },
  { name: 'call-end', path: placeOrder, act: scrollBy(100) },
  { name: 'call-expanded', path: placeOrder, act: expandAll },
  { name: 'calls', path: '/spot/api/private/order' },
  { name: 'calls-further', path: '/spot/api/private/order', act: scrollBy(6) },
  { name: 'retired', path: '/futures/api/orders', act: scrollBy(1) },
  { name: 'channel', path: orderBook },
  { name: 'channel-further', path: orderBook, act: scrollBy(3) },
  { name: 'channels', path: '/futures/websocket/public' },
  { name: 'channels-further', path: '/futures/websocket/public', act: scrollBy(6) },
  { name: 'errors', path: '/v3/futures/error' },
  { name: 'changelog', path: '/changelog/futures' },
  { name: 'migration', path: '/futures/abandoned/rest-api' },
  { name: 'faq', path: '/faq' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'builder', path: placeOrder, act: openTool(0) },
  { name: 'debugger', path: '/spot/api/', act: openTool(-1) },
  { name: 'replay', path: '/v3/futures/websocket/', act: openReplay },
  { name: 'search', path: placeOrder, act: search },
  { name: 'drawer', path: placeOrder, act: openDrawer, widths: isPhone },
]

function scrollBy(screens: number): (page: Page) => Promise<void> {
  return (page) => page.evaluate((count) => window.scrollTo(0, count * innerHeight), screens)
}

/** Opens a tool in the article: the first one, or counted from the end. */
function openTool(index: number): (page: Page) => Promise<void> {
  return async (page) => {
    const tool = page.locator('details.tool').nth(index)
    await tool.evaluate((details: HTMLDetailsElement) => {
      details.open = true
      // A tool loads when it is near the screen.
      details.scrollIntoView()
    })
    await tool.locator('input, textarea').first().waitFor({ timeout: 15_000 })
    await tool.evaluate((details) => details.scrollIntoView())
  }
}

/** Opens all folds of a page and shows the middle of what they held. */
async function expandAll(page: Page): Promise<void> {
  await page.locator('[data-folds]').click()
  await scrollBy(2)(page)
}

async function openReplay(page: Page): Promise<void> {
  await page.locator('a[href*="#replay="]').first().click()
  const replay = page.locator('.console-replay')
  await replay.locator('.console-primary').click({ timeout: 15_000 })
  await replay.locator('[data-played="1"]').waitFor({ timeout: 15_000 })
  await replay.evaluate((panel) => panel.scrollIntoView())
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.locator('.search-sheet input').waitFor({ timeout: 15_000 })
  await page.keyboard.type('order')
  await page.getByRole('option').first().waitFor({ timeout: 15_000 })
}

async function openDrawer(page: Page): Promise<void> {
  await page.locator('button.drawer-toggle').click()
  await page.locator('dialog[open]').waitFor({ timeout: 15_000 })
}
