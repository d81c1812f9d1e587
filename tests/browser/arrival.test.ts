import { expect, open, test } from './site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

for (const address of ['/faq/#order-vanished', '/zh/faq/#http-429', '/futures/#map', '/spot/api/#signature-debugger'])
  test(`the contents mark the heading of the address until the reader leaves it: ${address}`, async ({ page }) => {
    await open(page, address)
    const current = page.locator('.contents-panel [aria-current]')
    await expect(current).toHaveAttribute('href', address.slice(address.indexOf('#')))
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(current).not.toHaveAttribute('href', address.slice(address.indexOf('#')))
  })

test('the contents follow the reader through the parts of the call of the address', async ({ page }) => {
  await open(page, '/spot/api/private/order/#createOrder')
  const bar = page.locator('.title-bar')
  await page.locator('[id="createOrder.responses"]').evaluate((heading) => heading.scrollIntoView())
  await bar.locator('summary').click()
  await expect(bar.locator('.menu-list [aria-current]')).toHaveAttribute('href', '#createOrder.responses')
})

test('an entry of the sidebar that leads to a heading is marked while its text is read', async ({ page }) => {
  await open(page, '/spot/')
  const sidebar = page.locator('.sidebar')
  await sidebar.getByRole('link', { name: 'Rate limits' }).click()
  await expect(page).toHaveURL('/spot/api/#rate-limits')
  const own = (name: string) => sidebar.getByRole('link', { name, exact: true })
  await expect(own('Rate limits')).toHaveAttribute('aria-current', 'location')
  const fillOf = (name: string) => own(name).evaluate((link) => getComputedStyle(link).backgroundColor)
  const inkOf = (name: string) => own(name).evaluate((link) => getComputedStyle(link).color)
  await expect(own('REST API overview')).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => fillOf('REST API overview')).toBe('rgba(0, 0, 0, 0)')
  expect(await fillOf('Rate limits')).not.toBe('rgba(0, 0, 0, 0)')
  expect(await inkOf('REST API overview')).toBe(await inkOf('Introduction'))
  expect(await inkOf('Rate limits')).not.toBe(await inkOf('Introduction'))
  await own('Authentication').click()
  await expect(own('Authentication')).toHaveAttribute('aria-current', 'location')
  await expect(own('Rate limits')).not.toHaveAttribute('aria-current')
})
