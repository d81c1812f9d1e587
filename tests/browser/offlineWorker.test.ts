import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { serveSite } from '../../scripts/serve/serveSite.ts'
import { copyPlainMeridian } from '../meridian.ts'
import { runCommand } from '../runCommand.ts'
import { createWorkspace } from '../workspace.ts'
import { test as base, hydrated } from './site.ts'

/** The tests share one build: they run in one worker. */
base.describe.configure({ mode: 'default' })

const environment = { MERIDIAN_BASE: '/docs/', MERIDIAN_OFFLINE: 'on' }

interface Deployment {
  readonly folder: string
  readonly url: (path: string) => string
}

/**
 * The Meridian site with `offline: true`, in a folder that each test may change and gets as it was built. EXCHANGE_DOCS_OFFLINE
 * names a folder where it was built before.
 */
const test = base.extend<{ readonly deployed: Deployment; readonly reader: Page }, { readonly built: string }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const workspace = await createWorkspace()
      const ready = process.env['EXCHANGE_DOCS_OFFLINE']
      const out = ready ?? workspace.newFolder()
      // A copy: others may be building the project itself at the same time.
      if (!ready) await build(await copyPlainMeridian(workspace.newFolder()), out)
      await use(out)
      await workspace.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  async deployed({ built }, use) {
    const workspace = await createWorkspace()
    const folder = workspace.newFolder()
    // The server must serve a file that a test changes: a compressed form would hold the old text.
    await cp(built, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
    const server = await serveSite({ folder, base: '/docs/', port: 0 })
    const { port } = server.address() as AddressInfo
    await use({ folder, url: (path) => `http://localhost:${port}/docs${path}` })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await workspace.remove()
  },
  // Workers outlive pages: each reader has a context of its own.
  async reader({ browser }, use) {
    const context = await browser.newContext()
    await use(await context.newPage())
    await context.close()
  },
})

async function build(root: string, out: string): Promise<void> {
  const flags = ['--project', root, '--out', out, '--compress', 'none']
  const { code, stdout, stderr } = await runCommand('build', flags, { environment })
  expect(code, stdout + stderr).toBe(0)
}

/** Opens a page and waits until the worker keeps it, and the search. */
async function openKept(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrated(page)
  await expect.poll(() => page.evaluate(isWorking)).toBe(true)
  await expect.poll(() => isKept(page, url.replace(/\/$/, ''))).toBe(true)
  await expect.poll(() => page.evaluate(isSearchKept)).toBe(true)
}

async function isNoneWaiting(scope: string): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration(scope))?.waiting === null
}

function isWorking(): boolean {
  return navigator.serviceWorker.controller?.state === 'activated'
}

async function isSearchKept(): Promise<boolean> {
  const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
  return (await Promise.all(caching)).flat().some(({ url }) => url.includes('/search/'))
}

async function replaceIn(folder: string, file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8')
  expect(text.replaceAll(new RegExp(from, 'g'), to)).not.toBe(text)
  await writeFile(join(folder, file), text.replaceAll(new RegExp(from, 'g'), to))
}

function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

async function isKept(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (address) => (await caches.match(address)) !== undefined, path)
}

test('a page that was opened and the search work without a network, in whatever form it is asked for', async ({
  reader,
  deployed,
}) => {
  await openKept(reader, deployed.url('/orders/api/cancel-order'))
  await reader.context().setOffline(true)
  await reader.goto(deployed.url('/orders/api/cancel-order/index.html?a=1'))
  await expect(reader.locator('h1')).toHaveText('Cancel an order')
  await hydrated(reader)
  await reader.keyboard.press('Control+K')
  await reader.getByRole('combobox').fill('group of orders')
  await expect(reader.locator('.search-hit').first()).toContainText('group', { ignoreCase: true })
})

test('a page that was come to by a link is kept; one that was not says so in its language and names those that are', async ({
  reader,
  deployed,
}) => {
  await openKept(reader, deployed.url('/'))
  await reader.locator('.article').getByRole('link', { name: 'Order book' }).click()
  await expect(reader.locator('h1')).toHaveText('Market data')
  await expect.poll(() => isKept(reader, deployed.url('/orders/api/market-data'))).toBe(true)
  await reader.context().setOffline(true)
  await reader.goto(deployed.url('/orders/maintenance'))
  await expect(reader.locator('h1')).toHaveText('You are offline')
  await expect(reader.locator('html')).toHaveAttribute('lang', 'en')
  await reader.getByRole('link', { name: 'Market data' }).click()
  await expect(reader.locator('h1')).toHaveText('Market data')
  await reader.goto(deployed.url('/zh/orders/'))
  await expect(reader.locator('h1')).toHaveText('您当前处于离线状态')
  await expect(reader.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await reader.context().setOffline(false)
  await reader.getByRole('link', { name: '重试' }).click()
  await expect(reader.locator('h1')).toHaveText('订单如何运作')
})

test('with a network a new text shows at once, and a new build takes the place of what an old one kept', async ({
  reader,
  deployed: { folder, url },
}) => {
  await openKept(reader, url('/orders/api/cancel-order'))
  await replaceIn(folder, 'orders/api/cancel-order/index.html', 'Cancel an order', 'Call an order off')
  await replaceIn(folder, 'offline-worker.js', '"build":"[^"]*"', '"build":"later"')
  await rm(join(folder, 'orders/maintenance'), { recursive: true })
  await reader.reload()
  await expect(reader.locator('h1')).toHaveText('Call an order off')
  await reader.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect
    .poll(() => reader.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed')
  const response = await reader.goto(url('/orders/maintenance'))
  expect(response?.status()).toBe(404)
  expect(await isKept(reader, url('/orders/maintenance'))).toBe(false)
  // The new worker takes over when no page of the old one is open any more.
  const later = await reader.context().newPage()
  await reader.close()
  // A page that opens before the old worker gets the message keeps that worker; a page outside its scope can watch it. Now and
  // then Chromium needs more than twenty seconds.
  await later.goto(new URL('/elsewhere', url('/')).href)
  await expect.poll(() => later.evaluate(isNoneWaiting, url('/')), { timeout: 45_000 }).toBe(true)
  await openKept(later, url('/'))
  expect(await cacheNames(later)).toEqual(['exchange-docs /docs/ later files', 'exchange-docs /docs/ later pages'])
  await later.context().setOffline(true)
  await later.goto(url('/orders/api/cancel-order'))
  await expect(later.locator('h1')).toHaveText('Call an order off')
})

test('when it is switched off, the worker deletes what was kept and itself', async ({ reader, deployed }) => {
  await openKept(reader, deployed.url('/'))
  const removing = await readFile(join(process.env['MERIDIAN_FOLDER'] ?? '', 'offline-worker.js'), 'utf8')
  await writeFile(join(deployed.folder, 'offline-worker.js'), removing)
  for (const file of await readdir(deployed.folder, { recursive: true })) {
    if (file.endsWith('.html')) await replaceIn(deployed.folder, file, ',"serviceWorker":"[^"]*"', '')
  }
  await reader.reload()
  await reader.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  // The worker that keeps pages may be busy for as long as one of them is open; a page outside can watch it go.
  const later = await reader.context().newPage()
  await reader.close()
  await later.goto(new URL('/elsewhere', deployed.url('/')).href)
  const registrations = () => later.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registrations, { timeout: 60_000 }).toBe(0)
  expect(await cacheNames(later)).toEqual([])
  await later.goto(deployed.url('/'))
  await hydrated(later)
  expect(await later.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})
