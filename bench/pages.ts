import type { AddressInfo } from 'node:net'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/repository/findBrowser.ts'
import { serveSite } from '../scripts/serve/serveSite.ts'
import { builtSite } from './builtSite.ts'
import type { Bench, Row } from './harness.ts'

const runs = 5
/** Slow 4G and a phone, as Lighthouse has them: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const network = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 }
const slowdown = 4
/** After the load event: what a page does by itself is over by then. */
const quiet = 3000

/** A page of each kind, with an entry of its sidebar to go to. */
const pages: Readonly<Record<string, { readonly path: string; readonly next?: string }>> = {
  'home page': { path: '/' },
  'typical page': { path: '/v3/futures/api/trade/place-order', next: '/v3/futures/api/trade/cancel-order' },
  'largest page': { path: '/futures/websocket/public', next: '/futures/websocket/user-messages' },
  'typical page, zh': { path: '/zh/v3/futures/api/trade/place-order', next: '/zh/v3/futures/api/trade/cancel-order' },
}

/** What a page notes of itself while it is open. */
interface Vitals {
  readonly fcp: number
  readonly lcp: number
  /** Time of long tasks above 50 ms each. */
  readonly blocked: number
  readonly shift: number
  /** The longest from an input to the next frame. */
  readonly interaction: number
}

declare global {
  interface Window {
    vitals: { -readonly [Name in keyof Vitals]: Vitals[Name] }
  }
}

/** Weight of pages, and their behaviour in Chromium on a slow line and processor. The site is this one, or EXCHANGE_DOCS_SITE. */
export const pageLoads: Bench = {
  name: 'pages',
  async measure(note) {
    const found = findBrowser()
    if ('problem' in found) throw new Error(found.problem)
    const folder = await builtSite(note)
    const server = await serveSite({ folder, base: '/', port: 0 })
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`
    const browser = await chromium.launch({ executablePath: found.executable, args: ['--no-sandbox', '--disable-gpu'] })
    try {
      const rows: Row[] = []
      for (const [name, { path, next }] of Object.entries(pages)) {
        note(name)
        rows.push({ name: `weight of the ${name} (KB)`, figures: await weightOf(browser, origin + path) })
        rows.push({ name: `load of the ${name} (ms)`, figures: await loadOf(browser, origin + path) })
        if (next !== undefined)
          rows.push({
            name: `from the ${name} to the next (ms)`,
            figures: await navigationOf(browser, origin, path, next),
          })
      }
      return rows
    } finally {
      await browser.close()
      server.close()
    }
  },
}

/** Bytes over the line by type in an empty cache, and all that comes after the load event. */
async function weightOf(browser: Browser, address: string): Promise<Row['figures']> {
  return inPage(browser, async (page, context) => {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const types = new Map<string, string>()
    const bytes = new Map<string, number>()
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? 'Other'
      bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength)
    })
    await page.goto(address)
    await page.waitForTimeout(quiet)
    return Object.fromEntries([...bytes].sort().map(([type, sum]) => [type, tenths(sum / 1000)]))
  })
}

async function loadOf(browser: Browser, address: string): Promise<Row['figures']> {
  const all: Vitals[] = []
  for (let run = 0; run < runs; run += 1) {
    all.push(
      await inPage(browser, async (page, context) => {
        await slowDown(page, context)
        await page.goto(address)
        await page.waitForTimeout(quiet)
        const loaded = await page.evaluate(() => ({ ...window.vitals }))
        await interact(page)
        return { ...loaded, interaction: await page.evaluate(() => window.vitals.interaction) }
      }),
    )
  }
  return {
    FCP: median(all.map(({ fcp }) => fcp)),
    LCP: median(all.map(({ lcp }) => lcp)),
    TBT: median(all.map(({ blocked }) => blocked)),
    CLS: Math.round(median(all.map(({ shift }) => shift * 1000))) / 1000,
    INP: median(all.map(({ interaction }) => interaction)),
  }
}

/** What readers do most: go on by keyboard, change the theme, open a fold, search. */
async function interact(page: Page): Promise<void> {
  // To the skip link, and along it into the article.
  for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
  await page.locator('.theme-switch, [role=switch]').first().click()
  const fold = page.locator('.article details:not(.tool) > summary').first()
  if ((await fold.count()) > 0) await fold.click()
  await page.keyboard.press('Control+k')
  const field = page.locator('.search-sheet input, input[type=search]').first()
  await field.waitFor({ timeout: quiet * 4 }).catch(() => {})
  if (await field.isVisible()) await field.pressSequentially('order', { delay: 200 })
  await page.waitForTimeout(500)
}

/** From a click in the sidebar to the frame with the next page's heading; with the pointer resting on the link before, and without. */
async function navigationOf(browser: Browser, origin: string, path: string, next: string): Promise<Row['figures']> {
  const times = { prefetched: [] as number[], direct: [] as number[] }
  for (let run = 0; run < runs; run += 1) {
    for (const kind of ['prefetched', 'direct'] as const) {
      times[kind].push(
        await inPage(browser, async (page, context) => {
          await slowDown(page, context)
          await page.goto(origin + path)
          await page.waitForTimeout(quiet)
          // Who clicks has moved the pointer before; the first move of a browser's own says nothing.
          await page.mouse.move(700, 500)
          await page.mouse.move(720, 510)
          await page.waitForSelector('html[data-interactive]')
          const link = page.locator(`nav a[href="${next}"]`).first()
          if (kind === 'prefetched') {
            await link.hover()
            await page.waitForTimeout(1000)
          }
          return link.evaluate(timeClick)
        }),
      )
    }
  }
  return { prefetched: median(times.prefetched), direct: median(times.direct) }
}

/** Runs in the page: clicks a link and waits for another heading. */
function timeClick(link: Element): Promise<number> {
  const before = document.querySelector('h1')
  const started = performance.now()
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      const heading = document.querySelector('h1')
      if (!heading || heading === before) return
      watch.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
    })
    watch.observe(document.body, { childList: true, subtree: true })
    ;(link as HTMLElement).click()
  })
}

async function slowDown(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

async function inPage<Result>(
  browser: Browser,
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchVitals)
    return await work(page, context)
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything else. */
function watchVitals(): void {
  const vitals = { fcp: 0, lcp: 0, blocked: 0, shift: 0, interaction: 0 }
  window.vitals = vitals
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    // Without the threshold, which other types ignore, an answer within 104 ms is none.
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      ...{ type, buffered: true },
      ...{ durationThreshold: 16 },
    })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime
  })
  watch('longtask', ({ duration }) => {
    vitals.blocked += Math.max(0, duration - 50)
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) vitals.shift += value
  })
  watch('event', (entry) => {
    const { duration, interactionId } = entry as PerformanceEventTiming & { interactionId: number }
    // A pointer that lies on a page when it appears is no action of a reader (https://web.dev/articles/inp).
    if (interactionId > 0) vitals.interaction = Math.max(vitals.interaction, duration)
  })
}

function median(values: readonly number[]): number {
  return tenths([...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0)
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
