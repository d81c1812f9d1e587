import type { Page } from '@playwright/test'
import { expect, open, test } from './site.ts'

const path = '/spot/error-code'

function tableOf(page: Page) {
  const box = page.locator('input[data-filter]').first()
  return {
    box,
    count: page.locator('.data-filter output'),
    rows: page.locator('.error-table tbody tr'),
    shown: page.locator('.error-table tbody tr:not([hidden])'),
  }
}

/** Opens the page with the table in view, so that the box listens. */
async function opened(page: Page, url = path) {
  await open(page, url)
  const table = tableOf(page)
  await table.box.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => {
    const box = document.querySelector('.data-filter input')
    return box !== null && Object.keys(box).some((key) => key.startsWith('__reactFiber'))
  })
  return table
}

test('the codes are filtered by code, by words and by operation, until Escape, and the count is announced', async ({
  page,
}) => {
  const { box, count, rows, shown } = await opened(page)
  const total = await rows.count()
  await expect(count).toHaveText(`${total} rows`)
  for (const words of ['21301', 'balance', 'Cancel order']) {
    await box.fill(words)
    const hasWords = (text: string) => words.split(' ').every((word) => text.toLowerCase().includes(word.toLowerCase()))
    await expect.poll(async () => (await shown.allTextContents()).every(hasWords)).toBe(true)
    const { length } = await shown.all()
    expect(length).toBeGreaterThan(0)
    expect(length).toBeLessThan(total)
    await expect(count).toHaveText(`${length} of ${total} rows`)
  }
  await box.fill('no such code at all')
  await expect(count).toHaveText('No row matches. Search the site What to do with an unlisted answer')
  expect(await count.evaluate(({ tagName }) => tagName)).toBe('OUTPUT')
  // Escape empties the filter, and a reload remembers nothing.
  await box.press('Escape')
  await expect(box).toHaveValue('')
  await expect(shown).toHaveCount(total)
  await box.fill('balance')
  await page.reload()
  await expect(box).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('balance')
})

test('a message, and words of the other language, leave the rows that they are about', async ({ page }) => {
  for (const [url, query, code] of [
    [path, 'insufficient', '21709'],
    [path, '余额不足', '21709'],
    [`/zh${path}`, '余额不足', '21709'],
    [`/zh${path}`, 'trading account is frozen', '21351'],
    ['/v3/futures/error', '参数缺失', '400'],
  ] as const) {
    const { box, rows, shown } = await opened(page, url)
    await box.fill(query)
    await expect.poll(() => shown.count(), query).toBeLessThan((await rows.count()) / 2)
    await expect(page.locator(`#error-${code}`), query).toBeVisible()
  }
})

test('words of the other language are read again when the network is back', async ({ page }) => {
  const { box, shown } = await opened(page, path)
  const other = `**/zh${path}`
  await page.route(other, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed')
  await box.fill('余额不足')
  await refused
  await expect(shown).toHaveCount(0)
  await page.unroute(other)
  await box.fill('余额不')
  await expect(page.locator('#error-21709')).toBeVisible()
  // A row that the other page lacks adds no word.
  await box.fill('undefined')
  await expect(shown).toHaveCount(0)
})

test('a pasted response shows the row of its code; an unknown one leads to the search and the chart', async ({
  page,
}) => {
  const { box, count, shown } = await opened(page)
  await box.fill('{"code":21709,"message":"Low available balance"}')
  await expect(shown).toHaveCount(1)
  await box.fill('{"code":429,"message":"Too many requests"}')
  await expect(shown).toHaveCount(0)
  await expect(count.getByRole('link')).toHaveAttribute('href', '#reaction')
  await count.getByRole('button').click()
  const search = page.getByRole('dialog')
  await expect(search.getByRole('combobox')).toHaveValue('{"code":429,"message":"Too many requests"}')
  await expect(search.getByRole('option').first()).toBeVisible()
})

test('the rows are hidden on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const { box, rows } = await opened(page)
  await expect(rows.first()).toBeVisible()
  await box.fill('no such code at all')
  await expect(rows.first()).toBeHidden()
})

test('a link to a row that the filter hides empties the filter', async ({ page }) => {
  const { box, rows, shown } = await opened(page, `${path}#error-21301`)
  await box.fill('no such code at all')
  await expect(shown).toHaveCount(0)
  await page.evaluate(() => {
    location.hash = '#error-21302'
  })
  await expect(shown).toHaveCount(await rows.count())
  await expect(page.locator('#error-21302')).toBeInViewport()
})

for (const hash of ['#21301', '#error-21301']) {
  // Other tests follow links to the long form.
  const tag = hash === '#error-21301' ? '@full' : []
  test(`${hash} names the row of a code, without a script too`, { tag }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    await page.goto(path + hash)
    const row = page.locator('#error-21301')
    await expect(row).toBeInViewport()
    expect(await row.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('gradient')
    await context.close()
  })
}

test('an operation leads to its codes, and a code back to its operations', async ({ page }) => {
  await open(page, '/spot/api/private/order')
  // A code that the page has described for another operation waits behind a fold.
  const fold = page.locator('#cancelOrder details:has(a[href$="#error-21301"])')
  await fold.locator('summary').click()
  await fold.locator('a[href$="#error-21301"]').click()
  await expect(page).toHaveURL(/\/spot\/error-code#error-21301$/)
  const row = page.locator('#error-21301')
  await expect(row).toBeInViewport()
  await row.getByRole('link', { name: 'Cancel order', exact: true }).click()
  await expect(page).toHaveURL(/\/spot\/api\/private\/order#cancelOrder$/)
})

test('searching for a bare code leads to its row', { tag: '@full' }, async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('21301')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('21301')
  await first.click()
  await expect(page).toHaveURL(/\/spot\/error-code#error-21301$/)
})
