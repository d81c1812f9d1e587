import type { Page } from '@playwright/test'
import { expect, measureShift, open, shiftOf, test, unseenShift } from './site.ts'

const days = (page: Page) => page.locator('.article-body h2[id^="20"]:visible')
const kindsShown = (page: Page) =>
  page
    .locator('.change:visible')
    .evaluateAll((all) => [...new Set(all.map((kind) => kind.getAttribute('data-change')))])

test('readers choose the kind of changes by keyboard, and the address keeps it', async ({ page }) => {
  await open(page, '/changelog/spot')
  const all = await days(page).count()
  await page.getByLabel('Show').focus()
  await page.keyboard.type('Breaking')
  await expect(page).toHaveURL('/changelog/spot?kind=breaking')
  // A removal breaks programs too.
  await expect.poll(() => kindsShown(page)).toEqual(['breaking', 'removed'])
  await expect(page.locator('.contents-panel a[href^="#20"]:visible')).toHaveCount(5)
  await expect(page.locator('.change-filter output')).toHaveText(/^Changes shown: 5 of \d\d$/)
  await expect(days(page)).toHaveCount(5)

  await page.reload()
  await expect(page.getByLabel('Show')).toHaveValue('breaking')
  await expect(days(page)).toHaveCount(5)
  await page.getByLabel('Show').selectOption({ label: 'All changes' })
  await expect(page).toHaveURL('/changelog/spot')
  await expect(days(page)).toHaveCount(all)
  await expect(page.locator('.change-filter output')).toBeEmpty()
})

for (const [choice, sign] of [
  ['kind=breaking', '.change-filter output:not(:empty)'],
  ['api=all', '.change-api:visible'],
] as const) {
  test(`a choice in the address, ${choice}, moves nothing on the page`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await measureShift(page)
    await open(page, `/changelog/spot?${choice}`)
    await expect(page.locator(sign).first()).toBeVisible()
    expect(await shiftOf(page)).toBeLessThan(unseenShift)
  })
}

test('a choice that is made without pointer and keys starts the page', async ({ page }) => {
  await open(page, '/changelog/futures')
  await page.getByLabel('API').selectOption({ label: 'All APIs' })
  await expect(page).toHaveURL(/api=all/)
  await expect(page.locator('.change-filter output')).toBeEmpty()
  await page.getByLabel('Show').selectOption({ label: 'Breaking' })
  await expect(page.locator('.change-filter output')).toHaveText(/^Changes shown: 9 of \d\d$/)
  await expect(days(page).first()).toBeInViewport()
})

test('the contents of the changelog that is opened next hide no day', async ({ page }) => {
  await open(page, '/changelog/spot?kind=breaking')
  const inContents = page.locator('.contents-panel a[href^="#20"]:visible')
  await expect(inContents).toHaveCount(5)
  await page.locator('.site-foot a[href^="/changelog/futures"]').click()
  await expect(page).toHaveURL(/\/changelog\/futures$/)
  await expect(page.locator('h1')).toContainText('Futures')
  await expect(inContents).toHaveCount(await days(page).count())
})

const offered = (page: Page, name: string) => page.getByLabel(name).locator('option')

test('kinds without an entry of the chosen API are not offered, and no list has two names', async ({ page }) => {
  await open(page, '/changelog/spot')
  await expect(offered(page, 'API')).toHaveText(['Spot', 'All APIs', 'Futures (legacy)', 'Futures v3'])
  await expect(offered(page, 'Show')).toHaveText(['All changes', 'New', 'Changed', 'Breaking', 'Removed'])
  await page.getByLabel('API').selectOption('Futures (legacy)')
  await expect(offered(page, 'Show')).toHaveText(['All changes', 'New', 'Breaking', 'Removed'])
  await page.getByLabel('API').selectOption('All APIs')
  await expect(offered(page, 'Show')).toHaveText(['All changes', 'New', 'Changed', 'Breaking', 'Removed'])
})

test('readers reach the choice without scrolling', async ({ page }) => {
  for (const url of ['/changelog/spot', '/changelog/futures', '/zh/changelog/futures']) {
    await open(page, url)
    await expect(page.getByRole('combobox').first(), url).toBeInViewport()
  }
})

test('all changelogs are one list, with one heading a day', async ({ page }) => {
  await open(page, '/changelog/spot?api=all')
  await expect(page.locator('[id="2025-09-25"]')).toBeVisible()
  const shown = await days(page).evaluateAll((all) => all.map(({ id }) => id))
  expect(shown).toEqual([...new Set(shown)].sort().reverse())
  const joined = page.locator('[id="2025-04-01"] ~ ul').filter({ visible: true })
  await expect(joined.nth(0)).toContainText('activityType')
  await expect(joined.nth(1)).toContainText('Get user risk limit')

  await expect(page.locator('h1')).toHaveText('Changelog: All APIs')
  const inContents = page.locator('.contents-panel a[href^="#20"]')
  await expect(inContents).toHaveText(shown)
  await expect(joined.nth(0).locator('.change-api:visible').first()).toHaveText('Spot')
  await expect(joined.nth(1).locator('.change-api:visible').first()).toHaveText('Futures v3')
  await page.getByLabel('Show').selectOption('breaking')
  await expect(inContents).toHaveCount(await days(page).count())
  await page.getByLabel('Show').selectOption('')

  await page.getByLabel('API').selectOption({ label: 'Futures v3' })
  await expect(page.locator('[id="2025-10-09"]')).toBeHidden()
  await expect(page.locator('[id="2020-11-16"]')).toBeHidden()
  await expect(page.locator('[id="2025-04-01"]')).toBeVisible()
  await expect(joined.first()).toContainText('Get user risk limit')
  await expect(page.locator('h1')).toHaveText('Changelog: Futures v3')
  await page.getByLabel('API').selectOption({ label: 'Spot' })
  await expect(page.locator('h1')).toHaveText('Spot changelog')
  await expect(page.locator('.change-api:visible')).toHaveCount(0)
  await expect(page.locator('[id="2025-09-25"]')).toBeHidden()
})

