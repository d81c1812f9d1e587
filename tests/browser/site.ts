import { test as base, expect, type Page } from '@playwright/test'
import type { Route } from '../../generator/contract/routes.ts'
import { isFull } from '../fullRun.ts'
import type { VisitedPage } from './engines/visitedPage.ts'

export { expect } from '@playwright/test'

/** The served site of the invented company, `tests/fixtures/meridian`, which stands below a path. */
export interface InventedSite {
  /** The whole address of a path below the base: `/orders/`. */
  readonly url: (path: string) => string
}

/** Playwright's test, on the site that the global setup serves. */
export const test = base.extend<{ readonly meridian: InventedSite; readonly clockedPage: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
  baseURL: async ({}, use) => use(process.env['SITE_ORIGIN']),
  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await context.addInitScript(insertAsTyped)
    await use(context)
  },
  // A clock that was installed leaves its traces in a context that is used again.
  clockedPage: async ({ browser, baseURL, viewport }, use) => {
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport })
    await use(await context.newPage())
    await context.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
  meridian: async ({}, use) => {
    const address = process.env['MERIDIAN_ADDRESS'] ?? ''
    await use({ url: (path) => address.replace(/\/$/, '') + path })
  },
})

/**
 * Runs in the page. In Firefox, Playwright fills in a field by its `value`, and React takes that for its own doing: the
 * browser inserts the text instead, as if it were typed.
 */
function insertAsTyped(): void {
  const insert = (text: string) => {
    document.execCommand('insertText', false, text)
  }
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} })
}

/** The routes of the built site. Known once a test runs, not while tests are collected. */
export function siteRoutes(): Pick<Route, 'url' | 'path' | 'locale' | 'kind' | 'title' | 'operations'>[] {
  return JSON.parse(process.env['SITE_ROUTES'] ?? '[]')
}

/** One page of each kind, and the pages with the most in them. */
export const kindsOfPages = {
  home: '/',
  guide: '/v3/futures/api/',
  'guide with a generated table': '/v3/futures/error',
  reference: '/v3/futures/api/trade/place-order',
  'reference with positional arrays': '/v3/futures/api/market/get-order-book',
  'deprecated reference': '/v3/futures/abandoned/get-leverage',
  'not found': '/no/such/page',
} as const

/** Its later channels repeat the text of the first channel, in folds. */
export const channelsPage = '/spot/websocket/reference-data'

/** All of them in a full run, else a guide and a reference: other kinds are made of the same. */
export const triedPages = isFull ? Object.values(kindsOfPages) : [kindsOfPages.guide, kindsOfPages.reference]

/** Opens a page and waits until React has taken over its shell. */
export async function open(page: VisitedPage, url: string): Promise<void> {
  await page.goto(url)
  await hydrated(page)
}

/** Touches the page, then waits until the shell listens. */
export async function hydrated(page: VisitedPage, timeout = 30_000): Promise<void> {
  const isReady = () => {
    dispatchEvent(new Event('pointermove'))
    return document.documentElement.hasAttribute('data-interactive')
  }
  await page.waitForFunction(isReady, undefined, { timeout })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))))
}

/** A value of a page when nothing changes it any more: parts above may be laid out first, and a wheel turns on. */
export async function still(read: () => Promise<number>): Promise<number> {
  let last = Number.NaN
  const isStill = async (): Promise<boolean> => {
    const before = last
    last = await read()
    return last === before
  }
  await expect.poll(isStill, { intervals: [200] }).toBe(true)
  return last
}

/** A sign of a reader, at which a page loads its shell. */
export async function touch(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
}

/** Adds a style sheet as only a script of the page could: its policy allows none in the document. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}

/**
 * How far content may move by itself while a page loads. Not quite nothing: a busy machine paints a document before all of it is
 * parsed, and parts that are parsed later take their place beside the painted ones. A font, a hydration or a picture that moves
 * the text comes out at many times this.
 */
export const unseenShift = 0.01

interface ShiftWindow {
  shift: number
}

/** Makes every page that is loaded from now on add up its layout shifts. */
export async function measureShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as ShiftWindow
    counted.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shift of the page so far, two frames from now. */
export async function shiftOf(page: VisitedPage): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.evaluate(() => (window as unknown as ShiftWindow).shift)
}
