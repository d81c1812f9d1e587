import { isFull } from '../fullRun.ts'
import { testedRoutes } from '../testedRoutes.ts'
import { createQuickAudit } from './audit.ts'
import { expect, hydrated, siteRoutes, test } from './site.ts'
import { createVisit, watch } from './visit.ts'

/** So many that both workers have something to do until the end. */
const parts = 12

/** Shared by what one worker visits: a pair of text and background is tested once. */
const audit = createQuickAudit()

/**
 * Each page is audited with `--full`, else one of every other part: axe takes longer than all else, and pages differ little.
 * Of some parts it is a long page, of others a short one.
 */
function isAudited(part: number, index: number, count: number): boolean {
  return isFull || (part % 2 === 0 && index === part % count)
}

/** The pages of one part: the long ones, which take most of the time, are dealt out first. */
function routesOf(part: number): string[] {
  return testedRoutes(siteRoutes())
    .filter((_, index) => index % parts === part)
    .map(({ url }) => url)
}

for (let part = 0; part < parts; part += 1) {
  test(`every page loads without an error and fits a narrow screen, and audits pass (${part + 1}/${parts})`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const findings: string[] = []
    const urls = routesOf(part)
    expect(urls.length).toBeGreaterThan(5)
    const visit = await createVisit(page, findings)
    for (const [index, url] of urls.entries()) await visit(url, isAudited(part, index, urls.length) ? audit : undefined)
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
