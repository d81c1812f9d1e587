import { expect, open, test } from './site.ts'

const booksPage = '/spot/websocket/market-data'

test('a channel shows a client in three languages, above its messages', async ({ page }) => {
  await open(page, booksPage)
  const group = page.getByRole('group', { name: 'Client' }).first()
  await expect(group.locator('label')).toHaveText(['Python', 'JavaScript', 'Java'])
  await expect(group.locator('.tab-panel:visible')).toContainText('asyncio.run(session())')
  await group.locator('label', { hasText: /^Java$/ }).click()
  await expect(group.locator('.tab-panel:visible')).toContainText('newWebSocketBuilder()')
  const client = await group.boundingBox()
  const message = await page.locator('.message').first().boundingBox()
  expect(client?.y ?? 0).toBeLessThan(message?.y ?? 0)
})

test('only the first channel of a page shows its client, the others on demand', async ({ page }) => {
  await open(page, booksPage)
  const clients = page.getByRole('group', { name: 'Client' })
  await expect(clients.nth(1).locator('.tabs')).toBeHidden()
  await clients.nth(1).locator('summary').first().click()
  await expect(clients.nth(1).locator('.tabs')).toBeVisible()
})

test('the full script is a file', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, booksPage)
  const panel = page.getByRole('group', { name: 'Client' }).first().locator('.tab-panel:visible')
  await panel.locator('.whole-program > summary').click()
  const link = panel.getByRole('link')
  await expect(link).toHaveAttribute('href', /\/samples\/spot\/candles-session\.py$/)
  const reply = await request.get((await link.getAttribute('href')) ?? '')
  const program = await reply.text()
  await panel.getByRole('button', { name: 'Copy full script' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(program)
})
