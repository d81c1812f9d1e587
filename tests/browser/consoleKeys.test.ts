import type { Page } from '@playwright/test'
import { buildAndServe, type ServedSite } from '../crawl/serveBuilt.ts'
import { createWorkspace } from '../workspace.ts'
import { writeKeyProject } from './keyProject.ts'
import { type RecordingServer, recordRequests } from './recordingServer.ts'
import { test as base, expect, hydrated } from './site.ts'

interface Trade {
  readonly site: ServedSite
  readonly servers: Readonly<Record<'live' | 'test' | 'stream' | 'mock', RecordingServer>>
}

/** The tests share one build: they run in one worker. */
base.describe.configure({ mode: 'default' })

/** A site whose console lists two servers for accounts and a mock, and those servers. */
const test = base.extend<{ readonly console: (hash: string) => Promise<Page> }, { readonly trade: Trade }>({
  trade: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const workspace = await createWorkspace()
      const [test, stream, mock] = await Promise.all([recordRequests(), recordRequests(), recordRequests()])
      const live = await recordRequests({
        '/moved': { location: `http://${test.host}/moved` },
        '/token': { json: { token: 'live-token' } },
      })
      const account = (origin: string, environment?: string) =>
        ({ origin, use: 'account', ...(environment ? { environment } : {}) }) as const
      const root = workspace.newFolder()
      const listed = [
        ...[account(`http://${live.host}`), account(`ws://${live.host}`)],
        ...[account(`http://${test.host}`, 'test'), account(`ws://${test.host}`, 'test')],
        ...[account(`ws://${stream.host}`, 'test'), { origin: `http://${mock.host}`, use: 'mock' } as const],
      ]
      const navbar = { start: [{ label: { en: 'Try it' }, href: '/console' }], end: [] }
      const hosts = { live: live.host, test: test.host, stream: stream.host }
      await writeKeyProject(root, hosts, { servers: listed }, { navbar })
      const site = await buildAndServe({ root, out: workspace.newFolder() })
      await use({ site, servers: { live, test, stream, mock } })
      await Promise.all([site.close(), live.close(), test.close(), stream.close(), mock.close()])
      await workspace.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  async console({ browser, trade }, use) {
    for (const { received } of Object.values(trade.servers)) (received as string[]).length = 0
    const context = await browser.newContext()
    const page = await context.newPage()
    await use(async (hash) => {
      await page.goto(`${trade.site.origin}/console#api=trade&${hash}`)
      return page
    })
    await context.close()
  },
})

async function giveKeys(page: Page, owner: string): Promise<void> {
  await page.getByLabel('API key').fill(`${owner}-key`)
  if (await page.getByLabel('API secret').isVisible()) await page.getByLabel('API secret').fill(`${owner}-secret`)
  if (await page.getByLabel('Passphrase').isVisible()) await page.getByLabel('Passphrase').fill(`${owner}-pass`)
  await page.getByRole('button', { name: 'Use these keys' }).click()
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.locator('[data-status="200"]')).toBeVisible()
}

const heldFor = (page: Page, origins: string) => page.getByText(`Keys for ${origins}: in memory`)
const noneFor = (page: Page, origins: string) => page.getByText(`Keys for ${origins}: none`)
const serversOf = (hosts: Trade['servers']) => ({
  live: `http://${hosts.live.host}`,
  test: `http://${hosts.test.host}`,
  liveKeys: `http://${hosts.live.host}, ws://${hosts.live.host}`,
  testKeys: `http://${hosts.test.host}, ws://${hosts.test.host}, ws://${hosts.stream.host}`,
})

