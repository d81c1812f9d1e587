import type { Locator } from '@playwright/test'
import { expect, open, test, triedPages } from './site.ts'

const place = '/v3/futures/api/trade/place-order'

// The width of an A4 sheet between its margins.
test.use({ viewport: { width: 680, height: 960 } })

test('paper is white and ink black, in the dark theme too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, place)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('only what is there to be read is printed: what is closed on the screen is open on paper', async ({ page }) => {
  await open(page, place)
  await page.emulateMedia({ media: 'print' })
  for (const part of [
    '.header',
    '.sidebar',
    '.above-article',
    '.page-foot',
    '.page-actions',
    '.endpoint button',
    'dt a.anchor',
    'figure.code button',
  ])
    await expect(page.locator(part).first(), part).toBeHidden()
  await expect(page.locator('nav').locator('visible=true')).toHaveCount(0)
  await expect(page.locator('.article :is(button, input, .tool)').locator('visible=true')).toHaveCount(0)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.site-foot')).toBeVisible()

  // Details that were closed are closed again afterwards.
  const closed = page.locator('.article details:not([open], .needs-script)')
  const count = await closed.count()
  expect(count).toBeGreaterThan(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(closed).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(closed).toHaveCount(count)
})

test('what is closed is printed without a script too', { tag: '@full' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${process.env['SITE_ORIGIN']}${place}`)
  const hidden = page.locator('.article details:not([open], .needs-script, .whole-program) > :not(summary)').first()
  await expect(hidden).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(hidden).toBeVisible()
  await context.close()
})

test('every tab but those of languages is printed beneath its name, and no page ends after a heading, nor inside a row or a note', async ({
  page,
}) => {
  await open(page, '/spot/api/private/order')
  const panels = page.locator('.tabs:not([data-group]) > .tab-panel')
  expect(await panels.locator('visible=true').count()).toBeLessThan(await panels.count())
  await page.emulateMedia({ media: 'print' })
  await expect(panels.locator('visible=true')).toHaveCount(await panels.count())
  const [name, panel] = await Promise.all([
    box(page.locator('.tabs:not([data-group]) > label').last()),
    box(panels.last()),
  ])
  expect(panel.y).toBeGreaterThanOrEqual(name.y + name.height - 1)
  for (const part of ['h1', 'h2', 'h3', 'figcaption', '.tabs > label'])
    await expect(page.locator(`.article ${part}`).first(), part).toHaveCSS('break-after', 'avoid')
  for (const part of ['tr', 'figure.code', '.callout'])
    await expect(page.locator(`.article ${part}`).first(), part).toHaveCSS('break-inside', 'avoid')
})

test('there is one column, where samples do not stick, and no page ends inside a field', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await open(page, place)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.samples').first()).toHaveCSS('position', 'static')
  await expect(page.locator('.samples').first()).toHaveCSS('overflow-y', 'visible')
  const [text, samples] = await Promise.all([
    box(page.locator('.operation-text').first()),
    box(page.locator('.samples').first()),
  ])
  expect(samples.y).toBeGreaterThanOrEqual(text.y + text.height)
  const field = page.locator('.fields > div:not(:has(.nested, .variant))').first()
  await expect(field).toHaveCSS('break-inside', 'avoid')
  await expect(field.locator('dt')).toHaveCSS('break-after', 'avoid')
})

test('of the languages of a sample the chosen one is printed, with no bar of others', async ({ page }) => {
  await open(page, place)
  await page.locator('.samples label', { hasText: 'Python' }).click()
  await page.emulateMedia({ media: 'print' })
  const group = page.locator('.samples [data-group="language"]')
  await expect(group.locator('> .tab-panel:visible')).toHaveCount(1)
  await expect(group.locator('> .tab-panel:visible')).toContainText('reply = call(')
  await expect(group.locator('> label').locator('visible=true')).toHaveCount(0)
})

test('a page says its address on paper', async ({ page }) => {
  await open(page, place)
  await page.emulateMedia({ media: 'print' })
  const title = page.locator('.page-title')
  expect(await title.evaluate((line) => getComputedStyle(line, '::after').content)).toContain(place)
})

test('the longest page of calls takes 25 sheets at most', async ({ page }) => {
  await open(page, '/spot/api/private/order')
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets?.length).toBeLessThanOrEqual(25)
})

test('links to other sites are printed with their addresses', async ({ page }) => {
  await open(page, '/')
  await page.emulateMedia({ media: 'print' })
  const outside = page.locator('.prose a[href^="http"]').first()
  const address = await outside.getAttribute('href')
  expect(await outside.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(address ?? '?')
})

test('links to other pages are printed with their whole addresses, those of a call too', async ({ page }) => {
  for (const url of ['/spot/trading-rules', '/v3/futures/api/account/balance']) {
    await open(page, url)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const inside = page.locator('.article p > a[href^="/"]:not([data-in-place])').first()
    const address = `https://api-docs.poloniex.com${await inside.getAttribute('href')}`
    const printed = await inside.evaluate((link) => getComputedStyle(link, '::after').content)
    expect(printed.replaceAll('"', '').replaceAll(' ', '')).toBe(`(${address})`)
  }
})

test('the heads of a table of data are printed, though they sort it on a screen', async ({ page }) => {
  await open(page, '/spot/currencies')
  const head = page.locator('.data-table th').first()
  await head.hover()
  const button = head.getByRole('button')
  await expect(button).toBeVisible()
  const name = await button.textContent()
  await page.emulateMedia({ media: 'print' })
  await expect(button).toBeVisible()
  await expect(head).toHaveText(name ?? '')
})

test('controls of tools are not printed', async ({ page }) => {
  for (const url of ['/v3/futures/', '/changelog/spot', place]) {
    await page.emulateMedia({ media: 'screen' })
    await open(page, url)
    await page.emulateMedia({ media: 'print' })
    const controls = page.locator('.article :is(button, input, select, [data-online])').locator('visible=true')
    await expect(controls, url).toHaveCount(0)
  }
})

test('an address that is printed already is not printed twice', async ({ page }) => {
  await open(page, '/')
  await page
    .locator('.prose a[href^="http"]')
    .first()
    .evaluate((link) => link.setAttribute('data-shows-address', ''))
  await page.emulateMedia({ media: 'print' })
  const outside = page.locator('.prose a[data-shows-address]')
  expect(await outside.evaluate((link) => getComputedStyle(link, '::after').content)).not.toContain('http')
})

test('nothing is wider than the paper: code wraps, and tables are whole', async ({ page }) => {
  for (const url of triedPages) {
    await page.emulateMedia({ media: 'screen' })
    await open(page, url)
    await page.emulateMedia({ media: 'print' })
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('.article pre, .article .table, .article .diagram-canvas')]
        .filter((element) => element.checkVisibility())
        .filter(
          (element) =>
            element.scrollWidth > element.clientWidth + 1 || element.getBoundingClientRect().right > innerWidth,
        )
        .map((element) => `${element.nodeName}.${element.className} ${element.textContent?.slice(0, 40)}`),
    )
    expect(wide, url).toEqual([])
  }
})

async function box(element: Locator) {
  const found = await element.boundingBox()
  if (!found) throw new Error('not shown')
  return found
}
