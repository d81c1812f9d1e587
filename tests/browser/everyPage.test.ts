import type { Page } from '@playwright/test'
import { expect, hydrated, measureShift, open, shiftOf, siteRoutes, test, unseenShift } from './site.ts'

for (const locale of ['en', 'zh']) {
  // Two halves, so that both workers have something to do.
  for (const half of [0, 1]) {
    test(`loads every page in ${locale} without an error, a failed request or a shift (${half + 1}/2)`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      const problems = watch(page)
      await measureShift(page)
      const routes = siteRoutes().filter((route, index) => route.locale === locale && index % 2 === half)
      expect(routes.length).toBeGreaterThan(20)
      for (const { url } of routes) {
        await open(page, url)
        const shift = await shiftOf(page)
        if (shift > unseenShift) problems.push(`${url} shifts by ${shift}`)
      }
      expect(problems).toEqual([])
    })
  }
}

test('shows the not-found page of each language without an error of its own', async ({ page }) => {
  const problems = watch(page)
  for (const [url, lang] of [
    ['/no/such/page', 'en'],
    ['/zh/no/such/page', 'zh-Hans'],
  ] as const) {
    const response = await page.goto(url)
    await hydrated(page)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(problems.filter((problem) => !problem.includes('/no/such/page'))).toEqual([])
})

/** Collects what a reader's console and network would complain about. */
function watch(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${page.url()} ${message.type()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => problems.push(`${page.url()} throws ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${page.url()} gets ${response.status()} for ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // What was being prefetched when the page was left.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${page.url()} fails to get ${request.url()}: ${reason}`)
  })
  return problems
}
