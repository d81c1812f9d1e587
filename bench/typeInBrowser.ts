import type { AddressInfo } from 'node:net'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/repository/findBrowser.ts'
import { serveSite } from '../scripts/serve/serveSite.ts'
import { hydrated } from '../tests/browser/site.ts'
import type { JudgedQuery } from '../tests/search/judge.ts'
import { builtSite } from './builtSite.ts'
import { percentiles, type Row } from './harness.ts'

const typedQueries = 16
const pages: Readonly<Record<string, string>> = { en: '/', zh: '/zh/' }

/** What the page tells of each keystroke that was answered, in milliseconds. */
interface Keystroke {
  /** From the key to the question. */
  readonly asking: number
  /** From the question to the worker's answer. */
  readonly answering: number
  /** From the answer to the results in the document. */
  readonly drawing: number
}

declare global {
  interface Window {
    keystrokes: Keystroke[]
    /** From the key that opens the search to the first result, in milliseconds. */
    firstResult: number
  }
}

/** Types judged queries into the search of `dist`, or of EXCHANGE_DOCS_SITE, letter by letter; builds it when there is none. */
export async function typeInBrowser(judged: readonly JudgedQuery[]): Promise<Row[]> {
  const browserFound = findBrowser()
  if ('problem' in browserFound) throw new Error(browserFound.problem)
  const folder = await builtSite(() => {})
  const server = await serveSite({ folder, base: '/', port: 0 })
  const browser = await chromium.launch({
    executablePath: browserFound.executable,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const { port } = server.address() as AddressInfo
    const rows: Row[] = []
    for (const [locale, path] of Object.entries(pages)) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.addInitScript(watchKeystrokes)
      await page.goto(`http://localhost:${port}${path}`)
      const strokes = await typeAll(page, queriesToType(judged, locale))
      const opening = Math.round(await page.evaluate(() => window.firstResult))
      await page.close()
      rows.push(
        { name: `search in Chromium, opening to first result, ${locale} (ms)`, figures: { cold: opening } },
        ...rowsOf(strokes, locale),
      )
    }
    return rows
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
}

/** Some of the queries of a language, evenly from all of them. */
export function queriesToType(judged: readonly JudgedQuery[], locale: string): string[] {
  const own = judged.filter((query) => query.locale === locale)
  const step = Math.ceil(own.length / typedQueries)
  return own.filter((_, place) => place % step === 0).map(({ query }) => query)
}

function rowsOf(strokes: readonly Keystroke[], locale: string): Row[] {
  const row = (name: string, durations: number[]) => ({
    name: `keystroke in Chromium, ${name}, ${locale} (ms)`,
    figures: { keystrokes: durations.length, ...percentiles(durations) },
  })
  return [
    row(
      'key to results',
      strokes.map(({ asking, answering, drawing }) => asking + answering + drawing),
    ),
    row(
      'worker',
      strokes.map(({ answering }) => answering),
    ),
    row(
      'drawing',
      strokes.map(({ drawing }) => drawing),
    ),
  ]
}

async function typeAll(page: Page, queries: readonly string[]): Promise<Keystroke[]> {
  await hydrated(page)
  await page.keyboard.press('Control+K')
  const field = page.locator('.search-input')
  await field.fill('a')
  await page.locator('.search-hit').first().waitFor()
  await page.evaluate(() => {
    window.keystrokes = []
  })
  for (const query of queries) {
    await field.fill('')
    for (const letter of query) {
      const before = await page.evaluate(() => window.keystrokes.length)
      await page.keyboard.insertText(letter)
      if (letter.trim() === '') continue
      await page.waitForFunction((count) => window.keystrokes.length > count, before, { polling: 5 })
    }
  }
  return page.evaluate(() => window.keystrokes)
}

/** Runs in the page before its scripts: notes when a key was struck, the worker asked, answered, and the results drawn. */
function watchKeystrokes(): void {
  let struck = 0
  let asked = 0
  let answered = 0
  let opened = 0
  window.keystrokes = []
  window.firstResult = 0
  document.addEventListener(
    'keydown',
    ({ ctrlKey }) => {
      if (ctrlKey && opened === 0) opened = performance.now()
    },
    true,
  )
  document.addEventListener(
    'input',
    () => {
      struck = performance.now()
    },
    true,
  )
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (this: Worker, message: { kind: string }) {
    if (message.kind === 'ask') asked = performance.now()
    post.call(this, message)
  }
  const listen = Worker.prototype.addEventListener
  Worker.prototype.addEventListener = function (
    this: Worker,
    type: string,
    listener: EventListenerOrEventListenerObject,
  ) {
    if (type === 'message')
      listen.call(this, 'message', (event) => {
        if (event instanceof MessageEvent && event.data.kind === 'answer') answered = performance.now()
      })
    listen.call(this, type, listener)
  }
  new MutationObserver(() => {
    if (window.firstResult === 0 && document.querySelector('.search-hit'))
      window.firstResult = performance.now() - opened
    if (struck === 0 || answered < asked || asked < struck) return
    const drawn = performance.now()
    window.keystrokes.push({ asking: asked - struck, answering: answered - asked, drawing: drawn - answered })
    struck = 0
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
}
