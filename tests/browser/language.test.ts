import { expect, open, test } from './site.ts'

test('keeps path, query and hash when the language is switched', { tag: '@full' }, async ({ page }) => {
  await open(page, '/v3/futures/api/?from=mail#authentication')
  await page.getByLabel('Language: English').click()
  await page.getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL('/zh/v3/futures/api/?from=mail#authentication')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect(page.locator('#authentication')).toBeInViewport()
})

test('keeps the field on screen when the language is switched', { tag: '@full' }, async ({ page }) => {
  await open(page, '/spot/api/private/order')
  const field = page.locator('[id="cancelOrder"] dl.fields > div[id]').first()
  await field.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  const id = await field.getAttribute('id')
  // The navbar returns with the focus.
  await page.getByLabel('Language: English').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: '简体中文' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
})

test('keeps a field at the top that stands beside a sample', async ({ page }) => {
  await open(page, '/spot/api/private/order')
  const field = page.locator('[id="createOrders.body.stpMode"]')
  await field.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await page.getByLabel('Language: English').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: '简体中文' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect.poll(async () => (await field.boundingBox())?.y).toBeLessThan(400)
})

test('switches with the keyboard, there and back', async ({ page }) => {
  await open(page, '/v3/futures/error?x=1#codes')
  for (const [menu, link, url, lang] of [
    ['Language: English', '简体中文', '/zh/v3/futures/error?x=1#codes', 'zh-Hans'],
    [/^语言/, 'English', '/v3/futures/error?x=1#codes', 'en'],
  ] as const) {
    await page.getByLabel(menu).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: link, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(url)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  }
})

test('changes every word of the shell along with the article', async ({ page }) => {
  await open(page, '/zh/v3/futures/api/trade/place-order')
  await expect(page).toHaveTitle(/^下单 · /)
  const words = await page.locator('.header, .sidebar, .page-foot, .site-foot').allInnerTexts()
  expect(words.join('\n')).toContain('现货')
  expect(words.join('\n')).not.toMatch(/Overview|Next|Previous|Edit|Report|Account$/m)
})

test('leads from a page to its translation without a script too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${process.env['SITE_ORIGIN']}/v3/futures/error`)
  await page.getByLabel('Language: English').click()
  await page.getByRole('link', { name: '简体中文' }).click()
  await expect(page).toHaveURL(/\/zh\/v3\/futures\/error$/)
  await context.close()
})
