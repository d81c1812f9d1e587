import { expect, open, test } from './site.ts'

const booksPage = '/spot/websocket/market-data'

test('a channel shows a client in four languages, above its messages', async ({ page }) => {
  await open(page, booksPage)
  const group = page.getByRole('group', { name: 'Client' }).first()
  await expect(group.locator('label')).toHaveText(['Python', 'JavaScript', 'Java', 'Go'])
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
  const shown = linesOf(await panel.locator('pre').first().innerText())
  const whole = linesOf(program)
  // The script may be sent to another server and ends after some frames; all else is as the page shows it, in its order.
  expect(shown.filter((line) => !whole.includes(line))).toEqual([
    'WS_URL = "wss://ws.poloniex.com/ws/public"',
    'async with websockets.connect(WS_URL, ping_interval=None) as socket:',
    'print(await asyncio.wait_for(socket.recv(), 40))',
    'asyncio.run(session())',
  ])
  const kept = shown.filter((line) => whole.includes(line))
  expect(inOrder(kept, whole)).toEqual(kept)
  await panel.getByRole('button', { name: 'Copy full script' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(program)
})

/** The lines that the whole has one after the other. */
function inOrder(lines: readonly string[], whole: readonly string[]): string[] {
  let from = 0
  return lines.filter((line) => {
    const at = whole.indexOf(line, from)
    if (at >= 0) from = at + 1
    return at >= 0
  })
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