test('a key that is typed for one server never reaches another', async ({ console, trade: { servers } }) => {
  const { live, test: other, liveKeys, testKeys } = serversOf(servers)
  const page = await console('build=listOrders')
  await giveKeys(page, 'live')
  await expect(heldFor(page, liveKeys)).toBeVisible()
  await send(page)

  await page.getByLabel('Server').selectOption(other)
  await expect(noneFor(page, testKeys)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await giveKeys(page, 'test')
  await send(page)
  await expect.poll(() => servers.test.received.join()).toContain('test-key')

  await page.getByLabel('Server').selectOption(live)
  await expect(heldFor(page, liveKeys)).toBeVisible()
  await page.getByText('Keys for').click()
  await page.getByRole('button', { name: 'Forget keys' }).click()
  await expect(noneFor(page, liveKeys)).toBeVisible()
  await page.getByLabel('Server').selectOption(other)
  await expect(heldFor(page, testKeys)).toBeVisible()

  expect(servers.live.received.join()).toContain('live-key')
  expect(servers.live.received.join()).toContain('live-pass')
  expect(servers.live.received.join()).not.toContain('test-')
  expect(servers.test.received.join()).not.toContain('live-')
})

test('a link of the navbar opens the console under the policy of its page', async ({ console, trade }) => {
  const page = await console('build=listOrders')
  await page.goto(`${trade.site.origin}/trade/orders`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Try it' }).first().click()
  await expect(page.getByRole('heading', { name: 'Console' })).toBeVisible()
  await page.getByRole('link', { name: 'listOrders' }).click()
  await giveKeys(page, 'live')
  await send(page)
  expect(trade.servers.live.received.join()).toContain('live-key')
})

test('a key that is sent as it is belongs to its server and scheme', async ({ console, trade: { servers } }) => {
  const { test: other, liveKeys, testKeys } = serversOf(servers)
  const page = await console('build=listOrders')
  await giveKeys(page, 'live')
  await console('build=listPlain')
  await expect(noneFor(page, liveKeys)).toBeVisible()
  await giveKeys(page, 'plain')
  await send(page)
  expect(servers.live.received.join()).toContain('apikey=plain-key')
  await page.getByLabel('Server').selectOption(other)
  await expect(noneFor(page, testKeys)).toBeVisible()
  expect(servers.test.received.join()).not.toContain('-key')
})

test('a connection logs in with keys of its own server', async ({ console, trade: { servers } }) => {
  const { liveKeys, testKeys } = serversOf(servers)
  const page = await console('build=listOrders')
  await giveKeys(page, 'live')
  await console('connect=liveOrders')
  await expect(heldFor(page, liveKeys)).toBeVisible()
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.locator('[data-state="open"]')).toBeVisible()
  await expect.poll(() => servers.live.received.join()).toContain('"key":"live-key"')
  await console('connect=testOrders')
  await expect(noneFor(page, testKeys)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect' })).toBeDisabled()
  expect(servers.test.received.join()).not.toContain('live-')
})

test('servers of one environment take the same keys', async ({ console, trade: { servers } }) => {
  const { test: other, testKeys } = serversOf(servers)
  const page = await console('build=listOrders')
  await page.getByLabel('Server').selectOption(other)
  await giveKeys(page, 'test')
  await console('connect=streamOrders')
  await expect(heldFor(page, testKeys)).toBeVisible()
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect.poll(() => servers.stream.received.join()).toContain('"key":"test-key"')
  expect(servers.live.received.join()).not.toContain('test-')
})

test('a connection is closed when its server is changed, and its token stays there', async ({
  console,
  trade: { servers },
}) => {
  const page = await console('connect=tokenOrders')
  await giveKeys(page, 'live')
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(page.locator('[data-state="open"]')).toBeVisible()
  await expect.poll(() => servers.live.received.join()).toContain('/token-ws?token=live-token')
  await expect.poll(servers.live.connections).toBe(1)
  await page.getByLabel('Server').selectOption(`ws://${servers.mock.host}`)
  await expect(page.locator('[data-state="closed"]')).toBeVisible()
  await expect.poll(servers.live.connections).toBe(0)
  await expect(page.getByText(`Keys for http://${servers.mock.host}: those of the mock`)).toBeVisible()
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect.poll(() => servers.mock.received.join()).toContain('/token')
  expect(servers.mock.received.join()).not.toContain('live-')
  expect(servers.test.received.join()).not.toContain('live-')
})

test('a redirect takes no key to another server', async ({ console, trade: { servers } }) => {
  const page = await console('build=listMoved')
  await giveKeys(page, 'live')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(servers.live.received.join()).toContain('live-key')
  expect(servers.test.received.join()).not.toContain('live-')
})

test('the question before a call names its server, and is asked anew for another', async ({
  console,
  trade: { servers },
}) => {
  const { live, test: other } = serversOf(servers)
  const page = await console('build=placeOrder')
  await giveKeys(page, 'live')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(`This trades with real money on ${live}.`)
  await page.getByLabel('Type placeOrder to send it').fill('placeOrder')
  await page.getByLabel('Server').selectOption(other)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await giveKeys(page, 'test')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(`This trades with real money on ${other}.`)
  await page.getByLabel('Type placeOrder to send it').fill('placeOrder')
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(page.locator('[data-status="200"]')).toBeVisible()
  expect(servers.test.received.join()).toContain('"method":"POST"')
  expect(servers.live.received.join()).not.toContain('"method":"POST"')
})

test('the request builder asks for keys anew when the server changes', async ({ console, trade }) => {
  const { test: other } = serversOf(trade.servers)
  const page = await console('build=listOrders')
  await page.goto(`${trade.site.origin}/trade/orders#build=listOrders`)
  const builder = page.locator('.builder').first()
  await builder.getByLabel('API key').fill('live-key')
  await builder.getByLabel('API secret').fill('live-secret')
  await expect(builder).toContainText('live-key')
  await builder.getByLabel('Server', { exact: true }).selectOption(other)
  await expect(builder.getByLabel('API key')).toHaveValue('')
  await expect(builder).not.toContainText('live-key')
})

test('a request builder asks for a passphrase where the scheme has one, and joins the parts as it says', async ({
  console,
}) => {
  const page = await console('build=listOrders')
  const description = await page.getByRole('link', { name: 'Description' }).getAttribute('href')
  await page.goto(new URL(description ?? '', page.url()).href)
  await hydrated(page)
  const builder = page.locator('details[data-build="listOrders"]')
  await builder.locator('summary').first().click()
  await builder.getByLabel('API key').fill('demo')
  await builder.getByLabel('API secret').fill('secret')
  await builder.getByLabel('Passphrase').fill('open sesame')
  await expect(builder.locator('.canonical > li').first()).toHaveAttribute('data-part', 'method')
  await expect(builder.locator('.builder-headers')).toContainText('open sesame')
})
