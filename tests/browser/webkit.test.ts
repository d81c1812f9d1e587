import { test as base } from '@playwright/test'
import { visitedRoutes } from '../testedRoutes.ts'
import { recordErrors, recordedErrors } from './engines/recordErrors.ts'
import { startWebkit, type WebkitPage } from './engines/webkit.ts'
import { overflowOf } from './overflow.ts'
import { expect, open, siteRoutes } from './site.ts'
import { visitIn } from './visit.ts'

const driver = process.env['WEBKIT'] ?? ''

const test = base.extend<{ readonly tab: WebkitPage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
  tab: async ({}, use) => {
    const tab = await startWebkit(driver)
    await use(tab)
    await tab.close()
  },
})

test.skip(!driver, 'This machine has no WebKitWebDriver: `npm test -- --full` names it in WEBKIT.')

const parts = 4

/** The key that leads to the end of a field, as WebDriver writes it. */
const end = '\uE010'

for (let part = 0; part < parts; part += 1)
  test(`WebKit loads every page without an error, and none is too wide (${part + 1}/${parts})`, {
    tag: '@full',
  }, async ({ tab }) => {
    test.setTimeout(400_000)
    const findings: string[] = []
    const routes = visitedRoutes(siteRoutes()).filter((_, index) => index % parts === part)
    expect(routes.length).toBeGreaterThan(3)
    const visit = visitIn(recording(tab), findings)
    for (const { url } of routes) {
      await visit(url)
      for (const error of await tab.evaluate(recordedErrors)) findings.push(`${url} ${error}`)
    }
    expect(findings).toEqual([])
  })

test('a visit in WebKit finds an error, a file that is missing and what is too wide', { tag: '@full' }, async ({
  tab,
}) => {
  await recording(tab).goto('/faq')
  await tab.evaluate(() => {
    const picture = new Image()
    picture.src = '/no/such.png'
    const wide = document.createElement('table')
    wide.append('wide'.repeat(1000))
    document.querySelector('.main')?.append(picture, wide)
    console.error('a mishap')
  })
  const found = async () => [...(await tab.evaluate(recordedErrors)), ...(await overflowOf(tab))].join('\n')
  for (const finding of ['error: a mishap', 'fails to get <img', 'table. widewide'])
    await expect.poll(found).toContain(finding)
})

for (const { prefix, other, query } of [
  { prefix: '', other: 'zh-Hans', query: 'place order' },
  { prefix: '/zh', other: 'en', query: '下单' },
]) {
  const place = `${prefix}/v3/futures/api/trade/place-order`

  test(`WebKit searches and goes on in the page, both ways: ${prefix}/`, { tag: '@full' }, async ({ tab }) => {
    await open(tab, `${prefix}/faq`)
    await tab.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
    await tab.click(() => document.querySelector('.search-box'))
    await expect.poll(() => tab.evaluate(() => document.activeElement?.nodeName)).toBe('INPUT')
    await tab.type(query)
    await tab.click(() => document.querySelector('[role=option] a, [role=option]'))
    const path = () => tab.evaluate(() => location.pathname)
    await expect.poll(path).toMatch(new RegExp(`^${prefix}/.*order`))
    await tab.click(() => document.querySelector('.neighbours a[rel=next]'))
    await expect.poll(() => tab.evaluate(() => document.activeElement?.nodeName)).toBe('H1')
    await tab.back()
    await tab.back()
    await expect.poll(path).toBe(`${prefix}/faq`)
    expect(await tab.evaluate(() => document.documentElement.hasAttribute('data-marked'))).toBe(true)
  })

  test(`WebKit keeps a theme, and leads to the translation: ${prefix}/`, { tag: '@full' }, async ({ tab }) => {
    const theme = () => tab.evaluate(() => document.documentElement.dataset['theme'])
    await open(tab, place)
    expect(await theme()).toBe('light')
    await tab.click(() => document.querySelector('[role=switch]'))
    await expect.poll(theme).toBe('dark')
    await tab.click(() => document.querySelector('.menu:has([hreflang]) > summary'))
    await tab.click(() => document.querySelector('.menu [hreflang]:not([aria-current])'))
    await expect.poll(() => tab.evaluate(() => document.documentElement.lang)).toBe(other)
    await open(tab, place)
    expect(await theme()).toBe('dark')
  })

  test(`WebKit builds a request, and has it answered in the page: ${prefix}/`, { tag: '@full' }, async ({ tab }) => {
    await open(tab, place)
    await tab.click(() => document.querySelector('[data-build] > summary'))
    await tab.click(() => document.querySelector('[data-build] input[id$="body:symbol"]'))
    await tab.type(`${end}X`)
    await expect
      .poll(() => tab.evaluate(() => document.querySelector('.canonical')?.textContent))
      .toContain('BTC_USDT_PERPX')
    await tab.click(() => document.querySelector('a[data-in-place]'))
    await tab.waitForFunction(() => document.querySelector('.in-place [data-status="200"]') !== null, undefined, {
      timeout: 60_000,
    })
  })
}

/** A tab whose pages record their errors from the start of loading: this driver reports none. */
function recording(tab: WebkitPage): WebkitPage {
  return {
    ...tab,
    goto: async (url) => {
      await tab.goto(url)
      await tab.evaluate(recordErrors)
    },
  }
}
