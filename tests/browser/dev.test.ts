import { expect as expectNow, test } from '@playwright/test'
import { hydrated, still } from './site.ts'
import { type DevServer, startDev } from './startDev.ts'

/** A dev server compiles while it is asked. */
const compileTime = 60_000
const expect = expectNow.configure({ timeout: compileTime })

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let server: DevServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startDev()
})

test.afterAll(async () => {
  await server.stop()
})

test('an edit of a spec shows in the open page, which keeps its place, what was opened and what was typed', async ({
  page,
}) => {
  await page.goto(`${server.origin}/orders/api/orders`)
  await hydrated(page, compileTime)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const builder = page.locator('details[data-build="listOrders"]')
  await builder.locator('summary').first().click()
  const symbol = builder.getByLabel('symbol')
  await symbol.fill('AUR-EUR')
  const place = await still(() => page.evaluate(() => scrollY))
  await server.edit('specs/orders/paths/orders.yaml', 'newest first.', 'the newest before all others.')
  await expect(page.locator('.article')).toContainText('the newest before all others.')
  await expect(symbol).toHaveValue('AUR-EUR')
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place))
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('a snippet shows in its guide, whose component runs', async ({ page }) => {
  await page.goto(`${server.origin}/orders/maintenance`)
  await hydrated(page, compileTime)
  const field = page.getByLabel('Minutes')
  // The page listens once its modules are there, which the server compiles when they are asked for.
  await expect(async () => {
    await field.fill('6')
    await field.fill('7')
    await expectNow(page.locator('.pause-end output')).toHaveText('08:07', { timeout: 1000 })
  }).toPass()
  await server.edit('guides/snippets/open-orders.mdx', 'stay in', 'leave')
  await expect(page.locator('.article')).toContainText('Open orders leave the book.')
})

test('a translation, a guide and the configuration show as well', async ({ page }) => {
  await page.goto(`${server.origin}/orders/components`)
  await hydrated(page, compileTime)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const bash = page.locator('.article').getByRole('radio', { name: 'Bash' })
  await page.locator('.article').getByText('Bash', { exact: true }).first().click()
  await server.edit('guides/en/orders/components.mdx', 'Make a token.', 'Make a token of your own.')
  await expect(page.locator('.article')).toContainText('Make a token of your own.')
  await expect(bash).toBeChecked()
  await server.edit('site.config.ts', "name: 'Meridian", "name: 'Meridian New")
  await expect(page.locator('.header')).toContainText('Meridian New')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('what is wrong is told with its place, and no more once it is corrected', async ({ page }) => {
  await page.goto(`${server.origin}/orders/api/orders`)
  const diagnostics = page.getByRole('dialog', { name: 'Diagnostics' })
  const broken = 'operationId: [listOrders # <img src=x onerror=alert(1)>'
  await server.edit('specs/orders/paths/orders.yaml', 'operationId: listOrders', broken)
  await expect(diagnostics).toBeVisible()
  await expect(diagnostics).toContainText(/specs\/orders\/paths\/orders\.yaml:\d+:\d+/)
  await expect(diagnostics).toContainText('yaml-syntax')
  // The cause stands before its consequences.
  await expect(diagnostics.locator('pre').first()).toContainText(broken)
  await expect(diagnostics.locator('img')).toHaveCount(0)
  await expect(page.locator('.article')).toContainText('List orders')
  await server.edit('specs/orders/paths/orders.yaml', broken, 'operationId: listOrders')
  await expect(diagnostics).toBeHidden()
  // The terminal prints a problem from the start once.
  expect(server.printed().split('guides/en/orders/maintenance.mdx:1:1')).toHaveLength(2)
})

test('a new guide gets its page, and goes with its file', async ({ page }) => {
  await page.goto(`${server.origin}/orders/api/orders`)
  await hydrated(page, compileTime)
  await server.write(
    'guides/en/orders/limits.mdx',
    '---\ntitle: Limits\ndescription: What is counted.\n---\n\nTen a second.\n',
  )
  await expect.poll(async () => (await page.request.get(`${server.origin}/orders/limits`)).status()).toBe(200)
  await page.goto(`${server.origin}/orders/limits`)
  await expect(page.locator('.article')).toContainText('Ten a second.')
  await server.remove('guides/en/orders/limits.mdx')
  await expect.poll(async () => (await page.request.get(`${server.origin}/orders/limits`)).status()).toBe(404)
})

test('it answers its own pages on this machine, and sends no file that pages do not load', async ({ page }) => {
  const statusOf = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
    (await page.request.get(server.origin + path, { headers, maxRedirects: 0 })).status()
  const own = { 'Sec-Fetch-Site': 'same-origin' }
  expect(await statusOf('/site/pages/+client.tsx', own)).toBe(200)
  expect(await statusOf(`/@fs${server.project}/specs/orders/openapi.yaml`, own)).toBe(403)
  expect(await statusOf('/package.json', own)).toBe(403)
  expect(await statusOf('/site/pages/+client.tsx', { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await statusOf('/', { Host: 'evil.example' })).toBe(403)
  expect(await statusOf('/__open-in-editor?file=/etc/passwd', own)).toBe(403)
  expect(await statusOf('/search/%')).toBe(400)
  for (const folder of ['/search/', '/samples/', '/operations/']) expect(await statusOf(folder)).toBe(404)
})