const marked = (page: Page) => page.locator('.sidebar .sidebar-link[aria-current]')

test('lead, notes, feed and sidebar are those of the chosen API', async ({ page }) => {
  await open(page, '/changelog/spot/?api=v3-futures')
  await expect(page.locator('h1')).toHaveText('Changelog: Futures v3')
  await expect(page).toHaveTitle(/^Changelog: Futures v3 · /)
  await expect(page.locator('.lead:visible')).toHaveText(/^Dated changes to the Poloniex futures v3 API/)
  await expect(page.getByText('The list of spot changes before 2023-03-08')).toBeHidden()
  await expect(page.getByText('Changes to perpetual contracts are in')).toBeHidden()
  await expect(page.getByText('Changes to spot are in')).toBeVisible()
  await expect(page.locator('.article a[href$=".xml"]:visible')).toHaveAttribute('href', '/changelog/futures.xml')
  await expect(marked(page)).toHaveText(['Futures'])

  await page.getByLabel('API').selectOption({ label: 'All APIs' })
  await expect(page.locator('.lead:visible')).toHaveText(/^Dated changes to all APIs/)
  await expect(page.getByText('Dates are those of the API').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText(/^The list of .* is not complete/).filter({ visible: true })).toHaveCount(2)
  await expect(page.getByText(/^Changes to (spot|perpetual contracts) are in/).filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('.article a[href$=".xml"]:visible')).toHaveText([/^Spot: /, /^Futures: /])
  await expect(marked(page)).toHaveText(['Spot'])

  await page.getByLabel('API').selectOption({ label: 'Spot' })
  await expect(page).toHaveTitle(/^Spot changelog · /)
  await expect(page.locator('.lead:visible')).toHaveText(/^Dated changes to the Poloniex spot/)
  await expect(page.getByText('Changes to perpetual contracts are in')).toBeVisible()
  await expect(page.locator('.article a[href$=".xml"]:visible')).toHaveAttribute('href', '/changelog/spot.xml')
  await expect(marked(page)).toHaveText(['Spot'])
})

test('a choice without changes leads back to all kinds, and another API has no endings of the page', async ({
  page,
}) => {
  await open(page, '/changelog/futures?api=spot&kind=deprecated')
  await expect(page.locator('#endings')).toBeHidden()
  await expect(page.getByText('The legacy API:')).toBeHidden()
  await expect(days(page)).toHaveCount(0)
  await page.locator('.change-filter').getByRole('button', { name: 'All changes' }).click()
  await expect(page.locator('[id="2025-10-09"]')).toBeVisible()
  await expect(page.locator('.change-filter button')).toHaveCount(0)
  await expect(page.locator('select[name=kind]')).toBeFocused()
  await page.getByLabel('API').selectOption({ label: 'All APIs' })
  await expect(page.locator('#endings')).toBeVisible()
})

test('a link to a day that is hidden shows it', async ({ page }) => {
  await open(page, '/changelog/futures?kind=breaking')
  await expect(page.locator('[id="2024-10-23"]')).toBeHidden()
  await page.evaluate(() => location.assign('#2024-10-23'))
  await expect(page.locator('[id="2024-10-23"]')).toBeInViewport()
  await expect(page).toHaveURL('/changelog/futures#2024-10-23')
})

test('an address that chooses a kind and leads to a day of another kind shows the day', async ({ page }) => {
  await open(page, '/changelog/futures?kind=breaking#2024-10-23')
  await expect(page.locator('[id="2024-10-23"]')).toBeInViewport()
  await expect(page).toHaveURL('/changelog/futures#2024-10-23')
})

test('a changelog that cannot be had is told of, and asked for again', async ({ page }) => {
  await page.route('**/changelog/futures', (route) => route.abort())
  await open(page, '/changelog/spot?api=all')
  await expect(page.locator('.change-filter output')).toContainText('could not be loaded')
  await page.unroute('**/changelog/futures')
  await expect(page.getByLabel('API')).toHaveValue('')
  await page.getByLabel('API').selectOption('all')
  await expect(page.locator('[id="2025-09-25"]')).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is shown', async ({ page }) => {
    await page.goto('/changelog/spot?kind=breaking')
    await expect(page.locator('.change-filter')).toBeHidden()
    expect((await kindsShown(page)).length).toBeGreaterThan(3)
  })
})
