import { isFull } from '../fullRun.ts'
import { visitedRoutes } from '../testedRoutes.ts'
import { createQuickAudit } from './audit.ts'
import { expect, hydrated, siteRoutes, test } from './site.ts'
import { createVisit, watch } from './visit.ts'

/** Number of parts: all workers have something to do until the end. */
const parts = isFull ? 12 : 6

/** Shared by the visits of one worker: a pair of text and background is tested once. */
const audit = createQuickAudit()

/** The pages of one part: the long ones, which take most of the time, are dealt out first. */
function routesOf(part: number) {
  return visitedRoutes(siteRoutes()).filter((_, index) => index % parts === part)
}

for (let part = 0; part < parts; part += 1) {
  test(`every page loads without an error and fits a narrow screen, and audits pass (${part + 1}/${parts})`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const findings: string[] = []
    const routes = routesOf(part)
    expect(routes.length).toBeGreaterThan(3)
    const visit = await createVisit(page, findings)
    for (const { url, isAudited } of routes) await visit(url, isAudited ? audit : undefined)
    expect(findings).toEqual([])
  })
}

test('shows the not-found page of each language without an error of its own', async ({ page }) => {
  const findings: string[] = []
  watch(page, findings)
  for (const [url, lang] of [
    ['/no/such/page', 'en'],
    ['/zh/no/such/page', 'zh-Hans'],
  ] as const) {
    const response = await page.goto(url)
    await hydrated(page)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await audit(page)).toEqual([])
  }
  expect(findings.filter((finding) => !finding.includes('/no/such/page'))).toEqual([])
})
