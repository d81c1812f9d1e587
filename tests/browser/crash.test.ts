import { breakAtClick, breakShell, setBroken } from './brokenShell.ts'
import { answerFetches, followLink, isSameDocument, markDocument, replaceScript } from './network.ts'
import { addStyle, expect, hydrated, open, test, touch } from './site.ts'

declare global {
  interface Window {
    attempts?: number
  }
}

test.describe('when the shell crashes', () => {
  test('shows what happened, and tries again as often as it is asked to', async ({ page }) => {
    await breakShell(page)
    await open(page, '/faq')
    await markDocument(page)
    await breakAtClick(page)
    await followLink(page, '/spot/symbol')
    const heading = page.getByRole('heading', { level: 1, name: 'This page crashed.', exact: true })
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle('Page Error')
    await expect(page.getByRole('alert').locator('pre')).toHaveText('no language')
    const tryAgain = page.getByRole('button', { name: 'Try again', exact: true })
    await tryAgain.click()
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle('Page Error')
    await setBroken(page, false)
    await tryAgain.click()
    await expect(page.locator('.article h1')).toHaveText(/^Symbols/)
    await expect(page).toHaveTitle(/^Symbols · /)
    await expect(heading).toHaveCount(0)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('shows it in Chinese, and another page is another chance', { tag: '@full' }, async ({ page }) => {
    await breakShell(page)
    await open(page, '/zh/faq')
    await breakAtClick(page)
    await followLink(page, '/zh/spot/symbol')
    await expect(page.getByRole('heading', { level: 1, name: '页面崩溃了。' })).toBeVisible()
    await expect(page).toHaveTitle('页面出错')
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
    await setBroken(page, false)
    await page.goBack()
    await expect(page.locator('.article h1')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('goes away when the reader goes back to the page that was there before', { tag: '@full' }, async ({ page }) => {
    await breakShell(page)
    await answerFetches(page, '/spot/symbol', (route) => route.abort())
    await open(page, '/faq')
    await breakAtClick(page)
    await followLink(page, '/spot/symbol')
    await expect(page.getByRole('heading', { level: 1, name: 'This page crashed.' })).toBeVisible()
    await setBroken(page, false)
    await page.goBack()
    await expect(page.locator('.article h1')).toHaveText(/^FAQ/)
    await expect(page).toHaveTitle(/^FAQ · /)
  })

  test('shows it when that happens before the page was interactive, too', async ({ page }) => {
    await breakShell(page)
    await page.addInitScript(() => {
      window.isBroken = true
    })
    await page.goto('/spot/symbol')
    await touch(page)
    await expect(page.getByRole('heading', { level: 1, name: 'This page crashed.' })).toBeVisible()
    await setBroken(page, false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('.article h1')).toHaveText(/^Symbols/)
    await page.getByRole('searchbox').first().fill('BTC')
    await expect(page.locator('.article output')).toHaveText(/^\d+ of 20 rows$/)
  })
})

/** Only the script of the table filter holds it. */
const filterScript = 'data-filter'

test.describe('an island', () => {
  test('takes over what the build rendered: the filter hides rows', { tag: '@full' }, async ({ page }) => {
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    await open(page, '/spot/symbol')
    await page.locator('.article input[type=search]').fill('btc')
    await expect(page.locator('.article output')).toHaveText(/^\d+ of 20 rows$/)
    for (const row of await page.locator('#data-1 tbody tr:visible').all()) await expect(row).toContainText(/btc/i)
    await expect(page.locator('#data-1 tbody tr:visible')).not.toHaveCount(20)
    expect(problems).toEqual([])
  })

  test('minds what was typed before its script came', async ({ page }) => {
    let release: () => void = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/chunks/*.js', async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes(filterScript)) await released
      await route.fulfill({ response })
    })
    await open(page, '/zh/spot/symbol')
    await page.locator('.article input[type=search]').fill('btc')
    await expect(page.locator('.article output')).toHaveText('共 20 行')
    release()
    await expect(page.locator('.article output')).toHaveText(/^显示 \d+ 行，共 20 行$/)
  })

  test('that throws leaves the article readable and can be tried again', async ({ page }) => {
    const broken = `export function TableFilter() {
      window.attempts = (window.attempts ?? 0) + 1
      if (window.isBroken) throw new Error('no filter')
      return 'filter is back'
    }`
    await replaceScript(page, filterScript, broken)
    await page.addInitScript(() => {
      window.isBroken = true
    })
    await open(page, '/spot/symbol')
    const island = page.locator('[data-island="table-filter"]')
    await island.scrollIntoViewIfNeeded()
    await expect(island.getByRole('alert')).toContainText('This part of the page crashed.')
    await expect(island.locator('pre')).toHaveText('no filter')
    await expect(page.locator('.article h1')).toHaveText(/^Symbols/)
    await expect(page.locator('#data-1 tbody tr')).toHaveCount(20)
    const former = await page.evaluate(() => window.attempts ?? 0)
    await island.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => page.evaluate(() => window.attempts ?? 0)).toBeGreaterThan(former)
    await expect(island.locator('pre')).toHaveText('no filter')
    await setBroken(page, false)
    await island.getByRole('button', { name: 'Try again' }).click()
    await expect(island).toHaveText('filter is back')
  })

  test('whose script cannot be had says so in its place, in Chinese', async ({ page }) => {
    let isGone = true
    await page.route('**/assets/chunks/*.js', async (route) => {
      const response = await route.fetch()
      const isFilter = (await response.text()).includes(filterScript)
      await (isFilter && isGone ? route.abort() : route.fulfill({ response }))
    })
    await open(page, '/zh/spot/symbol')
    const island = page.locator('[data-island="table-filter"]')
    await island.scrollIntoViewIfNeeded()
    await expect(island.getByRole('alert')).toContainText('此处内容出错了。')
    isGone = false
    await island.getByRole('button', { name: '重试' }).click()
    await expect(island.locator('input[type=search]')).toBeVisible()
  })

  test('of an article that comes by a navigation starts there, and stops when the article goes', async ({ page }) => {
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    await open(page, '/faq')
    await followLink(page, '/spot/symbol')
    await page.locator('.article input[type=search]').fill('btc')
    await expect(page.locator('.article output')).toHaveText(/^\d+ of 20 rows$/)
    const container = await page.locator('[data-island="table-filter"]').elementHandle()
    await followLink(page, '/faq')
    await expect(page).toHaveTitle(/^FAQ · /)
    await expect.poll(() => container?.evaluate((element) => element.textContent)).toBe('')
    expect(problems).toEqual([])
  })

  test('that renders something else than the build did is reported, not hidden', async ({ page }) => {
    const problem = page.waitForEvent('pageerror')
    await replaceScript(page, filterScript, "export function TableFilter() { return 'something else' }")
    await open(page, '/spot/symbol')
    await page.locator('[data-island="table-filter"]').scrollIntoViewIfNeeded()
    expect((await problem).message).toContain('Minified React error #418')
    // Other scripts may still be on their way.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('is fetched when it comes near the screen, and not before', async ({ page }) => {
    const scripts: string[] = []
    page.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return
      // The test may end while the text of a script is still on its way.
      const text = await response.text().catch(() => '')
      if (text.includes(filterScript)) scripts.push(response.url())
    })
    await page.goto('/faq')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    await page.setViewportSize({ width: 1440, height: 300 })
    await addStyle(page, '.page-title { padding-block-end: 2000px }')
    await followLink(page, '/spot/symbol')
    await expect(page.locator('[data-island]')).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    await page.locator('[data-island]').scrollIntoViewIfNeeded()
    await expect.poll(() => scripts.length).toBe(1)
  })
})
