import { channelsPage, expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

const place = '/v3/futures/api/trade/place-order'

test('shows a reference page whole, whose disclosures open and close, with no control that could do nothing', async ({
  page,
}) => {
  await page.goto(place)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.endpoint code')).toContainText('/v3/trade/order')
  await expect(page.locator('dl.fields').first()).toBeVisible()
  await expect(page.locator('.operation-samples figure.code').first()).toBeVisible()
  await expect(page.getByRole('switch')).toBeHidden()
  await expect(page.locator('[data-copy], [data-copy-text], [data-copy-markdown]').locator('visible=true')).toHaveCount(
    0,
  )

  const response = page.locator('details.response').last()
  const content = response.locator('> :not(summary)').first()
  await expect(response).not.toHaveAttribute('open')
  await response.locator('> summary').click()
  await expect(content).toBeVisible()
  await response.locator('> summary').click()
  await expect(content).toBeHidden()
})

test('a fold opens by its title, and the link after the title leads to it', async ({ page }) => {
  await page.goto(channelsPage)
  const fold = page.locator('.linked-fold').last()
  const [title, link] = [fold.locator('summary').first(), fold.locator('> .anchor')]
  await link.click()
  await expect(page).toHaveURL(channelsPage + (await link.getAttribute('href')))
  await expect(title).toBeInViewport()
  await title.click()
  await expect(fold.locator('> details')).toHaveAttribute('open')
  await title.press('Enter')
  await expect(fold.locator('> details')).not.toHaveAttribute('open')
})

test('switches tabs by mouse and by keyboard', async ({ page }) => {
  await page.goto('/v3/futures/api/')
  const tabs = page.locator('.tabs').first()
  const panels = tabs.locator('.tab-panel')
  await expect(panels.nth(0)).toBeVisible()
  await expect(panels.nth(1)).toBeHidden()
  await tabs.locator('label').nth(1).click()
  await expect(panels.nth(1)).toBeVisible()
  await expect(panels.nth(0)).toBeHidden()
  await tabs.locator('input').nth(1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(panels.nth(2)).toBeVisible()
})

test('the brand on a phone begins where the text does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  const brand = await page.locator('.navbar > .brand').boundingBox()
  const title = await page.locator('h1').boundingBox()
  expect(brand?.x).toBe(title?.x)
})

test('a phone leads to the contents, which stand below the article', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/faq')
  const panel = page.locator('.contents-panel')
  const article = await page.locator('.article').boundingBox()
  expect((await panel.boundingBox())?.y).toBeGreaterThan((article?.y ?? 0) + (article?.height ?? 0))
  await page.locator('.contents-menu').getByText('On this page').locator('visible=true').click()
  await expect(panel.getByRole('link').first()).toBeInViewport()
})

test('a link to a tool leads to its place, which says that it needs JavaScript', async ({ page }) => {
  for (const [home, notice] of [
    ['/', '(needs JavaScript)'],
    ['/zh/', '（需要 JavaScript）'],
  ] as const) {
    await page.goto(home)
    const links = page.locator('.card a[href*="#signature-debugger"], .card a[href$=".build"]')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(new Set(addresses).size).toBe(4)
    for (const address of new Set(addresses)) {
      await page.goto(address)
      const tool = page.locator('details.tool:visible')
      await expect(tool, address).toHaveCount(1)
      await expect(tool.getByText(notice)).toBeInViewport()
      await tool.locator('summary').click()
      await expect(tool.locator('[data-island]')).toHaveText('', { useInnerText: true })
    }
  }
})

for (const [path, shown] of [
  ['/', 'First signed request'],
  [place, '/v3/trade/order'],
  ['/v3/futures/websocket/private/orders', 'orders'],
  ['/zh/v3/futures/websocket/', '心跳'],
  ['/v3/futures/', 'Every figure is calculated'],
] as const)
  test(`shows nothing that only the console answers: ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('.article')).toContainText(shown)
    await expect(page.locator('.article :is([data-online], [data-in-place], .card [target="_self"])')).not.toHaveCount(
      0,
    )
    await expect(
      page.locator(
        '.article :is([data-online], [data-in-place], .card :is([target="_self"], [href$="-debugger"], [href$=".build"])):visible',
      ),
    ).toHaveCount(0)
    await expect(page.getByText('Change the position, and the account')).toBeHidden()
  })

test('cards that need a script leave no hole beside the drawing of the home page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const end = (part: string) =>
    page
      .locator(part)
      .last()
      .evaluate((own) => own.getBoundingClientRect().bottom)
  const [card, drawing] = [await end('.columns .card:visible'), await end('.columns:has(.card) .mermaid')]
  expect(Math.abs(card - drawing)).toBeLessThan(60)
})

test('the console leads to the reference', async ({ page }) => {
  await page.goto('/zh/console')
  await page.getByRole('link', { name: '参考文档' }).click()
  await expect(page).toHaveURL('/zh/')
})

test('has a sidebar whose categories open and whose links lead on', async ({ page }) => {
  await page.goto(place)
  await expect(page.locator('.sidebar [aria-current=page]')).toBeVisible()
  await page.locator('.sidebar').getByText('Market', { exact: true }).click()
  await page.locator('.sidebar').getByRole('link', { name: 'Get order book' }).click()
  await expect(page).toHaveURL('/v3/futures/api/market/get-order-book')
})

test('has menus that open, and follows the system’s theme', async ({ page }) => {
  await page.goto('/')
  const colour = () => page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)
  const light = await colour()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colour()).not.toBe(light)
  await page.locator('.navbar summary', { hasText: 'SDK' }).click()
  await expect(page.getByRole('link', { name: /Python/ }).first()).toBeVisible()
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('reaches the section’s pages from the menu button', async ({ page }) => {
    await page.goto(place)
    await page.getByRole('link', { name: 'Open navigation' }).click()
    await expect(page.locator('.sidebar [aria-current=page]')).toBeInViewport()
  })

  test('reaches the site’s main pages, also from a page without a section', async ({ page }) => {
    await page.goto('/')
    await page.locator('.navbar').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
    await page.locator('.navbar summary', { hasText: 'SDK' }).click()
    await expect(page.locator('.navbar').getByRole('link', { name: /Python/ })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test('says on the page of the console what it needs', async ({ page }) => {
  const needs = page.locator('noscript p').locator('visible=true')
  await page.goto('/console')
  await expect(needs).toHaveText(/^The console needs JavaScript/)
  await page.goto('/zh/console')
  await expect(needs).toHaveText(/^控制台需要 JavaScript/)
})
