import { focusedStop, problemsOf, walk } from './focus.ts'
import { expect, open, test } from './site.ts'

const place = '/v3/futures/api/trade/place-order'

for (const theme of ['light', 'dark'] as const) {
  const tag = theme === 'light' ? '@full' : []
  test(`the Tab key walks through a whole page in order, always seen, in ${theme}`, { tag }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await open(page, place)
    const stops = await walk(page, 'Tab', 300)
    expect(problemsOf(stops)).toEqual([])
    const order = stops.map(({ kind }) => kind).filter((kind, index, all) => all.indexOf(kind) === index)
    expect(order.slice(0, 7)).toEqual(['skip link', 'brand', 'page', 'search', 'language', 'theme', 'sidebar'])
    expect(order).toEqual(expect.arrayContaining(['contents', 'copy', 'disclosure', 'tab']))
  })
}

test('the skip link leads past the navigation', async ({ page }) => {
  await open(page, place)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('language, theme, sidebar, contents, tabs, disclosures and copying work without a mouse', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, place)
  const press = async (selector: string, key: string): Promise<void> => {
    await page.locator(selector).first().focus()
    await page.keyboard.press(key)
  }

  await press('.navbar-tools summary', 'Enter')
  await expect(page.locator('.navbar-tools .menu[open]')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  expect((await focusedStop(page))?.text).toBe('English')
  await page.keyboard.press('Escape')
  await expect(page.locator('.navbar-tools summary')).toBeFocused()

  await press('[role=switch]', 'Space')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await press('.sidebar details:not([open]) > summary', 'Enter')
  await expect(page.locator('.sidebar details[open]')).toHaveCount(2)

  await press('.contents-menu summary', 'Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#./)

  const tabs = page.locator('.samples .tabs > label > input')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeChecked()

  const closed = page.locator('details.response:not([open])').first()
  const before = await page.locator('details.response[open]').count()
  await closed.locator('> summary').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('details.response[open]')).toHaveCount(before + 1)

  await press('.endpoint [data-copy-text], .endpoint [data-copy]', 'Enter')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/v3/trade/order')
})

test('a link followed by keyboard loses no reader: the focus is on the new page’s title', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, place)
  await page.locator('.sidebar-tree a[href="/v3/futures/error"]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/v3/futures/error')
  await expect(page.locator('h1')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(problemsOf([await focusedStop(page)].filter((stop) => stop !== undefined))).toEqual([])
})

test('the search opens by keyboard and gives the focus back', { tag: '@full' }, async ({ page }) => {
  await open(page, place)
  const button = page.getByRole('button', { name: /^Search/ })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('dialog, [role=dialog]') !== null))
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})
