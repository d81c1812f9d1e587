import type { Page } from '@playwright/test'
import { audit, createQuickAudit } from './audit.ts'
import { expect, kindsOfPages, open, siteRoutes, test } from './site.ts'

const place = '/v3/futures/api/trade/place-order'

/**
 * The languages of a page are the same markup with other words, so each page is audited in one of them, every other page in
 * Chinese; a page of each kind is audited in both. EVERY_LANGUAGE=1 audits all pages in all languages.
 */
function auditedRoutes(): ReturnType<typeof siteRoutes> {
  const routes = siteRoutes()
  if (process.env['EVERY_LANGUAGE']) return routes
  const paths = [...new Set(routes.map(({ path }) => path))]
  return routes.filter(({ path, locale }) => locale === (paths.indexOf(path) % 2 === 0 ? 'en' : 'zh'))
}

for (const part of [0, 1]) {
  test(`axe finds nothing on any page (${part + 1}/2)`, async ({ page }) => {
    test.setTimeout(600_000)
    // The shell around it is the same on all of them, and audited with the page of each kind.
    const auditQuickly = createQuickAudit('.main')
    // What a page says is in its HTML: without its scripts it is there at once.
    await page.route('**/assets/**/*.js', (route) => route.abort())
    const findings: string[] = []
    const routes = auditedRoutes().filter((_, index) => Math.floor(index / 2) % 2 === part)
    expect(routes.length).toBeGreaterThan(50)
    for (const { url } of routes) {
      await page.goto(url, { waitUntil: 'load' })
      findings.push(...(await auditQuickly(page)))
    }
    expect(findings).toEqual([])
  })
}

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing on a page of each kind in ${theme} at ${width} px`, async ({ page }) => {
      test.setTimeout(120_000)
      const auditQuickly = createQuickAudit()
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      for (const url of Object.values(kindsOfPages)) {
        for (const prefix of ['', '/zh']) {
          await open(page, prefix + url)
          expect(await auditQuickly(page)).toEqual([])
        }
      }
    })
  }
}

test.describe('with something opened, axe finds nothing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('in the menus of the navbar', async ({ page }) => {
    await open(page, place)
    for (const label of await page.locator('.navbar .menu-label').all()) {
      await label.click()
      await expect(page.locator('.navbar .menu[open]')).toHaveCount(1)
      expect(await audit(page)).toEqual([])
    }
  })

  test('in the list of contents', async ({ page }) => {
    await open(page, place)
    await page.locator('.contents-menu summary').click()
    await expect(page.locator('.contents-menu .menu-list')).toBeVisible()
    expect(await audit(page)).toEqual([])
  })

  for (const theme of ['light', 'dark'] as const) {
    test(`in the disclosures of a page in ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme })
      await open(page, place)
      await openAll(page)
      expect(await audit(page)).toEqual([])
    })

    test(`in the drawer in ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme })
      await page.setViewportSize({ width: 390, height: 800 })
      await open(page, place)
      await page.getByRole('button', { name: 'Open navigation' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await audit(page)).toEqual([])
    })
  }

  test('in the tabs of a page', async ({ page }) => {
    await open(page, '/v3/futures/api/')
    const labels = page.locator('.tabs > label')
    await labels.last().click()
    await expect(page.locator('.tab-panel').last()).toBeVisible()
    expect(await audit(page)).toEqual([])
  })
})

test('every page has its landmarks, a heading order without gaps, and headed tables', async ({ page }) => {
  test.setTimeout(120_000)
  await page.route('**/assets/**', (route) => route.abort())
  const problems: string[] = []
  for (const { url } of siteRoutes()) {
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForLoadState('domcontentloaded')
    for (const problem of await page.evaluate(structureProblems)) problems.push(`${url}: ${problem}`)
  }
  expect(problems).toEqual([])
})

test('English in a Chinese page is marked as English', async ({ page }) => {
  await page.goto('/zh/v3/futures/api/trade/place-order')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect(page.locator('.menu-list a[hreflang=en]')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(englishWithoutLang)).toEqual([])
})

async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLDetailsElement>('.main details:not(.menu)')) element.open = true
  })
}

/** Runs in the page. */
function structureProblems(): string[] {
  const problems: string[] = []
  const only = (selector: string, count: number): void => {
    const found = document.querySelectorAll(selector).length
    if (found !== count) problems.push(`${found} × ${selector}`)
  }
  only('main', 1)
  only('h1', 1)
  only('#root > header, #root > * > header:not(main header)', 1)
  only('body footer:not(main footer)', 1)
  const names = [...document.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label') ?? '')
  if (names.includes('')) problems.push('a nav has no name')
  if (new Set(names).size < names.length) problems.push(`navs share a name: ${names.join(', ')}`)
  let last = 0
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.nodeName.slice(1))
    if (level > last + 1) problems.push(`${heading.nodeName} "${heading.textContent}" follows H${last}`)
    last = level
  }
  for (const table of document.querySelectorAll('table')) {
    if (!table.querySelector('th[scope]')) problems.push(`no header in the table ${table.textContent?.slice(0, 40)}`)
    for (const header of table.querySelectorAll('th')) {
      if (!header.hasAttribute('scope')) problems.push(`no scope: ${header.textContent}`)
      if (!header.textContent?.trim()) problems.push('a table header is empty')
    }
  }
  for (const image of document.querySelectorAll('img, [role=img], .diagram svg')) {
    const name = image.getAttribute('alt') ?? image.getAttribute('aria-label') ?? image.getAttribute('aria-labelledby')
    if (name === null && !image.closest('[aria-hidden=true]')) problems.push('a picture has no text')
  }
  return problems
}

/** Runs in the page: sentences of English words under a Chinese `lang`. Code, names and identifiers are of no language. */
function englishWithoutLang(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode
    if (parentElement?.closest('code, pre, script, [lang]')?.matches('html') === false) continue
    if (/(?:\b[a-z]{2,} ){4}/.test(nodeValue ?? '')) found.push(nodeValue ?? '')
  }
  return found
}
