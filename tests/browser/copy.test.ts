import type { Page } from '@playwright/test'
import { expect, open, test } from './site.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const place = '/v3/futures/api/trade/place-order'

test('copies an address, a code block, links and the page, and goes on copying after a navigation', async ({
  page,
}) => {
  await open(page, place)
  await page.locator('.endpoint button').click()
  await expect.poll(() => clipboard(page)).toBe('https://api.poloniex.com/v3/trade/order')
  await expect(page.getByRole('status').filter({ hasText: /copied/i })).toHaveCount(1)
  await expect(page.locator('.endpoint button')).toHaveAttribute('data-copied', 'Copied')
  // The host is the reader's own, as in the links of headings.
  await page.locator('[data-copy-link]').click()
  await expect.poll(() => clipboard(page)).toBe(`${process.env['SITE_ORIGIN']}${place}`)

  const block = page.locator('.operation-samples figure.code:visible').last()
  const code = (await block.locator('code').textContent())?.trimEnd() ?? ''
  expect(() => JSON.parse(code)).not.toThrow()
  await block.getByRole('button').click()
  await expect.poll(() => clipboard(page)).toBe(code)

  for (const link of [page.locator('h2 a.heading-link').first(), page.locator('dt a.anchor').first()]) {
    const hash = await link.getAttribute('href')
    await link.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => clipboard(page)).toBe(`${process.env['SITE_ORIGIN']}${place}${hash}`)
  }

  await page.locator('[data-copy-markdown]').click()
  await expect.poll(() => clipboard(page)).toMatch(/^# Place order\n/)

  await page.locator('.sidebar-tree a[href="/v3/futures/api/trade/cancel-order"]').click()
  await expect(page).toHaveURL('/v3/futures/api/trade/cancel-order')
  await page.locator('[data-copy-markdown]').click()
  await expect.poll(() => clipboard(page)).toMatch(/^# Cancel order\n/)
})

test('copies the whole program of each language, beside its code or its link', async ({ page }) => {
  await open(page, place)
  const sample = page.locator('.request-sample')
  await sample.locator('.whole-program:visible > summary').click()
  await sample.locator('.samples-program [data-copy-file]:visible').click()
  await expect.poll(() => clipboard(page)).toMatch(/^#!.*\n[\s\S]*curl /)
  await sample.getByText('Python', { exact: true }).first().click()
  await sample.locator('figcaption [data-copy-file]:visible').click()
  await expect.poll(() => clipboard(page)).toMatch(/^#!.*python3\n[\s\S]*def call\(/)
})

test('a program whose link is missing is said to be missing: nothing is asked for or copied', async ({ page }) => {
  await open(page, place)
  const sample = page.locator('.request-sample')
  await sample.locator('.samples-program a').evaluateAll((links) => {
    for (const link of links) link.remove()
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.evaluate(() => navigator.clipboard.writeText('mine'))
  await sample.getByText('Python', { exact: true }).first().click()
  await sample.locator('figcaption [data-copy-file]:visible').click()
  await expect(page.getByRole('status').filter({ hasText: 'Could not copy' })).toHaveCount(1)
  await sample.locator('.whole-program:visible > summary').click()
  await expect(sample.locator('.whole-program[open]').getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(asked.filter((url) => url === page.url())).toEqual([])
  expect(await clipboard(page)).toBe('mine')
})

test('the path of a nested field shows beside its name, and is copied', async ({ page }) => {
  await open(page, '/v3/futures/api/account/balance')
  const field = page.locator('[id$=".data.details.isoUpl"]')
  const path = field.locator('> dt > .field-path')
  await expect(path).toBeHidden()
  await field.evaluate((element) => {
    location.hash = `#${element.id}`
  })
  await expect(path).toBeVisible()
  await expect(path).toHaveText('data.details[].isoUpl')
  await path.click()
  await expect.poll(() => clipboard(page)).toBe('data.details[].isoUpl')
})

test('a row of a table is copied as one line', async ({ page }) => {
  await open(page, '/spot/error-code')
  const text = await page.evaluate(() => {
    const row = [...document.querySelectorAll('.error-table tbody tr')].find(
      (candidate) => !candidate.querySelector('ul'),
    )
    const [meaning, action] = row?.querySelectorAll('td') ?? []
    if (!meaning || !action) return ''
    getSelection()?.setBaseAndExtent(meaning, 0, action, action.childNodes.length)
    return getSelection()?.toString() ?? ''
  })
  expect(text.trim()).toMatch(/^[^\n]+\t[^\n]+$/)
})

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}
