import { expect, open, test } from './site.ts'
import { watch } from './visit.ts'

test('a component of the project runs in the browser, and says without a script what it begins with', async ({
  browser,
  page,
  meridian,
}) => {
  const address = meridian.url('/orders/maintenance')
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(address)
  await expect(plain.locator('.pause-end output')).toHaveText('08:05')
  await plain.close()
  const problems: string[] = []
  watch(page, problems)
  await open(page, address)
  const field = page.getByLabel('Minutes')
  await expect(async () => {
    await field.fill('11')
    await field.fill('12')
    await expect(page.locator('.pause-end output')).toHaveText('08:12', { timeout: 500 })
  }).toPass()
  expect(problems).toEqual([])
})

test('pages without such a component load nothing of it', async ({ page, meridian }) => {
  const loaded: boolean[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) loaded.push(/className:.pause-end/.test(await response.text().catch(() => '')))
  })
  await open(page, meridian.url('/orders/'))
  await expect.poll(() => loaded.length).toBeGreaterThan(3)
  expect(loaded).not.toContain(true)
  await open(page, meridian.url('/orders/maintenance'))
  await expect.poll(() => loaded).toContain(true)
})
