import type { Page } from '@playwright/test'
import { isFull } from '../fullRun.ts'
import { audit, createQuickAudit } from './audit.ts'
import { channelsPage, expect, open, test, triedPages } from './site.ts'

const place = '/v3/futures/api/trade/place-order'

// In light on a wide screen pages are audited as they are visited.
for (const [theme, widths] of [
  ['light', [390]],
  ['dark', isFull ? [1440, 390] : [1440]],
] as const) {
  for (const prefix of ['', '/zh']) {
    const tag = prefix || theme === 'light' ? '@full' : []
    test(`axe finds nothing on a page${prefix && ' in Chinese'} in ${theme}`, { tag }, async ({ page }) => {
      test.setTimeout(120_000)
      const auditQuickly = createQuickAudit()
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      for (const url of [...triedPages, channelsPage]) {
        await open(page, prefix + url)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          expect(await auditQuickly(page), `${width} px`).toEqual([])
        }
      }
    })
  }
}

test.describe('with something opened, axe finds nothing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const theme of ['light', 'dark'] as const) {
    // In light the disclosures are open while pages are visited.
    const tag = theme === 'light' ? '@full' : []
    test(`in the menus, the list of contents, the disclosures and the drawer in ${theme}`, { tag }, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme })
      await open(page, place)
      for (const label of await page.locator('.navbar .menu-label').all()) {
        await label.click()
        await expect(page.locator('.navbar .menu[open]')).toHaveCount(1)
        expect(await audit(page, '.navbar')).toEqual([])
      }
      await page.keyboard.press('Escape')
      await page.locator('.contents-menu summary').click()
      await expect(page.locator('.contents-menu .menu-list')).toBeVisible()
      expect(await audit(page, '.contents-menu')).toEqual([])
      await page.keyboard.press('Escape')
      await openAll(page)
      expect(await audit(page)).toEqual([])
      await page.setViewportSize({ width: 390, height: 800 })
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
    expect(await audit(page, '.tabs')).toEqual([])
  })
})

for (const width of [1440, 390]) {
  const tag = width < 1440 ? '@full' : []
  test(`links to parts of a page are at least 24 pixels wide and high at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const url of [place, channelsPage, '/v3/futures/error']) {
      await page.goto(url)
      await page.evaluate(() => document.documentElement.setAttribute('data-laid-out', ''))
      await openAll(page)
      const sizes = await page.locator('.article :is(.anchor, .heading-link)').evaluateAll((links) =>
        links.map((link) => {
          const { width, height } = link.getBoundingClientRect()
          return { width, height, text: link.ariaLabel ?? link.textContent }
        }),
      )
      expect(sizes.length, url).toBeGreaterThan(5)
      expect(
        sizes.filter(({ width, height }) => width < 24 || height < 24),
        url,
      ).toEqual([])
    }
  })
}

test('the name of a heading is its text alone', async ({ page }) => {
  await page.goto('/v3/futures/api/trade/place-order')
  for (const name of ['Request body', 'Responses', 'Error codes'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: /link/i })).toHaveCount(0)
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
