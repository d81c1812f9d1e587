import { expect, open, test } from './site.ts'

const guide = '/v3/futures/websocket/'

test('a recipe shows its essential part in the chosen language and gives the complete program', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `${guide}#order-book`)
  const recipe = page.locator('[data-group="language"]').filter({ hasText: 'order-book.py' })
  await recipe.locator('label').getByText('JavaScript', { exact: true }).click()
  const shown = recipe.locator('.tab-panel:visible')
  await expect(shown.locator('code')).toContainText('keep(books, frame)')
  await expect(shown.locator('code')).not.toContainText('async function connect(')
  await shown.getByRole('button', { name: 'Copy full script' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('keep(books, frame)')
  expect(copied).toContain('async function connect(')
  expect(copied).not.toMatch(/(?:#|\/\/) (?:region|endregion|include)/)
})

/** Height of the code that does not show, in pixels. */
const hiddenHeight = (pre: Element) => pre.scrollHeight - pre.clientHeight

test('long code is folded, its copy is whole, and paper shows all of it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `${guide}#reconnect`)
  const shown = page.locator('.tab-panel:visible').filter({ hasText: 'catch-up.py' })
  expect(await shown.locator('pre').evaluate(hiddenHeight)).toBeGreaterThan(500)
  await shown.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('def session(')
  await page.emulateMedia({ media: 'print' })
  expect(await shown.locator('pre').evaluate(hiddenHeight)).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  await shown.getByText(/^All \d+ lines$/).click()
  expect(await shown.locator('pre').evaluate(hiddenHeight)).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the rest of long code opens', async ({ page }) => {
    await page.goto(`${guide}#reconnect`)
    const shown = page.locator('.tab-panel:visible').filter({ hasText: 'catch-up.py' })
    await shown.getByText(/^All \d+ lines$/).click()
    expect(await shown.locator('pre').evaluate(hiddenHeight)).toBe(0)
  })

  test('the complete program of each language is a link', async ({ page, request }) => {
    await page.goto('/zh/spot/api/#back-off')
    const recipe = page.locator('[data-group="language"]').filter({ hasText: 'RateLimitBackOff.java' })
    for (const [language, file] of Object.entries({
      Python: 'rate-limit-back-off.py',
      JavaScript: 'rate-limit-back-off.mjs',
      Java: 'RateLimitBackOff.java',
      Go: 'rate-limit-back-off.go',
    })) {
      await recipe.locator('label').getByText(language, { exact: true }).click()
      const link = recipe.locator('.samples-program a:visible')
      await expect(link).toHaveText(file)
      const reply = await request.get((await link.getAttribute('href')) ?? '')
      expect([reply.status(), await reply.text()]).toEqual([200, expect.stringContaining('/orders/history')])
    }
  })
})
