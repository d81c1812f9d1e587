import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { serveSite } from '../../scripts/serve/serveSite.ts'
import { buildAndServe, type ServedSite } from '../crawl/serveBuilt.ts'
import { freePort } from '../freePort.ts'
import { runCommand } from '../runCommand.ts'
import { createWorkspace } from '../workspace.ts'
import { writeKeyProject } from './keyProject.ts'
import { type RecordingServer, recordRequests } from './recordingServer.ts'
import { test as base, expect, hydrated } from './site.ts'

interface Hosts {
  readonly docs: ServedSite
  /** Origin that the console is served at, and the folder that is served. */
  readonly console: { readonly origin: string; readonly folder: string }
  readonly api: RecordingServer
}

/** The tests share one build: they run in one worker. */
base.describe.configure({ mode: 'default' })

const locale = (code: string, label: string) => ({ code, label, lang: code, dir: 'ltr', calendar: 'gregory' })

/** A site whose console has an origin of its own, and both served. */
const test = base.extend<object, { readonly hosts: Hosts }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const workspace = await createWorkspace()
      const [root, out, folder] = [workspace.newFolder(), workspace.newFolder(), workspace.newFolder()]
      const [port, api] = [await freePort(), await recordRequests()]
      const origin = `http://localhost:${port}`
      const servers = [`http://${api.host}`, `ws://${api.host}`].map(
        (each) => ({ origin: each, use: 'account' }) as const,
      )
      await writeKeyProject(
        root,
        { live: api.host, test: api.host, stream: api.host },
        { host: origin, servers },
        {
          origin: 'https://docs.example.com',
          locales: [locale('en', 'English'), locale('zh', '中文')],
          hosts: [{ origin: 'https://stats.example.com', for: ['script', 'connect'] }],
          navbar: {
            start: [{ label: { en: 'Orders' }, href: '/trade/orders' }],
            end: [{ label: { en: 'Try it' }, href: '/console' }],
          },
          redirects: { '/old': '/trade/' },
        },
      )
      const docs = await buildAndServe({ root, out })
      const { code, stderr } = await runCommand('build', [
        ...['--project', root, '--console', '--out', folder, '--compress', 'none'],
      ])
      expect({ code, stderr }).toMatchObject({ code: 0 })
      const server = await serveSite({ folder, base: '/', port })
      expect((server.address() as AddressInfo).port).toBe(port)
      await use({ docs, console: { origin, folder }, api })
      server.closeAllConnections()
      await Promise.all([docs.close(), api.close(), new Promise((resolve) => server.close(resolve))])
      await workspace.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

async function sendWithKeys(page: Page): Promise<void> {
  await page.getByLabel('API key').fill('my-key')
  await page.getByLabel('API secret').fill('my-secret')
  await page.getByLabel('Passphrase').fill('my-pass')
  await page.getByRole('button', { name: 'Use these keys' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.locator('[data-status="200"]')).toBeVisible()
}

test('a call leads from the site to the console of the other origin, filled in, and is sent from there', async ({
  page,
  hosts: { docs, console: own, api },
}) => {
  await page.goto(`${docs.origin}/trade/orders#build=listOrders&q.symbol=ETH_USDT`)
  await page.getByRole('link', { name: 'Send in the console' }).click()
  await expect(page).toHaveURL(`${own.origin}/console#build=listOrders&q.symbol=ETH_USDT&api=trade`)
  await expect(page.getByLabel('symbol')).toHaveValue('ETH_USDT')
  await sendWithKeys(page)
  expect(api.received.join()).toContain('/orders?symbol=ETH_USDT')
  expect(api.received.join()).toContain('my-key')

  await page.goto(`${docs.origin}/zh/trade/streams`)
  await expect(page.getByRole('link', { name: 'Try it' }).first()).toHaveAttribute('href', `${own.origin}/zh/console`)
  await page.getByRole('link', { name: '在控制台中连接' }).first().click()
  await expect(page).toHaveURL(`${own.origin}/zh/console#api=trade&connect=liveOrders`)
  await expect(page.getByRole('button', { name: '连接', exact: true })).toBeVisible()
})

test('the origin of the site has no console, and that of the console nothing else', async ({
  request,
  hosts: { docs, console: own },
}) => {
  for (const path of ['/console', '/zh/console', '/console/trade/operations/listOrders.json'])
    expect((await request.get(docs.origin + path)).status(), path).toBe(404)
  const files = readdirSync(own.folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  expect(files.filter((file) => /\.(?:html?|svg|xml|md|txt)$/.test(file)).sort()).toEqual(
    ['404.html', 'console/index.html', 'favicon.svg', 'index.html'].concat([
      'zh/404.html',
      'zh/console/index.html',
      'zh/index.html',
    ]),
  )
  expect(files).not.toContain('_redirects')
})

test('the page has its languages and theme, leads back to the site, and asks its servers alone', async ({
  page,
  hosts: { docs, console: own, api },
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await page.goto(`${own.origin}/no/such/page`)
  await expect(page).toHaveURL(`${own.origin}/console`)
  await hydrated(page)
  const { origin } = docs.config
  await expect(page.getByRole('link', { name: 'Orders', exact: true }).first()).toHaveAttribute(
    'href',
    `${origin}/trade/orders`,
  )
  await page.getByRole('link', { name: 'listOrders' }).first().click()
  await expect(page.getByRole('link', { name: 'Description' })).toHaveAttribute(
    'href',
    `${origin}/trade/orders#listOrders`,
  )
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByLabel('Language: English').click()
  await page.getByRole('link', { name: '中文' }).click()
  await expect(page).toHaveURL(`${own.origin}/zh/console#build=listOrders&api=trade`)
  await expect(page.getByRole('button', { name: '发送', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const policy = await page.locator('meta[http-equiv]').getAttribute('content')
  expect(policy).toContain(`connect-src 'self' http://${api.host} ws://${api.host};`)
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).not.toContain('stats.example.com')
  expect([...new Set(asked)]).toEqual([own.origin])
})

test('no page of the site can read, script or frame the console', async ({
  page,
  request,
  hosts: { docs, console: own },
}) => {
  const address = `${own.origin}/console#api=trade&build=listOrders`
  await page.goto(`${docs.origin}/trade/orders`)
  const opening = page.waitForEvent('popup')
  await page.evaluate((to) => void Object.assign(globalThis, { opened: open(to) }), address)
  const opened = await opening
  await opened.getByLabel('API key').fill('my-key')
  expect(await opened.evaluate(() => opener)).toBe(null)
  const isClosed = () => page.evaluate(() => (globalThis as unknown as { readonly opened: Window }).opened.closed)
  await expect.poll(isClosed).toBe(true)
  const reached = await page.evaluate(async (to) => {
    const { opened: other } = globalThis as unknown as { readonly opened: Window }
    const answer = await fetch(to).catch(() => 'refused')
    try {
      return [answer, other.document.querySelectorAll('input').length]
    } catch (error) {
      return [answer, (error as Error).name]
    }
  }, address)
  expect(reached).toEqual(['refused', 'SecurityError'])
  const headers = (await request.get(`${own.origin}/console`)).headers()
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['access-control-allow-origin']).toBe(undefined)
  await opened.close()
})

test('a build of the console needs an origin for it', async () => {
  const workspace = await createWorkspace()
  const root = workspace.newFolder()
  const host = '127.0.0.1:8080'
  await writeKeyProject(root, { live: host, test: host, stream: host }, { servers: [] })
  const { code, stderr } = await runCommand('build', ['--project', root, '--console', '--out', workspace.newFolder()])
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('an origin in `console.host`') })
  await workspace.remove()
})
